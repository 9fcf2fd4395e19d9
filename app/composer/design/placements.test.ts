import { expect, it } from 'vitest';
import { gradientPicture, sampleDesign } from '../render/compose.fixtures.ts';
import { composeAd } from '../render/compose.ts';
import { placementOf, placements } from './placements.ts';

it('gives every placement a key of its own', () => {
  expect(new Set(placements.map(({ key }) => key)).size).toBe(placements.length);
});

it('draws a placement from another only when that has its shape, its px and its safe zone', () => {
  for (const placement of placements.filter(({ drawnAs }) => drawnAs)) {
    const source = placementOf(placement.drawnAs ?? '');
    if (!source) throw new Error(`${placement.key} is drawn as a placement that does not exist`);
    expect(source.drawnAs).toBeUndefined();
    expect(source.width * placement.height).toBe(source.height * placement.width);
    const scale = placement.width / source.width;
    expect(scale).toBeLessThanOrEqual(1);
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      expect(source.safe[side] * scale).toBeGreaterThanOrEqual(placement.safe[side]);
    }
  }
});

it.each(['arabic', 'long', 'short'] as const)(
  'arranges %s words for every placement so that all checks pass, the safe zone among them',
  async (sample) => {
    const assets = await gradientPicture();
    for (const placement of placements.filter(({ drawnAs }) => drawnAs === undefined)) {
      const { width, height, safe } = placement;
      const design = sampleDesign(sample, 'hero-bottom');
      const { report } = await composeAd({ design, size: { width, height }, safe, assets });
      const names = report.checks.filter(({ passed }) => passed).map(({ name }) => name);
      expect(report.checks.map(({ name }) => name)).toEqual(names);
      expect(names).toContain('safe-zone');
    }
  },
  60_000,
);
