import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { provenanceXmp } from '../app/domain/ads/provenance.ts';
import { sampleBriefs } from './showcase/briefs.ts';

/**
 * `npm run showcase`: draws the sample ads the site ships with, with the composer and nothing else. Widths of 480 and
 * 720 px are written beside each for smaller screens.
 */
const root = join(import.meta.dirname, '..');
const load = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, 'app/composer', path), { configFile: false, root })).module;

const { readBrief } = await load<typeof import('#app/composer/brief/read-brief.ts')>('brief/read-brief.ts');
const { writeCopy } =
  await load<typeof import('#app/composer/copywriter/copywriter.ts')>('copywriter/copywriter.ts');
const { directAd } =
  await load<typeof import('#app/composer/direction/art-director.ts')>('direction/art-director.ts');
const { composeAd } = await load<typeof import('#app/composer/render/compose.ts')>('render/compose.ts');
const { pixelsOf } = await load<typeof import('#app/composer/design/ad-design.ts')>('design/ad-design.ts');

const folder = join(root, 'public/showcase');
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(2);
const listed = [];
/** An English page shows English ads first; the description of any other ad begins with its language. */
const isEnglish = ({ alt }: { alt: string }) => alt.startsWith('Ad for');
const ordered = sampleBriefs.toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
for (const { name, trade, alt, categories, size, seed, layout, brief } of ordered) {
  const { width, height } = pixelsOf(size);
  const path = join(folder, `${name}.webp`);
  if (only.length === 0 || only.includes(name)) {
    const facts = readBrief(brief);
    const design = directAd({
      brief,
      size,
      seed,
      layout,
      ...writeCopy(facts),
      facts: facts.facts,
      intent: facts.intent,
    });
    const ad = await composeAd({ design, size: { width, height } });
    const xmp = provenanceXmp({ painter: 'built-in', writer: 'built-in', design: ad.design });
    await sharp(ad.clean).withXmp(xmp).webp({ quality: 82, effort: 6 }).toFile(path);
    for (const smaller of [480, 720])
      await sharp(ad.clean)
        .resize({ width: smaller })
        .withXmp(xmp)
        .webp({ quality: 77, effort: 6 })
        .toFile(join(folder, `${name}-${smaller}.webp`));
    process.stdout.write(`${name}: ${ad.design.layout}, ${ad.design.palette.background}\n`);
  }
  const { size: bytes } = statSync(path);
  listed.push({ name, trade, alt, categories, width, height, bytes });
}
writeFileSync(join(root, 'app/domain/media/showcase.json'), `${JSON.stringify(listed, null, 2)}\n`);

/** The picture of the README: the first square ads side by side. */
const tile = 480;
const squares = sampleBriefs.filter(({ size }) => size === '1024x1024').slice(0, 6);
const tiles = await Promise.all(
  squares.map(async ({ name }, index) => ({
    input: await sharp(join(folder, `${name}.webp`))
      .resize(tile, tile)
      .toBuffer(),
    left: (index % 3) * (tile + 16),
    top: Math.floor(index / 3) * (tile + 16),
  })),
);
const sheet = { width: 3 * tile + 32, height: 2 * tile + 16, channels: 3 as const, background: '#ffffff' };
await sharp({ create: sheet })
  .composite(tiles)
  .withXmp(provenanceXmp({ painter: 'built-in', writer: 'built-in', design: {} }))
  .jpeg({ quality: 88 })
  .toFile(join(root, 'docs/sample-ads.jpg'));
process.exit(0);
