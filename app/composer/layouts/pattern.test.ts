import { expect, it } from 'vitest';
import { sharedArea } from '../checks/boxes.ts';
import { canvasFor } from './layout.ts';
import { pattern, placesOf } from './pattern.tsx';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [brief] = sheetBriefs as [SheetBrief];

it.each([
  [1024, 1024],
  [1536, 1024],
  [1024, 1536],
])('draws few and large things, none as a speck at an edge: %i x %i', (width, height) => {
  const canvas = canvasFor({ width, height }, sheetDesign(brief, 'pattern'));
  const plate = pattern.plan(canvas).quiet ?? expect.unreachable();
  const places = placesOf(canvas, plate);
  expect(places.length).toBeGreaterThan(2);
  expect(places.length).toBeLessThan(14);
  expect(places.some(({ main }) => main)).toBe(true);
  for (const { box } of places) {
    const seen = sharedArea(box, { x: 0, y: 0, width, height }) - sharedArea(box, plate);
    expect(box.width).toBeGreaterThan(0.22 * Math.min(width, height));
    expect(seen / (box.width * box.height)).toBeGreaterThanOrEqual(0.5);
  }
});

it('draws one large thing over a plate that leaves room for a single row', () => {
  const canvas = canvasFor({ width: 1024, height: 1024 }, sheetDesign(brief, 'pattern'));
  const plate = { x: 70, y: 440, width: 884, height: 520 };
  const [only, ...others] = placesOf(canvas, plate);
  expect(others).toEqual([]);
  expect(only?.box.height).toBeGreaterThan(0.7 * plate.y);
  expect((only?.box.y ?? 0) + (only?.box.height ?? 0)).toBeLessThan(plate.y);
});
