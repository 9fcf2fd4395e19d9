import { hasTwo, inBothCases, lowerCase, lowerCaseIn } from '../../languages/capitals.ts';
import { letter } from '../../languages/letters.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import type { HourPlace } from '../../languages/turns.ts';
import { toPattern } from '../../pattern.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage, rememberResults } from '../text/remembering.ts';
import type { Found } from './find-contacts.ts';

const edge = `(?<!${letter}|\\p{Nd})`;
const close = `(?!${letter}|\\p{Nd})`;
const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Languages whose weekdays stand in bilingual briefs. */
const often = ['de', 'fr', 'es', 'it', 'pt', 'nl'];

type Calendar = {
  days: string;
  longDays: ReadonlySet<string>;
  months: string;
  openings: { days: string[]; months: string[] };
};

/** Names of weekdays and months as a language's calendar has them, long and short, as an alternation. */
const calendarOf = perLanguage((language): Calendar => {
  const days = new Set<string>();
  const longDays = new Set<string>();
  const months = new Set<string>();
  for (const code of new Set([language, 'en'])) {
    const long = longDaysOf(code);
    for (const day of long) longDays.add(day);
    for (const day of [...long, ...namesIn(code, { weekday: 'short' }, 'weekday')]) days.add(day);
    for (const month of ['long', 'short'] as const)
      for (const format of [{ month }, { day: 'numeric', month } as const])
        for (const name of namesIn(code, format, 'month')) months.add(name);
  }
  // Long names only: a short one is a word in another language ("so", "do", "mar").
  for (const code of often) for (const day of longDaysOf(code)) days.add(day);
  for (const word of ['tues', 'wednes', 'thur', 'thurs', 'weds']) days.add(word);
  const openings = { days: openingsOf(days), months: openingsOf(months) };
  const written = hasTwo(language) ? inBothCases : (source: string) => source;
  return { days: written(alternation(days)), longDays, months: written(alternation(months, 2)), openings };
});

/** The names of months of a language, and the English ones, as an alternation. */
export const monthsOf = (language: string) => calendarOf(language).months;

const monthAtEnd = perLanguage((language) => toPattern(`\\s${monthsOf(language)}[.!]?$`, 'iu'));

/** Whether two or three words that end on a month say when, and name nothing: "start September", "ab Mai". */
export const tellsMonth = (text: string, language: string) =>
  text.trim().split(/\s+/u).length <= 3 && monthAtEnd(language).test(text.trim());

const longDaysOf = perLanguage((language) => namesIn(language, { weekday: 'long' }, 'weekday'));

/** All weekdays or months in a form. One formatter writes them: to make one takes as long as a hundred names. */
function namesIn(
  language: string,
  format: Intl.DateTimeFormatOptions,
  part: 'weekday' | 'month',
): readonly string[] {
  const formatter = new Intl.DateTimeFormat(language, { ...format, calendar: 'gregory' });
  const dates =
    part === 'weekday'
      ? Array.from({ length: 7 }, (_, day) => new Date(2024, 0, day + 1))
      : Array.from({ length: 12 }, (_, month) => new Date(2024, month, 3));
  return dates.map((date) => {
    const name = formatter.formatToParts(date).find(({ type }) => type === part)?.value ?? '';
    return lowerCaseIn(name, language).replace(/\.$/u, '');
  });
}

/** How the names begin: looked for before a pattern runs, most lines hold none. */
const openingsOf = (words: Set<string>) => [...new Set([...words].map((word) => word.slice(0, 3)))];

const holds = (text: string, openings: readonly string[]) => {
  const lower = lowerCase(text);
  return openings.some((opening) => lower.includes(opening));
};

/**
 * The longest first; a long word may carry an ending (piątek: piątku, в субботу). `cut`: how much of it an ending
 * replaces in words of eight letters, such as the months "septembris: septembrī", "oktoober: oktoobril".
 */
