import type { Fact } from '../brief/brief-facts.ts';
import { findDates, findTimes } from '../brief/facts/find-dates.ts';
import { isBeside } from '../brief/offer/beside.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { money } from '../brief/offer/offer-words.ts';
import { namesTerm } from '../brief/offer/price-terms.ts';
import { capitalise } from '../brief/request.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { opensWithIf } from '../brief/title/join-pieces.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { isCallToAction } from './calls-to-action.ts';
import { clauseMark } from './led-lines.ts';
import { badgeWithoutStop } from './without-stop.ts';

/** What a badge holds, in average Latin letters and in UTF-16 units. */
const widest = 48;
export const longestBadge = 48;

const secondHalf = toPattern(
  `^(?:${sourcesOfAll((language) => language.secondHalf)}|m[ií]n|m[aá]x)(?!\\p{L})`,
  'iu',
);

const goesOnFrom = toPattern(`^(?:${sourcesOfAll((language) => language.secondHalf)})(?!\\p{L})`, 'iu');

/** "Then 8 evenings, £60": what comes after something that is said before it. */
export const opensWithThen = (text: string) => goesOnFrom.test(text);

/** Whether a clause is the second half of an offer, which limits the first: "then £30". */
export const opensSecondHalf = (clause: string) => secondHalf.test(clause);

/** "Minimum order £150": what must be spent is no offer. "45 min massage £40" is one. */
const minimum = toPattern(
  `^[^\\p{L}\\p{Nd}]*m[ií]n(?:imum|imal\\p{L}*|dest\\p{L}*|imo|ima)?(?!\\p{L})[^\\p{Nd}]*${money}[^\\p{Nd}]*$`,
  'iu',
);

/** Whether a line says no more than how much has to be bought. */
export const isMinimum = (text: string, language: string) =>
  minimum.test(text) && findOffers(text, language).every(({ kind }) => kind === 'price');

/** A line as its badge, with what of it stands before the badge in the sub-line and behind it. */
export type BadgeParts = { badge: string; head?: string; tail?: string };

/**
 * An offer line as a badge. What leads up to its one price stands apart from it. Otherwise the line stays whole, or is
 * cut to its first clauses while they hold every figure. `limits` are the facts of the line that hang on its offer.
 */
export function badgePartsOf(
  text: string,
  language: string,
  limits: readonly Fact[],
): BadgeParts | undefined {
  const whole = badgeWithoutStop(text, language).trim();
  const led = ledUpTo(whole, language, limits);
  if (led) {
    const parts = clausesThatFit(led.price, language, limits);
    if (parts) return { ...parts, head: capitalise(led.head) };
  }
  const list = listBehindPrice(whole, language, limits);
  return list ?? clausesThatFit(whole, language, limits) ?? priceAlone(whole, language);
}

/**
 * Of a line that no cut parts well: its one price, beside the rest of the line in the sub-line. Where the price stands
 * amid its words the line stays whole there, and says the price once.
 */
function priceAlone(whole: string, language: string): BadgeParts | undefined {
  const [price, ...others] = findOffers(whole, language);
  const behind = whole.slice(price?.end);
  const isList =
    /^\s\p{L}+(?:\s\p{L}+){0,5}[,،]\s/u.test(behind) &&
    (joining.test(behind) || behind.split(clauseMark).every((item) => wordCount(item, language) <= 4));
  return price && isList && price.kind === 'price' && price.start === 0 && others.length === 0
    ? { badge: price.text, tail: capitalise(behind.trim()) }
    : undefined;
}

/** "กาแฟสด 45 บาท น้ำอัญชันมะนาว เค้กมะพร้าวอ่อน": two things or more behind the price of another. */
function listBehindPrice(whole: string, language: string, limits: readonly Fact[]): BadgeParts | undefined {
  const [offer, ...others] = findOffers(whole, language);
  if (!spacedLikeCommas.test(whole) || offer?.kind !== 'price' || others.length > 0) return undefined;
  const badge = whole.slice(0, offer.end).trim();
  const tail = whole.slice(offer.end).trim();
  const isNamed = /\p{Lo}{3}/u.test(whole.slice(0, offer.start));
  const next = /^[^\s\p{Nd}]+\s[^\s\p{Nd}]+/u.exec(tail)?.[0];
  const isList =
    whole.charAt(offer.end) === ' ' && next && findSubjects({ title: next }, language).length > 0;
  const isBound = opensSecondHalf(tail) || limits.some(({ text }) => tail.includes(text));
  return isNamed && isList && !isBound && fits(badge) ? { badge, tail } : undefined;
}

