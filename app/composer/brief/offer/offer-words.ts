import { bareLetter, noLetterBehind } from '../../languages/letters.ts';
import { languagesRead, sourcesOfAll } from '../../languages/registry.ts';
import type { MoneyCode } from '../../languages/turns.ts';
import { unspacedName, unspacedOrHangul } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';

/** Regular expression sources for the parts of an offer, in every language. */

export const number = "\\p{Nd}{1,9}(?:[.,٫٬'’]\\p{Nd}{1,4}|[ \u00a0]\\p{Nd}{3}(?!\\p{Nd})){0,4}";

const percentSign = `(?:[%٪％﹪]|${sourcesOfAll((language) => language.percent)})`;

export const percent = `(?:[-−–]\\s?)?(?:${number}(?:\\s?[-–]\\s?${number})?\\s?${percentSign}|[%٪％]\\s?${number}|asilimia ${number})`;

/**
 * 만 and 万 may stand between a figure and its currency. After any other letter the currency's name would be the end of a
 * word.
 */
const joined = sourcesOfAll(({ thousands = '' }) => (unspacedOrHangul.test(thousands) ? thousands : ''));

/** Codes that are words of a language in small letters: "nok". */
const codes =
  '(?-i:UGX|KES|GHS|TZS|ZAR|NGN|QAR|OMR|KWD|BHD|EGP|ETB|PLN|CZK|HUF|BGN|SEK|NOK|DKK|ISK|UAH|AUD|NZD|SGD|HKD|MYR|THB|VND|JPY|CNY|KRW|LKR|PKR|BDT|NPR|MKD|KZT|AZN|BRL|MXN|ILS)';

/** Signs, codes and names of currencies. A name must not be the end of another word: "doors 19" are no rupees. */
export const currency = `(?:US\\$|NZ\\$|HK\\$|NT\\$|MX\\$|S\\$|R\\$|A\\$|C\\$|[$€£¥￥₹৳₽₺₩₫₴₪฿₱₦₸₾₼₮៛₭]|(?<!(?!${joined})${bareLetter})(?:${sourcesOfAll((language) => language.currencies)}|USD|EUR|GBP|CHF|INR|RSD|AED|SAR|${codes}))`;

/** What currencies are called in short behind an amount, in every language: 'zł', 'Ft'. */
export const moneyNames = (...codes: MoneyCode[]) =>
  sourcesOfAll(({ money = {} }) => codes.flatMap((code) => money[code] ?? []).join('|'));

/** Where a word of a magnitude ends: the "mil" of "million" is none, while 万 may have its currency behind it. */
const magnitudeEnd = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])';

/** 'k', 'million' and their like in other languages behind a number, if any. */
export const magnitude = `(?:\\s?(?:[kK]|${sourcesOfAll((language) => language.millions)}|${sourcesOfAll((language) => language.thousands)})${magnitudeEnd})?`;

/** Where the name of a currency ends: at its last letter, or where its script runs on behind it. */
export const currencyEnd = `(?:(?!${bareLetter})|${sourcesOfAll(({ currencyEnds }) => currencyEnds)})`;

/** An amount with its currency. Between two figures ("2016 £5,500") a sign belongs to the figure it touches. */
export const money = `(?:${currency}\\s?${number}(?:[.,]-|,–)?${magnitude}|${number}(?:[.,]-|,–)?${magnitude}\\s?${currency}(?!(?<=\\s[$€£₹₺₽])\\p{Nd})${currencyEnd})`;

/** An amount with its currency anywhere in a text. */
export const anyMoney = toPattern(money, 'iu');
/** An amount with its currency and nothing else. */
export const moneyAlone = toPattern(`^(?:${money})$`, 'iu');

/** What says behind an amount that it is the lowest of several: "4,500円から", "180 000 Ft-tól". */
export function lowestBehind(language: string): string {
  const words = languagesRead(language).flatMap(({ fromBehind = [] }) => fromBehind);
  const ended = words.map((source) =>
    unspacedName.test(source) ? source : `(?:${source})${noLetterBehind}`,
  );
  return `(?:${['\\+(?!\\s?[\\p{L}\\p{N}])', ...ended].join('|')})`;
}

/** Last days of an offer; only these may be read from the goals, next to the offer itself. */
export const deadline = `(?:${sourcesOfAll((language) => language.deadlines)})`;

/** A discount code. */
export const code = `(?:${sourcesOfAll((language) => language.codes)})`;
