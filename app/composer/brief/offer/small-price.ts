import { sourcesOfAll } from '../../languages/registry.ts';
import type { MoneyCode } from '../../languages/turns.ts';
import { toPattern } from '../../pattern.ts';
import { moneyNames } from './offer-words.ts';

const inFull = (code: MoneyCode) => sourcesOfAll(({ moneyInFull }) => moneyInFull?.[code]);

/**
 * The amount of each currency below which a price is for a thing, not for half an hour of somebody's work. Currencies
 * in which a haircut costs as little as a loaf are left out.
 */
const leastForWork: [RegExp, number][] = [
  [toPattern(`(?<!\\p{Lu})[€£]|(?<!\\p{L})(?:US|A|C|NZ)?\\$|EUR|GBP|USD|${moneyNames('EUR')}`, 'iu'), 9],
  [toPattern(`CHF|${inFull('CHF')}|(?<!\\p{L})(?:${moneyNames('CHF')})`, 'iu'), 12],
  [toPattern(`${moneyNames('PLN')}|PLN`, 'iu'), 35],
  [toPattern(`${moneyNames('CZK')}|CZK`, 'iu'), 180],
  [toPattern(`(?<!\\p{L})(?:${moneyNames('HUF')}|HUF)(?!\\p{L})|${inFull('HUF')}`, 'iu'), 2500],
  [toPattern(`(?<!\\p{L})(?:${moneyNames('SEK', 'NOK', 'DKK')}|SEK|NOK|DKK)(?!\\p{L})`, 'iu'), 90],
  [toPattern(`${moneyNames('JPY')}|JPY|￥`, 'u'), 1000],
];

/** Digits of a price, with its hundreds and its cents apart: "1 800", "8,50". */
const digits = /(?<whole>\d{1,3}(?:[.,'’ \u00a0]?\d{3})*)(?:[.,](?<cents>\d{1,2}))?(?!\d)/u;

/** Whether a price is so small that it is hardly one for work: "£4.50", "18 zł". */
export function isSmallPrice(price: string): boolean {
  const found = digits.exec(price)?.groups;
  const least = leastForWork.find(([currency]) => currency.test(price))?.[1];
  if (!found?.whole || least === undefined) return false;
  return Number(`${found.whole.replace(/\D/gu, '')}.${found.cents ?? 0}`) < least;
}
