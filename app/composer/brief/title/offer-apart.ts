import { isPromise, isWalkIn } from '../../copywriter/led-lines.ts';
import { matchersOf } from '../../languages/matchers.ts';
import { basicLanguageOf, sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';
import { findDates, findTimes } from '../facts/find-dates.ts';
import { type FoundOffer, findOffer, findOffers } from '../offer/find-offer.ts';
import { findFormerPrice } from '../offer/former-price.ts';
import { anyMoney, money } from '../offer/offer-words.ts';
import { namesTerm } from '../offer/price-terms.ts';
import { capitalise } from '../request.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling, wordCount } from '../text/segments.ts';
import { isFirstOf } from './join-pieces.ts';

/** "Taproom grand opening": a noun, where "Exhibition opening" goes on to its day. */
const joiners = toPattern(
  `(?<!\\s(?:${sourcesOfAll((language) => language.openingKinds)}))\\s+(?:${sourcesOfAll((language) => language.beforeWhen)}|\\+|&|,|-|–)$`,
  'iu',
);
export const notAnEnding = toPattern(
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
const governing = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.governing)})$`, 'iu');

/** Kinds of words that go on to a price: "under", "up to". */
const goOnToPrice = ['asides', 'passing', 'beforeWhen', 'moreThan', 'below', 'upTo'] as const;
/** Kinds of words that go on from one as well: "for", "with", "each". */
const goOnFromPrice = [
  ...goOnToPrice,
  ...(['forSoMany', 'and', 'perUnit', 'articles', 'goesOn', 'secondHalf'] as const),
];
/** The words of such kinds in all languages. */
const wordsOfKinds = (kinds: readonly (typeof goOnFromPrice)[number][]) =>
  sourcesOfAll((language) =>
    kinds
      .map((kind) => language[kind])
      .filter(Boolean)
      .join('|'),
  );

const goesOnToPrice = toPattern(`(?:^|\\s)(?:${wordsOfKinds(goOnToPrice)}|[+&])$`, 'iu');

/** "Chimney sweep flat rate £45": what kind of price it is. */
const pricedAsAtEnd = toPattern(`(?<=\\p{L}{3})\\s(?:${sourcesOfAll(({ pricedAs }) => pricedAs)})$`, 'iu');

const buysSoMany = toPattern(`^(?:${sourcesOfAll((language) => language.forSoMany)})\\s`, 'iu');

/** "Dresses under £30", "Two coffees for £5": whether words go on to the price behind them. */
const goesOnTo = (before: string, price: string) =>
  unspaced.test(before) ||
  goesOnToPrice.test(before) ||
  dangling.test(before) ||
  anyMoney.test(before) ||
  buysSoMany.test(price);

const unitAtEnd = toPattern(
  `\\s(?:m²(?:\\s?si)?|m2|kg|кг|qm|mq|${sourcesOfAll(({ weighed }) => weighed?.units)}|${sourcesOfAll(({ unitFirst }) => unitFirst)}|(?:${sourcesOfAll(({ perUnit }) => perUnit)})\\s\\p{L}[\\p{L}\\p{M}]{1,12})$`,
  'iu',
);

/** "Gel nails first visit 10% off", "Gym first month €1": what costs less once, at the end before the offer. */
const firstAtEnd = (before: string, language: string) =>
  [/\s\S+$/u, /\s\S+\s\S+$/u]
    .map((words) => words.exec(before)?.[0])
    .find(
      (words) =>
        words !== undefined &&
        words !== before &&
        !whose.test(before.slice(0, -words.length)) &&
        isFirstOf(words.trim(), language),
    );

/** "Puppy's" before "first groom £22", in a hurry "puppys": whose it is, and no thing of its own. */
const whose = /(?:\p{L}['’]s|s['’]|[^aeiou\P{L}]ys)$/iu;

/** "Every jar half price", "new pupils 20% off": for what or whom an offer is, at the end of the words before it. */
function forWhomAtEnd(before: string, language: string): string | undefined {
  const found = everyMatch(/(?<=[\p{L}\p{M}\p{Nd})])\s(?=\S)/gu, before)
    .slice(-3)
    .map(({ index }) => before.slice(index))
    .find((words) => isForWhom(words.trim(), language));
  const rest = found && before.slice(0, -found.length);
  // "Haircuts for students 20% off": the thing itself is for them.
  const isWhole = rest && /\p{L}{3}/u.test(rest) && !dangling.test(rest) && !notAnEnding.test(rest);
  return isWhole && !goesOnToPrice.test(rest) && !governing.test(rest) ? found : undefined;
}

function isForWhom(words: string, language: string): boolean {
  const { whole, limits } = forWhomOf(language);
  return wordCount(words, language) <= 3 && (whole.test(words) || (limits.test(words) && / /u.test(words)));
}

const forWhomOf = perLanguage((language) => ({
  whole: toPattern(`^(?:${sourcesRead(language, (one) => one.wholeOf)})\\s\\p{L}+$`, 'iu'),
  limits: toPattern(`^(?:${matchersOf(language).conditions})$`, 'iu'),
}));

/** "… residents, £20 others": the next price of a list, without a thing of its own. */
const goesOnWithPrice = toPattern(`,\\s${money}`, 'iu');

/** Whether all that stands behind a price is the former one: "£199 (normally £299)". */
function isFormer(part: string, tail: string, language: string): boolean {
  const former = findFormerPrice(part, language);
  return former !== undefined && !/\p{L}/u.test(tail.replace(former.said.text, ''));
}

/**
 * "Dog grooming £30 walk ins welcome", "mudanzas desde 90€ furgoneta grande" in three: the thing, its price and what
 * else is said in one breath. What goes on from the price stays with it: "£30 for large dogs", "£30 this week".
 */
function termsApart(part: string, language: string): string[] {
  const [price, ...others] = findOffers(part, language);
  const before = part.slice(0, price?.start).trim();
  if (price?.kind !== 'price' || goesOnTo(before, price.text)) return [part];
  const behind = part.slice(price.end).trim();
  // "Hot tub hire £90 all weekend set up for you": how long one has it for that.
  const stay = staysWithPrice.exec(behind)?.[0] ?? '';
  const tail = behind.slice(stay.length).trim();
  const whole = [price.text, stay.trim()].filter(Boolean).join(' ');
  const [first = ''] = tail.split(/\s/u, 1);
  const isTerm = (word: string) => terms.some((term) => namesTerm(term, `${word} `, language));
  const isRunOn =
    !/[,:;.!?()–—|]\s?|\s-\s|\p{Extended_Pictographic}/u.test(part.slice(0, -1).replace(price.text, '')) &&
    !notAnEnding.test(before) &&
    !isTerm(before.split(/\s/u).at(-1) ?? '');
  // "£30 new clients" is for them alone.
  const isWhole = wordCount(tail, language) >= 3 || isPromise(tail, language) || others.length === 1;
  const goesOn =
    others.some(({ kind }) => kind !== 'free') ||
    wordCount(before, language) < 2 ||
    !/^\p{L}{3}|^\p{Nd}+\s\p{L}{3}/u.test(tail) ||
    isTerm(first) ||
    [...findDates(part, language), ...findTimes(part)].length > 0 ||
    limitOf(language).test(tail) ||
    smallFirst.test(tail);
  const isApart = isRunOn && ((isWhole && !goesOn) || (others.length === 0 && isWalkIn(tail, language)));
  return isApart
    ? [before, whole, ...tail.split(beforeNeeded).map((words) => capitalise(words.trim()))]
    : [part];
}

const staysWithPrice = toPattern(
  `^(?:${sourcesOfAll(({ behindPrice }) => behindPrice)})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** "Kitchen porter $16/hr free meals must have own knives": what is asked of those who come is a line of its own. */
