import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import type { LayoutName } from '#app/composer/design/ad-design.ts';
import { tuneEngine } from '../scripts/engine.ts';
import { measure, percentile, report } from './statistics.ts';

tuneEngine();
const root = join(import.meta.dirname, '..');
const load = async <Module>(path: string) =>
  (await runnerImport<Module>(join(root, 'app/composer', path), { configFile: false, root })).module;
const { composeAd } = await load<typeof import('#app/composer/render/compose.ts')>('render/compose.ts');
const { readBrief } = await load<typeof import('#app/composer/brief/read-brief.ts')>('brief/read-brief.ts');
const { writeCopy } =
  await load<typeof import('#app/composer/copywriter/copywriter.ts')>('copywriter/copywriter.ts');
const { directAd } =
  await load<typeof import('#app/composer/direction/art-director.ts')>('direction/art-director.ts');
const { renderer } = await load<typeof import('#app/composer/type/fonts.ts')>('type/fonts.ts');
const { paletteFrom } = await load<typeof import('#app/composer/color/palette.ts')>('color/palette.ts');
const { readProduct } = await load<typeof import('#app/composer/pictures/product.ts')>('pictures/product.ts');
const { readReference } =
  await load<typeof import('#app/composer/pictures/reference.ts')>('pictures/reference.ts');
const { thingOn } = await load<typeof import('#app/composer/pictures/pictures.fixtures.ts')>(
  'pictures/pictures.fixtures.ts',
);
const { paintScene } =
  await load<typeof import('#app/composer/scenes/paint-scene.ts')>('scenes/paint-scene.ts');

const size = { width: 1024, height: 1024 };
const brief = {
  title: 'Morning coffee',
  saleGoals: '20% off this week',
  adCopy: 'Slow mornings, freshly roasted.\nSmall batches, sent out the day they leave the drum.',
  instructions: 'Brand: Kettle & Crane. CTA: Order a bag',
};

/** A photograph as the product keeps it after an upload: 2048 px wide, JPEG, with a camera's grain. */
async function makePhoto(): Promise<Buffer> {
  const palette = paletteFrom('sunset orange, dusk blue', {
    topic: 'travel',
    voice: 'calm',
    seed: 3,
    language: 'en',
  });
  const quiet = { x: 0, y: 0, width: 1, height: 0.4 };
  const scene = { painter: 'dunes', prop: 'none', seed: 7, palette, tone: 'dark', quiet } as const;
  const { width, height, data } = paintScene({ ...scene, width: 1344, height: 1008 });
  const grain = await sharp({
    create: {
      width: 1344,
      height: 1008,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  })
    .png()
    .toBuffer();
  const grainy = await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
  return sharp(grainy).resize(2048, 1536).jpeg({ quality: 90 }).toBuffer();
}

const photo = await makePhoto();
const assets = new Map([['photo', photo]]);
const compose = (layout: LayoutName) => {
  const picture = { asset: 'photo' };
  const design = directAd({
    brief,
    size: '1024x1024',
    seed: 3,
    layout,
    picture,
    ...writeCopy(readBrief(brief)),
  });
  return composeAd({ design, size, assets });
};

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

type Drawing = Parameters<typeof satori>[0];
const { headline, subline = '', offer = '', callToAction } = writeCopy(readBrief(brief)).copy;
const words = (ink: string) => [
  node({ fontSize: 88, lineHeight: 1.05, color: ink }, headline),
  node({ fontSize: 34, color: ink }, subline),
  node({ gap: 20 }, [
    node({ background: '#e8441f', color: '#fff', padding: '18px 40px', fontSize: 32 }, callToAction),
    node({ border: `3px solid ${ink}`, color: ink, padding: '18px 40px', fontSize: 32 }, offer),
  ]),
];
const column = { position: 'absolute', flexDirection: 'column', gap: 24 };

/** What our layouts lay under their words, as satori draws it. */
const grounds: Record<string, unknown[]> = {
  'hero-bottom': [
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
    node({ ...column, left: 64, right: 64, bottom: 64 }, words('#fff')),
  ],
  card: [
    node(
      {
        ...column,
        left: 54,
        right: 54,
        bottom: 54,
        padding: 54,
        background: '#fff',
        boxShadow: '0 20px 60px rgba(0,0,0,.28)',
      },
      words('#16130f'),
    ),
  ],
};

/** The same words over the same photo in a like layout, by satori and resvg. */
async function composeLike(layout: string): Promise<Uint8Array> {
  const src = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const cover = { position: 'absolute', top: 0, left: 0, objectFit: 'cover' };
  const picture = { type: 'img', props: { src, width: 1024, height: 1024, style: cover } };
  const element = node({ width: 1024, height: 1024, position: 'relative', fontFamily: 'Anton' }, [
    picture,
    ...(grounds[layout] ?? []),
  ]);
  const svg = await satori(element as Drawing, { ...size, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** How fast this machine is at the moment: the renderer encodes a picture and does nothing else. */
const raw = await sharp(photo).resize(1024, 1024).ensureAlpha().raw().toBuffer();
const bare = {
  type: 'image',
  src: { ...size, data: new Uint8Array(raw), premultiplied: true },
  ...size,
} as const;
const yardstick = () => renderer.render(bare, { ...size, format: 'png' });

report('yardstick: a picture to PNG', await measure(yardstick, 10, 2), 'nothing composed');

/** Each brief is a new one: what a text was read as is remembered for a while. At most 5 ms of a quiet core. */
let turn = 0;
const writeAndDirect = async () => {
  turn += 1;
  const told = { ...brief, title: `Morning coffee, batch ${turn}` };
  directAd({ brief: told, size: '1024x1024', seed: turn, ...writeCopy(readBrief(told)) });
};
report('A new brief, to its design', await measure(writeAndDirect, 200, 40));
for (const layout of ['card', 'hero-bottom'] as const) {
  const first = await compose(layout);
  const ours = await measure(() => compose(layout), 20, 4);
  const theirs = await measure(() => composeLike(layout), 4, 1);
  const isAsAsked = first.report.passed && first.design.layout === layout;
  const verdict = isAsAsked ? 'checks passed' : `became ${first.design.layout}`;
  report(`Adwright, ${layout}`, ours, `${verdict}, ${Math.round(first.clean.length / 1024)} KB`);
  report(`satori + resvg, ${layout}`, theirs);
  process.stdout.write(`  ${ratio(theirs, ours)} times faster\n`);
}

/** Pictures are read once for the same bytes: a copy is a picture just uploaded. */
const product = await thingOn('bottle');
const fresh = (bytes: Buffer) => Buffer.from(bytes);
report('A product on white, read and cut out', await measure(() => readProduct(fresh(product)), 10, 2));
report('A reference photo, colors and mood read', await measure(() => readReference(fresh(photo)), 10, 2));
const withProduct = () => {
  const bytes = fresh(product);
  const placed = { asset: 'product', width: 700, height: 1400 };
  const design = directAd({
    brief,
    size: '1024x1024',
    seed: 3,
    product: placed,
    ...writeCopy(readBrief(brief)),
  });
  return composeAd({ design, size, assets: new Map([['product', bytes]]) });
};
const shown = await withProduct();
report(
  `Adwright, ${shown.design.layout} with a product just uploaded`,
  await measure(withProduct, 10, 2),
  shown.report.passed ? 'checks passed' : 'checks failed',
);
process.exit(0);

function ratio(slow: readonly number[], fast: readonly number[]): string {
  return (percentile(slow, 0.5) / percentile(fast, 0.5)).toFixed(1);
}
