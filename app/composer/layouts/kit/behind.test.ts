import { expect, it } from 'vitest';
import { linearOf, type Rgb, setApart } from '../../color/pixel-color.ts';
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

it('no disc behind a thing has the colour of a part of it: a grey shackle, a grey disc', () => {
  const discBehind = (rims?: Rgb[]) =>
    String(
      backdrops.disc({ ...where, ground: '#f2f0ec', wordsEnd: 0, ...(rims && { rims }) })[0]?.style
        .background,
    );
  const apart = (disc: string) => setApart(linearOf(disc), linearOf('#d3d3d3'));
  expect(apart(discBehind())).toBeLessThan(0.1);
  expect(apart(discBehind(['#f9c23c', '#d3d3d3'].map(linearOf)))).toBeGreaterThanOrEqual(0.13);
});
