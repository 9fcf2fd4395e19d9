import { nowhere } from './march.ts';
import { type Edge, edgesOf } from './outline-edges.ts';
import type { Tracer } from './tracer.ts';

/**
 * Where what is sold is seen: points within it as shares of the picture's
 * width and height, its share outside the picture, and its outline. A point stands for a square, `cell` of the shorter
 * side wide.
 */
export type Silhouette = { points: [x: number, y: number][]; outside: number; edges: Edge[]; cell?: number };

/** Cells along the shorter side, and how many around the picture. */
const along = 56;
const beyond = 34;

/**
 * Feels for a thing's silhouette in and around the picture; `isIts`
 * tells whether the part named by a hit belongs to it.
 */
export function silhouetteOf(
  tracer: Tracer,
  { width, height }: { width: number; height: number },
  isIts: (hit: number) => boolean,
): Silhouette {
  const step = Math.min(width, height) / along;
  const isAt = (x: number, y: number) => {
    const start = tracer.enter(x, y, step * 0.02);
    return start < nowhere && isIts(tracer.cast(x, y, start));
  };
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const within = new Uint8Array(columns * rows);
  const points: Silhouette['points'] = [];
  let outside = 0;
  for (let row = -beyond; row < rows + beyond; row++)
    for (let column = -beyond; column < columns + beyond; column++) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
      if (!isAt(x, y)) continue;
      if (column < 0 || row < 0 || column >= columns || row >= rows) {
        outside++;
        continue;
      }
      points.push([x / width, y / height]);
      within[row * columns + column] = 1;
    }
  const all = points.length + outside;
  const edges = edgesOf({ columns, rows, step, within }, { width, height }, isAt);
  return { points, outside: all === 0 ? 0 : outside / all, edges, cell: 1 / along };
}
