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
const feature = 27;
const leastFeature = 50;

/** A thin line, grown to where it can be seen; a glint in an eye is left out. */
function thicken(grid: DistanceGrid, segments: ArrayLike<number>): DistanceGrid {
  const [xs, ys] = [0, 1].map((odd) => Array.from(segments).filter((_, i) => i % 2 === odd));
  const side = (values: number[] = []) => Math.max(...values) - Math.min(...values);
  if (Math.max(side(xs), side(ys)) < leastFeature) return grid;
  const by = feature - grid.deepest;
  return { ...grid, samples: grid.samples.map((sample) => sample - by), deepest: feature };
}

function measure(name: SubjectName): SolidDrawing {
  const box = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 };
  const layers: SolidLayer[] = [];
  for (const { fill, path, evenOdd } of pictogramOf(name)) {
    const segments = segmentsOf(path);
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
    layers.push({ ...grid, fill, level: 1 + Math.max(-1, ...under.map(({ level }) => level)) });
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

function overlap(a: DistanceGrid, b: DistanceGrid): boolean {
  for (let i = 0; i < gridSize * gridSize; i += 3)
    if (a.samples[i]! < -24 && b.samples[i]! < -24) return true;
  return false;
}
