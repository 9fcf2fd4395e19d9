import { languageOf, sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';

const behind = sourcesOfAll((language) => language.streets?.behind);
const glued = sourcesOfAll((language) => language.streets?.glued);
const before = sourcesOfAll((language) => language.streets?.before);

/** Streets with the number of a house: "12 Station Rd", "Hauptstraße 4", "Vilniaus g. 5". */
export const numberedStreets = [
  toPattern(
    `(?<![\\p{L}\\p{Nd}])\\d{1,4}[a-z]?\\s\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{L}[\\p{L}'’-]+){0,2}\\s(?:${behind})(?!\\p{L})\\.?`,
    'gu',
  ),
  toPattern(
    `(?<![\\p{L}\\p{Nd}])\\p{Lu}[\\p{L}'’.-]{2,24}(?:\\s\\p{L}[\\p{L}'’.-]{0,24}){0,2}\\s(?:${behind})\\s(?:[Nn]o[.:]?\\s?)?\\d{1,4}[a-z]?(?![\\p{L}\\p{Nd}])`,
    'gu',
  ),
  toPattern(`(?<!\\p{L})(?:\\p{Lu}[\\p{L}-]*(?:${glued})\\s\\d{1,4}[a-z]?)`, 'gu'),
];

/**
 * Streets whose name opens with their kind: "rue de Rivoli 5", "ul. Długa". In "17h" before such a name the 17 is no
 * number of a house.
 */
export const openedStreets = toPattern(
  // "Sur place": on the spot.
  `(?<!\\p{L})(?<!sur\\s)(?:(?:\\d{1,4}[a-gi-z]?,?\\s)?(?:${before})\\s\\p{L}[\\p{L}'’ .-]{1,29}[\\p{L}.](?:,?\\s\\d{1,4}[a-z]?)?)`,
  'gu',
);

/** Those with the number of the house: "ul. Krótka 5", "14 rue du Port". Of "10–19, ul. Krótka 5" the 19 is an hour. */
export const openedWithNumber = toPattern(
  `(?<![\\p{L}\\p{Nd}])(?:(?<!\\p{Nd}[-–](?=\\p{Nd}{1,4},))\\d{1,4}[a-gi-z]?,?\\s(?:${before})\\s\\p{L}[\\p{L}'’ -]{1,29}\\p{L}|` +
    `(?:${before})\\s\\p{L}[\\p{L}'’ .-]{1,29}[\\p{L}.],?\\s\\d{1,4}[a-z]?)(?![\\p{L}\\p{Nd}])`,
  'gu',
);

const byWayOf = perLanguage((language) => toPattern(`^(?:${languageOf(language)?.byWay ?? '(?!)'})\\s`, 'u'));

/** "Detour via Elm St": whether words say by which way, where another language has a street: "via Roma 5". */
export const isByWay = (words: string, language: string) => byWayOf(language).test(words);

/** "Unit 3", "flat 2,", "rear of" in front of a street, and the town behind it with its post code. */
const unitBefore = /(?:^|[.,;:]\s)(\p{L}{2,8}(?:\s\p{L}{2})?\s(?:\p{Nd}{1,3}\p{L}?,?\s)?)$/u;
const townBehind =
  /^,\s\p{Lu}[\p{L}'’-]{2,20}(?:[\s-]\p{L}[\p{L}'’-]{1,20}){0,2}(?:\s\p{Lu}[\p{Lu}\p{Nd}]{1,3}\s?\p{Nd}\p{Lu}{2}|\s\p{Nd}{4,5})?(?=\s?(?:$|[.,;!)]))/u;

/** A street of a line with what else finds the house: "unit 5 Mill Road, Newtown" of "5 Mill Road". */
export function wholeAddress(line: string, start: number, street: string): string {
  const town = townBehind.exec(line.slice(start + street.length))?.[0] ?? '';
  const unit = unitBefore.exec(line.slice(Math.max(0, start - 30), start))?.[1] ?? '';
  return `${unitWords.test(unit) ? unit : ''}${street}${town}`;
}

const unitWords = toPattern(`^(?:${sourcesOfAll((language) => language.partsOfHouses)})(?!\\p{L})`, 'iu');

/** A street with the number of its house, and nothing beside it but the part of the house: "Unit 6 Dock Road". */
export const isStreet = (text: string) => {
  const own = text.replace(/^[\s,]+/u, '');
  const part = /^\p{L}{2,8}\s/u.exec(own)?.[0] ?? '';
  const street = unitWords.test(part) ? own.slice(part.length) : own;
  return numberedStreets.some((one) =>
    everyMatch(one, text).some(([found]) => found === own || found === street),
  );
};

const endsAsStreet = toPattern(`\\s(?:${behind})\\.?$`, 'u');

/** Whether words end as the name of a street does, with or without a number: "Mill Lane", "Pearl St". */
export const namesStreet = (words: string) => endsAsStreet.test(words);
