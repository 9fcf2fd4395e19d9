import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

/**
 * `npm run contact-sheet -- [DIR] [LAYOUT…]`: draws every layout in its sizes with a set of briefs, one picture a
 * layout, into DIR (tmp/contact-sheet). An ad that failed a check has a red frame, and standard output says why.
 */
const root = join(import.meta.dirname, '..');
const load = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, 'app/composer', path), { configFile: false, root })).module;
const { layoutNames } = await load<typeof import('#app/composer/design/ad-design.ts')>('design/ad-design.ts');
const { sheetBriefs, sheetDesign } = await load<
  typeof import('#app/composer/layouts/sheet-briefs.fixtures.ts')
>('layouts/sheet-briefs.fixtures.ts');
const { composeAd } = await load<typeof import('#app/composer/render/compose.ts')>('render/compose.ts');

const [folder = 'tmp/contact-sheet', ...only] = process.argv.slice(2);
mkdirSync(resolve(folder), { recursive: true });

const sizes = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
  { width: 1200, height: 628 },
];
/** Height of a row of the sheet, px. */
const tall = 360;
const gap = 12;

for (const layout of layoutNames.filter((name) => only.length === 0 || only.includes(name))) {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let wide = 0;
  for (const [row, brief] of sheetBriefs.entries()) {
    let left = 0;
    for (const size of sizes) {
      const design = sheetDesign(brief, layout);
      const ad = await composeAd({ design, size, watermark: 'Created with ads.example', isMarked: true });
      const failed = ad.report.rejected.find((one) => one.layout === layout)?.failed ?? [];
      const isOther = ad.design.layout !== layout;
      if (failed.length > 0 || ad.dropped.length > 0) {
        const why = failed.map(({ name, value, bar, detail }) => `${name} ${value}/${bar} ${detail ?? ''}`);
        const what = [...why, ad.dropped.length > 0 && `without ${ad.dropped.join(', ')}`].filter(Boolean);
        process.stdout.write(`${layout} ${brief.name} ${size.width}x${size.height}: ${what.join('; ')}\n`);
      }
      const width = Math.round((tall * size.width) / size.height);
      const edge = isOther || failed.length > 0 ? 6 : 0;
      const input = await sharp(ad.clean)
        .resize(width - 2 * edge, tall - 2 * edge)
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#e00000' })
        .png()
        .toBuffer();
      tiles.push({ input, left, top: row * (tall + gap) });
      left += width + gap;
    }
    wide = Math.max(wide, left - gap);
  }
  const height = sheetBriefs.length * (tall + gap) - gap;
  await sharp({ create: { width: wide, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(join(resolve(folder), `${layout}.png`));
}
process.exit(0);
