import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { tuneEngine } from '../scripts/engine.ts';
import { measure, report } from './statistics.ts';

/** One ad to every placement as PNG, three drawings at a time as the zip does it: under 3 s on two cores. */
tuneEngine();
const root = join(import.meta.dirname, '..');
const load = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, 'app', path), { configFile: false, root })).module;
const { composeAd } = await load<typeof import('#app/composer/render/compose.ts')>(
  'composer/render/compose.ts',
);
const { readBrief } = await load<typeof import('#app/composer/brief/read-brief.ts')>(
  'composer/brief/read-brief.ts',
);
const { writeCopy } = await load<typeof import('#app/composer/copywriter/copywriter.ts')>(
  'composer/copywriter/copywriter.ts',
);
const { directAd } = await load<typeof import('#app/composer/direction/art-director.ts')>(
  'composer/direction/art-director.ts',
);
const { placements } = await load<typeof import('#app/composer/design/placements.ts')>(
  'composer/design/placements.ts',
);
const { renderer } = await load<typeof import('#app/composer/type/fonts.ts')>('composer/type/fonts.ts');
const { encodeExport } = await load<typeof import('#app/domain/ads/export-encode.server.ts')>(
  'domain/ads/export-encode.server.ts',
);
const { inDrawingSlot } = await load<typeof import('#app/domain/ads/export-slots.server.ts')>(
  'domain/ads/export-slots.server.ts',
);

const brief = {
  title: 'Morning coffee',
  saleGoals: '20% off this week',
  adCopy: 'Slow mornings, freshly roasted.\nSmall batches, sent out the day they leave the drum.',
  instructions: 'Brand: Kettle & Crane. CTA: Order a bag',
};
const design = directAd({ brief, size: '1024x1024', seed: 3, ...writeCopy(readBrief(brief)) });

let bytes = 0;
let allPassed = true;

async function exportAll(): Promise<void> {
  bytes = 0;
  const drawn = new Map(
    placements
      .filter(({ drawnAs }) => drawnAs === undefined)
      .map((placement) => [placement.key, inDrawingSlot(() => draw(placement))]),
  );
  for (const placement of placements) {
    const picture = await drawn.get(placement.drawnAs ?? placement.key);
    const file = picture && (await encodeExport(picture, placement, { format: 'png', xmp: '' }));
    if (!file?.ok) throw new Error(`${placement.key} was not exported`);
    bytes += file.bytes.length;
  }
}

async function draw({ width, height, safe }: (typeof placements)[number]): Promise<Buffer> {
  const { clean, report: checked } = await composeAd({ design, size: { width, height }, safe });
  allPassed &&= checked.passed;
  return clean;
}

/** How fast this machine is at the moment: the renderer encodes a picture and does nothing else. */
const size = { width: 1024, height: 1024 };
const gray = await sharp({ create: { ...size, channels: 4, background: '#808080' } })
  .raw()
  .toBuffer();
const src = { ...size, data: new Uint8Array(gray), premultiplied: true };
const bare = { type: 'image', src, ...size } as const;

report(
  'yardstick: a flat picture to PNG',
  await measure(() => renderer.render(bare, { ...size, format: 'png' }), 10, 2),
);
const times = await measure(exportAll, 5, 1);
const megabytes = (bytes / 1024 / 1024).toFixed(1);
report(
  `one ad, ${placements.length} placements as PNG`,
  times,
  `${allPassed ? 'all checks passed' : 'A CHECK FAILED'}, ${megabytes} MB, ${design.layout}`,
);
process.exit(0);
