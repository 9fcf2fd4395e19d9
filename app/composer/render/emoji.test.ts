import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type AdDesign, type AdSize, adSizes, pixelsOf, sceneLayouts } from '../design/ad-design.ts';
import { sampleDesign } from './compose.fixtures.ts';
import { composeAd } from './compose.ts';

describe('emoji', () => {
  const headlines = [
    'Hatch. Merge. Roar! 🐉🔥',
    'Extraordinary 🎂🎂',
    '🥐🥐🥐',
    'Neuer Sommerkaffee 🍓',
    'Ice cream weekend 🍓🍓🍓',
  ];
  const cases = sceneLayouts.flatMap((layout, index) =>
    headlines.map((headline, turn) => ({ layout, headline, size: adSizes[(index + turn) % 3] as AdSize })),
  );
  /** Without any colour of its own, so that every colourful px belongs to an emoji. */
  const gray: AdDesign['palette'] = {
    background: '#202020',
    onBackground: '#ffffff',
    surface: '#f4f4f4',
    onSurface: '#101010',
    accent: '#d8d8d8',
    onAccent: '#101010',
    extra: [],
  };

  it.each(cases)('are drawn whole in $layout at $size: $headline', async ({ layout, headline, size }) => {
    const { layers, ...design } = sampleDesign('short', layout, gray);
    const scene = { kind: 'painted', painter: 'paper', prop: 'none', seed: 3 } as const;
    const { width, height } = pixelsOf(size);
    const { clean } = await composeAd({
      design: { ...design, layers: { ...layers, headline, scene } },
      size: { width, height },
      // The scene is not what is looked at.
      sceneScale: 0.2,
    });
    const data = await sharp(clean).ensureAlpha().raw().toBuffer();
    const seen = { left: width, right: 0, top: height, bottom: 0 };
    for (let at = 0; at < width * height; at++) {
      const [r, g, b] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
      if (Math.max(r, g, b) - Math.min(r, g, b) < 60) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      seen.left = Math.min(seen.left, x);
      seen.right = Math.max(seen.right, x);
      seen.top = Math.min(seen.top, y);
      seen.bottom = Math.max(seen.bottom, y);
    }
    const margin = 0.03 * Math.min(width, height);
    expect(seen.right - seen.left).toBeGreaterThan(margin);
    expect(Math.min(seen.left, seen.top)).toBeGreaterThanOrEqual(margin);
    expect(seen.right).toBeLessThanOrEqual(width - margin);
    expect(seen.bottom).toBeLessThanOrEqual(height - margin);
  });
});
