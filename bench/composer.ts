import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { measure, percentile, report } from './statistics.ts';

const root = join(import.meta.dirname, '..');
const load = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, 'app/composer', path), { configFile: false, root })).module;
const { composeAd } = await load<typeof import('#app/composer/compose.ts')>('compose.ts');
const { writeCopy } = await load<typeof import('#app/composer/copywriter.ts')>('copywriter.ts');
const { directAd } = await load<typeof import('#app/composer/art-director.ts')>('art-director.ts');

const size = { width: 1024, height: 1024 };
const brief = {
  title: 'Morning coffee',
  saleGoals: '20% off this week',
  adCopy: 'Slow mornings, freshly roasted.\nSmall batches, sent out the day they leave the drum.',
  instructions: 'Brand: Kettle & Crane. CTA: Order a bag',
};

/** A picture with the detail of a photograph: noise over a gradient does not compress away. */
async function makePhoto(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 22 },
    },
  })
    .blur(1.2)
    .png()
    .toBuffer();
  const glow = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><radialGradient id="g"><stop offset="0" stop-color="#d98a4e"/><stop offset="1" stop-color="#2a1812"/></radialGradient><rect width="1600" height="1200" fill="url(#g)"/></svg>',
  );
  return sharp(glow)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const photo = await makePhoto();
const design = directAd({
  brief,
  size: '1024x1024',
  seed: 3,
  layout: 'hero-bottom',
  picture: { asset: 'photo' },
  ...writeCopy(brief),
});
const assets = new Map([['photo', photo]]);
const ours = () => composeAd({ design, size, assets });

const require = createRequire(import.meta.url);
const fonts = [
  {
    name: 'Anton',
    weight: 400 as const,
    data: readFileSync(require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff')),
  },
];
const node = (style: object, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The same words over the same photo, as satori and resvg draw them. */
async function theirs(): Promise<Uint8Array> {
  const cropped = await sharp(photo).resize(1024, 1024).jpeg({ quality: 90 }).toBuffer();
  const { headline, subline, offer, callToAction } = design.layers;
  const picture = `data:image/jpeg;base64,${cropped.toString('base64')}`;
  const element = node(
    { width: 1024, height: 1024, position: 'relative', fontFamily: 'Anton', color: '#fff' },
    [
      {
        type: 'img',
        props: { src: picture, width: 1024, height: 1024, style: { position: 'absolute', top: 0, left: 0 } },
      },
      node(
        {
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: 1024,
          height: 620,
          backgroundImage: 'linear-gradient(to top, rgba(0,0,0,.85), rgba(0,0,0,0))',
        },
        '',
      ),
      node({ position: 'absolute', left: 64, right: 64, bottom: 64, flexDirection: 'column', gap: 24 }, [
        node({ fontSize: 88, lineHeight: 1.05 }, headline),
        node({ fontSize: 34 }, subline ?? ''),
        node({ gap: 20 }, [
          node({ background: '#e8441f', borderRadius: 40, padding: '18px 40px', fontSize: 32 }, callToAction),
          node(
            { border: '3px solid #fff', borderRadius: 40, padding: '18px 40px', fontSize: 32 },
            offer ?? '',
          ),
        ]),
      ]),
    ],
  );
  const svg = await satori(element as Parameters<typeof satori>[0], { ...size, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const first = await ours();
const mine = await measure(ours, 30, 5);
const other = await measure(theirs, 5, 1);
report(
  'Adwright composer',
  mine,
  `${first.design.layout}, checks ${first.report.passed ? 'passed' : 'FAILED'}, ${Math.round(first.clean.length / 1024)} KB`,
);
report('satori + resvg', other);
process.stdout.write(
  `  ratio of medians: ${(percentile(other, 0.5) / percentile(mine, 0.5)).toFixed(1)} times faster\n`,
);
process.exit(0);
