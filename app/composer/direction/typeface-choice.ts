import { stemMatcher } from '../brief/text/stems.ts';
import type { Topic } from '../brief/topics.ts';
import type { Typography } from '../design/ad-design.ts';
import { sourcesOfAll, stemsOfAll } from '../languages/registry.ts';
import type { Lettering } from '../languages/turns.ts';
import { toPattern } from '../pattern.ts';
import { familyNames, type TypefaceKind, type TypeStyle, typefaceStyles, typeStyles } from './type-styles.ts';
import type { Voice } from './voices.ts';

const named = familyNames.map(([style, stems]) => [style, stemMatcher(stems)] as const);
const described = (Object.entries(typefaceStyles) as [TypefaceKind, TypeStyle][]).map(
  ([kind, style]) => [style, stemMatcher(stemsOfAll((language) => language.typefaces?.[kind]))] as const,
);

const byVoice: Record<Voice, TypeStyle[]> = {
  luxury: ['luxury', 'elegant', 'editorial'],
  playful: ['playful', 'rounded', 'geometric'],
  urgent: ['impact', 'condensed', 'classic'],
  professional: ['clean', 'modern', 'classic'],
  friendly: ['rounded', 'warm', 'geometric'],
  bold: ['impact', 'condensed', 'classic'],
  calm: ['elegant', 'clean', 'warm'],
  romantic: ['elegant', 'script', 'luxury'],
  tech: ['tech', 'clean', 'modern'],
  retro: ['slab', 'condensed', 'elegant'],
  neutral: [],
};

const byTopic: Partial<Record<Topic, TypeStyle[]>> = {
  coffee: ['warm', 'slab', 'geometric'],
  burger: ['impact', 'slab', 'condensed'],
  restaurant: ['elegant', 'warm', 'editorial'],
  baking: ['warm', 'rounded', 'elegant'],
  drinks: ['condensed', 'slab', 'warm'],
  shoes: ['condensed', 'classic', 'impact'],
  fashion: ['editorial', 'elegant', 'geometric'],
  headphones: ['tech', 'modern', 'geometric'],
  phone: ['tech', 'clean', 'modern'],
  app: ['modern', 'geometric', 'clean'],
  software: ['modern', 'tech', 'clean'],
  business: ['clean', 'classic', 'modern'],
  beauty: ['elegant', 'luxury', 'geometric'],
  fitness: ['condensed', 'impact', 'classic'],
  furniture: ['geometric', 'slab', 'elegant'],
  house: ['modern', 'slab', 'classic'],
  travel: ['classic', 'elegant', 'geometric'],
  pets: ['rounded', 'playful', 'modern'],
  books: ['elegant', 'slab', 'warm'],
  finance: ['modern', 'clean', 'classic'],
  cars: ['classic', 'condensed', 'tech'],
  health: ['modern', 'rounded', 'clean'],
  kids: ['playful', 'rounded'],
  bike: ['condensed', 'classic', 'modern'],
  jewellery: ['luxury', 'editorial', 'elegant'],
  eco: ['slab', 'warm', 'geometric'],
  gifts: ['warm', 'rounded', 'elegant'],
  events: ['classic', 'condensed', 'playful'],
  charity: ['modern', 'warm', 'slab'],
};

const loud: TypeStyle[] = ['impact', 'condensed', 'tech', 'playful'];
const quiet: TypeStyle[] = ['elegant', 'editorial', 'luxury', 'script'];

/** Faces out of tone for a trade. */
const againstTopic: Partial<Record<Topic, TypeStyle[]>> = {
  business: ['rounded', 'playful', 'impact'],
  finance: ['rounded', 'playful', 'impact'],
  software: ['warm', 'slab', 'impact', 'elegant'],
  phone: ['warm', 'slab', 'elegant'],
  headphones: ['warm', 'slab', 'elegant'],
  health: ['impact', 'condensed', 'editorial'],
  beauty: ['impact', 'condensed', 'slab'],
  jewellery: ['impact', 'condensed', 'rounded', 'slab', 'tech'],
  fitness: ['warm', 'editorial', 'elegant'],
  cars: ['warm', 'elegant', 'rounded'],
  kids: ['editorial', 'tech', 'impact'],
  charity: ['impact', 'editorial'],
};

/** Faces that say the opposite of a voice. */
const againstVoice: Partial<Record<Voice, TypeStyle[]>> = {
  luxury: [...loud, 'rounded'],
  romantic: [...loud, 'classic'],
  calm: loud,
  urgent: [...quiet, 'warm'],
  bold: [...quiet, 'warm'],
  tech: [...quiet, 'playful', 'rounded', 'warm', 'slab'],
  professional: ['impact', 'playful', 'rounded', 'script'],
  playful: ['editorial', 'luxury'],
};

