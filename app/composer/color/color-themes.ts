import { everyMatch } from '../brief/text/every-match.ts';
import { stemMatcher } from '../brief/text/stems.ts';
import { noLetterBefore } from '../languages/letters.ts';
import { sourcesOfAll, stemsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { BaseColors } from './curated-palettes.ts';

/**
 * Moods people ask for instead of colours, each with palettes as background, surface, accent, further colours. Every
 * language has its words for them.
 */
const palettesOf = {
  autumn: ['7a3518 fdf3e4 e8a13a c4561c 4a2a18', 'f3e2c7 fffaf0 a9471f d9a520 5a3a1e'],
  neon: ['0b0a1a 17142e 00f0ff ff2bd6 7a2bff', '0a0f14 10202a 39ff14 00c2ff ff2bd6'],
  pastel: [
    'fde2e4 fff8f6 7a5c8e cddafd dff5e3',
    'e2ecf9 fbfdff 5a6fb0 fde2e4 fff1c9',
    'e6f4ea fbfefb 4f7f6a fde8d0 d8d4f2',
  ],
  halloween: ['1a1020 2a1a33 ff7a1a 7a3fb0 c9f04a'],
  christmas: ['14432f fdf6ec d6353f e7c873 5c8d73', '8f1d26 fbf1e3 14432f e7c873 d9a5a0'],
  valentine: ['f9d5dc fff6f7 b0123f e0607e 7a1430', '9c1736 fff0ef f6b8a8 e0607e 5a0b1f'],
  spring: ['e4f3d8 fcfff8 2f7d4a f7b7c8 ffe08a', 'fdeef2 fffafb 3f8f5a f2a7bd cfe8b8'],
  summer: [
    '0aa1a8 f3fdfb ff6f4d ffd23f 056a73',
    'ffd23f fffbe8 e8505b 0aa1a8 ff9f1c',
    'ff7f50 fff5ef 005f73 ffd166 94d2bd',
  ],
  winter: ['dcebf5 fafdff 1d4e79 9cc3e0 c9d6df', '12304a eef6fb 7cc4f2 c9d6df 2f5f8a'],
  earthy: ['e8dcc8 fbf7ef 8a4b2a a8a27a 5b4a3a', '5a4632 f6efe2 d9a066 8f9a6b c4633f'],
  retro: ['f2dfb8 fff8e6 c8442b 2f6d6a e8a13a', '2f6d6a fdf1d6 f08a24 c8442b f2c14e'],
  monochrome: ['111111 ffffff ffffff 6b6b6b d0d0d0', 'ffffff f2f2f2 111111 8a8a8a d0d0d0'],
  minimal: ['f7f6f3 ffffff 1d1d1b c9c4ba e6e2da', 'ffffff f4f4f2 22313f b9c0c6 e4e7e9'],
  luxury: [
    '12110f 1f1d19 d4af37 8a7440 f3e9cf',
    '0f1f2e f5f1e8 b8904f 2d4257 d9c7a0',
    '2a0f1a f7eee9 c9a227 6d1a2d e0c9a0',
  ],
  dark: ['121417 1d2127 ff7849 3a424c 8d99a6', '0e1a1f 16272e 4fd1c5 2a4550 f2b632'],
  bright: [
    'ffd23f ffffff d6246e 1fa2ff 3bceac',
    '3d2bd6 fffdf5 ffd23f ff4d6d 3bceac',
    'ff4d6d fff7f2 2b1a5a ffd23f 3bceac',
  ],
  ocean: ['0b4f6c effafc f4b860 1b98a8 7fd1d8', '06334a e9f6f8 3ec6c9 1b6ca8 f2e2c4'],
  forest: ['1f3d2b f4f1e4 e0a63a 5c7f4f a3b18a', 'dfe8d5 fbfdf7 2f5d3a 8a6b3f a3b18a'],
  sunset: ['3a1c4a fff0e4 ff7a59 f9b384 c43d6b', 'f78259 fff4ea 4a1942 ffd08a c43d6b'],
  candy: ['ffc2dd fff6fa 7a2bbf 7fe0e6 fff07a', '7fd8e8 f6feff d6246e ffd1e8 fff07a'],
  industrial: ['2b2e31 eceae6 f2b01e 6f757b a9a59e'],
  rustic: ['efe2cc fffaf0 7a4a2b 8f9a6b b98a5a'],
  futuristic: ['070b1f 121a3a 5ad1ff 7a6bff ff7ad9', '0a1024 eaf1ff 3d7bff 8f7bff 1fd1b2'],
  romantic: ['f6dfe0 fff8f7 8d2555 d9a0a8 f3e2c7'],
  warm: ['c4512d fff3e6 2f1a12 f2b04a 7a2a14', 'f6d8ae fff9f0 a9341f e8833a 5a2a18'],
  cool: ['1c4e6b f1f8fb 7fd6c9 3f86ad c9dfea', 'dbe9f0 fbfdfe 1b5a7a 6fb3c9 9fb8c9'],
  ramadan: ['0f3b3a f8f1df d4af37 1f6b62 7fb3a5', '1d1b44 f7f0e0 e2b84a 4a4590 a39bd6'],
  diwali: ['4a1259 fff3e0 f9a826 e0457b 7d2a8a'],
  lunarNewYear: ['b0141c 6d0a10 f5c451 e8533f fbe3b0'],
} satisfies Record<string, string[]>;
export type ColorTheme = keyof typeof palettesOf;

/** Feasts: what is made for one looks like it though nobody asks for its colours. */
const feasts: ReadonlySet<string> = new Set<ColorTheme>([
  ...(['halloween', 'christmas', 'valentine', 'ramadan', 'diwali', 'lunarNewYear'] as const),
]);

function baseOf(palette: string): BaseColors {
  const [background = '', surface = '', accent = '', ...extra] = palette
    .split(' ')
    .map((color) => `#${color}`);
  return { background, surface, accent, extra };
}

const themes = (Object.entries(palettesOf) as [ColorTheme, string[]][]).map(([theme, palettes]) => ({
  theme,
  isFeast: feasts.has(theme),
  matcher: stemMatcher(stemsOfAll((language) => language.themes?.[theme])),
  palettes: palettes.map(baseOf),
}));

/** Palettes of what is cold: snow, ice and what is done on them. */
export const coldPalettes = palettesOf.winter.map(baseOf);

/** What is shown for a mood that is refused: "not too bright", "kein Neon". */
const instead: Partial<Record<ColorTheme, ColorTheme>> = {
  bright: 'pastel',
  neon: 'pastel',
  candy: 'minimal',
  dark: 'minimal',
  pastel: 'bright',
};

/** A refusal right before a word, or one word before it: "not", "not too". */
const refused = toPattern(
  `${noLetterBefore}(?:${sourcesOfAll((language) => language.refusals)})\\s+(?:\\p{L}{2,10}\\s+)?$`,
  'iu',
);

/** Palettes of the moods a text names, the most often named first; of its contrary for one it refuses. */
export const themedPalettes = (text: string): BaseColors[] => palettesIn(themes, text);

/** The same for feasts alone: for words that are not about colours. */
export const feastPalettes = (text: string): BaseColors[] =>
  palettesIn(
    themes.filter(({ isFeast }) => isFeast),
    text,
  );

function palettesIn(among: typeof themes, text: string): BaseColors[] {
  const hits = new Map<string, number>();
  const count = (theme: string) => hits.set(theme, (hits.get(theme) ?? 0) + 1);
  for (const { theme, matcher } of among)
    for (const { index } of everyMatch(matcher, text)) {
      const isRefused = refused.test(text.slice(Math.max(0, index - 30), index));
      const shown = isRefused ? instead[theme] : theme;
      if (shown) count(shown);
    }
  return among
    .filter(({ theme }) => hits.has(theme))
    .sort((a, b) => (hits.get(b.theme) ?? 0) - (hits.get(a.theme) ?? 0))
    .flatMap(({ palettes }) => palettes);
}
