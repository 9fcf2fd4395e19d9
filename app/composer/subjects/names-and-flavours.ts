import { toPattern } from '../pattern.ts';
import { setOf } from './catalog.ts';
import { foods, isSale, isSolid, isToken, type Placed } from './giving-way.ts';
import { capitalised, isHeadOfName } from './mentions.ts';
import { animalsThings } from './things/animals-things.ts';
import { natureThings } from './things/nature-things.ts';
import {
  familyBehind,
  innFirst,
  nameApart,
  nameBefore,
  nameOpens,
  pairs,
  released,
} from './words/naming-words.ts';

const flavours = setOf([
  ...(['honey', 'butter', 'lemon', 'lime', 'orange', 'mango', 'peach', 'cherries', 'strawberry'] as const),
  ...(['blueberries', 'banana', 'coconut', 'pistachios', 'ginger', 'chestnut', 'rose', 'saffron'] as const),
  ...(['pumpkin', 'raspberry'] as const),
  ...(['coffee', 'tea', 'chocolate', 'milk', 'cookie', 'candy', 'apple', 'plum', 'maple-syrup'] as const),
]);
const flavoured = setOf(['ice-cream', 'soft-ice-cream', 'ice-lolly', 'shaved-ice']);

const fruits = setOf([
  ...([
    'mango',
    'strawberry',
    'pineapple',
    'banana',
    'watermelon',
    'melon',
    'peach',
    'kiwi',
    'pear',
  ] as const),
  ...(['apple', 'green-apple', 'cherries', 'grapes', 'lemon', 'lime', 'coconut', 'blueberries'] as const),
  ...(['pomegranate', 'raspberry', 'carrot'] as const),
]);
const drinks = setOf(['soft-drink', 'juice-box']);

/** "Mango smoothie", "zumo de mango": a drink whose fruit is named right beside it is shown by that fruit. */
export function asPressed<Hit extends Placed>(hit: Hit, hits: readonly Hit[]): Hit {
  const { entry, field, start, end } = hit;
  const drink = entry.things.find((thing) => drinks.has(thing));
  const isOfFruit = entry.things.some((thing) => thing === 'orange' || fruits.has(thing));
  if (!drink || !isOfFruit || entry.things[0] === drink) return hit;
  const isBeside = (other: Hit) =>
    other.field === field && (other.start >= end ? other.start - end : start - other.end) <= longestJoint;
  const fruit = hits.find((other) => fruits.has(other.entry.things[0]) && isBeside(other))?.entry.things[0];
  return fruit ? { ...hit, entry: { ...entry, things: [fruit, drink] } } : hit;
}

/** " de ", " of ", "-": what stands between a drink and its fruit, in UTF-16 units. */
const longestJoint = 4;

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

/** What a nursery is shown by: "Honeybee Nursery – places in the baby room". */
const cares = setOf(['toy-bricks', 'teddy-bear']);

/** Work that is done for others and has nothing to do with food. */
const services = setOf([
  ...(['broom', 'spray-bottle', 'tooth', 'tap', 'roof', 'plug', 'scales', 'calculator', 'lorry'] as const),
  ...(['scissors', 'nail-polish', 'glasses', 'dumbbell', 'camera', 'laptop', 'desktop-computer'] as const),
  ...(['paint-roller', 'steering-wheel', 'key', 'bed', 'bouquet', 'books', 'lotus-position'] as const),
  ...(['web-page', 'app-phone', 'translation', 'insured-car', 'insured-home', 'house-contract'] as const),
  ...(['braces', 'dental-implant', 'wallpaper'] as const),
]);

/** "Peppermint Cleaning": the name of a firm that opens a title, right before what it does. */
const isServiceOf = (text: string, named: Placed, { entry, start, end }: Placed) =>
  named.start === 0 &&
  start === named.end + 1 &&
  services.has(entry.things[0]) &&
  isHeadOfName(text, start, end);

const namedBefore = toPattern(nameBefore, 'u');

/**
 * The share of a word of a name, behind which an English title says what it is ("Desk Angel – your virtual assistant"),
 * or which ends on that: "Fern Hollow Cattery".
 */