/** Faces for any trade: thin strokes are for those that ask for elegance. */
const usual: TypeStyle[] = [
  'modern',
  'tech',
  'classic',
  'rounded',
  'warm',
  'geometric',
  'condensed',
  'slab',
  'clean',
  'impact',
];

/** Ten ideas take turns with the seed; the faces move on with them and from one round to the next. */
const turnOf = (seed: number) => seed + 3 * Math.floor(seed / 10);

/**
 * Some families have no letters for a script. Here is the one closest to each that has them. '' leaves it to the
 * script's own.
 */
const cyrillic: Partial<Record<TypeStyle, TypeStyle>> = {
  geometric: 'classic',
  editorial: 'elegant',
  warm: 'slab',
  impact: 'condensed',
  playful: 'rounded',
  script: 'handwritten',
  tech: 'classic',
};

const cased = /^(?:Latn|Cyrl|Grek)$/;

const lettering = (way: Lettering) => sourcesOfAll((language) => language.lettering?.[way]);
/** How a brief asks for its letters to be set. */
const asks = {
  capitals: toPattern(`(?<!\\p{L})(?:${lettering('capitals')})`, 'iu'),
  small: toPattern(`(?<!\\p{L})(?:${lettering('small')})`, 'iu'),
  light: toPattern(`(?<!\\p{L})(?:${lettering('light')})(?!\\p{L})`, 'iu'),
  bold: toPattern(`(?<!\\p{L})(?:${lettering('bold')})(?!\\p{L})`, 'iu'),
};

/** What decides the type. `text` is the brief's "font style"; `headline` the words it sets. */
export type TypeWish = {
  text: string | undefined;
  topic: Topic;
  voice: Voice;
  seed: number;
  script: string;
  headline: string;
};

/** Picks families, weight, case and spacing: a named family first, then words for a style, then voice, then topic. */
export function typographyFor(wish: TypeWish): Typography {
  const text = (wish.text ?? '').slice(0, 400).normalize('NFC');
  const asked = firstIn(named, text) ?? firstIn(described, text);
  // Typefaces that suit voice and trade come first. The others are there so that no typeface is in every ad.
  const against = [...(againstVoice[wish.voice] ?? []), ...(againstTopic[wish.topic] ?? [])];
  const suited = [...byVoice[wish.voice], ...(byTopic[wish.topic] ?? [])];
  // In every round what suits takes a second turn.
  const pool = [...new Set([...suited, ...usual]), ...new Set(suited)].filter(
    (style) => !against.includes(style),
  );
  let name: TypeStyle = asked ?? pool[turnOf(wish.seed) % pool.length] ?? 'modern';
  if (wish.script === 'Cyrl') name = cyrillic[name] ?? name;
  if (wish.script === 'Grek') name = name === 'mono' ? 'mono' : 'clean';
  const style: { display: string; body: string; weight: number; tracking: number; uppercase?: boolean } =
    typeStyles[name];
  const capitals = asks.capitals.test(text);
  const small = asks.small.test(text);
  const uppercase =
    cased.test(wish.script) &&
    !small &&
    (capitals || (style.uppercase === true && wish.headline.length <= 44));
  return {
    display: style.display,
    body: style.body,
    headlineWeight: cased.test(wish.script)
      ? weightFor(style, text)
      : Math.max(600, Math.min(800, style.weight)),
    uppercase,
    tracking: cased.test(wish.script) ? trackingFor(style.tracking, uppercase, style.display) : 0,
  };
}

/** The style whose word comes first in the text. */
function firstIn(list: readonly (readonly [TypeStyle, RegExp])[], text: string): TypeStyle | undefined {
  if (!text.trim()) return undefined;
  let first: { style: TypeStyle; at: number } | undefined;
  for (const [style, matcher] of list) {
    matcher.lastIndex = 0;
    const at = matcher.exec(text)?.index;
    if (at !== undefined && (!first || at < first.at)) first = { style, at };
  }
  return first?.style;
}

const maximum: Record<string, number> = {
  oswald: 700,
  anton: 400,
  fredoka: 700,
  caveat: 700,
  'dancing-script': 700,
  'jetbrains-mono': 800,
  'space-grotesk': 700,
  'cormorant-garamond': 700,
  'plus-jakarta-sans': 800,
};

function weightFor(style: { display: string; weight: number }, text: string): number {
  const most = maximum[style.display] ?? 900;
  if (asks.light.test(text)) return style.display === 'anton' ? 400 : 400;
  if (asks.bold.test(text)) return Math.min(most, 800);
  return Math.min(most, style.weight);
}

function trackingFor(base: number, uppercase: boolean, family: string): number {
  if (!uppercase) return base;
  return family === 'anton' || family === 'oswald'
    ? Math.max(0.005, base)
    : family === 'cormorant-garamond' || family === 'bodoni-moda'
      ? 0.08
      : 0.02;
}
