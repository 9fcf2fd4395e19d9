import { basicLanguageOf, sourcesOfAll } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { findOffer } from '../offer/find-offer.ts';
import { findFormerPrice } from '../offer/former-price.ts';
import { anyMoney, money } from '../offer/offer-words.ts';
import { dangling, wordCount } from '../text/segments.ts';
import { isFirstOf } from './join-pieces.ts';

/** "Taproom grand opening": a noun, where "Exhibition opening" goes on to its day. */
const joiners = new RegExp(
  `(?<!\\s(?:${sourcesOfAll((language) => language.openingKinds)}))\\s+(?:${sourcesOfAll((language) => language.beforeWhen)}|\\+|&|,|-|–)$`,
  'iu',
);
export const notAnEnding = new RegExp(
  `(?:^|\\s)(?:${sourcesOfAll((language) => language.unfinished)})$`,
  'iu',
);

export function withoutJoiners(text: string): string {
  let rest = text
    .trim()
    .replace(/[,;:–-]+$/u, '')
    .trim();
  while (joiners.test(rest)) rest = rest.replace(joiners, '').trim();
  return rest;
}

/** Small words that the case of what stands behind them hangs on, in languages that mark it. */
const governing = new RegExp(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.governing)})$`, 'iu');

const goesOnToPrice = new RegExp(
  `(?:^|\\s)(?:${sourcesOfAll(({ asides = '', passing, beforeWhen, moreThan, below = '', upTo = '' }) =>
    [asides, passing, beforeWhen, moreThan, below, upTo].filter(Boolean).join('|'),
  )}|[+&])$`,
  'iu',
);

const buysSoMany = new RegExp(`^(?:${sourcesOfAll((language) => language.forSoMany)})\\s`, 'iu');

/** "Dresses under £30", "Two coffees for £5": whether words go on to the price behind them. */
const goesOnTo = (before: string, price: string) =>
  unspaced.test(before) ||
  goesOnToPrice.test(before) ||
  dangling.test(before) ||
  anyMoney.test(before) ||
  buysSoMany.test(price);

const unitAtEnd = new RegExp(
  `\\s(?:m²(?:\\s?si)?|m2|kg|кг|qm|mq|${sourcesOfAll(({ weighed }) => weighed?.units)}|${sourcesOfAll(({ unitFirst }) => unitFirst)}|(?:${sourcesOfAll(({ perUnit }) => perUnit)})\\s\\p{L}[\\p{L}\\p{M}]{1,12})$`,
  'iu',
);

/** "Gel nails first visit 10% off": what costs less once, at the end of the words before the offer. */
const firstAtEnd = (before: string, language: string) =>
  [/\s\S+$/u, /\s\S+\s\S+$/u]
    .map((words) => words.exec(before)?.[0])
    .find((words) => words !== undefined && words !== before && isFirstOf(words.trim(), language));

/** "… residents, £20 others": the next price of a list, without a thing of its own. */
const goesOnWithPrice = new RegExp(`,\\s${money}`, 'iu');

/** Whether all that stands behind a price is the former one: "£199 (normally £299)". */
function isFormer(part: string, tail: string, language: string): boolean {
  const former = findFormerPrice(part, language);
  return former !== undefined && !/\p{L}/u.test(tail.replace(former.said.text, ''));
}

/** "Sneakers 50% off", "Oil change $39.95" in two, when the offer ends it and what is before can stand alone. */
export function separateOffer(part: string, language: string): string[] {
  const offer = findOffer(part, language);
  if (!offer || offer.start === 0 || basicLanguageOf(language)?.attachesOn) return [part];
  // "Стерилізація котів зі знижкою 20%": the word before the offer decides its case, so they stay together.
  if (governing.test(part.slice(0, offer.start).trimEnd())) return [part];
  const isPrice = offer.kind === 'price';
  const before = isPrice ? part.slice(0, offer.start).trim() : withoutJoiners(part.slice(0, offer.start));
  const tail = part.slice(offer.end).trim();
  if (isPrice && (goesOnTo(before, offer.text) || isFirstOf(before, language))) return [part];
  const separable =
    (!/\p{L}/u.test(tail) ||
      (isPrice && goesOnWithPrice.test(tail)) ||
      (isPrice && isFormer(part, tail, language))) &&
    (offer.kind !== 'free' || /^no /iu.test(offer.text)) &&
    (wordCount(before, language) >= 2 || /\p{L}{3}/u.test(before)) &&
    !notAnEnding.test(before) &&
    !/[-–]$/u.test(part.slice(0, offer.start));
  if (!separable) return [part];
  // "Halı yıkama m² 60 TL": the unit stands before its price.
  const unit = isPrice ? unitAtEnd.exec(before)?.[0] : undefined;
  const led = unit ?? (isPrice ? undefined : firstAtEnd(before, language));
  return led
    ? [before.slice(0, -led.length), `${led.trim()} ${part.slice(offer.start)}`]
    : [before, part.slice(offer.start)];
}
