import { pictogramSize } from '../../../subjects/pictogram.ts';
import type { Segments } from './contours.ts';

/**
 * Signed distances to an outline in units of the pictogram (3,200 across),
 * negative inside, sampled on a square grid with a margin around.
 */
export type DistanceGrid = {
  samples: Float32Array;
  /** Depth of the point farthest inside. */
  deepest: number;
};

/** Samples along each side, and what they cover beyond the pictogram on each side. */
export const gridSize = 176;
const margin = 160;
export const cellSize = (pictogramSize + 2 * margin) / (gridSize - 1);
export const gridStart = -margin;

/**
 * Distances to segments. Beside a segment they are exact. Then each cell hands its segment on to the next, and measures
 * from there. Last they are smoothed a little, which keeps straight edges in place and takes the ridge off thin bars.
 */
export function distanceGrid(segments: Segments, evenOdd: boolean): DistanceGrid {
  const nearest = new Int32Array(gridSize * gridSize).fill(-1);
  const squares = new Float32Array(gridSize * gridSize).fill(1e12);
  for (let segment = 0; segment < segments.length; segment += 4) seed(segments, segment, nearest, squares);
  handOn(segments, nearest, squares);
  const inside = insideOf(segments, evenOdd);
  const samples = squares;
  for (let i = 0; i < samples.length; i++) {
    const distance = Math.sqrt(samples[i]!);
    samples[i] = inside[i] === 1 ? -distance : distance;
  }
  smooth(samples);
  let deepest = 0;
  for (const sample of samples) if (-sample > deepest) deepest = -sample;
  return { samples, deepest };
}

const columnOf = (x: number) => (x - gridStart) / cellSize;

/** Cells within one and a half of a segment. */
function seed(segments: Segments, segment: number, nearest: Int32Array, squares: Float32Array): void {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = segments.subarray(segment, segment + 4);
  const left = Math.max(0, Math.floor(columnOf(Math.min(x0, x1)) - 1));
  const right = Math.min(gridSize - 1, Math.ceil(columnOf(Math.max(x0, x1)) + 1));
  const top = Math.max(0, Math.floor(columnOf(Math.min(y0, y1)) - 1));
  const bottom = Math.min(gridSize - 1, Math.ceil(columnOf(Math.max(y0, y1)) + 1));
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      offer(segments, segment, row * gridSize + column, nearest, squares);
}

function offer(
  segments: Segments,
  segment: number,
  cell: number,
  nearest: Int32Array,
  squares: Float32Array,
): void {
  const x = gridStart + (cell % gridSize) * cellSize - segments[segment]!;
  const y = gridStart + ((cell / gridSize) | 0) * cellSize - segments[segment + 1]!;
  const ex = segments[segment + 2]! - segments[segment]!;
  const ey = segments[segment + 3]! - segments[segment + 1]!;
  const t = Math.max(0, Math.min(1, (x * ex + y * ey) / (ex * ex + ey * ey)));
  const dx = x - ex * t;
  const dy = y - ey * t;
  const square = dx * dx + dy * dy;
  if (square >= squares[cell]!) return;
  squares[cell] = square;
  nearest[cell] = segment;
}

/** Two sweeps there and back: each cell tries the segments its neighbours found. */
function handOn(segments: Segments, nearest: Int32Array, squares: Float32Array): void {
  const n = gridSize;
  const take = (cell: number, other: number) => {
    const segment = nearest[other]!;
    if (segment >= 0 && segment !== nearest[cell]) offer(segments, segment, cell, nearest, squares);
  };
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      const cell = row * n + column;
      if (column > 0) take(cell, cell - 1);
      if (row === 0) continue;
      take(cell, cell - n);
      if (column > 0) take(cell, cell - n - 1);
      if (column < n - 1) take(cell, cell - n + 1);
    }
    for (let column = n - 2; column >= 0; column--) take(row * n + column, row * n + column + 1);
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let column = n - 1; column >= 0; column--) {
      const cell = row * n + column;
      if (column < n - 1) take(cell, cell + 1);
      if (row === n - 1) continue;
      take(cell, cell + n);
      if (column > 0) take(cell, cell + n - 1);
      if (column < n - 1) take(cell, cell + n + 1);
    }
    for (let column = 1; column < n; column++) take(row * n + column, row * n + column - 1);
  }
}

/** 1 for every sample inside: windings counted along each row. */
function insideOf(segments: Segments, evenOdd: boolean): Uint8Array {
  const inside = new Uint8Array(gridSize * gridSize);
  const crossings: { x: number; way: number }[] = [];
  for (let row = 0; row < gridSize; row++) {
    // A hair off the corners, which lie on whole units.
    const y = gridStart + row * cellSize + 0.0137;
    crossings.length = 0;
    for (let at = 0; at < segments.length; at += 4) {
      const y0 = segments[at + 1]!;
      const y1 = segments[at + 3]!;
      if (y0 > y === y1 > y) continue;
      const x0 = segments[at]!;
      const x = x0 + ((segments[at + 2]! - x0) * (y - y0)) / (y1 - y0);
      crossings.push({ x, way: y1 > y0 ? 1 : -1 });
    }
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    let next = 0;
    for (let column = 0; column < gridSize; column++) {
      const x = gridStart + column * cellSize;
      for (let crossing = crossings[next]; crossing && crossing.x <= x; crossing = crossings[++next])
        winding += crossing.way;
      const within = evenOdd ? (winding & 1) !== 0 : winding !== 0;
      if (within) inside[row * gridSize + column] = 1;
    }
  }
  return inside;
}

/** A small binomial blur, both ways. */
function smooth(samples: Float32Array): void {
  const n = gridSize;
  const copy = new Float32Array(samples.length);
  for (const [from, into, stride, across] of [
    [samples, copy, 1, n],
    [copy, samples, n, 1],
  ] as const) {
    for (let line = 0; line < n; line++) {
      const start = line * across;
      for (let i = 0; i < n; i++) {
        const at = start + i * stride;
        if (i < 2 || i > n - 3) {
          into[at] = from[at]!;
          continue;
        }
        into[at] =
          (from[at - 2 * stride]! +
            4 * from[at - stride]! +
            6 * from[at]! +
            4 * from[at + stride]! +
            from[at + 2 * stride]!) /
          16;
      }
    }
  }
}
