import { toPattern } from '../pattern.ts';
import { setOf } from './catalog.ts';
import { foods, isAired, isNovel, isSolid, type Placed } from './giving-way.ts';
import { isPlace } from './relations.ts';
import { natureThings } from './things/nature-things.ts';
import { houseOfName, ofHouse } from './words/naming-words.ts';
import { ofHome } from './words/open-house-words.ts';

const staged = setOf(['theatre-masks', 'clapperboard']);

/**
 * The share of its score that a thing keeps which a podcast speaks of or a play is about: "The Lane podcast: who burned
 * the creamery?", "Puppet show: the three goats".
 */
export function shareOfEpisode(
  text: string,
  { field, start, entry: { things } }: Placed,
  hits: Placed[],
): number {
  if (isAired(things[0]) || staged.has(things[0])) return 1;
  const isPart = ({ end }: Placed) =>
    field === 'adCopy' || text.slice(end, Math.max(end, start)).includes(':');
  const aired = hits.filter((hit) => isAired(hit.entry.things[0]) && isSolid(hit));
  const played = hits.filter((hit) => field === 'title' && staged.has(hit.entry.things[0]) && isSolid(hit));
  if (aired.some(isPart) || played.some(isPart)) return 0.6;
  // "A podcast about trains": they may stand beside it.
  return aired.some(({ end }) => end < start) ? 0.75 : 1;
}

const works = setOf([
  'headphones',
  'studio-microphone',
  ...([
    'musical-notes',
    'theatre-masks',
    'clapperboard',
    'film-camera',
    'book',
    'books',
    'open-book',
  ] as const),
  'vinyl-record',
]);

const inQuotes = /[«„“”"][^«»„“”"]{0,40}$/u;

/**
 * The share of its score that a word in quotation marks keeps beside a song, a play or a book that has this title, and
 * in the name of a house right behind what it is: "Ресторант „Лъвът“".
 */
export const shareOfQuoted = (
  text: string,
  { field, start, end, entry: { things } }: Placed,
  hits: Placed[],
) => {
  if (works.has(things[0]) || !/^[^«»„“”"]{0,40}[»“”"]/u.test(text.slice(end, end + 41))) return 1;
  const opened = inQuotes.exec(text.slice(Math.max(0, start - 41), start));
  if (!opened) return 1;
  const quote = Math.max(0, start - 41) + opened.index;
  const isNamed = (hit: Placed) =>
    field === 'title' && hit.entry.kind === 'trade' && hit.end <= quote && quote - hit.end < 3;
  return hits.some((hit) => !hit.relation && (works.has(hit.entry.things[0]) || isNamed(hit))) ? 0.5 : 1;
};

/**
 * The share that a house keeps right behind what it has: "tarte maison" is made there, "pizza house" sells pizza, a
 * "bike library" lends bicycles, and "The Button Cupboard" is a shop.
 */
export function shareOfHouse(
  { start, end, entry: { things } }: Placed,
  hits: Placed[],
  text: string,
): number {
  if (things[0] === 'house' && isFirmsHouse(text, { start, end }, hits)) return 0.3;
  const [before] = hits.filter((hit) => hit.end + 1 === start);
  if (!before) return 1;
  if (things[0] === 'wardrobe')
    return isSolid(before) && /^(?:Cupboard|Closet|Wardrobe|Dresser)$/u.test(text.slice(start, end))
      ? 0.4
      : 1;
  if (things[0] === 'house') return foods.has(before.entry.things[0]) ? 0.4 : 1;
  const isLibrary = things[0] === 'books' && /^librar(?:y|ies)$/iu.test(text.slice(start, end));
  return isLibrary &&
    isSolid(before) &&
    !isPlace(before.entry.things[0]) &&
    !works.has(before.entry.things[0])
    ? 0.4
    : 1;
}

const ofHomes = setOf([
  ...(['house', 'houses', 'house-with-garden', 'apartment-building', 'key', 'hammer-and-wrench'] as const),
  ...([
    'bed',
    'sofa',
    'bricks',
    'swimming-pool',
    'fitted-kitchen',
    'oven',
    'door',
    'window',
    'hot-tub',
  ] as const),
  ...(['hut', 'delivery-van', 'lorry', 'broom', 'roof'] as const),
]);
const namedHouse = toPattern(`^(?:${houseOfName})$`, 'iu');
const whoseHouse = toPattern(`^ (?:${ofHouse})?\\p{Lu}\\p{Ll}`, 'u');

