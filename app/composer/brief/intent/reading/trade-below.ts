import { isNegated } from '../../strategy.ts';
import { clausesOf, sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { tradeOf } from '../trade/trade.ts';
import type { Reading } from './reading.ts';

/** The trade a clause names. "No rental, no hassle" names none. */
export const tradeIn = (clause: string, language: string): Intent | undefined =>
  pointingsIn(clause, language).some(({ start }) => isNegated(clause, start))
    ? undefined
    : tradeOf(clause, language);

/** What a copy opens with. */
export const firstClauseOf = ({ copy, language }: Reading): string =>
  clausesOf(sentencesOf(copy, language)[0] ?? '')[0] ?? '';

/** What is done for people or with them, and is not handed over. */
const done = new Set<Intent>(['quote', 'book', 'enrol', 'visit', 'contact']);
/** Sentences of a copy in which a trade is looked for. */
const sentencesRead = 3;

/**
 * "Red wine on cream carpet?", "Carpet & rug cleaning in Adelaide": the trade a copy names where its title is a slogan
 * about a thing.
 */
export function tradeBelow({ copy, language, hasFixedPrice }: Reading): Intent | undefined {
  const trade = sentencesOf(copy, language)
    .slice(0, sentencesRead)
    .flatMap(clausesOf)
    .map((clause) => tradeIn(clause, language))
    .find((intent) => intent !== undefined && done.has(intent));
  return trade === 'quote' && hasFixedPrice() ? 'book' : trade;
}