const beforeNeeded = toPattern(`\\s(?=(?:${sourcesOfAll(({ mustBe }) => mustBe)})\\s)`, 'iu');

const terms = ['person', 'stay', 'term', 'piece'] as const;

/** Words that go on from a price, or one of a letter or two. */
const smallFirst = toPattern(`^(?:${wordsOfKinds(goOnFromPrice)}|\\p{L}{1,2})\\s`, 'iu');

const limitOf = perLanguage((language) => {
  const { conditions, until, lastDays, per } = matchersOf(language);
  return toPattern(`^${per}|${conditions}|${until}|${lastDays}`, 'iu');
});

/**
 * "Open day 🐴 all lessons half price": a picture parts what is advertised from what is cheaper. A heart is none.
 */
function offerBehindSign(part: string, language: string): string[] | undefined {
  const sign = everyMatch(/[^\P{Extended_Pictographic}❤♥]\p{M}*\s+(?=[\p{L}\p{Nd}])/gu, part).at(-1);
  if (!sign) return undefined;
  const at = sign.index + sign[0].length;
  const [before, behind] = [part.slice(0, at).trim(), part.slice(at)];
  const offer = findOffer(behind, language);
  const isOne =
    offer &&
    offer.kind !== 'price' &&
    /\p{L}/u.test(behind.slice(0, offer.start)) &&
    !/\p{L}/u.test(behind.slice(offer.end)) &&
    !smallFirst.test(behind) &&
    !findOffer(before, language) &&
    /\p{L}{3}|\p{Lo}{2}/u.test(before);
  return isOne ? [before, capitalise(behind)] : undefined;
}

