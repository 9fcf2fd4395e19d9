import { setOf } from './catalog.ts';
import { isOffered, isToken, isWorkBeside, type Named } from './giving-way.ts';
import { type Hit, isMeant } from './hits.ts';
import type { Entry } from './lexicon.ts';
import { isPlace } from './relations.ts';
import { animalsThings } from './things/animals-things.ts';

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
  ((thing === 'stethoscope' || thing === 'briefcase') &&
    inTitle.some((hit) => hit.entry.things[0] !== thing && isWorkBeside(hit, thing))) ||
  // "Halloween costumes", over "3,000 costumes".
  (thing === 'theatre-masks' && inTitle.some((hit) => hit.entry.things[0] === 'jack-o-lantern'))
    ? 0.5
    : 1;

const animals = new Set<string | undefined>([...Object.keys(animalsThings), 'dog-walker']);

const isHelp = ({ entry: { things } }: Named) =>
  things.length === 2 && things.includes('heart') && things.includes('handshake');

/** What a collection of a title is for: "Collecting for a fire engine". */
const isHelped = (hit: Named) =>
  (hit.entry.kind === 'trade' || hit.entry.kind === 'thing') &&
  hit.score >= 0.4 &&
  !isToken(hit) &&
  !isOffered(hit) &&
  !isPlace(hit.entry.things[0]);

/**
 * The share that helping keeps in a title where the copy, or a house named in the title, says which animals are helped:
 * "Volunteers wanted at the shelter", over "dog walking". Beside what a collection is for, it gives way as well.
 */
export function shareOfHelp(hit: Named, inTitle: Named[], besides: Hit[]): number {
  if (!isHelp(hit)) return 1;
  const isAnimal = ({ entry: { things } }: Named) => animals.has(things[0]);
  const isForAnimals =
    inTitle.some(isAnimal) ||
    besides.some((other) => other.field === 'adCopy' && isMeant(other) && isAnimal(other));
  if (isForAnimals) return 0.35;
  return hit.entry.kind === 'occasion' && inTitle.some(isHelped) ? 0.6 : 1;
}

/** What pest control of the copy shows where the title names the pest: "Squirrels in the attic?" */
export function asDrivenOut(entry: Entry, inTitle: Named[]): Entry {
  const [pest] = inTitle.flatMap((hit) => hit.entry.things.slice(0, 1)).filter((thing) => vermin.has(thing));
  return pest && pestControl.has(entry.things[0]) ? { ...entry, things: [pest] } : entry;
}

const onTheRoad = setOf(['motor-scooter']);
const ofMithai = setOf(['ladoos']);
const ofCacti = setOf(['cactus']);
const ofGhosts = setOf(['ghost', 'headstone']);
const ofHorses = setOf(['horse', 'saddle', 'horse-rider']);

/** A car beside its key is sold by a dealer. */
const isDealt = ({ entry: { things } }: Named) =>
  things[0] === 'pickup-truck' || (things[0] === 'car' && things[1] === 'key');

/**
 * What a word of the title means where the copy names things of one kind: an "electric scooter" is one for the road
 * beside petrol scooters, "trucks" at a dealer of cars are pickups, and rugs beside saddles are a saddler's. A tour on
 * foot shows the ghosts that are told of.
 */
export function asRidden(entry: Entry, besides: Named[]): Entry {
  const [thing, beside] = entry.things;
  const isBeside = (kinds: typeof onTheRoad) => besides.some((hit) => kinds.has(hit.entry.things[0]));
  if (thing === 'kick-scooter' && isBeside(onTheRoad)) return { ...entry, things: ['motor-scooter'] };
  if (thing === 'lorry' && beside === 'wrench' && besides.some(isDealt))
    return { ...entry, things: ['pickup-truck'] };
  // "Sweets": of a halwai who makes ladoos.
  if (thing === 'candy' && isBeside(ofMithai)) return { ...entry, things: ['ladoos'] };
  // "Plant sale", over "cacti".
  if (thing === 'seedling' && isBeside(ofCacti)) return { ...entry, things: ['cactus', 'plant'] };
  // "Walking tour of the old town", over "ghosts and graveyards".
  if (thing === 'hiking-boot' && beside === 'mountain' && isBeside(ofGhosts))
    return { ...entry, things: ['ghost', 'headstone'] };
  // "Pest control", over "cockroaches, wasps".
  const pest = besides
    .filter(({ field }) => field === 'adCopy')
    .map((hit) => hit.entry.things[0])
    .find((one) => vermin.has(one) || one === 'cockroach' || one === 'wasp');
  if (pest && pestControl.has(thing)) return { ...entry, things: [pest] };
  if (thing === 'rug' && isBeside(ofHorses)) return { ...entry, things: ['saddle', 'horse'] };
  return entry;
}
