import { expect, it } from 'vitest';
import { tilesOf } from './flat-lay.tsx';
import { canvasFor } from './layout.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [brief] = sheetBriefs as [SheetBrief];

it.each([
  [1200, 628, 0.7],
  [1024, 1024, 1],
  [1024, 1024, 2.2],
  [1080, 1920, 1],
  [1080, 1920, 2.2],
])(
  'tiles fill their part of %ix%i with no sliver at its edge (thing %f as wide as high)',
  (width, height, staged) => {
    const canvas = { ...canvasFor({ width, height }, sheetDesign(brief, 'flat-lay')), staged };
    const zone = { x: 0, y: 0.4 * height, width, height: 0.6 * height };
    const tiles = tilesOf(zone, canvas).map(({ box }) => box);
    const area = tiles.reduce((sum, box) => sum + box.width * box.height, 0);
    expect(area / (zone.width * zone.height)).toBeCloseTo(1, 2);
    for (const box of tiles) {
      expect(box.x + box.width).toBeLessThanOrEqual(zone.x + zone.width + 1);
      expect(box.y + box.height).toBeLessThanOrEqual(zone.y + zone.height + 1);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0.1 * Math.min(width, height));
    }
  },
);
