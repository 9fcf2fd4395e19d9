import { matchersOf } from '../../languages/matchers.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import type { Found } from '../facts/find-contacts.ts';
import { perLanguage } from '../text/remembering.ts';
import { anyMoney, currency, money, number } from './offer-words.ts';
import { tellsLength } from './price-terms.ts';

/** A price that is no longer asked for, and all words that say so. */
export type FormerPrice = { price: Found; said: Found };

/** "29,900원 → 24,900원": an arrow leads from the former price to the new one, in every language. */
const pointing = /\p{Nd}[^\p{Nd}\n]{0,8}(?:[→➜➔⇒➡]|[-=]>)[^\p{Nd}\n]{0,8}\p{Nd}/u;

const figure = toPattern(`${money}|${number}`, 'giu');

/** Endings of words may stand between the price and what follows it: "110 €:n sijaan", "৫০০ টাকার বদলে". */
const ending = "(?:\\s?[(（][^()（）]{1,8}[)）])?(?:[:'’]?[\\p{L}\\p{M}]{1,4})?\\s?";
const amount = `${currency}\\s?${number}|${number}(?:\\s?${currency})?`;

const patternsOf = perLanguage((language) => {
  const { insteadOf, insteadBehind, from } = matchersOf(language);
  return {
    behind: toPattern(`(?<price>${amount})${ending}${insteadBehind}`, 'iu'),
    // "Reg. $129", "invece di 90 €": what the price in another line takes the place of.
    says: toPattern(`${insteadOf}|${insteadBehind}`, 'iu'),
    alone: [
      // "από 800 €": a word that says 'from' as well tells a former price only beside the new one.
      toPattern(`^\\P{L}*(?!${from}\\s)${insteadOf}\\s*(?::\\s*)?(?<price>${money})`, 'iu'),
      toPattern(`^\\P{L}*?(?<price>${amount})${ending}${insteadBehind}\\P{L}*$`, 'iu'),
    ],
    arrow: toPattern(`(?<price>${money}|${number})\\s?(?:[→➜➔⇒➡]\\ufe0f?|[-=]>)\\s?(?=${amount})`, 'iu'),
    before: toPattern(`${insteadOf}\\s*(?::\\s*)?(?<price>${money}|${number})`, 'iu'),
  };
});

const bareOf = perLanguage((language) => {
  const { insteadOf, from } = matchersOf(language);
  return toPattern(`(?<!\\p{L})(?!${from}\\s)${insteadOf}\\s*:?\\s?(?:${money}|${number})[.!)]*$`, 'iu');
});

/** Whether words end on what something cost before, with a currency or without: "normally 45". */
export const endsOnFormer = (text: string, language: string) =>
  /\p{Nd}[.!)]*$/u.test(text) && bareOf(language).test(text);

/**
 * The former price of a line. It stands before or behind the new one, as the language puts it: "£49 instead of £79", "5
 * 990 Ft helyett 3 990 Ft". The single amount of a line is a former price only when the line says nothing else.
 */
export function findFormerPrice(text: string, language: string): FormerPrice | undefined {
  const amounts = text.match(figure)?.length ?? 0;
  if (amounts === 0) return undefined;
  const { says, behind, alone, before, arrow } = patternsOf(language);
  const isArrow = pointing.test(text);
  if (!isArrow && !says.test(text)) return undefined;
  for (const pattern of amounts === 1 ? alone : isArrow ? [arrow] : [behind, before]) {
    const match = pattern.exec(text);
    const words = match?.groups?.price?.trim();
    if (!match || !words) continue;
    const [said] = match;
    const start = match.index + said.lastIndexOf(words);
    const price = { text: words, start, end: start + words.length };
    const former = { price, said: { text: said, start: match.index, end: match.index + said.length } };
    if (amounts > 1 && !isReduced(text, former)) return undefined;
    // "Proefles van 60 minuten voor € 25": what lasts so long cost nothing before.
    const unit = /^\s?\p{L}+/u.exec(text.slice(price.end))?.[0] ?? '';
    if (!anyMoney.test(words) && tellsLength(`${words}${unit}`, language)) return undefined;
    return former;
  }
  return undefined;
}

const prices = toPattern(money, 'giu');
/** A figure that counts nothing. */
const bareFigure = /(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]*(?![\p{Nd}.,]|\s?\p{L})/u;

/**
 * Whether another amount of the text may be the new price. In some languages the word for "of" also stands before
 * former prices: "Minimum 3 days; deposit of €500" has no new price. A bare figure may be one.
 */
function isReduced(text: string, { price, said }: FormerPrice): boolean {
  const rest = `${text.slice(0, said.start)} | ${text.slice(said.end)}`;
  const others = rest.match(prices) ?? [];
  const asksOther = others.length > 0 || !anyMoney.test(price.text) || bareFigure.test(rest);
  return asksOther && (magnitudes.test(text) || !isRise(price.text, others));
}

const pricePlain = toPattern(`^(?:${currency}\\s?)?(?<figure>[0-9][0-9.,' \u00a0]*)`, 'iu');
const magnitudes = toPattern(`\\p{Nd}\\s?(?:k|K|${sourcesOfAll((language) => language.thousands)})`, 'u');

/** Whether all other prices are higher: whatever the words are, what costs more now was not reduced. */
function isRise(former: string, others: readonly string[]): boolean {
  const value = readAmount(former);
  if (value === undefined || others.length === 0) return false;
  return others.map(readAmount).every((one) => one !== undefined && one > value);
}

/** An amount as a number; thousands may be parted by a point, a comma, an apostrophe or a space. */
function readAmount(price: string): number | undefined {
  const written = pricePlain.exec(price.trim())?.groups?.figure;
  const value = Number(
    written
      ?.trim()
      .replace(/[.,' \u00a0](?=[0-9]{3}(?![0-9]))/gu, '')
      .replace(',', '.'),
  );
  return written && Number.isFinite(value) ? value : undefined;
}
