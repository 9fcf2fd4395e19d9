import { describe, expect, it } from 'vitest';
import { materialNames, settingNames } from '../../../design/concepts.ts';
import { paintScene } from '../../paint-scene.ts';
import { warmPalette } from '../palette.fixtures.ts';
import { segmentsOf } from './contours.ts';
import { cellSize, distanceGrid, gridSize, gridStart } from './distance-grid.ts';
import { solidDrawing } from './layers.ts';

const square = 'M1000 1000l1000 0 0 1000-1000 0z';

describe('distanceGrid', () => {
  it('measures to the outline, inside below zero', () => {
    const { samples, deepest } = distanceGrid(segmentsOf(square), false);
    const at = (x: number, y: number) => {
      const column = Math.round((x - gridStart) / cellSize);
      const row = Math.round((y - gridStart) / cellSize);
      return samples[row * gridSize + column]!;
    };
    expect(Math.abs(at(1500, 1200) + 200)).toBeLessThan(cellSize);
    expect(Math.abs(at(2500, 1500) - 500)).toBeLessThan(cellSize);
    expect(Math.abs(at(300, 300) - Math.hypot(700, 700))).toBeLessThan(2 * cellSize);
    expect(Math.abs(deepest - 500)).toBeLessThan(2 * cellSize);
  });

  it('leaves holes open, by either rule', () => {
    const hole = `${square}M1300 1300l0 400 400 0 0-400z`;
    const same = `${square}M1300 1300l400 0 0 400-400 0z`;
    const middle = Math.round((1500 - gridStart) / cellSize);
    const inside = (path: string, evenOdd: boolean) =>
      distanceGrid(segmentsOf(path), evenOdd).samples[middle * gridSize + middle]! < 0;
    expect(inside(hole, false)).toBe(false);
    expect(inside(same, true)).toBe(false);
    expect(inside(same, false)).toBe(true);
  });
});

it('keeps the eyes and the mouth of a face, on the face', () => {
  const { layers } = solidDrawing('lotus-position');
  for (const fill of ['#990839', '#d37034']) {
    const feature = layers.find((layer) => layer.fill === fill);
    expect(feature?.level, fill).toBeGreaterThan(1);
    expect(feature?.deepest, fill).toBeGreaterThan(20);
  }
});

const palette = { ...warmPalette, extra: ['#d9a566'] };

function painted(
  thing: string,
  setting: (typeof settingNames)[number],
  material: (typeof materialNames)[number],
) {
  const quiet = { x: 0.06, y: 0.06, width: 0.88, height: 0.3 };
  const subject = { things: [thing], shownAs: 'solid', setting, material } as const;
  const request = { painter: 'studio', prop: 'none', seed: 5, tone: 'light', width: 96, height: 96 } as const;
  return paintScene({ ...request, subject: { ...subject, things: [...subject.things] }, palette, quiet })
    .data;
}

describe('a solid in the studio', () => {
  it('shows another thing in another picture, in every setting: nothing kept is mistaken', () => {
    for (const setting of settingNames) {
      const [croissant, tooth, again] = ['croissant', 'tooth', 'croissant'].map((thing) =>
        painted(thing, setting, 'clay'),
      );
      expect(tooth, setting).not.toEqual(croissant);
      expect(again, setting).toEqual(croissant);
    }
  });

  it('is made of the material asked for', () => {
    const pictures = materialNames.map((material) => painted('guitar', 'podium', material));
    expect(pictures[0]).not.toEqual(pictures[1]);
    expect(pictures[1]).not.toEqual(pictures[2]);
  });
});
