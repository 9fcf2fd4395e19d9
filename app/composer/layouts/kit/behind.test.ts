import { expect, it } from 'vitest';
import { backdrops } from './behind.tsx';

const where = {
  zone: { x: 0, y: 0, width: 1200, height: 628 },
  thing: { x: 720, y: 60, width: 380, height: 520 },
  ground: '#17877a',
  unit: 7,
};

it('no arch stands behind the last letters of words beside it, nor narrower than the thing', () => {
  const archBeside = (wordsEnd: number) => backdrops.arch({ ...where, wordsEnd })[0]?.box;
  expect(archBeside(0)?.x).toBeLessThan(670);
  const beside = archBeside(670);
  expect(beside?.x).toBeGreaterThanOrEqual(670);
  // As far to one side of the thing as to the other.
  expect((beside?.x ?? 0) + (beside?.width ?? 0) / 2).toBeCloseTo(910, 0);
  expect(archBeside(900)?.width).toBeGreaterThan(where.thing.width);
});
