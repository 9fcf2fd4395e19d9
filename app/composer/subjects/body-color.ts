import { segmentsOf } from '../scenes/studio/solids/contours.ts';
import type { SubjectName } from './catalog.ts';
import { pictogramOf } from './pictogram.ts';

const kept = new Map<SubjectName, string | undefined>();

/** Colour of the largest layer of a thing's pictogram, '#rrggbb'. */
export function bodyColorOf(name: SubjectName): string | undefined {
  if (!kept.has(name)) kept.set(name, largestOf(name));
  return kept.get(name);
}

function largestOf(name: SubjectName): string | undefined {
  const layers = pictogramOf(name).map(({ fill, path }) => ({ fill, area: areaOf(path) }));
  return layers.toSorted((a, b) => b.area - a.area)[0]?.fill;
}

/** Area within a path, by the shoelace formula. */
function areaOf(path: string): number {
  const segments = segmentsOf(path);
  let twice = 0;
  for (let at = 0; at < segments.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = segments.subarray(at, at + 4);
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice) / 2;
}
