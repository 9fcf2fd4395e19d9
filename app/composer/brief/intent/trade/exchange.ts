import { matchersOf } from '../../../languages/matchers.ts';
import { toPattern } from '../../../pattern.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import { isPricedFor } from '../../offer/price-terms.ts';
import { perLanguage } from '../../text/remembering.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { isLookedAtFirst } from './subject-intents.ts';
import { tradeOfThings } from './trade-of-things.ts';

/** "Te huur", "for sale": words that say how a thing changes hands, not which. */
const exchangeOf = perLanguage((language) => {
  const { letting, selling } = matchersOf(language);
  return { letting: toPattern(letting, 'iu'), selling: toPattern(selling, 'iu') };
});

/** Whether a title offers something for rent or hire. */
export const isLetting = (title: string, language: string) => exchangeOf(language).letting.test(title);

/** Whether a title says that a thing is sold, new or used. */
export const isSelling = (title: string, language: string) => exchangeOf(language).selling.test(title);

/** A title without the words that say a thing is sold. */
export const withoutSelling = (title: string, language: string) =>
  title.replace(exchangeOf(language).selling, ' ').trim();

/** Whether what a title shows first is a boat, a van or a horse. */
export function showsLookedAtFirst(title: string, language: string): boolean {
  const [first] = findSubjects({ title }, language);
  return first !== undefined && first.score >= 0.6 && isLookedAtFirst(first.name);
}

/** Whether a title sells a boat, a van or a horse: what is looked at before it is bought. */
export const isVehicleForSale = (title: string, language: string) =>
  isSelling(title, language) &&
  !isLetting(title, language) &&
  findSubjects({ title }, language).some(({ name, score }) => score >= 0.6 && isLookedAtFirst(name));

/** An area or a number of rooms, as homes and plots have: "80 m²", "2 bed", "T3". */
export const homeSize =
  /\p{Nd}\s?(?:m²|m2|м²|м2|㎡|坪|sqm|sq\.? ?(?:ft|m)|кв\.?\s?м|qm|tsubo|平米|bed|bhk|zi|hab|rum|rok|pok)|(?<!\p{L})T[1-6](?!\p{L})|(?<!\p{Nd})\p{Nd}\s?\+\s?(?:\p{Nd}|kk)(?!\p{Nd})/iu;

/**
 * What "to rent" and "for sale" ask for where no home is meant: a stall is booked, hay is bought. undefined: a home is
 * meant, or the title says neither.
 */
export function tradeOfGoods(title: string, copy: string, language: string): 'book' | 'buy' | undefined {
  const { letting, selling } = exchangeOf(language);
  const isExchange = (words: string) =>
    [letting, selling].some((pattern) => words.replace(pattern, '').replace(/\P{L}/gu, '').length <= 2);
  const namesHome = pointingsIn(title, language).some(
    ({ intent, start, end }) => intent === 'view' && !isExchange(title.slice(start, end)),
  );
  const things = tradeOfThings(title, language);
  if (namesHome || homeSize.test(title) || things === 'view') return undefined;
  // "Shop to let", "45 m²": something unknown that has an area, or a rent by the month, is a room.
  if (things === undefined && (homeSize.test(copy) || isPricedFor('term', copy, language))) return undefined;
  if (letting.test(title)) return 'book';
  return selling.test(title) ? 'buy' : undefined;
}
