import { languageOf, sourcesOfAll } from '../../languages/registry.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';

const behind = sourcesOfAll((language) => language.streets?.behind);
const glued = sourcesOfAll((language) => language.streets?.glued);
const before = sourcesOfAll((language) => language.streets?.before);

/** Streets with the number of a house: "12 Station Rd", "Hauptstraße 4", "Vilniaus g. 5". */
export const numberedStreets = [
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])\\d{1,4}[a-z]?\\s\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{L}[\\p{L}'’-]+){0,2}\\s(?:${behind})(?!\\p{L})\\.?`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])\\p{Lu}[\\p{L}'’.-]{2,24}(?:\\s\\p{L}[\\p{L}'’.-]{0,24}){0,2}\\s(?:${behind})\\s\\d{1,4}[a-z]?(?![\\p{L}\\p{Nd}])`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})(?:\\p{Lu}[\\p{L}-]*(?:${glued})\\s\\d{1,4}[a-z]?)`, 'gu'),
];

/**
 * Streets whose name opens with their kind: "rue de Rivoli 5", "ul. Długa". In "17h" before such a name the 17 is no
 * number of a house.
 */
export const openedStreets = new RegExp(
  // "Sur place": on the spot.
  `(?<!\\p{L})(?<!sur\\s)(?:(?:\\d{1,4}[a-gi-z]?,?\\s)?(?:${before})\\s\\p{L}[\\p{L}'’ .-]{1,29}[\\p{L}.](?:,?\\s\\d{1,4}[a-z]?)?)`,
  'gu',
);

const byWayOf = perLanguage(
  (language) => new RegExp(`^(?:${languageOf(language)?.byWay ?? '(?!)'})\\s`, 'u'),
);

/** "Detour via Elm St": whether words say by which way, where another language has a street: "via Roma 5". */
export const isByWay = (words: string, language: string) => byWayOf(language).test(words);

/** A street with the number of its house, and nothing beside it. */
export const isStreet = (text: string) =>
  numberedStreets.some((street) =>
    everyMatch(street, text).some(([found]) => found === text.replace(/^[\s,]+/u, '')),
  );

const endsAsStreet = new RegExp(`\\s(?:${behind})\\.?$`, 'u');

/** Whether words end as the name of a street does, with or without a number: "Mill Lane", "Pearl St". */
export const namesStreet = (words: string) => endsAsStreet.test(words);
