import { perLanguage } from '../../brief/text/remembering.ts';
import { dotlessReading } from '../../languages/capitals.ts';
import type { PointedIntent } from '../../languages/language.ts';
import { once } from '../../once.ts';
import { directoryLanguages, directoryOf } from '../directory.ts';
import { foldLetters, stripAccents } from '../inflection.ts';
import { arabicTradeNames } from './ar.ts';
import { czechTradeNames } from './cs.ts';
import { danishTradeNames } from './da.ts';
import { germanTradeNames } from './de.ts';
import { greekTradeNames } from './el.ts';
import { englishTradeNames } from './en.ts';
import { spanishTradeNames } from './es.ts';
import { finnishTradeNames } from './fi.ts';
import { frenchTradeNames } from './fr.ts';
import { hebrewTradeNames } from './he.ts';
import { hungarianTradeNames } from './hu.ts';
import { indonesianTradeNames } from './id.ts';
import { italianTradeNames } from './it.ts';
import { japaneseTradeNames } from './ja.ts';
import { furtherKinds, tradeKinds } from './kinds.ts';
import { koreanTradeNames } from './ko.ts';
import { norwegianTradeNames } from './nb.ts';
import { dutchTradeNames } from './nl.ts';
import { polishTradeNames } from './pl.ts';
import { portugueseTradeNames } from './pt.ts';
import { romanianTradeNames } from './ro.ts';
import { russianTradeNames } from './ru.ts';
import { swedishTradeNames } from './sv.ts';
import { thaiTradeNames } from './th.ts';
import { turkishTradeNames } from './tr.ts';
import { ukrainianTradeNames } from './uk.ts';
import { vietnameseTradeNames } from './vi.ts';
import { chineseTradeNames } from './zh.ts';

/** The names of everyday trades by language. English has its own words for them; here its names tell its loans. */
const namesIn: Record<string, string> = {
  ar: arabicTradeNames,
  cs: czechTradeNames,
  da: danishTradeNames,
  de: germanTradeNames,
  el: greekTradeNames,
  en: englishTradeNames,
  es: spanishTradeNames,
  fi: finnishTradeNames,
  fr: frenchTradeNames,
  he: hebrewTradeNames,
  hu: hungarianTradeNames,
  id: indonesianTradeNames,
  it: italianTradeNames,
  ja: japaneseTradeNames,
  ko: koreanTradeNames,
  ms: indonesianTradeNames,
  nb: norwegianTradeNames,
  nl: dutchTradeNames,
  pl: polishTradeNames,
  pt: portugueseTradeNames,
  ro: romanianTradeNames,
  ru: russianTradeNames,
  sv: swedishTradeNames,
  th: thaiTradeNames,
  tr: turkishTradeNames,
  uk: ukrainianTradeNames,
  vi: vietnameseTradeNames,
  'zh-Hans': chineseTradeNames,
  'zh-Hant': chineseTradeNames,
};

/** Languages with a name for every everyday trade. */
export const languagesWithTradeNames: readonly string[] = Object.keys(namesIn);

/** Reads `key: one, two` a line. */
function rowsOf(table: string): [key: string, values: string[]][] {
  return table
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const [key = '', values = ''] = line.split(':');
      return [key, values.split(',').map((value) => value.trim())];
    });
}

const kinds = once(
  () =>
    new Map(
      rowsOf(`${tradeKinds}${furtherKinds}`).map(([trade, [things = '', intent = '']]) => [
        trade,
        { things, intent: intent as PointedIntent },
      ]),
    ),
);

/** What there are names for: trades, and what else is advertised. */
export const everydayTrades = (): string[] => [...kinds().keys()];

/** The names a language has for each trade. */
export const tradeNamesOf = (language: string): Map<string, string[]> =>
  new Map(rowsOf(namesIn[language] ?? ''));

/** The names of trades as words that lead to things, in the notation of word-list.ts. */
export const tradeNameWords = (language: string): string =>
  language === 'en'
    ? ''
    : rowsOf(namesIn[language] ?? '')
        .map(([trade, names]) => `${kinds().get(trade)?.things}: ${names.join(', ')}`)
        .join('\n');

/** Names of trades, folded, with the languages they are in and the trade they name there. */
type Names = Map<string, Map<string, string>>;

/** As written, and, where a name has accents, without them: they are often left out. */
const everyName = once((): { written: Names; bare: Names } => {
  const written: Names = new Map();
  const bare: Names = new Map();
  const add = (names: Names, name: string, language: string, trade: string) =>
    names.set(name, (names.get(name) ?? new Map()).set(language, trade));
  for (const [language, table] of Object.entries(namesIn))
    for (const [trade, names] of rowsOf(table))
      for (const name of names.map(foldLetters)) {
        add(written, name, language, trade);
        if (stripAccents(name) !== name) add(bare, stripAccents(name), language, trade);
      }
  return { written, bare };
});

const longestName = 60;

function named(text: string): ReadonlyMap<string, string> | undefined {
  if (text.length > longestName) return undefined;
  const name = plainOf(text);
  const dotless = dotlessReading(spacedOnce(text));
  const { written, bare } = everyName();
  return written.get(name) ?? bare.get(name) ?? written.get(foldLetters(dotless ?? ''));
}

/** The languages in which a whole text is the plain name of a trade. */
export const languagesNamingTrade = (text: string): string[] => [...(named(text)?.keys() ?? [])];

/** The languages in which a whole text is a name of the directory's. It has not every language's names alike. */
export const languagesInDirectory = (text: string): readonly string[] =>
  text.length > longestName ? [] : (directoryNames().get(plainOf(text)) ?? []);

const spacedOnce = (text: string) => text.trim().replace(/\s+/gu, ' ');
const plainOf = (text: string) => foldLetters(spacedOnce(text));

/** The languages in which a name of the directory says something. */
const directoryNames = once((): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const language of directoryLanguages)
    for (const name of directoryOf(language).flatMap(({ names }) => names))
      found.set(name, [...(found.get(name) ?? []), language]);
  return found;
});

/** What a trade asks for, where the whole text is its plain name in a language. English has its own words for that. */
export function intentOfTradeName(text: string, language: string): PointedIntent | undefined {
  const trade = language === 'en' ? undefined : named(text)?.get(language);
  return trade === undefined ? undefined : kinds().get(trade)?.intent;
}

/** What the directory's kinds ask for, where the whole text is a name of theirs (`directoryOf`). */
export const intentInDirectory = (text: string, language: string): PointedIntent | undefined =>
  language === 'en' || text.length > longestName ? undefined : intentsByName(language).get(plainOf(text));

const intentsByName = perLanguage(
  (language): ReadonlyMap<string, PointedIntent> =>
    new Map(
      directoryOf(language).flatMap(({ intent, names }) =>
        intent ? names.map((name): [string, PointedIntent] => [name, intent]) : [],
      ),
    ),
);
