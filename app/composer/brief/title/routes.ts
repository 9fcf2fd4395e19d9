import { setOf } from '../../subjects/catalog.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { findDates } from '../facts/find-dates.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { perLanguage } from '../text/remembering.ts';

/** A dash between two names, "Cork - Dublin": the second has one word or two. */
const betweenNames =
  /(?<=\p{Lu}[\p{L}\p{M}’'.-]{1,30})\s[-–]\s(?=\p{Lu}[\p{L}\p{M}’'.-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}’'-]{1,30})?(?:$|[,;]|\s\P{Lu}))/gu;

/** What goes from one place to another. */
const vehicles = setOf([
  'airplane',
  'small-airplane',
  'bus',
  'minibus',
  'taxi',
  'train',
  'fast-train',
  'ferry',
  'lorry',
  'delivery-van',
]);

/** Stands in for the dash of a route while a title is cut; a private-use character that no brief keeps (cleanText). */
const heldDash = '\ue001';

/** Languages as the reader's own names them: "Portuguese", "anglais", "niemiecki". */
const languageNamesOf = perLanguage((language) => {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return new Set(spoken.map((code) => names.of(code)?.toLowerCase()));
});
const spoken = (
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sq sr sv th ' +
  'tr uk ur vi zh'
).split(' ');

/** "Translation Portuguese - English": the dash of a pair of languages, which parts nothing. */
const betweenWords =
  /(?<=(?<![\p{L}\p{M}])([\p{L}\p{M}]{3,20}))\s[-–]\s(?=([\p{L}\p{M}]{3,20})(?![\p{L}\p{M}]))/gu;

const held = (dash: string) =>
  dash.replace(/[-–]/u, (sign) => `${heldDash}${sign}`).replaceAll(/\s/gu, heldDash);

const withHeldPairs = (title: string, language: string): string =>
  title.replace(betweenWords, (dash, one: string, other: string) =>
    [one, other].every((word) => languageNamesOf(language).has(word.toLowerCase())) ? held(dash) : dash,
  );

/** A title in which the dash of a route parts nothing: "Airport transfer Cork - Dublin €180". */
export const withHeldRoutes = (title: string, language: string): string =>
  withHeldPairs(title, language)
    .replace(betweenHours, held)
    .replace(betweenSizes, held)
    .replace(betweenDates, held)
    .replace(
      /(?<=[\p{L}\p{Nd}]|\p{Nd}\.)\s[-–—]\s(?=[\p{L}\p{Nd}])/gu,
      (dash, index: number, whole: string) =>
        isBetweenDays(whole, index, dash.length, language) ? held(dash) : dash,
    )
    .replace(betweenNames, (dash, index: number) =>
      findSubjects({ title: title.slice(0, index) }, language).some(({ name }) => vehicles.has(name)) ||
      isBareRoute(title, index, language)
        ? held(dash)
        : dash,
    );

/** "Cluj - Viena zilnic": two names that open a title which names no thing. */
const isBareRoute = (title: string, at: number, language: string) =>
  /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(title.slice(0, at)) &&
  findSubjects({ title }, language).length === 0 &&
  tradeOf(title, language) === undefined;

/** "Open 6am - 10pm": the dash between two hours. */
const betweenHours =
  /(?<=\p{Nd}\s?(?:[ap]m|h|Uhr|:\p{Nd}{2}|\.\p{Nd}{2}))\s[-–—]\s(?=\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?:\s?(?:[ap]m|h|Uhr))?(?![\p{L}\p{Nd}]))/giu;

/** "High St shut 4/11 – 22/11", "Road works 12.5. - 30.5.": the dash between two days in figures. */
const betweenDates =
  /(?<=(?<![\p{Nd}.,/])\p{Nd}{1,2}([./])\p{Nd}{1,2}\.?)\s[-–—]\s(?=\p{Nd}{1,2}\1\p{Nd}{1,2}(?!\p{Nd}|[.,/]?\p{Nd}))/gu;

/** "High St shut 3 – 14 Feb", "28 Feb – 2 March": whether a dash stands within a date, or between two. */
function isBetweenDays(title: string, at: number, width: number, language: string): boolean {
  const before = title.slice(Math.max(0, at - longestDay), at);
  if (!/\p{Nd}/u.test(before)) return false;
  const near = `${before}–${title.slice(at + width, at + width + longestDay)}`;
  const days = findDates(near, language);
  const dash = before.length;
  const isAmid = days.some(({ start, end }) => start < dash && end > dash + 1);
  return isAmid || (days.some(({ end }) => end === dash) && days.some(({ start }) => start === dash + 1));
}

/** No day of a range is longer, in UTF-16 units. */
const longestDay = 20;

/** "Forklifts 1.8T - 5T": the dash between two figures of one unit. */
const betweenSizes =
  /(?<=(?<![\p{L}\p{Nd}.,])\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?\s?(\p{L}{1,4}|%))\s[-–—]\s(?=\p{Nd}{1,4}(?:[.,]\p{Nd}{1,2})?\s?\1(?![\p{L}\p{Nd}]))/giu;

/** "Pub quiz / open mic / karaoke": the strokes of a list of three part nothing. */
export const withHeldStrokes = (title: string): string =>
  /\s\/\s[^/]{1,40}\s\/\s/u.test(title) && title.length <= 58
    ? title.replace(/\s\/\s/gu, `${heldDash}/${heldDash}`)
    : title;

export const withRoutes = (part: string) =>
  part.replaceAll(`${heldDash}${heldDash}`, ' ').replaceAll(heldDash, ' ');
