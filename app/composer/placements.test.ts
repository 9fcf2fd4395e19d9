import { expect, it } from 'vitest';
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