/** "(la moins chère)", apart from its offer. */
const withoutBrackets = (text: string) => /^\(([^()]+)\)$/u.exec(text)?.[1] ?? text;

function clausesThatFit(whole: string, language: string, limits: readonly Fact[]): BadgeParts | undefined {
  if (fits(whole)) return { badge: whole };
  for (const joint of joints(whole)) {
    const badge = whole.slice(0, joint.start).trim();
    const tail = whole.slice(joint.end).trim();
    // "A parent with two children – 15 €": an amount is nothing without what it is for.
    const mark = whole.slice(joint.start, joint.end);
    const isAmountOf = /^\s[-–—]/u.test(mark) && opensWithAmount.test(tail);
    // "$3 tacos al pastor" before "carnitas, tongue", "Free visit in Bath" before "Wells, Frome": more of the same.
    if (clauseMark.test(mark) && isMoreOfKind(badge, tail, language)) continue;
    if (isAmidList(badge, tail, language) || isAmountOf || isOnOneLimit(badge, tail, { limits, language }))
      continue;
    // "Free clean, if you buy two": on what condition it is free.
    if (opensWithIf(tail, language)) continue;
    // "£150 a couple, to the hospice": where it goes.
    if (language === 'en' && tail.split(clauseMark).some((clause) => /^to\s/u.test(clause))) continue;
    if (isLastOfPrices(badge, tail, language)) continue;
    if (fits(badge) && findOffers(badge, language).length > 0 && !opensSecondHalf(tail))
      return listApart({ badge, tail: capitalise(withoutBrackets(tail)) }, whole, language);
  }
  return undefined;
}

/** "Hem 8 euro" of "Hem 8 euro, new zip" before "gowns": what goes on without a figure goes on in the sub-line. */
function listApart(parts: BadgeParts, whole: string, language: string): BadgeParts {
  const { badge, tail = '' } = parts;
  const last = findOffers(badge, language).at(-1);
  const cut = clauseEnds(badge).find(({ start }) => last && start >= last.end);
  if (!cut || isSecond(badge.slice(cut.end))) return parts;
  // "Prawns £9, crab £12, cockles" before "whelks by the pint £4": a word or two beside prices is the next of the list.
  const isNext = pricesOf(badge, language) > 1 && wordCount(badge.slice(cut.end), language) <= 2;
  if (findOffers(tail, language).length > 0 && !isNext) return parts;
  return { badge: badge.slice(0, cut.start), tail: capitalise(whole.slice(cut.end)) };
}

/** "Tax returns $65, students $45" before "couples $110": of what the last price is, is said before it. */
function isLastOfPrices(badge: string, tail: string, language: string): boolean {
  const before = badge.split(clauseMark);
  const isPriced = (clause: string) => pricesOf(clause, language) === 1;
  return (
    before.length > 1 &&
    [...before, tail].every(isPriced) &&
    wordCount(tail, language) <= 2 &&
    namesTerm('person', tail, language)
  );
}

const pricesOf = (text: string, language: string) =>
  findOffers(text, language).filter(({ kind }) => kind === 'price').length;

/** "Over 50 boxes 10% off, free delivery": one limit holds for both, and the second would be promised to all. */
function isOnOneLimit(
  badge: string,
  tail: string,
  { limits, language }: { limits: readonly Fact[]; language: string },
): boolean {
  return (
    limits.some(
      ({ kind, text }) => kind === 'condition' && badge.includes(text.split(clauseMark)[0] ?? text),
    ) && [badge, tail].every((words) => findOffers(words, language).some(({ kind }) => kind !== 'price'))
  );
}

/** Whether words limit the offer before them, or are counted. */
const isSecond = (words: string) => /\p{Nd}/u.test(words) || opensSecondHalf(words);

const opensWithAmount = toPattern(`^\\P{L}{0,3}${money}`, 'iu');

/**
 * Whether a list goes on behind a cut: "$110 an hour two men, trolley" before "blankets and straps included", and what
 * one price buys: "15 € soup" before "bread and a glass of wine".
 */
