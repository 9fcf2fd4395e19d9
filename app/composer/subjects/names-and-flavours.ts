import { setOf } from './catalog.ts';
import { isSolid, type Placed } from './giving-way.ts';
import { isHeadOfName } from './mentions.ts';
import { animalsThings } from './things/animals-things.ts';
import { natureThings } from './things/nature-things.ts';
import { familyBehind, innFirst, nameBefore, released } from './words/naming-words.ts';

const flavours = setOf([
  ...(['honey', 'butter', 'lemon', 'lime', 'orange', 'mango', 'peach', 'cherries', 'strawberry'] as const),
  ...(['blueberries', 'banana', 'coconut', 'pistachios', 'ginger', 'chestnut', 'rose', 'saffron'] as const),
  'pumpkin',
  ...(['coffee', 'tea', 'chocolate', 'milk', 'cookie', 'candy', 'apple', 'plum', 'maple-syrup'] as const),
]);
const flavoured = setOf(['ice-cream', 'soft-ice-cream', 'ice-lolly', 'shaved-ice']);

const spices = setOf(['saffron', 'ginger', 'garlic', 'lemon', 'olives', 'herb', 'salt', 'chestnut', 'jar']);
const eatingHouses = setOf(['takeaway-box', 'cutlery', 'dinner-plate', 'curry', 'cocktail']);

/** "Food truck rally, 12 trucks": which trucks they are is said. */
const isOfFoodTrucks = ({ entry: { things } }: Placed, hits: Placed[]) =>
  things[0] === 'lorry' && hits.some((hit) => hit.entry.things[0] === 'food-truck');

/**
 * The share of its score that a taste keeps beside the ice it flavours, and a spice before the eating house that is
 * named after it: "Scoop of the month: honeycomb", "Cinnamon Garden Takeaway".
 */
export function shareOfFlavour(named: Placed, hits: Placed[]): number {
  const { entry, field, end } = named;
  const [thing] = entry.things;
  if (isOfFoodTrucks(named, hits)) return 0.6;
  if (flavours.has(thing) && hits.some((hit) => flavoured.has(hit.entry.things[0]) && isSolid(hit)))
    return 0.7;
  const isHouse = (hit: Placed) => eatingHouses.has(hit.entry.things[0]) && hit.start > end;
  return field === 'title' && spices.has(thing) && hits.some(isHouse) ? 0.4 : 1;
}

const nature = new Set<string | undefined>(Object.keys({ ...natureThings, ...animalsThings }));

const namedBefore = new RegExp(nameBefore, 'u');

/**
 * The share of a word of a name, behind which an English title says what it is ("Desk Angel – your virtual assistant"),
 * or which ends on that: "Fern Hollow Cattery".
 */
export function shareOfName(text: string, hit: Placed, hits: Placed[]): number {
  if (hit.field !== 'title') return 1;
  const { kind, things } = hit.entry;
  const isNature = kind === 'figure' || kind === 'thing' || nature.has(things[0]);
  const isEnd = ({ entry, start, end }: Placed) =>
    entry.kind === 'trade' && start > hit.end + 1 && isHeadOfName(text, start, end);
  if (isNature && !/\s/u.test(text.slice(hit.start, hit.end)) && hits.some(isEnd)) return 0.5;
  if (isOfInn(text, hit) || isOfOwner(text, hit, hits) || isOfFamily(text, hit, hits)) return 0.5;
  return shareOfDefined(text, hit, hits);
}

const inn = new RegExp(innFirst, 'u');

const isOfInn = (text: string, { end }: Placed) => end < (inn.exec(text)?.[0].length ?? 0) - 5;

/** "Cobbler's Thumb Orchard": whoever it once belonged to. */
const isOfOwner = (text: string, { entry: { kind }, start, end }: Placed, hits: Placed[]) =>
  kind === 'trade' &&
  /^\p{Lu}\p{Ll}+['’]s$/u.test(text.slice(start, end)) &&
  /^ \p{Lu}/u.test(text.slice(end, end + 2)) &&
  hits.some((hit) => hit.start > end + 1 && isSolid(hit));

const family = new RegExp(familyBehind, 'u');

/** "Butcher & Sons Solicitors", "Honey & Co bakery": the name of whose firm it is. */
const isOfFamily = (text: string, { start, end }: Placed, hits: Placed[]) =>
  /\p{Lu}/u.test(text.charAt(start)) &&
  family.test(text.slice(end, end + 16)) &&
  hits.some((hit) => hit.start > end + 1 && isSolid(hit));

function shareOfDefined(text: string, { end }: Placed, hits: Placed[]): number {
  const name = namedBefore.exec(text)?.[0];
  if (name === undefined || end >= name.trimEnd().length - 2) return 1;
  const isDefined = hits.some((hit) => hit.start >= name.length && !hit.relation && isSolid(hit));
  return isDefined ? 0.5 : 1;
}

const releasedNow = new RegExp(`(?<!\\p{L})(?:${released})(?!\\p{L})`, 'iu');

/** The share of the words of an app's or a game's name: "DUCK POSTMAN is out now", over "free on Android". */
export const shareOfReleased = (title: string, { end }: Placed, besides: Placed[]): number =>
  besides.some((hit) => hit.field === 'adCopy' && hit.entry.things[0] === 'smartphone' && !hit.relation) &&
  releasedNow.test(title.slice(end))
    ? 0.4
    : 1;
