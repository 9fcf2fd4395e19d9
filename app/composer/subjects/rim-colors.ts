import type { SubjectName } from './catalog.ts';
import compiled from './compiled/rims.json' with { type: 'json' };

/** A colour along the outline of a drawing, '#rrggbb', and its share of that outline. */
export type RimColor = { fill: string; share: number };

/** The colours of a thing that meet what is behind it, the largest share first; made by `npm run subjects`. */
export const rimColorsOf = (name: SubjectName): RimColor[] =>
  ((compiled as unknown as Record<string, [string, number][]>)[name] ?? []).map(([fill, share]) => ({
    fill,
    share,
  }));

/** Share of an outline from which a colour is a main part of it. */
const main = 0.2;

/** The colours without which nobody knows a thing: the grey shackle of a padlock beside its yellow body. */
export const mainRimsOf = (name: SubjectName): string[] =>
  rimColorsOf(name)
    .filter(({ share }) => share >= main)
    .map(({ fill }) => fill);
