import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { provenanceXmp } from '../app/domain/ads/provenance.ts';

/**
 * `npm run blog-pictures`: draws the pictures of the sample posts with the composer and nothing else, each also at 768
 * px for small screens. Names after the command draw only those.
 */
const root = join(import.meta.dirname, '..');
// One run for all modules: fonts live in the renderer of the module that loaded them.
const { module: tools } = await runnerImport<typeof import('./blog-pictures/draw.ts')>(
  join(root, 'scripts/blog-pictures/draw.ts'),
  { configFile: false, root },
);

const folder = join(root, 'public/blog');
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(2);
const smaller = 768;
const xmp = provenanceXmp({ painter: 'built-in', writer: 'built-in', design: undefined });
const listed = [];
for (const scene of tools.scenes) {
  const { width, height } = tools.sheet;
  listed.push({ name: scene.name, width, height, widths: [smaller] });
  if (only.length > 0 && !only.includes(scene.name)) continue;
  const picture = sharp(await tools.drawScene(scene));
  await picture
    .clone()
    .withXmp(xmp)
    .webp({ quality: 82 })
    .toFile(join(folder, `${scene.name}.webp`));
  await picture
    .clone()
    .resize({ width: smaller })
    .withXmp(xmp)
    .webp({ quality: 80 })
    .toFile(join(folder, `${scene.name}-${smaller}.webp`));
}
writeFileSync(join(root, 'app/domain/blog/sample-pictures.json'), `${JSON.stringify(listed, null, 2)}\n`);
process.exit(0);
