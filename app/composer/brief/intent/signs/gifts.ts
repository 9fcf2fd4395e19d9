import { matchersOf } from '../../../languages/matchers.ts';
import { sourcesRead, wordsOfAll } from '../../../languages/registry.ts';
import { unspacedOrHangul } from '../../../languages/unspaced.ts';
import { toPattern } from '../../../pattern.ts';
import { money } from '../../offer/offer-words.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage } from '../../text/remembering.ts';

const amounts = toPattern(money, 'giu');
/** Letters around an amount that are read for what it is given for. */
const nearby = 70;

/** Every amount of a text, with what stands before it and behind it. */
const amountsIn = (text: string) =>
  everyMatch(amounts, text).map(({ 0: amount, index }) => ({
    amount,
    before: text.slice(Math.max(0, index - nearby), index),
    behind: text.slice(index + amount.length, index + amount.length + nearby),
  }));

const raising = toPattern(`${wordsOfAll((language) => language.raises)}\\s(?:\\p{L}{1,6}\\s)?$`, 'iu');
/** "Help us raise £80,000"; a piano has its pitch raised for less. */
export const isRaised = (text: string) =>
  amountsIn(text).some(
    ({ amount, before }) => (amount.match(/\p{Nd}/gu) ?? []).length > 2 && raising.test(before),
  );

const equals = /^[^=\n]{0,20}=\s?(?<given>[^=\n]{3,60})/u;
/** What stands behind "£5 a month =": "breakfast for one child". */
export const givenFor = (text: string) =>
  amountsIn(text)
    .map(({ behind }) => equals.exec(behind)?.groups?.given)
    .find((given) => given !== undefined);

const yoursOf = perLanguage((language) => {
  const before = sourcesRead(language, (words) => [words.yours, words.giving?.yours]);
  const behind = sourcesRead(language, (words) => words.giving?.yoursBehind);
  const becomes = sourcesRead(language, (words) => [words.giving?.becomes, words.gifts]);
  const last = sourcesRead(language, (words) => words.giving?.last);
  const given = sourcesRead(language, (words) => words.giving?.given);
  const end = unspacedOrHangul.test(becomes) ? '' : '(?!\\p{L})';
  return {
    before: toPattern(`(?<![\\p{L}\\p{M}])(?:${before})\\s?$`, 'iu'),
    behind: toPattern(`^\\s?(?:${behind})`, 'iu'),
    // What it becomes follows, or ends the sentence: "になります".
    becomes: toPattern(`^\\s?(?:(?:${becomes})${end}|[^\\n.。]{0,30}(?:${last}))`, 'iu'),
    given: toPattern(`^[^\\n.。]{0,30}(?:${given})`, 'iu'),
  };
});

/** "Your £12 can be a warm meal": the money is still the reader's. */
export function isYourMoney(text: string, language: string): boolean {
  const yours = yoursOf(language);
  return amountsIn(text).some(({ before, behind }) => {
    const after = behind.replace(yours.behind, '');
    const isYours = yours.before.test(before) || after !== behind;
    return (isYours && yours.becomes.test(after)) || yours.given.test(behind);
  });
}

const countedOf = perLanguage((language) => {
  const one = sourcesRead(language, (words) => [words.giving?.one, words.indefinite]);
  return toPattern(`^\\s?${matchersOf(language).gifts}\\s(?:${one}|\\p{Nd}{1,3})\\s`, 'iu');
});
/** "£10 pays for one new book", unlike "£149 houses, churches and farms". */
export const countsGifts = (text: string, language: string) =>
  amountsIn(text).some(({ behind }) => countedOf(language).test(behind));

/** "Text HELP to 70070": a word in capitals, and a short number behind it. */
export const shortNumber =
  /(?<!\p{L})\p{Lu}{3,12}(?!\p{L})[^.!?\n]{1,20}(?<![\p{Nd}.,])\p{Nd}{2,3}\s?\p{Nd}{2,3}(?![\p{Nd}.,])/u;