export function shareOfName(text: string, hit: Placed, hits: Placed[]): number {
  if (hit.field !== 'title') return 1;
  const { kind, things } = hit.entry;
  const isNature = kind === 'figure' || kind === 'thing' || nature.has(things[0]);
  const isEnd = ({ entry, start, end }: Placed) => {
    const isCare = cares.has(entry.things[0]);
    return (
      (isCare || (entry.kind === 'trade' && start > hit.end + 1)) &&
      start > hit.end &&
      isHeadOfName(text, start, end)
    );
  };
  const end = /\s/u.test(text.slice(hit.start, hit.end)) ? undefined : hits.find(isEnd);
  const ofCare = end && cares.has(end.entry.things[0]);
  if (end && (isNature || ofCare)) return ofCare ? 0.4 : 0.5;
  if (foods.has(things[0]) && hits.some((other) => isServiceOf(text, hit, other))) return 0.4;
  if (isOfInn(text, hit) || isOfOwner(text, hit, hits) || isOfFamily(text, hit, hits)) return 0.5;
  return shareOfDefined(text, hit, hits);
}

const inn = toPattern(innFirst, 'u');

const isOfInn = (text: string, { end }: Placed) => end < (inn.exec(text)?.[0].length ?? 0) - 5;

/** "Cobbler's Thumb Orchard": whoever it once belonged to. */
const isOfOwner = (text: string, { entry: { kind }, start, end }: Placed, hits: Placed[]) =>
  kind === 'trade' &&
  /^\p{Lu}\p{Ll}+['’]s$/u.test(text.slice(start, end)) &&
  /^ \p{Lu}/u.test(text.slice(end, end + 2)) &&
  hits.some((hit) => hit.start > end + 1 && isSolid(hit));

const family = toPattern(familyBehind, 'u');

/** "Butcher & Sons Solicitors", "Honey & Co bakery": the name of whose firm it is. */
const isOfFamily = (text: string, { start, end }: Placed, hits: Placed[]) =>
  /\p{Lu}/u.test(text.charAt(start)) &&
  family.test(text.slice(end, end + 16)) &&
  hits.some((hit) => hit.start > end + 1 && isSolid(hit));

const apart = toPattern(nameApart, 'u');
const paired = toPattern(`^ (?:${pairs}) \\p{Lu}`, 'u');
const opened = toPattern(`^(?:(?:${nameOpens}) |L['’])`, 'u');

/** "The Crown & Thistle – Sunday lunch", "Tea & Tattle – vintage clothes": words of a name before what is sold. */
export function shareOfApart(text: string, read: { hit: Placed; language: string }, hits: Placed[]): number {
  const { entry, field, start, end } = read.hit;
  if (field !== 'title') return 1;
  const name = apart.exec(text)?.[0];
  if (name === undefined || end >= name.length || !/\p{Ll}/u.test(name)) return 1;
  const isOpened = opened.test(name);
  // Languages that write every noun with a capital.
  if (capitalised.has(read.language) && !isOpened) return 1;
  const isFigure = entry.kind === 'figure' || nature.has(entry.things[0]);
  const isPair = paired.test(text.slice(end, end + 6));
  const isLong = name.split(' ').filter((word) => /\p{Lu}/u.test(word)).length > 1;
  if (!(isFigure || isPair || isOpened) || !isLong || /\s/u.test(text.slice(start, end))) return 1;
  const isSold = (hit: Placed) =>
    hit.start >= name.length - 1 &&
    hit.entry.things.length > 0 &&
    !hit.relation &&
    (isFigure ? hit.entry.kind !== 'hint' : isSolid(hit)) &&
    !isToken(hit) &&
    !isSale(hit);
  return hits.some(isSold) ? 0.4 : 1;
}

function shareOfDefined(text: string, hit: Placed, hits: Placed[]): number {
  const { end } = hit;
  const name = namedBefore.exec(text)?.[0];
  if (name === undefined || end >= name.trimEnd().length - 2) return 1;
  const isDefined = hits.some((hit) => hit.start >= name.length && !hit.relation && isSolid(hit));
  return isDefined ? 0.5 : 1;
}

const releasedNow = toPattern(`(?<!\\p{L})(?:${released})(?!\\p{L})`, 'iu');

const phones = setOf(['smartphone', 'app-phone']);

/** The share of the words of an app's or a game's name: "DUCK POSTMAN is out now", over "free on Android". */
export const shareOfReleased = (title: string, { end }: Placed, besides: Placed[]): number =>
  besides.some((hit) => hit.field === 'adCopy' && phones.has(hit.entry.things[0]) && !hit.relation) &&
  releasedNow.test(title.slice(end))
    ? 0.4
    : 1;
