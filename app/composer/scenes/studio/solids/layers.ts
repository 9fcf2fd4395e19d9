import type { SubjectName } from '../../../subjects/catalog.ts';
import { isPerson } from '../../../subjects/person.ts';
import { pictogramOf } from '../../../subjects/pictogram.ts';
import { segmentsOf } from './contours.ts';
import { cellSize, type DistanceGrid, distanceGrid, gridSize, gridStart } from './distance-grid.ts';

/** A coloured layer of a thing, measured. `level` counts the layers below that it lies upon. */
export type SolidLayer = DistanceGrid & { fill: string; level: number };

/** A thing's layers, and the box they fill on the pictogram's grid: 3,200 units, y down. */
export type SolidDrawing = {
  layers: SolidLayer[];
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Width of what touches the ground, from its first point to its last. */
  foot: number;
};

const kept = new Map<SubjectName, SolidDrawing>();
/** Each takes about a megabyte. */
const most = 12;

/** The measured layers of a thing; the last few things are kept. */
export function solidDrawing(name: SubjectName): SolidDrawing {
  const drawing = kept.get(name) ?? measure(name);
  kept.delete(name);
  kept.set(name, drawing);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

/** Specks smaller than this would only be noise at the size things are shown, in units. */
const speck = 14;

/** Half the thickness of the lines of a face, which lie upon it by that much, and their least width, in units. */
const feature = 17;
const leastFeature = 50;

/** A thin line, grown to where it can be seen; a glint in an eye is left out. */
function thicken(grid: DistanceGrid, segments: ArrayLike<number>): DistanceGrid {
  const [xs, ys] = [0, 1].map((odd) => Array.from(segments).filter((_, i) => i % 2 === odd));
  const side = (values: number[] = []) => Math.max(...values) - Math.min(...values);
  if (Math.max(side(xs), side(ys)) < leastFeature) return grid;
  const by = feature - grid.deepest;
  return { ...grid, samples: grid.samples.map((sample) => sample - by), deepest: feature };
}

/**
 * Eyes, brows and lips lie nearly flush with their face: as blocks upon it they would be a mask. Half the width of the
 * largest of them, in units, and by how much of a layer's step they rise.
 */
const [largestFeature, flush] = [150, 0.2];

/** In a small face eyes are dots: their whites are left out, and what looks out of them is nearly black. */
const smallEye = { white: '#ffffff', iris: '#7d4533', dot: '#38221c', high: 110 };

const heightOf = (segments: ArrayLike<number>) => {
  const ys = Array.from(segments).filter((_, i) => i % 2 === 1);
  return Math.max(...ys) - Math.min(...ys);
};

/** The colour of a layer of a person; undefined for one that is left out. */
function fillOfPerson(fill: string, segments: ArrayLike<number>): string | undefined {
  const isSmall = heightOf(segments) < smallEye.high;
  if (isSmall && fill === smallEye.white) return undefined;
  return isSmall && fill === smallEye.iris ? smallEye.dot : fill;
}

function measure(name: SubjectName): SolidDrawing {
  const box = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  const layers: SolidLayer[] = [];
  for (const { fill, path, evenOdd } of pictogramOf(name)) {
    const segments = segmentsOf(path);
    const shown = isPerson(name) ? fillOfPerson(fill, segments) : fill;
    if (!shown) continue;
    const measured = distanceGrid(segments, evenOdd);
    const grid = measured.deepest < feature && isPerson(name) ? thicken(measured, segments) : measured;
    if (grid.deepest < speck) continue;
    for (let i = 0; i < segments.length; i += 2) {
      const x = segments[i]!;
      const y = segments[i + 1]!;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    const under = layers.filter((layer) => overlap(layer, grid));
    const isOfFace = under.length > 0 && grid.deepest < largestFeature && isPerson(name);
    const rise = isOfFace ? flush : 1;
    layers.push({ ...grid, fill: shown, level: rise + Math.max(-rise, ...under.map(({ level }) => level)) });
  }
  return { layers, ...box, foot: footOf(layers, box.bottom) };
}

/** What ends within so many units of the lowest point stands on the ground too. */
const level = 130;

function footOf(layers: SolidLayer[], bottom: number): number {
  const rowOf = (y: number) => Math.min(gridSize - 1, Math.max(0, Math.round((y - gridStart) / cellSize)));
  let [first, last] = [gridSize, -1];
  for (const { samples } of layers)
    for (let row = rowOf(bottom - level); row <= rowOf(bottom); row++)
      for (let column = 0; column < gridSize; column++) {
        if (samples[row * gridSize + column]! >= 0) continue;
        first = Math.min(first, column);
        last = Math.max(last, column);
      }
  return Math.max(0, last - first) * cellSize;
}

/** Whether a layer lies upon another: well within both, or within all there is of a thin line of a face. */
function overlap(a: DistanceGrid, b: DistanceGrid): boolean {
  const [inA, inB] = [a, b].map(({ deepest }) => (deepest === feature ? -0.5 * feature : -24)) as [
    number,
    number,
  ];
  for (let i = 0; i < gridSize * gridSize; i += 3)
    if (a.samples[i]! < inA && b.samples[i]! < inB) return true;
  return false;
}
