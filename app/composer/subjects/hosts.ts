import { setOf } from './catalog.ts';
import { foods, isSale, type Placed } from './giving-way.ts';

/** What clubs, bands and brigades are shown by. */
const hosts = setOf([
  ...(['trumpet', 'tuba', 'drum', 'violin', 'accordion', 'choir', 'musical-score', 'musical-notes'] as const),
  ...([
    'football',
    'goal-net',
    'handball-player',
    'volleyball',
    'basketball',
    'rugby-ball',
    'tennis',
  ] as const),
  ...(['field-hockey', 'ice-hockey', 'swimmer', 'gymnast', 'rower', 'canoe', 'sailing-boat'] as const),
  ...(['target', 'bow-and-arrow', 'bicycle', 'runner', 'tent', 'fire-engine', 'judo-suit'] as const),
]);

/** Letters and spaces between what is eaten and who serves it: " du club de ", " of the ". */
const widestJoint = 12;

/**
 * The share of its score that a host keeps behind what is eaten or sold there: "Mosselfestijn harmonie", "Flohmarkt
 * Feuerwehr". In "Football training with pizza" nobody hosts the pizza.
 */
export function shareOfHost({ entry, field, start, relation }: Placed, hits: readonly Placed[]): number {
  if (field !== 'title' || (relation && relation !== 'in') || !hosts.has(entry.things[0])) return 1;
  const served = hits.some(
    (hit) =>
      hit.end < start &&
      start - hit.end <= widestJoint &&
      !hit.relation &&
      hit.score >= 0.4 &&
      (foods.has(hit.entry.things[0]) || hit.entry.things[0] === 'cutlery' || isSale(hit)),
  );
  return served ? 0.35 : 1;
}
