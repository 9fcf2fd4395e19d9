import type { SubjectName } from './catalog.ts';
import compiled from './compiled/pictograms.json' with { type: 'json' };

/**
 * A coloured layer of a pictogram: '#rrggbb' and a path of M and
 * relative m, l, c and z on a grid of 3,200 units, y down.
 */
export type PictogramLayer = { fill: string; path: string; evenOdd: boolean };

/** Units of the grid along each side. */
export const pictogramSize = 3200;

/** The layers of a thing's pictogram, the lowest first; made by `npm run subjects`. */
export function pictogramOf(name: SubjectName): PictogramLayer[] {
  const layers = (compiled as Record<string, unknown[][]>)[name] ?? [];
  return layers.map(([fill, path, evenOdd]) => ({
    fill: String(fill),
    path: String(path),
    evenOdd: evenOdd === 1,
  }));
}
