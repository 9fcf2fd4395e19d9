import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: cuts the faces of the pages to what they use, into app/fonts. What most pages need is in one small
 * file a face. Further signs of Inter come in files of their own, which a browser fetches only where the signs occur.
 * app.css says which signs are in which file (unicode-range).
 */
const root = join(import.meta.dirname, '..');
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = range(0x20, 0x7e);
const letters = ascii.replace(/[^A-Za-z ]/g, '');
/** Signs that running text in English uses beside ASCII. */
const signs = '\u00a0©²·×–—‘’“”•…€→';

/** Pairs, ligatures and marks; figures of one width for tables. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

type Cut = {
  from: string;
  to: string;
  text: string;
  axes?: Record<string, number | { min: number; max: number }>;
};
const files = 'node_modules/@fontsource';
const cuts: Cut[] = [
  {
    from: `${files}-variable/inter/files/inter-latin-wght-normal.woff2`,
    to: 'inter.woff2',
    text: ascii + signs,
    axes: { wght: { min: 400, max: 700 } },
  },
  { from: `${files}/anton/files/anton-latin-400-normal.woff2`, to: 'anton.woff2', text: ascii + signs },
  {
    from: `${files}-variable/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2`,
    to: 'bodoni-italic.woff2',
    text: letters,
    axes: { wght: 600 },
  },
];

for (const { from, to, text, axes } of cuts) {
  const whole = readFileSync(join(root, from));
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  });
  writeFileSync(join(root, 'app/fonts', to), cut);
  process.stdout.write(`${to}: ${whole.length} to ${cut.length} bytes\n`);
}