function isAmidList(badge: string, tail: string, language: string): boolean {
  // "Armchair from £80, mattress 90" before "sofa 120": the currency of a price list is named once.
  const isPriced = findOffers(badge, language).at(-1)?.kind === 'price';
  if (isPriced && barePrice.test(tail) && !findOffers(tail, language).length) return true;
  if (/\p{Nd}/u.test(tail)) return false;
  // "P3,500 all in: boat" before "gear, lunch".
  if (/[:：]\s?\S+(?:\s\S+)?$/u.test(badge)) return true;
  const last = findOffers(badge, language).at(-1);
  const behind = badge.slice(last?.end);
  if (!joining.test(` ${tail} `)) return false;
  // "Two men, trolley, blankets and straps": the list goes on without the first.
  // "£9 for two scones" before "home made jam, cream and tea": so is all that one price is for.
  if (last?.kind === 'price' && last.start === 0 && boughtFor.test(behind)) return true;
  const isBought =
    last?.kind === 'price' && /^\s\p{L}+(?:\s\p{L}+){0,3}$/u.test(behind) && !/[,،]/u.test(tail);
  return isBought || /[,،]\s\p{L}+(?:\s\p{L}+)?$/u.test(badge);
}

const boughtFor = toPattern(`^\\s(?:${sourcesOfAll((language) => language.forSoMany)})\\s\\P{Nd}+$`, 'iu');

/** "Sofa 120": a word or two and a figure. */
const barePrice = /^[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,2}\s\p{Nd}{2,6}(?:[.!]?$|[.,]\s\P{Nd})/u;

