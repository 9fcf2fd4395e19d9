import { setOf } from './catalog.ts';
import { isWorkBeside, type Named } from './giving-way.ts';
import type { Entry } from './lexicon.ts';

const vermin = setOf([
  'mouse',
  'rat',
  'squirrel',
  'ant',
  'bee',
  'spider',
  'mosquito',
  'beetle',
  'bird',
  'raccoon',
]);
const pestControl = setOf(['cockroach', 'mouse-trap']);

/** The share that a doctor or a job of the copy keeps beside a trade of the title: "Lee Dental: check-ups". */
export const shareBesideTitle = (
  {
    entry: {
      things: [thing],
    },
  }: Named,
  inTitle: Named[],
) =>
  (thing === 'stethoscope' || thing === 'briefcase') &&
  inTitle.some((hit) => hit.entry.things[0] !== thing && isWorkBeside(hit, thing))
    ? 0.5
    : 1;

/** What pest control of the copy shows where the title names the pest: "Squirrels in the attic?" */
export function asDrivenOut(entry: Entry, inTitle: Named[]): Entry {
  const [pest] = inTitle.flatMap((hit) => hit.entry.things.slice(0, 1)).filter((thing) => vermin.has(thing));
  return pest && pestControl.has(entry.things[0]) ? { ...entry, things: [pest] } : entry;
}

/** What an "electric scooter" is where the copy names scooters that go on the road: "exchange your petrol scooter". */
export const asRidden = (entry: Entry, besides: Named[]): Entry =>
  entry.things[0] === 'kick-scooter' && besides.some((hit) => hit.entry.things[0] === 'motor-scooter')
    ? { ...entry, things: ['motor-scooter'] }
    : entry;
