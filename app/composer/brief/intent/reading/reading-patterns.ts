import { matchersOf } from '../../../languages/matchers.ts';
import { languagesRead, sourcesOfAll, sourcesRead } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { perLanguage } from '../../text/remembering.ts';
import { stemMatcher } from '../../text/stems.ts';

/** Two hours that one may come between: "10–12 Uhr". */
export const rangeOfTimes = toPattern(
  `\\p{Nd}[^\\p{Nd}]{0,6}(?:[-–—~〜]|\\s(?:${sourcesOfAll((language) => language.toFigure)})\\s)[^\\p{Nd}]{0,4}\\p{Nd}`,
  'iu',
);

const wordsOfAll = (source: string) => toPattern(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
/** Those something is done for, and who gives notice to the public. */
export const clients = wordsOfAll(sourcesOfAll((language) => language.clients));
export const authorities = wordsOfAll(sourcesOfAll((language) => language.authorities));

const forSoMany = sourcesOfAll((language) => language.forSoMany);

/** Where apps are fetched from, and what they run on: names, alike in every language. */
export const platforms = toPattern(
  `(?<!\\p{L})(?:App ?Store|(?:Google )?Play ?Store|Google Play|(?:${sourcesOfAll((language) => language.onPlatform)}) (?:Android|iOS)|` +
    'iOS\\P{L}{1,3}(?:\\p{L}{1,4}\\s)?Android|Android\\P{L}{1,3}(?:\\p{L}{1,4}\\s)?iOS)(?!\\p{L})',
  'iu',
);
const android = 'Android|Андро[иї]д|[اأ]ندرو[یي]د|אנדרואיד|एंड्रॉ[इय]ड|안드로이드|アンドロイド|安卓';
const apple = 'iOS|iPhone|айфон|[آأ][یي]فون|אייפון|आईफोन|아이폰|苹果|蘋果';
/** Both kinds of phones side by side, as an app names them; so may who mends them. */
export const bothPhones = toPattern(
  `(?:${android})[^\\n]{1,12}(?:${apple})|(?:${apple})[^\\n]{1,12}(?:${android})`,
  'iu',
);
const starts = sourcesOfAll((language) => language.starts);
const apiece = sourcesOfAll((language) => language.apiece);

/** "Rp75.000/unit", "R380/kg": a price of goods, or of each of several, is no open one. */
const counted = `\\s?(?:${sourcesOfAll((language) => language.measures)}|кг)(?!\\p{L})`;

/** The words of a language by which the signs of a brief are told. */
export const patternsOf = perLanguage((language) => {
  const { walkIns, regularly, hours, from, upTo, per, pictured, provided, gifts, courseLength } =
    matchersOf(language);
  return {
    pictured: toPattern(pictured, 'iu'),
    provided: toPattern(provided, 'iu'),
    gift: toPattern(`^\\s?${gifts}`, 'iu'),
    // "Massage from 13 weeks" is no course of so many.
    course: toPattern(`(?<!(?:${from})\\s|\\p{Nd})(?:${courseLength})`, 'iu'),
    opensWithCourse: toPattern(`^${courseLength}`, 'iu'),
    walkIn: toPattern(walkIns, 'iu'),
    open: toPattern(`^${hours}`, 'iu'),
    // "Open it in 8 minutes on your phone" opens no shop.
    openedByReaders: toPattern(
      `^(?:${sourcesRead(language, ({ openedByReaders }) => openedByReaders)})(?!\\p{L})`,
      'iu',
    ),
    regularly: toPattern(regularly, 'iu'),
    posted: languagesRead(language).flatMap(({ posted }) => (posted === '' ? [] : stemMatcher(posted))),
    brought: languagesRead(language).flatMap(({ brought }) => (brought ? stemMatcher(brought) : [])),
    spots: languagesRead(language).map(({ spots }) => stemMatcher(spots)),
    estimates: languagesRead(language).map(({ arranging }) => stemMatcher(arranging.quote)),
    tables: languagesRead(language).map(({ arranging }) => stemMatcher(arranging.table)),
    startsOn: toPattern(`(?<!\\p{L})(?:${from}|${starts})\\P{L}{0,3}$`, 'iu'),
    openPrice: toPattern(`^(?!(?:${forSoMany})\\s)(?:${from}|${upTo})|/(?!${counted})`, 'iu'),
    // "A month", "per person"; "each" and "per piece" are said of goods.
    isPer: toPattern(`${per}(?<!${apiece}|kg|кг)`, 'iu'),
  };
});
