import { describe, expect, it } from 'vitest';
import { linearOf, oklchOf, setApart } from '../../../color/pixel-color.ts';
import { materialNames, settingNames } from '../../../design/concepts.ts';
import { bodyColorOf } from '../../../subjects/body-color.ts';
import type { SubjectName } from '../../../subjects/catalog.ts';
import { mainRimsOf } from '../../../subjects/rim-colors.ts';
import { paintScene } from '../../paint-scene.ts';
import { nowhere, stageFor } from '../../stage.ts';
import { lookFor } from '../look.ts';
import { warmPalette } from '../palette.fixtures.ts';
import { buildSolid } from './build-solid.ts';
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
    expect(feature?.deepest, fill).toBeGreaterThan(15);
  }
});

it('draws a small face on, with dots for eyes, and does not build it up as a mask', () => {
  const { layers } = solidDrawing('surfer');
  const face = layers.find(({ fill, deepest }) => fill === '#ffc83d' && deepest > 150);
  const eyes = layers.filter(({ fill }) => fill === '#38221c');
  expect(eyes).toHaveLength(1);
  expect(layers.some(({ fill }) => fill === '#ffffff')).toBe(false);
  for (const { level } of [...eyes, ...layers.filter(({ fill }) => fill === '#990839')])
    expect(level - (face?.level ?? 0)).toBeLessThan(1);
});

it('parts each main colour of a thing from its ground: an orange hull on orange, a red roof on brown', () => {
  const nearest = (name: 'speedboat' | 'roof', ground: string) => {
    const { parts } = builtOn(ground, name);
    const rims = new Set(mainRimsOf(name));
    const { layers } = solidDrawing(name);
    const main = parts.filter((_, index) => rims.has(layers[index]?.fill ?? ''));
    expect(main.length).toBeGreaterThan(1);
    return Math.min(...main.map(({ finish }) => setApart(finish.color, linearOf(ground))));
  };
  expect(nearest('speedboat', '#f08a3c')).toBeGreaterThan(0.13);
  expect(nearest('roof', '#a8503a')).toBeGreaterThan(0.13);
});

it('leaves roasted coffee and chocolate brown on a dark ground', () => {
  for (const name of ['coffee-beans', 'brownie'] as const) {
    const own = oklchOf(linearOf(bodyColorOf(name) ?? '')).l;
    const { l } = oklchOf(builtOn('#14532d', name).body);
    expect(l, name).toBeGreaterThan(own + 0.1);
    expect(l, name).toBeLessThan(own + 0.2);
  }
});

function builtOn(ground: string, name: SubjectName) {
  const stage = stageFor({
    ...{ painter: 'studio', prop: 'none', seed: 1, palette: { ...warmPalette, background: ground } },
    ...{ tone: 'light', width: 96, height: 96, quiet: nowhere },
  });
  return buildSolid(name, 'clay', { look: lookFor(stage, linearOf(ground)), width: 1, height: 1 });
}

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
