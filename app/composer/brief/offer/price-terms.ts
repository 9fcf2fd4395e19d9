import type { PricedFor } from '../../languages/language.ts';
import { noLetterBefore, noLetterBehind } from '../../languages/letters.ts';
import { languagesRead } from '../../languages/registry.ts';
import { unspacedName } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { clausesOf } from '../text/segments.ts';
import { lowestBehind, money } from './offer-words.ts';

const amount = toPattern(money, 'giu');
/** How far beside an amount its term may reach, in UTF-16 units. */
const reach = 40;

const patternsOf = perLanguage((language) => {
  const read = languagesRead(language);
  const of = (term: PricedFor) => {
    const sources = read.map(({ priced }) => {
      const source = priced[term].normalize('NFC').replaceAll('#', '\\p{Nd}{1,3}');
      return unspacedName.test(source) ? source : `(?:${source})${noLetterBehind}`;
    });
    const any = sources.join('|');
    // "Shoes for kids £14" is no price for children who come: those who pay are named where a phrase begins.
    const opening = term === 'person' ? '^|[,;.:·(&+/–\\n-]\\s?' : '^|[^\\p{L}\\p{M}]';
    return {
      anywhere: toPattern(`${noLetterBefore}(?:${any})`, 'iu'),
      // "2 zł za sztukę", "3 € la pièce".
      behind: toPattern(`^\\s?${term === 'piece' ? '(?:\\p{L}{1,4}\\s)?' : ''}(?:${any})`, 'iu'),
      before: toPattern(`(?:${opening})(?:${any})\\s?[:：]?\\s?$`, 'iu'),
    };
  };
  const lasting = read.map((one) => one.lasting).join('|');
  const end = unspacedName.test(lasting) ? '' : noLetterBehind;
  const isLowest = toPattern(`^\\s?${lowestBehind(language)}`, 'iu');
  const length = toPattern(`\\p{Nd}\\s?(?:${lasting})${end}`, 'iu');
  const runs = read.flatMap(({ runtimes }) =>
    !runtimes || unspacedName.test(runtimes)
      ? (runtimes ?? [])
      : `${noLetterBefore}(?:${runtimes})${noLetterBehind}`,
  );
  const ofThing = toPattern(runs.join('|') || '(?!)', 'iu');
  return {
    length,
    ofThing,
    isLowest,
    person: of('person'),
    stay: of('stay'),
    term: of('term'),
    piece: of('piece'),
  };
});

/** Whether an amount of money in a text is for such a term: "£45 pp", "Adults £12", "400 kr/timme". */
export function isPricedFor(term: PricedFor, text: string, language: string): boolean {
  const { behind, before } = patternsOf(language)[term];
  return everyMatch(amount, text).some(
    ({ 0: { length }, index }) =>
      behind.test(text.slice(index + length, index + length + reach)) ||
      before.test(text.slice(Math.max(0, index - reach), index)),
  );
}

/** Whether what stands behind an amount says that it is for one of several: "1.50 a bag". */
export const isForPiece = (behind: string, language: string) =>
  patternsOf(language).piece.behind.test(behind.slice(0, reach));

/** Whether an amount in a text is the lowest of several by what stands behind it: "4,500円から", "180 000 Ft-tól". */
export function isPricedFromBehind(text: string, language: string): boolean {
  const { isLowest } = patternsOf(language);
  return everyMatch(amount, text).some(({ 0: { length }, index }) =>
    isLowest.test(text.slice(index + length, index + length + reach)),
  );
}

const measure =
  '(?:(?<=/\\s?)m|f(?:oo|ee)?t|hectares?|ettaro|hektar|hectárea|acres?|га|декар|फुट|फीट|m[²2]|㎡|sq\\.?\\s?(?:m|ft)|sqm|qm|lfm|kvm|кв\\.?\\s?м|м[²2]|m(?:è|e|é)?t(?:re|er|ro|r)\\p{L}{0,3}|метр\\p{L}{0,2}|متر|平米|坪|मीटर|เมตร|mét)(?!\\p{L})';
const priceByMeasure = toPattern(
  `${money}[^.,;:!?\\n]{0,12}(?<!\\p{L})${measure}|(?<!\\p{L})(?:ب?ال)?(?:m²|met(?:re|r)\\p{L}{0,2}|متر)\\s?(?:من\\s)?${money}`,
  'iu',
);

/** Whether work or goods are priced by the metre or by their area: "€ 29 per m²", "Metresi 180 TL". */
export const isPricedByMeasure = (text: string) => priceByMeasure.test(text);

/** Whether a text names such a term, beside an amount or not: "Beach hut by the day". */
export const namesTerm = (term: PricedFor, text: string, language: string) =>
  patternsOf(language)[term].anywhere.test(text);

/**
 * Whether a text says how long something goes on: "2 hours", "90 min", or what a month of it costs. What a thing runs
 * for or is ready in ("40 hours battery", "set up in 10 minutes") is no length of anybody's time.
 */
export function tellsLength(text: string, language: string): boolean {
  const { length, ofThing } = patternsOf(language);
  return (
    (length.test(text) && clausesOf(text).some((one) => length.test(one) && !ofThing.test(one))) ||
    isPricedFor('term', text, language)
  );
}
