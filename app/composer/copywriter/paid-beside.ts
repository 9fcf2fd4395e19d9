import { anyMoney } from '../brief/offer/offer-words.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { matchersOf } from '../languages/matchers.ts';
import { toPattern } from '../pattern.ts';

const patternsOf = perLanguage((language) => {
  const { besidePrices, from } = matchersOf(language);
  return {
    beside: toPattern(besidePrices, 'iu'),
    opensPrice: toPattern(`(?:${from})\\s?$`, 'iu'),
  };
});

/** Whether what leads to an amount is paid beside a thing or for a time: "Deposit £50", "weekend £300". */
export function isPaidBeside(text: string, language: string): boolean {
  const amount = anyMoney.exec(text);
  const { beside, opensPrice } = patternsOf(language);
  return amount !== null && beside.test(text.slice(0, amount.index).replace(opensPrice, ''));
}