/** "Quiz night at the mill + 20% off all pizzas": what costs less comes on top of what is advertised. */
function offerBehindPlus(
  part: string,
  { kind, start, text }: FoundOffer,
  language: string,
): string[] | undefined {
  const before = part.slice(0, start);
  const isApart = kind === 'discount' && /\p{L}\s[+＋&]\s$/u.test(before) && /\p{Nd}/u.test(text);
  return isApart && wordCount(before, language) >= 2
    ? [withoutJoiners(before), part.slice(start)]
    : undefined;
}

/** "Sneakers 50% off", "Oil change $39.95" in two, when the offer ends it and what is before can stand alone. */
export function separateOffer(part: string, language: string): string[] {
  const offer = findOffer(part, language);
  if (!offer || offer.start === 0 || basicLanguageOf(language)?.attachesOn) return [part];
  // "Стерилізація котів зі знижкою 20%": the word before the offer decides its case, so they stay together.
  if (governing.test(part.slice(0, offer.start).trimEnd())) return [part];
  const apart = offerBehindSign(part, language) ?? offerBehindPlus(part, offer, language);
  if (apart) return apart;
  const isPrice = offer.kind === 'price';
  const before = isPrice ? part.slice(0, offer.start).trim() : withoutJoiners(part.slice(0, offer.start));
  const tail = part.slice(offer.end).trim();
  if (isPrice && (goesOnTo(before, offer.text) || isFirstOf(before, language))) return [part];
  const separable =
    (!/\p{L}/u.test(tail) ||
      (isPrice && goesOnWithPrice.test(tail)) ||
      (isPrice && isFormer(part, tail, language))) &&
    (offer.kind !== 'free' || /^no /iu.test(offer.text)) &&
    (wordCount(before, language) >= 2 || /\p{L}{3}|\p{Lo}{2}/u.test(before)) &&
    !notAnEnding.test(before) &&
    !/[-–]$/u.test(part.slice(0, offer.start));
  if (!separable) return termsApart(part, language);
  // "Halı yıkama m² 60 TL": the unit stands before its price.
  const unit = isPrice ? unitAtEnd.exec(before)?.[0] : undefined;
  const kind = isPrice ? pricedAsAtEnd.exec(before)?.[0] : undefined;
  const led =
    unit ?? kind ?? firstAtEnd(before, language) ?? (isPrice ? undefined : forWhomAtEnd(before, language));
  return led
    ? [before.slice(0, -led.length), `${led.trim()} ${part.slice(offer.start)}`]
    : [before, part.slice(offer.start)];
}
