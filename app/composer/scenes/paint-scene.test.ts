import { afterAll, describe, expect, it } from 'vitest';
import { type Palette, propNames, sceneNames } from '#app/composer/design/ad-design.ts';
import { distanceBetween, linearOf, luminanceOf, type Rgb } from '../color/pixel-color.ts';
import { type PaintedPixels, type PaintRequest, paintScene } from './paint-scene.ts';
import { closePool, paint } from './painter-pool.ts';

const cream: Palette = {
  background: '#f6efe6',
  onBackground: '#2a211b',
  surface: '#ffffff',
  onSurface: '#2a211b',
  accent: '#c8553d',
  onAccent: '#ffffff',
  extra: ['#e9b872', '#588b8b'],
};
const navy: Palette = {
  background: '#0f1a33',
  onBackground: '#ffffff',
  surface: '#1c2b52',
  onSurface: '#ffffff',
  accent: '#ff7a59',
  onAccent: '#1a0d08',
  extra: ['#ffd166'],
};
const sizes = [
  { width: 160, height: 160, quiet: { x: 0.06, y: 0.1, width: 0.4, height: 0.8 } },
  { width: 240, height: 160, quiet: { x: 0.52, y: 0.1, width: 0.42, height: 0.8 } },
  { width: 160, height: 240, quiet: { x: 0.08, y: 0.06, width: 0.84, height: 0.36 } },
];

const base: PaintRequest = {
  painter: 'studio',
  prop: 'cup',
  seed: 7,
  palette: cream,
  tone: 'light',
  ...(sizes[0] as (typeof sizes)[number]),
};

/** Linear colour of every pixel in a region given in fractions. */
function colorsIn(pixels: PaintedPixels, region: PaintRequest['quiet']): Rgb[] {
  const colors: Rgb[] = [];
  const right = Math.floor((region.x + region.width) * pixels.width);
  const bottom = Math.floor((region.y + region.height) * pixels.height);
  for (let y = Math.ceil(region.y * pixels.height); y < bottom; y++) {
    for (let x = Math.ceil(region.x * pixels.width); x < right; x++) colors.push(colorAt(pixels, x, y));
  }
  return colors;
}

function colorAt({ width, data }: PaintedPixels, x: number, y: number): Rgb {
  const at = (y * width + x) * 3;
  const hex = [data[at], data[at + 1], data[at + 2]].map((byte) => (byte ?? 0).toString(16).padStart(2, '0'));
  return linearOf(`#${hex.join('')}`);
}

/** Mean step from a pixel to its right and lower neighbours, of encoded lightness from 0 to 1. */
function unrest(pixels: PaintedPixels, region: PaintRequest['quiet']): number {
  const grey = (x: number, y: number) => Math.sqrt(luminanceOf(colorAt(pixels, x, y)));
  let sum = 0;
  let count = 0;
  for (let y = Math.ceil(region.y * pixels.height); y < (region.y + region.height) * pixels.height - 2; y++) {
    for (let x = Math.ceil(region.x * pixels.width); x < (region.x + region.width) * pixels.width - 2; x++) {
      sum += Math.abs(grey(x, y) - grey(x + 1, y)) + Math.abs(grey(x, y) - grey(x, y + 1));
      count += 2;
    }
  }
  return sum / count;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const whole = { x: 0, y: 0, width: 1, height: 1 };

describe.each(sceneNames)('%s', (painter) => {
  it.each(sizes)('fills $width x $height in the palette, calm and in tone under the text', (size) => {
    for (const [tone, palette] of [
      ['light', cream],
      ['dark', navy],
    ] as const) {
      const pixels = paintScene({ ...base, ...size, painter, palette, tone });
      expect(pixels).toMatchObject({ width: size.width, height: size.height });
      expect(pixels.data).toHaveLength(size.width * size.height * 3);

      const quiet = colorsIn(pixels, size.quiet);
      expect(unrest(pixels, size.quiet)).toBeLessThan(0.012);
      const luminances = quiet.map(luminanceOf).sort((a, b) => a - b);
      const ground = luminanceOf(linearOf(palette.background));
      if (tone === 'light')
        expect(luminances[Math.floor(luminances.length * 0.02)]).toBeGreaterThan(ground * 0.7);
      else expect(luminances[Math.floor(luminances.length * 0.98)]).toBeLessThan(ground * 1.5 + 0.02);

      // Every pixel lies near a mixture of palette colours; some are near the accent itself.
      const everywhere = colorsIn(pixels, whole).filter((_, i) => i % 11 === 0);
      const own = [palette.background, palette.surface, palette.accent, ...palette.extra].map(linearOf);
      const nearest = everywhere.map((color) =>
        Math.min(...own.map((other) => distanceBetween(color, other))),
      );
      expect(mean(nearest)).toBeLessThan(0.16);
      // Where the picture is not quiet it leaves the ground for other colours.
      const away = everywhere.map((color) => distanceBetween(color, linearOf(palette.background)));
      expect(Math.max(...away)).toBeGreaterThan(0.15);
    }
  });

  it('is the same for equal requests and another for another seed', () => {
    const first = paintScene({ ...base, painter, prop: 'none' });
    expect(Buffer.compare(first.data, paintScene({ ...base, painter, prop: 'none' }).data)).toBe(0);
    const other = paintScene({ ...base, painter, prop: 'none', seed: 8 });
    const changed = first.data.filter((byte, i) => Math.abs(byte - (other.data[i] ?? 0)) > 12).length;
    expect(changed / first.data.length).toBeGreaterThan(0.02);
  });
});

describe('tone', () => {
  it('holds against a palette whose background is of the other tone', () => {
    for (const [tone, palette] of [
      ['light', navy],
      ['dark', cream],
    ] as const) {
      const pixels = paintScene({ ...base, painter: 'bokeh', palette, tone });
      const luminance = mean(colorsIn(pixels, base.quiet).map(luminanceOf));
      if (tone === 'light') expect(luminance).toBeGreaterThan(0.4);
      else expect(luminance).toBeLessThan(0.12);
    }
  });
});

describe('props of the studio', () => {
  it.each(propNames.filter((name) => name !== 'none'))(
    '%s stands on the podium, opposite the text',
    (prop) => {
      const { silhouette } = paintScene({ ...base, prop });
      const across = silhouette?.points.map(([x]) => x) ?? [];
      // Of a picture of 56 by 56 cells or a little more.
      expect(across.length).toBeGreaterThan(0.012 * 56 * 56);
      expect(mean(across)).toBeGreaterThan(0.6);
    },
  );
});

describe('painter pool', () => {
  afterAll(closePool);

  it('paints the same bytes in a worker, several at once', async () => {
    const requests = [1, 2, 3].map((seed): PaintRequest => ({ ...base, painter: 'paper', seed }));
    const painted = await Promise.all(requests.map(paint));
    for (const [i, request] of requests.entries()) {
      expect(Buffer.compare(painted[i]?.data as Uint8Array, paintScene(request).data)).toBe(0);
    }
  });

  it('rejects what cannot be painted, and what is under way when closed; then paints again', async () => {
    const impossible = { ...base, painter: 'nothing' } as unknown as PaintRequest;
    await expect(paint(impossible)).rejects.toThrow(/Painting failed/);
    const interrupted = expect(paint(base)).rejects.toThrow(/stopped/);
    await closePool();
    await interrupted;
    await expect(paint({ ...base, painter: 'silk' })).resolves.toMatchObject({ width: 160, height: 160 });
  });
});