/** Whether a list of words goes on behind the words that follow an offer: two more, or one and the last. */
function isMoreOfKind(badge: string, tail: string, language: string): boolean {
  const [behind = '', ...known] = badge.slice(findOffers(badge, language).at(-1)?.end).split(clauseMark);
  const items = [...known, ...tail.replace(/[.!]$/u, '').split(clauseMark)];
  const areShort = items.every((item, at) => {
    const isLast = at === items.length - 1 && joining.test(` ${item} `);
    return wordCount(item, language) <= (isLast ? 6 : 2);
  });
  const words = wordCount(behind, language);
  return items.length > 1 && areShort && words >= 1 && words <= 5 && !/[(\p{Nd}]/u.test(behind);
}

/** A badge so short is read at a glance, whatever stands before its price: "Any two pizzas, £15". */
const atAGlance = 30;

/**
 * Parts a line before its one price: "Ground floor, with garden, £620 a month". The words before the price have no
 * figure. "2 courses, £15" stays whole, for it says what one gets. What limits an offer stays with it.
 */
function ledUpTo(
  whole: string,
  language: string,
  limits: readonly Fact[],
): { head: string; price: string } | undefined {
  const offers = findOffers(whole, language);
  const [offer] = offers;
  if (!offer || offer.start === 0) return undefined;
  const cuts = [...sentenceEnds(whole), ...clauseEnds(whole)].filter(({ end }) => end <= offer.start);
  const isLong = !fits(whole);
  const dashed = isLong ? listBeforeDash(whole, language) : undefined;
  if (dashed) return dashed;
  const cut = cuts.sort((a, b) => b.end - a.end)[0];
  if (!cut) return undefined;
  const head = whole.slice(0, cut.start).trim();
  const price = whole.slice(cut.end).trim();
  // A limit stays with its offer, unless there is no room for both in one badge.
  const isLimited = !isLong && limits.some((fact) => head.includes(fact.text));
  if (findOffers(head, language).length > 0 || isLimited) return undefined;
  // "Raspberries: early, late – £3 a cane": of what the price is.
  if (/\p{L}[:：]\s/u.test(head)) return undefined;
  // "Want to sell? Book a table for £15": for whom it is.
  if (whole.charAt(cut.start) === '?') return undefined;
  const isSentence = sentenceEnds(whole).some(({ end }) => end === cut.end);
  if (isSentence) return /\p{Nd}/u.test(head) ? undefined : { head, price };
  // "Rosebank, free parking": where it is, and a comfort.
  const [comfort = price, ...others] = price.split(clauseMark);
  const isComfort =
    offer.kind === 'free' &&
    (isBeside(comfort, language) ||
      wireless.test(comfort) ||
      (offer.text === comfort && opensWithNo(language).test(comfort)));
  if (isComfort && offers.length === 1 && !/\p{Nd}/u.test(head) && !isCallToAction(head)) {
    return { head: [head, ...others].join(', '), price: comfort };
  }
  // "Fri 5pm-Sun 3pm, Elm Hall, £160 full board, £85 day": when it is, before prices that go together.
  const areAll = offers.length > 1 && offers.every(({ kind }) => kind === 'price') && fits(price);
  if (isLong && areAll && [...findTimes(head), ...findDates(head, language)].some(isExact))
    return { head, price };
  if (offers.length !== 1 || offer.kind !== 'price') return undefined;
  // "Any curry, rice + a pint £12.95": the last of several things at one price.
  const thing = price.slice(0, offer.start - cut.end).trim();
  if (joining.test(` ${thing} `)) return undefined;
  // "Washing, cutting, claws from £45": the last of a list that has one price.
  const before = head.split(/,\s|，|،\s/u).at(-1) ?? '';
  if (/\p{L}{3}/u.test(thing) && !startsPrice(thing, language) && wordCount(before, language) < 3)
    return undefined;
  if (!isLong && (/\p{Nd}/u.test(head) || setWidth(whole) <= atAGlance)) return undefined;
  return { head, price };
}

const isExact = ({ text }: { text: string }) => /\p{Nd}/u.test(text);

/** "No call out fee". */
const opensWithNo = perLanguage((language) => toPattern(`^${matchersOf(language).negations}\\s`, 'iu'));
const wireless = /(?<!\p{L})(?:wi-?fi|wlan)(?!\p{L})/iu;

/** "Blades, oil change and plug – package 45 €": what the one price is for, and a list that no badge holds. */
function listBeforeDash(whole: string, language: string): { head: string; price: string } | undefined {
  const [offer, ...others] = findOffers(whole, language);
  if (offer?.kind !== 'price' || others.length > 0) return undefined;
  const dash = placesOf(/\s[-–—]\s/gu, whole)
    .filter(({ end }) => end <= offer.start)
    .at(-1);
  const head = whole.slice(0, dash?.start).trim();
  const isNamed = dash && /\p{L}{3}/u.test(whole.slice(dash.end, offer.start));
  const isList = clauseEnds(head).length > 1 || joining.test(head);
  if (!dash || !isList || clauseEnds(whole.slice(dash.end, offer.start)).length > 0) return undefined;
  return isNamed || clauseEnds(head).length > 1 ? { head, price: whole.slice(dash.end).trim() } : undefined;
}

/** "From", "only": words that are part of a price. */
const startsPriceOf = perLanguage((language) => toPattern(`^(?:${matchersOf(language).from})$`, 'iu'));
const startsPrice = (words: string, language: string) => startsPriceOf(language).test(words);

const joining = toPattern(`\\s(?:&|\\+|${sourcesOfAll((language) => language.and)})\\s`, 'iu');

const sentenceEnds = (text: string) => placesOf(/[.!?]{1,3}\s|；|。/gu, text);
const clauseEnds = (text: string) => placesOf(/(?<!\p{L}-),\s|，|،\s/gu, text);

const placesOf = (pattern: RegExp, text: string) =>
  everyMatch(pattern, withHeldDots(text)).map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

const fits = (text: string) => text.length <= longestBadge && setWidth(text) <= widest && text.length > 0;

/** Scripts in which a space parts phrases, not words. */
const spacedLikeCommas = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Where a line may be parted, the best first: at dashes, full stops and brackets, then at commas from the last. */
function joints(text: string): { start: number; end: number }[] {
  const marks = placesOf(
    /\s[-–—]\s|[.!?;]\s|(?<=[€$£₽₺₹₴\p{Nd}\p{L}]\s?):\s|；|。|\s(?=\([^()\p{Nd}]*\))/gu,
    text,
  );
  const spaces = spacedLikeCommas.test(text) ? placesOf(/(?<=\P{Nd})\s(?=\p{Lo})/gu, text) : [];
  // "(250 euro, refunded when you go ahead)": a bracket is not cut.
  const isOpen = ({ start }: { start: number }) => /\([^()]*$/u.test(text.slice(0, start));
  return [marks, clauseEnds(text), spaces].flatMap((places) => places.filter((at) => !isOpen(at)).reverse());
}
