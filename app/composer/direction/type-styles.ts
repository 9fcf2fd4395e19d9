/** Pairings of a display and a body family (fontsource names) with how the headline is set. */
export const typeStyles = {
  modern: { display: 'plus-jakarta-sans', body: 'plus-jakarta-sans', weight: 800, tracking: -0.025 },
  clean: { display: 'inter', body: 'inter', weight: 800, tracking: -0.03 },
  geometric: { display: 'outfit', body: 'outfit', weight: 700, tracking: -0.02 },
  classic: { display: 'montserrat', body: 'montserrat', weight: 800, tracking: -0.015 },
  warm: { display: 'fraunces', body: 'nunito', weight: 700, tracking: -0.015 },
  slab: { display: 'bitter', body: 'inter', weight: 800, tracking: -0.015 },
  elegant: { display: 'playfair-display', body: 'inter', weight: 700, tracking: -0.01 },
  luxury: { display: 'cormorant-garamond', body: 'montserrat', weight: 600, tracking: 0 },
  editorial: { display: 'bodoni-moda', body: 'outfit', weight: 600, tracking: -0.01 },
  condensed: { display: 'oswald', body: 'inter', weight: 700, tracking: 0.005, uppercase: true },
  impact: { display: 'anton', body: 'inter', weight: 400, tracking: 0.005, uppercase: true },
  rounded: { display: 'nunito', body: 'nunito', weight: 900, tracking: -0.015 },
  playful: { display: 'fredoka', body: 'nunito', weight: 600, tracking: -0.01 },
  handwritten: { display: 'caveat', body: 'nunito', weight: 700, tracking: 0 },
  script: { display: 'dancing-script', body: 'montserrat', weight: 700, tracking: 0 },
  mono: { display: 'jetbrains-mono', body: 'jetbrains-mono', weight: 700, tracking: -0.03 },
  tech: { display: 'space-grotesk', body: 'inter', weight: 700, tracking: -0.025 },
} satisfies Record<
  string,
  { display: string; body: string; weight: number; tracking: number; uppercase?: boolean }
>;
/** A way of setting type. */
export type TypeStyle = keyof typeof typeStyles;

/** Families by name, and well-known ones that look alike. */
export const familyNames: [TypeStyle, string][] = [
  ['modern', 'plus_jakarta_sans plus_jakarta jakarta jakarta_sans'],
  ['clean', 'inter helvetica arial roboto sf_pro san_francisco open_sans segoe noto_sans lato'],
  ['geometric', 'outfit poppins futura avenir century_gothic urbanist sora'],
  ['classic', 'montserrat gotham proxima proxima_nova raleway'],
  ['elegant', 'playfair playfair_display times times_new_roman georgia baskerville merriweather lora'],
  ['warm', 'fraunces recoleta cooper cooper_black souvenir'],
  ['slab', 'bitter slab slab-serif slab_serif rockwell clarendon roboto_slab zilla_slab'],
  ['luxury', 'cormorant cormorant_garamond garamond eb_garamond trajan'],
  ['editorial', 'bodoni bodoni_moda didot vogue'],
  ['condensed', 'oswald bebas bebas_neue league_gothic din_condensed barlow_condensed'],
  ['impact', 'anton impact'],
  ['rounded', 'nunito quicksand varela rubik'],
  ['playful', 'fredoka baloo comic comic_sans bubblegum lobster'],
  ['handwritten', 'caveat kalam indie_flower'],
  ['script', 'dancing_script pacifico great_vibes brush_script'],
  ['mono', 'jetbrains jetbrains_mono courier fira_code ibm_plex_mono'],
  ['tech', 'space_grotesk orbitron exo'],
];

/** What type is called in words, and the style it is set in; asked in this order. */
export const typefaceStyles = {
  mono: 'mono',
  script: 'script',
  handwritten: 'handwritten',
  condensed: 'condensed',
  heavy: 'impact',
  tech: 'tech',
  editorial: 'editorial',
  luxury: 'luxury',
  elegant: 'elegant',
  playful: 'playful',
  rounded: 'rounded',
  bold: 'impact',
  geometric: 'geometric',
  clean: 'clean',
  modern: 'modern',
} satisfies Record<string, TypeStyle>;
/** A kind of typeface that every language has words for. */
export type TypefaceKind = keyof typeof typefaceStyles;