/** "Easter chocolate – Maison Perrin", "Open house at the brewery": no home where anything is sold in it. */
function isFirmsHouse(text: string, { start, end }: { start: number; end: number }, hits: Placed[]) {
  const words = text.slice(start, end);
  const isOpened = /^open house$/iu.test(words);
  const isNamed =
    namedHouse.test(words) && /^\p{Lu}/u.test(words) && whoseHouse.test(text.slice(end, end + 16));
  if ((!isOpened && !isNamed) || (isOpened && homeBehind.test(text))) return false;
  return hits.some(
    (hit) =>
      !(hit.start <= start && end <= hit.end) &&
      hit.entry.things.length > 0 &&
      (isNamed || !hit.relation || hit.relation === 'in') &&
      (isSolid(hit) || (isNamed && hit.entry.kind === 'occasion') || (isOpened && hit.score > 0.8)) &&
      (isNamed || hit.entry.kind === 'trade' || hit.entry.kind === 'venue' || hit.score > 0.8) &&
      !ofHomes.has(hit.entry.things[0]),
  );
}

const homeBehind = toPattern(`(?<!\\p{L})(?:${ofHome})(?!\\p{L})`, 'iu');

/** What is told of or tasted on a walk through a town. */
const seenOnFoot = setOf([
  ...(['ghost', 'headstone', 'palette', 'chocolate', 'food-truck', 'mushroom', 'lighthouse'] as const),
]);

/** Animals that boats take people to. */
const seenFromBoats = setOf([
  ...(['whale', 'dolphin', 'seal', 'shark', 'crocodile', 'turtle', 'penguin', 'otter', 'bird'] as const),
]);
const ofTours = /trip|tour|cruise|safari|ride|watching/iu;
const boats = setOf(['motor-boat', 'speedboat', 'sailing-boat', 'cruise-ship', 'ship', 'ferry']);

/**
 * The share that the boots or the boat of a tour keep beside what is seen there: "Walking tour of haunted cellars",
 * "Boat trips to see dolphins".
 */
export function shareOfTour(
  text: string,
  { field, start, end, entry: { things } }: Placed,
  hits: Placed[],
): number {
  const [thing, beside] = things;
  const isSeen = (seen: typeof boats) => hits.some((hit) => seen.has(hit.entry.things[0]));
  const isTour = boats.has(thing) && ofTours.test(text.slice(start, end));
  if (field === 'title' && isTour && isSeen(seenFromBoats)) return 0.35;
  return thing === 'hiking-boot' && beside === 'mountain' && isSeen(seenOnFoot) ? 0.6 : 1;
}

/** The share that words keep beside a novel, of which they tell: "Salt and Apples, out on Kindle". */
export const shareOfNovel = (hit: Placed, hits: Placed[]) =>
  !works.has(hit.entry.things[0]) && hits.some((other) => isNovel(other) && !other.relation) ? 0.6 : 1;

const ofStories = /(?:novel|novella|romance|thriller|kindle|kobo)$/iu;

/** The share of the words of a title that is a novel's, as its copy says at once: "A novel of the sea". */
export const shareOfItsTitle = (hit: Placed, copy: string, besides: Placed[]) =>
  !works.has(hit.entry.things[0]) &&
  besides.some(
    (other) =>
      other.field === 'adCopy' &&
      other.start < 48 &&
      isNovel(other) &&
      ofStories.test(copy.slice(other.start, other.end)),
  )
    ? 0.4
    : 1;

const plants = new Set<string | undefined>(Object.keys(natureThings));

/**
 * The share of its score that a label keeps. A shop named as a label gives way to what it has: "Bakery: our king cakes
 * are here". What goods smell of is no goods: "Soap: lavender and rose".
 */
export const shareOfLabel = (text: string, { end, score, relation }: Placed, hits: Placed[]) =>
  !relation &&
  /^\s?:\s/u.test(text.slice(end, end + 3)) &&
  hits.some(
    (other) =>
      other.start > end &&
      !other.relation &&
      isSolid(other) &&
      other.score >= 0.8 * score &&
      !isPlace(other.entry.things[0]) &&
      !plants.has(other.entry.things[0]),
  )
    ? 0.85
    : 1;

const meetings = setOf(['clipboard', 'megaphone', 'calendar', 'lectern']);
const spokenOf = /^\s?[:–—-]\s/u;

/**
 * The share that a meeting keeps which is about something: "Town hall meeting: changes to the bus routes". Where it is
 * held tells nothing: "Residents' meeting at the school".
 */
export const shareOfMeeting = (text: string, { field, end, entry: { things } }: Placed, hits: Placed[]) =>
  field === 'title' &&
  meetings.has(things[0]) &&
  hits.some(
    (hit) =>
      hit.start > end &&
      isSolid(hit) &&
      !meetings.has(hit.entry.things[0]) &&
      (spokenOf.test(text.slice(end, end + 3)) || (!hit.relation && !isPlace(hit.entry.things[0]))),
  )
    ? 0.5
    : 1;