function alternation(words: Set<string>, cut = 1): string {
  const named = [...words]
    .filter((word) => /\p{L}\p{M}*\p{L}/u.test(word))
    .sort((a, b) => b.length - a.length);
  // German days take no other ending than an s: "montage", "montaje" and "montaggio" mean assembly.
  const isGermanDay = (word: string) => word.endsWith('tag');
  const isLong = (word: string) => word.length >= 5 && /\p{L}$/u.test(word) && !isGermanDay(word);
  const stems = named.filter(isLong).map((word) => escapePattern(word.slice(0, word.length > 7 ? -cut : -1)));
  const whole = named
    .filter((word) => !isLong(word))
    .map((word) => `${escapePattern(word)}${isGermanDay(word) ? 's?' : ''}\\.?`);
  // One class of letters for all stems: each is code of its own.
  const sources = stems.length > 0 ? [`(?:${stems.join('|')})\\p{L}{0,4}`, ...whole] : whole;
  return sources.length > 0 ? `(?:${sources.join('|')})` : '(?!)';
}

const eastAsianDay =
  '(?:(?<!\\p{Nd})\\p{Nd}{1,2}\\s?[月월]\\s?\\p{Nd}{1,2}\\s?[日號号일]?|[一二三四五六七八九十]{1,3}月[一二三四五六七八九十]{1,3}[日號号])';
const numericDay =
  '(?:\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}|(?:(?<![\\p{Nd}.,])(?:0?[1-9]|[12]\\d|3[01])\\.\\s?[-–]\\s?)?(?:0?[1-9]|[12]\\d|3[01])\\.\\s?(?:0?[1-9]|1[0-2])\\.(?:\\d{2,4})?|(?<!\\p{Nd}[.,])(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|1[0-2])(?:/\\d{2,4})?)';
const ordinal = '(?:st|nd|rd|th|er|\\.|º|°|ª|-?го|-?е|:?a|:?e)?';

/** Between two days of a month: "5 to 7 September", "5. und 6. März", "من 5 إلى 7 سبتمبر". */
const between = `(?:&|\\+|${sourcesOfAll((language) => language.betweenDays)})`;

const patternsOf = perLanguage((language) => {
  const { days, months } = calendarOf(language);
  const year = '(?:,?\\s(?:de\\s|del\\s)?\\p{Nd}{4}(?:\\s?г\\.?)?)?';
  const first = `(?<![€£$₹₺₽]\\s?|[%.,–-])(?:0?[1-9]|[12]\\d|3[01])${ordinal}\\s${between}\\s?`;
  const number = `(?:${first})?\\p{Nd}{1,2}${ordinal}(?:\\s?[-–]\\s?\\p{Nd}{1,2}${ordinal}){0,3}`;
  const day = `(?:${number}\\s(?:(?:de\\s|of\\s|ta['’]\\s|ב)?${months}|tháng\\s\\p{Nd}{1,2})|${months}\\s${number}(?!\\s?(?:am|pm|:)))${year}`;
  return {
    date: toPattern(
      `${edge}(?:${days},?\\s)?(?:${day}|${numericDay}(?![.\\p{Nd}]))${close}|${eastAsianDay}`,
      'giu',
    ),
    // "MON WED FRI", "Tue Thu & Sat": several days are named one after the other.
    weekday: toPattern(
      `${edge}${days}(?:(?:\\s?[-–/&+]\\s?|\\s(?:${between}\\s)?)${days}){0,5}${close}`,
      'giu',
    ),
  };
});

/** Dates and weekdays as written, with the weekday in front where there is one. */
export const findDates = rememberResults((text, language): readonly Found[] => {
  const { openings } = calendarOf(language);
  const hasFigure = /\p{Nd}|[一二三四五六七八九十]月/u.test(text);
  const hasDate = hasFigure && (/[./月월-]|tháng/u.test(text) || holds(text, openings.months));
  const dates = hasDate
    ? everyMatch(patternsOf(language).date, text)
        .map(toFound)
        .filter(({ text: words }) => words !== '24/7')
    : [];
  const free = (found: Found) => !dates.some(({ start, end }) => found.start < end && found.end > start);
  return [...dates, ...weekdaysIn(text, language).filter(free)];
});

