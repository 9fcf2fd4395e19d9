/** Families for scripts, as fontsource package names. */
const familyOfScript: Record<string, string> = {
  Latn: 'noto-sans',
  Grek: 'noto-sans',
  Cyrl: 'noto-sans',
  Arab: 'noto-sans-arabic',
  Hebr: 'noto-sans-hebrew',
  Deva: 'noto-sans-devanagari',
  Beng: 'anek-bangla',
  Guru: 'noto-sans-gurmukhi',
  Gujr: 'noto-sans-gujarati',
  Taml: 'noto-sans-tamil',
  Telu: 'noto-sans-telugu',
  Knda: 'noto-sans-kannada',
  Mlym: 'noto-sans-malayalam',
  Sinh: 'noto-sans-sinhala',
  Thai: 'noto-sans-thai',
  Laoo: 'noto-sans-lao',
  Khmr: 'noto-sans-khmer',
  Mymr: 'noto-sans-myanmar',
  Geor: 'noto-sans-georgian',
  Armn: 'noto-sans-armenian',
  Ethi: 'noto-sans-ethiopic',
  Hans: 'noto-sans-sc',
  Hant: 'noto-sans-tc',
  Hani: 'noto-sans-sc',
  Jpan: 'noto-sans-jp',
  Hira: 'noto-sans-jp',
  Kana: 'noto-sans-jp',
  Kore: 'noto-sans-kr',
  Hang: 'noto-sans-kr',
};

/** Languages whose readers expect another style than the script's own family. */
const familyOfLanguage: Record<string, string> = { ur: 'noto-nastaliq-urdu' };

/** Families of like character, the nearest first, for texts with letters a family does not have. */
const kin: Record<string, string[]> = {
  fredoka: ['nunito'],
  outfit: ['plus-jakarta-sans', 'montserrat'],
  'plus-jakarta-sans': ['montserrat', 'inter'],
  'space-grotesk': ['montserrat'],
  montserrat: ['inter'],
  nunito: ['inter'],
  fraunces: ['playfair-display'],
  bitter: ['playfair-display'],
  'bodoni-moda': ['playfair-display', 'cormorant-garamond'],
  'playfair-display': ['cormorant-garamond'],
  'cormorant-garamond': ['playfair-display'],
  anton: ['oswald'],
  oswald: ['inter'],
  caveat: ['dancing-script'],
  'dancing-script': ['caveat'],
};

/** Families to set a text in that a family has not all letters of. */
export function kinOf(family: string): string[] {
  return kin[family] ?? [];
}

/** Every family tried when neither the wanted one nor the script's own has a glyph. */
export const fallbackFamilies = [...new Set(Object.values(familyOfScript))];

/** The family a text in this language (BCP 47) and script (ISO 15924) is read in by default. */
export function familyFor(language: string, script: string): string {
  return familyOfLanguage[language.split('-')[0] ?? ''] ?? familyOfScript[script] ?? 'noto-sans';
}

/** How tall lines of a script have to be, as multiples of the type size, for headlines and for running text. */
export function lineHeightsOf(language: string, script: string): { headline: number; body: number } {
  const [base] = language.split('-');
  if (base === 'ur') return { headline: 1.85, body: 2.05 };
  // Two marks on one capital.
  if (base === 'vi') return { headline: 1.24, body: 1.45 };
  return lineHeights[script] ?? { headline: 1.06, body: 1.38 };
}

const indic = { headline: 1.28, body: 1.5 };
const han = { headline: 1.22, body: 1.5 };
const lineHeights: Record<string, { headline: number; body: number }> = {
  Arab: { headline: 1.32, body: 1.55 },
  Hebr: { headline: 1.12, body: 1.4 },
  Deva: indic,
  Beng: indic,
  Guru: indic,
  Gujr: indic,
  Taml: indic,
  Telu: { headline: 1.38, body: 1.6 },
  Knda: { headline: 1.36, body: 1.58 },
  Mlym: { headline: 1.36, body: 1.58 },
  Sinh: { headline: 1.32, body: 1.55 },
  Thai: { headline: 1.34, body: 1.55 },
  Laoo: { headline: 1.4, body: 1.6 },
  Khmr: { headline: 1.55, body: 1.75 },
  Mymr: { headline: 1.62, body: 1.8 },
  Ethi: { headline: 1.2, body: 1.45 },
  Hans: han,
  Hant: han,
  Hani: han,
  Jpan: han,
  Kore: han,
};
