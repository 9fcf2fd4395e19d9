import { everyMatch } from '../brief/text/every-match.ts';
import { readColors } from '../color/read-colors.ts';
import { noLetterBefore } from '../languages/letters.ts';
import { sourcesOfAll, wordsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { SubjectName } from './catalog.ts';
import { asideWords } from './words/aside-words.ts';
import {
  houseBehind,
  includedWords,
  joinedBefore,
  landmarkWords,
  parkingWords,
  streetBefore,
  streetBehind,
  surnames,
  townNames,
} from './words/landmark-words.ts';
import { across, doctors } from './words/naming-words.ts';
import { openHouseWords } from './words/open-house-words.ts';
import { putOffWords } from './words/put-off-words.ts';
import { styleWords } from './words/style-words.ts';

/** Words before a thing that is not sold: places to meet, times, comparisons. By the way, in the larger languages. */
const passing = toPattern(
  `${noLetterBefore}(?:${sourcesOfAll((language) => language.passing)})\\s+(?:(?:${sourcesOfAll((language) => language.articles)})\\s*)?$`,
  'iu',
);

/** Whether a word of running copy is mentioned by the way ("glow before coffee", "meet at the library"). */
export function isMention(text: string, start: number): boolean {
  return passing.test(text.slice(Math.max(0, start - 40), start));
}

/** Languages that write every noun with a capital. */
export const capitalised = new Set(['de', 'lb']);
const openings = /(?:^|[.!?:;|/•·–—\-("«„“\n]\s*|\p{Extended_Pictographic}\ufe0f?\s*)$/u;

const openingArticle = toPattern(`^\\P{L}*(?:${sourcesOfAll((language) => language.articles)})\\s?$`, 'iu');

const praised = toPattern(`(?<!\\p{L})(?:${asideWords.praise})\\s$`, 'iu');

/** Whether a word is the name of a town or a firm: it has a capital among small letters ("Naprawa pralek Łódź"). */
export function isProperName(text: string, start: number, end: number, language: string): boolean {
  if (capitalised.has(language) || !/^\p{Lu}[\p{Ll}\p{M}]/u.test(text.slice(start, end))) return false;
  // "Christmas turkeys", "French bread": the noun is small.
  if (/\s\p{Ll}[^\s]*$/u.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 200), start);
  if (openings.test(before.replace(openingArticle, '')) || praised.test(before)) return false;
  return /(?<=\s)\p{Ll}{4,}/u.test(`${before}${text.slice(end, end + 200)}`);
}

/**
 * Whether a word ends the name that opens an English title, and so says what is done there: "Fern Hollow Cattery - June
 * is free", "Limpet Cottage, sleeps 4".
 */
export const isHeadOfName = (text: string, start: number, end: number): boolean =>
  /\p{Lu}/u.test(text.charAt(start)) &&
  opensTitle.test(text.slice(0, start)) &&
  /^(?:$|\s?[,:;.!|–—(]|\s-\s|\s\p{Ll})/u.test(text.slice(end, end + 3)) &&
  !isPersonOrInn(text, start, end);

const house = toPattern(`^(?:${asideWords.houses})$`, 'iu');

/** Whether a word is a house after which shops are named, whatever they sell: "Shed", "Cottage". */
export const isHouse = (word: string): boolean => house.test(word);
const opensTitle = /^(?:The )?(?:[\p{Lu}\p{N}][\p{L}\p{N}'’]*,?(?: &| and| of)? ){1,4}$/u;

/**
 * Whether a word of the copy stands in a sentence that is but a name, as a sender puts it: "Iron Shed Gym Rockhampton.
 * Open 24/7".
 */
export function isSender(text: string, start: number, end: number): boolean {
  const before = /[^.!?\n]*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
  const behind = /^[^.,!?\n]*/u.exec(text.slice(end, end + 60))?.[0] ?? '';
  const words = `${before} ${behind}`.match(/\S+/gu) ?? [];
  return words.length < 6 && words.every((word) => /^(?:\p{Lu}|&)/u.test(word)) && !/[,:;]/u.test(before);
}

/** Whether a word is the name of a saint, and so of a place: "quartier St-Jean". */
const isSaint = (text: string, start: number): boolean =>
  saints.test(text.slice(Math.max(0, start - 8), start));
const saints = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.saints)})(?:\\.\\s?|-|\\s)$`,
  'iu',
);

const streetName = toPattern(
  `^ (?:${streetBehind}(?!\\p{L})(?=\\s*(?:$|[.,;:!?()|·–—-]|\\p{Ll}))|${streetBefore})`,
  'u',
);

/** Whether a word is the name of a street: "24 homes on Mill Lane". */
const isStreet = (text: string, start: number, end: number): boolean =>
  /\p{Lu}/u.test(text.charAt(start)) && streetName.test(text.slice(end, end + 24));

const townName = toPattern(`^(?:${townNames})$`, 'u');

/** Whether a word is the name of a town: "Counsellor, Bath", "Roofing Bath & Bristol". */
export const isTown = (text: string, start: number, end: number): boolean =>
  townName.test(text.slice(start, end)) &&
  (/(?:,|\s[-–—|·]|(?<!\p{L})(?:in|near|around|across|of|from)) $/u.test(
    text.slice(Math.max(0, start - 8), start),
  ) ||
    /^(?:,| (?:&|and|\+)) \p{Lu}/u.test(text.slice(end, end + 7)));

const surname = toPattern(`^(?:${surnames})$`, 'u');

/** Whether a word is the name of a person or of an inn: "John Baker", "The Butchers Arms". */
export const isPersonOrInn = (text: string, start: number, end: number): boolean =>
  surname.test(text.slice(start, end)) || isDoctor(text, start) || isHouseName(text, start, end);

const doctor = toPattern(`(?<!\\p{L})(?:${doctors})\\.? $`, 'u');

/** Whether a word is the name of a doctor: "Praxis Dr. Vogel". */
export const isDoctor = (text: string, start: number): boolean =>
  doctor.test(text.slice(Math.max(0, start - 10), start)) && /\p{Lu}/u.test(text.charAt(start));

const houseName = toPattern(`^ ${houseBehind}(?!\\p{L})`, 'u');

/** Whether a word is the name of a house: "at the Corn Hall", "at Apple Farm". */
export const isHouseName = (text: string, start: number, end: number): boolean =>
  /\p{Lu}/u.test(text.charAt(start)) && houseName.test(text.slice(end, end + 24));

const flatRate = /^\s(?:\p{Sc}|rs\.?)?\s?\d+\s?(?:%|\/-|off\b|rs\b)/iu;

/** Whether a word only says how what follows is or works: "water-saving taps", "award-winning". */
export function isManner(text: string, start: number, end: number): boolean {
  if (isSaint(text, start) || isStreet(text, start, end)) return true;
  // "Flat 30% off": no home.
  if (/^flat$/iu.test(text.slice(start, end)) && flatRate.test(text.slice(end, end + 12))) return true;
  return (
    /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /^\p{L}+ing (?=\p{L})/u.test(text.slice(start, end + 2))
  );
}

/** Whether a percentage stands a few words before, that a price falls by. */
export const isDiscounted = (text: string, start: number): boolean =>
  /[%٪][^%٪.,:;!?\n]{1,24}$/u.test(text.slice(Math.max(0, start - 28), start));

const forWhom = toPattern(
  `${noLetterBefore}(?:${sourcesOfAll((language) => language.forWhom)})\\s+(?:[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*\\s+){0,3}$`,
  'iu',
);

/** Whether a word names those the ad speaks to ("accounting for restaurants"). */
export function isAudience(text: string, start: number): boolean {
  return forWhom.test(text.slice(Math.max(0, start - 60), start));
}

const aheadOf = toPattern(`(?<![\\p{L}\\p{M}])(?:${landmarkWords.before})[ -]*$|(?:${joinedBefore})$`, 'iu');
const behindOf = toPattern(
  `^ (?:${landmarkWords.behind})(?![\\p{L}\\p{M}])|^(?:${landmarkWords.joined})`,
  'iu',
);

/** Whether a word of the copy only says where the shop is, or names an extra: "beside the bank", "parking for cars". */
export const isLandmark = (text: string, start: number, end: number): boolean =>
  aheadOf.test(text.slice(Math.max(0, start - 20), start)) || behindOf.test(text.slice(end, end + 24));

const vehicles = new Set<SubjectName>([
  'car',
  'car-front',
  'suv',
  'bus',
  'bicycle',
  'motorcycle',
  'motor-scooter',
]);

export const isVehicle = (thing: SubjectName | undefined) => thing !== undefined && vehicles.has(thing);

const parking = toPattern(`${noLetterBefore}(?:${parkingWords.parted})|${parkingWords.joined}`, 'iu');

/**
 * Whether a clause of the copy says where vehicles may stand. Then whoever comes can park there, and no vehicle is
 * sold.
 */
export function isParking(text: string, start: number, end: number): boolean {
  const before = /[^.,:;!?–—|•·()/\n。，、]*$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const behind = /^[^.,:;!?–—|•·()/\n。，、]*/u.exec(text.slice(end, end + 40))?.[0] ?? '';
  return parking.test(`${before}${text.slice(start, end)}${behind}`);
}

const listed = `(?:\\s?[&+/,]\\s?|\\s(?:n|${sourcesOfAll((language) => language.and)})\\s)`;
const listedBefore = toPattern(`([\\p{L}\\p{M}]+)${listed}$`, 'iu');
const listedBehind = toPattern(`^${listed}([\\p{L}\\p{M}]+)`, 'iu');

/** Whether a word names a colour in a list of colours: "wine and gold", "olive, cream". */
function isColor(text: string, start: number, end: number): boolean {
  if (readColors(text.slice(start, end)).length === 0) return false;
  const beside = [
    listedBefore.exec(text.slice(Math.max(0, start - 24), start))?.[1],
    listedBehind.exec(text.slice(end, end + 24))?.[1],
  ];
  return beside.some((word) => word !== undefined && readColors(word).length > 0);
}

const styleBefore = toPattern(`(?<!\\p{L})(?:${styleWords.before})\\s(?:(?:de|di|da|du)\\s|d['’])?$`, 'iu');
const styleBehind = toPattern(`^[ -](?:${styleWords.behind})(?!\\p{L})`, 'iu');

/** Whether a word of instructions says how the ad is to look: "wine red", "marble background", "ambiance plage". */
export const isLook = (text: string, start: number, end: number): boolean =>
  isColor(text, start, end) ||
  // "Gig poster vibe": who asks for it plays.
  (!/poster/iu.test(text.slice(start, end)) && isStyle(text, start, end));

const isStyle = (text: string, start: number, end: number): boolean =>
  styleBefore.test(text.slice(Math.max(0, start - 24), start)) || styleBehind.test(text.slice(end, end + 24));

const atHome = toPattern(
  wordsOfAll((language) => language.atHome),
  'giu',
);

/** Where a text says that one comes to the house: nothing of it is sold. UTF-16 places. */
export function placesAtHome(text: string): { start: number; end: number }[] {
  return everyMatch(atHome, text).map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

const acrossFrom = toPattern(`(?<!\\p{L})(?:${across}) (?:(?:the|our)\\s)?(?:\\p{L}+\\s)?$`, 'iu');

/** Whether a word of an English title names the house by which one finds the place: "across from the feed mill". */
export const isAcross = (text: string, start: number): boolean =>
  acrossFrom.test(text.slice(Math.max(0, start - 48), start));

const includedBehind = toPattern(`^ (?:${includedWords.behind})(?!\\p{L})`, 'iu');
const includedBefore = toPattern(`(?<!\\p{L})(?:${includedWords.before}) $`, 'iu');

/** Whether a word of running copy comes with what is sold: "kitchen included", "inkl. Frühstück". */
export const isIncluded = (text: string, start: number, end: number): boolean =>
  includedBehind.test(text.slice(end, end + 24)) ||
  includedBefore.test(text.slice(Math.max(0, start - 16), start));

const clauseOpens = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${asideWords.clauses})(?![\\p{L}\\p{M}])[^.:;!?|–—()\\n]{0,60}$`,
  'iu',
);

/** Whether a clause of a title names a thing by the way: "Chess for grown ups who forgot how the horse moves". */
export const isInClause = (text: string, first: { end: number } | undefined, start: number): boolean =>
  first !== undefined && isOpened(text.slice(Math.max(first.end, start - 120), start));

const meanwhile = toPattern(
  `\\p{L}[^.:;!?|–—()\\n]{2,80}[\\s,](?:${asideWords.meanwhile})(?![\\p{L}\\p{M}])[^.:;!?|–—()\\n]{0,60}$`,
  'iu',
);

/** Whether a clause that says when names a thing by the way: "Quote before you are back in the van". */
export const isMeanwhile = (text: string, start: number): boolean =>
  meanwhile.test(text.slice(Math.max(0, start - 120), start));

const isOpened = (before: string): boolean =>
  clauseOpens.test(before.split(' - ').at(-1) ?? '') || bracketed.test(before);

/** "A choir seeks tenors (and cake)". */
const bracketed = toPattern(`\\((?:[&+]|${sourcesOfAll((language) => language.and)})\\s[^()]*$`, 'iu');

const articles = sourcesOfAll((language) => language.articles);
const givingUp = (words: string) =>
  toPattern(`(?<!\\p{L})(?:${words})\\s(?:(?:${articles}|your)\\s)?$`, 'iu');
const givenUp = givingUp(asideWords.givenUp);
const givenUpIn = new Map(
  Object.entries(asideWords.givenUpIn).map(([language, words]) => [language, givingUp(words)]),
);

const answeredNo = toPattern(`^\\?\\s(?:${asideWords.answeredNo})`, 'iu');

const putOff = toPattern(
  `^(?:['’]s)?(?:\\s(?:${putOffWords.parted})(?![\\p{L}\\p{M}])|${putOffWords.joined})`,
  'iu',
);

/** Whether a title names but what is offered beside what is sold, or comes later: "Coffee can wait". */
export const isPutOff = (text: string, end: number): boolean => putOff.test(text.slice(end, end + 40));

/** Whether a title would have the reader do without what is named. */
export const isGivenUp = (text: string, start: number, end: number, language: string): boolean => {
  const before = text.slice(Math.max(0, start - 32), start);
  return (
    givenUp.test(before) ||
    givenUpIn.get(language)?.test(before) === true ||
    answeredNo.test(text.slice(end, end + 24))
  );
};

const hadEnough = toPattern(`(?<!\\p{L})(?:${asideWords.hadEnough}) (?:\\p{L}+ )?$`, 'iu');

/** Whether what stands before a word says that somebody has enough of it: "Tired of shovelling?", "No more ironing". */
export const isHadEnough = (before: string): boolean => hadEnough.test(before.slice(-40));

const forSale = toPattern(`^ (?:${asideWords.forSale})(?![\\p{L}\\p{M}])`, 'iu');
const opensForSale = toPattern(`^(?:${asideWords.forSale})(?:\\s?[:–—|-]|\\s)`, 'iu');

/** Whether a title says that the very thing it names is sold: "Beehives for sale", "For sale: stone cottage". */
export const isForSale = (text: string, end: number): boolean =>
  opensForSale.test(text) || forSale.test(text.slice(end, end + 24));

const asideBefore = toPattern(`(?<!\\p{L})(?:${asideWords.before})(?!\\p{L})[^.,;:!?\\n]{0,30}$`, 'iu');
const asideBehind = toPattern(
  `^ (?:(?:${asideWords.behind})(?!\\p{L})|(?:(?:&|\\p{L}{1,3}) \\p{L}+ )?(?:${asideWords.closing})\\s?(?:[.,;!)\\n]|$|(?:${asideWords.joint})\\s))`,
  'iu',
);

/** Whether running copy names what the takings are for or what visitors bring: "proceeds to the new library". */
export const isAside = (text: string, start: number, end: number): boolean =>
  asideBefore.test(text.slice(Math.max(0, start - 64), start)) || asideBehind.test(text.slice(end, end + 24));

const opensDoors = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${openHouseWords.parted})(?![\\p{L}\\p{M}])|${openHouseWords.joined}`,
  'iu',
);

/** Whether a title says that a house opens its doors: "Open day at the mill", "Our library reopens". */
export const isOpeningDoors = (title: string): boolean => opensDoors.test(title);