function weekdaysIn(text: string, language: string): Found[] {
  const { openings, longDays } = calendarOf(language);
  if (!holds(text, openings.days)) return [];
  const found = everyMatch(patternsOf(language).weekday, text).map(toFound);
  // Two different short names in one text are days: "Templated Mon, fitted Fri".
  const called = new Set(found.map(({ text: day }) => day).filter((day) => /^\p{Lu}\p{Ll}/u.test(day)));
  return called.size > 1 ? found : found.filter((day) => !isBareShort(day, { text, language, longDays }));
}

/**
 * A short name alone is more often another word ("mar", the sea; "sun
 * cream"): a range or a figure behind it makes it a day.
 */
function isBareShort(
  day: Found,
  { text, language, longDays }: { text: string; language: string; longDays: ReadonlySet<string> },
): boolean {
  const name = lowerCaseIn(day.text, language).replace(/\.$/u, '');
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]{2,4}$/u.test(name) || longDays.has(name)) return false;
  return !/^[.,]?\s?\p{Nd}/u.test(text.slice(day.end));
}

const namedTimes = sourcesOfAll((language) => language.namedTimes);
const hourWords = (place: HourPlace) => sourcesOfAll((language) => language.hourWords?.[place]);
// "9 am See" is German; "9am" is none.
const clock = `(?:\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?(?:[ap]m|\\s?(?:[ap]m(?!\\s\\p{L}{3})|${sourcesOfAll((language) => language.oClock)}))|\\p{Nd}{1,2}:\\p{Nd}{2}(?:\\s?(?:am|pm|h|${hourWords('timed')}))?|(?:${sourcesOfAll((language) => language.atHour)})\\s\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?(?:\\s?[-–]\\s?\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?)?(?:\\s?(?:${sourcesOfAll((language) => language.oClock)}))?|\\p{Nd}{1,2}\\s?[-–]\\s?\\p{Nd}{1,2}\\s?(?:am|pm|${hourWords('timed')})|${namedTimes})`;
const time = toPattern(
  `${edge}(?:\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2})?\\s?(?:[-–]|${hourWords('between')})\\s?)?${clock}(?:\\s?(?:[-–]|${hourWords('between')})\\s?${clock})?${close}`,
  'giu',
);
const spell = /(?<!\p{L})24\s?\/\s?7(?!\p{Nd})|(?<!\p{L})24h(?!\p{L})/giu;

const mayHoldTime = toPattern(`\\p{Nd}|${namedTimes}`, 'iu');

const hanHour = '[一二三四五六七八九十兩两]{1,3}[點点時时]半?';
const hanDayPart = `(?:${hourWords('partOfDay')})`;
/** "下午兩點至五點": an hour in words needs a part of the day or another hour beside it, "一点" is a little. */
const hanTime = toPattern(
  `${hanDayPart}${hanHour}(?:[至到~～–-]${hanDayPart}?${hanHour})?|${hanHour}[至到~～–-]${hanDayPart}?${hanHour}`,
  'gu',
);

/** "晚上7点", "19時から", "오후 7시": in scripts without spaces nothing parts an hour from the words beside it. */
const hourSign =
  '(?:[時时](?![間间代期刻])|시(?!간)|[點点](?![心鐘钟]?[数數名セ]))(?:半|\\p{Nd}{1,2}\\s?[分분])?';
const hourInSigns =
  `(?:${hanDayPart}\\s?\\p{Nd}{1,2}(?:[:：]\\p{Nd}{2}|\\s?${hourSign})|` +
  `(?<!\\p{Nd}|[.,:：])\\p{Nd}{1,2}(?:[:：]\\p{Nd}{2}|[時时](?![間间代期刻])半?|시(?!간)))`;
const signedTime = toPattern(
  `${hourInSigns}(?:\\s?[-–~〜～至到]\\s?(?:${hanDayPart}\\s?)?\\p{Nd}{1,2}(?:[:：]\\p{Nd}{2}|\\s?${hourSign}))?(?!\\p{Nd})`,
  'gu',
);

