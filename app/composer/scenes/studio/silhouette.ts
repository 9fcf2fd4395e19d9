import { nowhere } from './march.ts';
import type { Tracer } from './tracer.ts';

/**
 * Where what is sold is seen: points within it as shares of the
 * picture's width and height, and its share outside the picture.
 */
export type Silhouette = { points: [x: number, y: number][]; outside: number };

/** Points looked at along the shorter side, and how far around the picture, in shorter sides. */
const along = 56;
const beyond = 0.6;

/**
 * Feels for a thing's silhouette in and around the picture; `isIts`
 * tells whether the part named by a hit belongs to it.
 */
export function silhouetteOf(
  tracer: Tracer,
  { width, height }: { width: number; height: number },
  isIts: (hit: number) => boolean,
): Silhouette {
  const unit = Math.min(width, height);
  const step = unit / along;
  const points: Silhouette['points'] = [];
  let outside = 0;
  for (let y = -beyond * unit + step / 2; y < height + beyond * unit; y += step)
    for (let x = -beyond * unit + step / 2; x < width + beyond * unit; x += step) {
      const start = tracer.enter(x, y, step * 0.02);
      if (start >= nowhere || !isIts(tracer.cast(x, y, start))) continue;
      if (x < 0 || y < 0 || x >= width || y >= height) outside++;
      else points.push([x / width, y / height]);
    }
  const all = points.length + outside;
  return { points, outside: all === 0 ? 0 : outside / all };
}