/** Times of day as written, ranges whole ("6–10pm", "21:00 h"). */
export function findTimes(text: string): Found[] {
  const hasSigns = /[點点時时시]|[上下晚早午]/u.test(text);
  const inSigns = hasSigns ? [hanTime, signedTime].flatMap((one) => everyMatch(one, text).map(toFound)) : [];
  if (!mayHoldTime.test(text)) return inSigns;
  const found = everyMatch(time, text)
    .map(toFound)
    // "48h" is how long it lasts.
    .filter((one) => !(Number(/\d+/u.exec(one.text)?.[0]) > 24))
    .filter(
      (one) => !(lasting.test(one.text) && within.test(text.slice(Math.max(0, one.start - 12), one.start))),
    );
  return [
    ...found.filter((one) => !inSigns.some(({ start, end }) => start <= one.start && end >= one.end)),
    ...inSigns.filter((one) => !found.some(({ start, end }) => start < one.start && end >= one.end)),
  ];
}

/** "за 1 час", "en 2 h": how long something takes, which hours without minutes may mean as well. */
const lasting = /^\p{Nd}{1,2}\s?\p{L}+\.?$/u;
const within = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.within)})\\s$`, 'iu');

const openedFrom = perLanguage((words) => toPattern(`${words}[^.!?;\\n]{0,40}`, 'giu'));

/** Words before hours, as sources: "open", "daily". */
type HoursWords = { opening: string; regularly: string };

const dailyFrom = perLanguage((regularly) => toPattern(regularly, 'giu'));

/** Opening hours: round the clock, ranges of weekdays, ranges of times with a word such as "open" before them. */
export function findHours(text: string, language: string, { opening, regularly }: HoursWords): Found[] {
  const ranges = weekdaysIn(text, language).filter(({ text: range }) => /[-–]/u.test(range));
  const open = (/\p{Nd}/u.test(text) ? everyMatch(openedFrom(opening), text) : [])
    .map(toFound)
    .filter(({ text: found }) => findTimes(found).some((range) => /[-–]/u.test(range.text)));
  const daily = /\p{Nd}/u.test(text) ? everyMatch(dailyFrom(regularly), text).map(toFound) : [];
  return [
    ...everyMatch(spell, text).map(toFound),
    ...withClock(text, weekdaysIn(text, language), [clockRangeNamed, clockRange]),
    ...ranges,
    ...withClock(text, daily, [clockRangeNamed]),
    ...open,
  ];
}

/** "Sat 9-14", "täglich 16–21 Uhr": days and the hours behind them, though no word says they are hours. */
function withClock(text: string, days: readonly Found[], clocks: readonly RegExp[]): Found[] {
  return days.flatMap(({ start, end, text: day }) => {
    const behind = text.slice(end, end + longestClock);
    const range = clocks.map((clock) => clock.exec(behind)).find((found) => found !== null);
    return range ? [{ text: `${day}${range[0]}`, start, end: end + range[0].length }] : [];
  });
}

/** "Sat 29 Nov, 10-3": hours behind a date, without a word or a sign of theirs. */
export const timesOfDates = (text: string, dates: readonly Found[]): Found[] =>
  dates.flatMap(({ end }) => {
    const range = /\p{Nd}/u.test(text.slice(0, end)) ? clockRange.exec(text.slice(end)) : null;
    const from = range ? /\p{Nd}/u.exec(range[0])?.index : undefined;
    if (!range || from === undefined) return [];
    return [{ text: range[0].slice(from), start: end + from, end: end + range[0].length }];
  });

/** No hours behind a day are longer, in UTF-16 units. */
const longestClock = 40;

/** With what says that they are hours: "16–21 Uhr". */
const clockRangeNamed = toPattern(
  `^[.,:]?\\s?\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?(?:\\s?(?:[ap]m|h|${hourWords('opening')}))?\\s?[-–]\\s?` +
    `\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?(?:\\s?(?:h|[ap]m|${hourWords('closing')})(?!\\p{L})|` +
    '(?![.:]?\\p{Nd}|\\.?\\s\\p{L}{3}|\\s?[%€$£₹]))',
  'iu',
);
const clockRange =
  /^[.,:]?\s?\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?\s?[-–]\s?\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?![.:]?\p{Nd}|\.?\s\p{L}{3}|\s?[%€$£₹])/u;

function toFound(match: RegExpExecArray | RegExpMatchArray): Found {
  const words = match[0].trim();
  const start = (match.index ?? 0) + match[0].indexOf(words);
  return { text: words, start, end: start + words.length };
}
