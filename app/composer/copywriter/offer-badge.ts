import type { BriefFacts, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { isFreeToEnter } from '../brief/intent/signs/name-form.ts';
import { isLetting } from '../brief/intent/trade/exchange.ts';
import { isBeside } from '../brief/offer/beside.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { anyMoney, money } from '../brief/offer/offer-words.ts';
import { isPricedFor, namesTerm } from '../brief/offer/price-terms.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { dangling, setWidth, wordCount } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourceRead, sourcesOfAll, sourcesRead, wordsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { isAside } from './aside-price.ts';
import {
  attended,
  bound,
  opensWithMoney,
  separateAddress,
  separateStart,
  separateWhen,
} from './badge-apart.ts';
import { badgePartsOf, isMinimum, longestBadge, opensWithThen } from './badge-parts.ts';
import { pricesBeside } from './dotted-prices.ts';
import { clauseMark, isPromise } from './led-lines.ts';
import { isSaidIn } from './nothing-twice.ts';
import { isPaidBeside } from './paid-beside.ts';
import { wordOfMoney } from './without-stop.ts';

/** The badge, the line it says, what of that line goes to the sub-line, and other lines it says. */
export type Badge = { badge?: string; line?: Line; tail?: string; also?: Line[] };

/** Which offer matters more: what the thing itself costs less, its price, what comes beside it. */
function rankOf(line: Line, { language, intent, trade, lines, sold }: BriefFacts): number {
  const { text, facts } = line;
  const offers = facts.filter(({ kind }) => kind === 'offer');
  if (facts.some(({ kind }) => kind === 'formerPrice')) return 0;
  // "Entry £5", "£2 a head": what all pay who come, before "Burgers £9".
  const isPerHead = attended.has(intent) && isPricedFor('person', text, language);
  const isForAll = facts.some(({ kind }) => kind === 'price') || !namesTerm('person', text, language);
  const isEntry = comeTo.has(intent) && entry.test(text) && isForAll;
  if (isEntry || (offers.length === 0 && isPerHead)) return 0.5;
  // "£15 per kilo" beside "Entry £2": what is paid for the thing itself.
  const isOfThing = opensWithMoney.test(text) && isPricedFor('piece', text, language);
  if (isOfThing && comeTo.has(intent) && wordCount(text, language) <= 3) return 0.4;
  if (offers.length === 0) return 1;
  // "Under 12s half price" is of those who come with somebody who pays.
  const isOfPerson = wordCount(text, language) <= 4 && namesTerm('person', text, language);
  // "Firms that order 20+ boxes: 10% off" beside the price of a box.
  const isOfMany = soMany.test(text.slice(0, text.indexOf(offers[0]?.text ?? '')));
  const arePriced = lines.some(
    (one) => one !== line && one.use === 'offer' && one.facts.every(({ kind }) => kind !== 'offer'),
  );
  if (!offers.every(({ parts }) => parts?.kind === 'free'))
    return isOfPerson ? 2 : isOfMany && arePriced ? 1.5 : 0;
  const [first] = offers;
  // "Meals £9, free delivery", but "free delivery over £30".
  const isPriced = facts.some(
    (fact) => fact.kind === 'price' && first && text.indexOf(fact.text) < text.indexOf(first.text),
  );
  if (isPriced) return 1;
  if (isBeside(text, language)) return 3;
  // "Siblings free" is, too.
  if (isOfPerson) return 2;
  // A first lesson or talk that is free is the way in. Elsewhere what is free comes with what is paid for.
  const asked = intent === 'call' || trade === 'enrol' ? (trade ?? intent) : intent;
  // "Grill lent for free" under "Raclette night": no way in, where the copy has the price of what the title names.
  const isExtra =
    asked === 'tickets' && !isFreeToEnter(text, language) && lines.some((one) => isPriceOf(one, sold));
  return tried.has(asked) && !isExtra ? 0 : 2;
}

/** Whether a line is the price of something that a name has a word of. */
function isPriceOf({ use, text, facts }: Line, sold: string): boolean {
  const named = bareWords(sold).split(' ');
  return (
    use === 'offer' &&
    facts.some(({ kind }) => kind === 'price') &&
    bareWords(text)
      .split(' ')
      .some((word) => word.length > 3 && named.includes(word))
  );
}

const entry = toPattern(
  wordsOfAll((language) => language.entry),
  'iu',
);

const soMany = /(?<!\p{Nd})\p{Nd}{1,4}\s?\+(?!\s?\p{Nd})/u;

const tried: ReadonlySet<Intent> = new Set<Intent>([
  'enrol',
  'start',
  'sign-up',
  'contact',
  'download',
  'play',
  'listen',
  'tickets',
]);

/** "Landlord certificate +£20": what is only paid on top of another price is no offer. */
const surcharge = toPattern(`^[^\\p{Nd}]*[+＋]\\s?${money}[^\\p{Nd}]*$`, 'iu');

/** "$55/$90": two prices that do not say of what. */
const barePair = toPattern(`^\\P{L}{0,2}${money}\\s?/\\s?${money}[.!]?$`, 'iu');

/** "Deposit £100", "Kauce 5 000 Kč": what is paid ahead or back is no offer, where words for it are a condition too. */
const isDeposit = ({ text, facts }: Line, language: string) => {
  const amount = anyMoney.exec(text);
  const before = amount ? text.slice(0, amount.index) : '';
  // "25,000 naira deposit holds your date"
  const [behind = ''] = /^\s\p{L}+/u.exec(text.slice((amount?.index ?? 0) + (amount?.[0].length ?? 0))) ?? [];
  return (
    !facts.some(({ kind }) => kind === 'offer') &&
    ((depositOf(language).test(before) && isPaidBeside(text, language)) ||
      (depositOf(language).test(behind) &&
        besideOf(language).test(behind) &&
        !limitsFirst(language).test(behind)))
  );
};

/** Who sells several things, each at its price. */
const ofGoods: ReadonlySet<Intent> = new Set<Intent>(['buy', 'order', 'visit', 'table', 'discover']);

/**
 * "Hanging baskets are in. £32 or 2 for £60" under "Tomatoes and cucumbers": a price of what the sentence before names,
 * which is not what the title names. Alone it would be read as the price of the title.
 */
function isOfOther(line: Line, { lines, sold, intent, language }: BriefFacts): boolean {
  const before = lines[lines.indexOf(line) - 1];
  if (!ofGoods.has(intent) || line.field !== 'adCopy' || before?.field !== 'adCopy') return false;
  if (!opensWithMoney.test(line.text) || (before.use !== 'slogan' && before.use !== 'body')) return false;
  if (wordCount(before.text, language) < 4 || /[.!?]\s/u.test(before.text)) return false;
  if (clauseMark.test(before.text) || isPromise(before.text, language)) return false;
  const shown = findSubjects({ title: sold }, language).map(({ name }) => name);
  const named = findSubjects({ title: before.text }, language).filter(({ score }) => score >= 0.6);
  return shown.length > 0 && named.length > 0 && !named.some(({ name }) => shown.includes(name));
}

/** "Sent within a day. Free over £49": only the sentence before says what is free. */
export function isOfSentenceBefore(line: Line, { lines, language }: BriefFacts): boolean {
  const [offer, ...others] = findOffers(line.text, language).filter(({ kind }) => kind !== 'price');
  if (offer?.kind !== 'free' || others.length > 0 || offer.start > 1 || !anyMoney.test(line.text))
    return false;
  const rest = line.text.slice(offer.end).replace(anyMoney, ' ').replace(limitsOf(language), ' ');
  const isBare = setWidth(rest.replace(/\P{L}/gu, '')) < 6 && !/\p{Nd}/u.test(rest);
  return isBare && lines[lines.indexOf(line) - 1]?.field === 'adCopy';
}

const limitsOf = perLanguage((language) => {
  const { from, conditions } = matchersOf(language);
  return toPattern(`${from}|${conditions}`, 'giu');
});

/** "Income £80k" of a charity that looks for an unpaid treasurer: no pay. */
const isUnpaidPost = ({ facts }: Line, { lines }: BriefFacts) =>
  facts.some(({ kind }) => kind === 'price') && lines.some(({ text }) => unpaid.test(text));

const unpaid = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.unpaid)})(?!\\p{L})`, 'iu');

/** Whether the rest of the title says that things are brought: "Dispatch - same day delivery". */
const isDelivered = (line: Line, { lines, language }: BriefFacts) =>
  lines.some((other) => other !== line && other.field === 'title' && isBeside(other.text, language));

/** "Delivery £3.50", "Dostava 3,50 €": what comes beside the thing, and is paid. */
function isPaidDelivery({ text, facts }: Line, language: string): boolean {
  const before = text.slice(0, anyMoney.exec(text)?.index ?? 0);
  return (
    !facts.some(({ kind }) => kind === 'offer') &&
    wordCount(before, language) <= 2 &&
    isBeside(before, language) &&
    findOffers(text, language).length === 1
  );
}

/** "£42 then £36", "Rs 999 only" */
const limitsFirst = perLanguage((language) =>
  toPattern(
    `^\\s(?:${matchersOf(language).from}|${sourcesRead(language, ({ secondHalf }) => secondHalf)})$`,
    'iu',
  ),
);
const besideOf = perLanguage((language) => toPattern(matchersOf(language).besidePrices, 'iu'));

const depositOf = perLanguage((language) =>
  toPattern(`^\\P{L}*${matchersOf(language).conditions}[^\\p{L}]*$`, 'iu'),
);

/**
 * Chooses the offer of the badge and keeps it whole. Where a badge cannot hold a line's limits, the sub-line says them.
 * What a job offers is its pay.
 */
export function badgeOf(input: { facts: BriefFacts; rest: Line[]; headline: string }): Badge {
  const { facts, rest, headline } = input;
  const { named, language, intent } = facts;
  if (named.offer && !says(headline, named.offer))
    return named.offer.length <= longestBadge ? { badge: named.offer } : { tail: named.offer };
  // "Free parking" is a comfort of the market, which its day sells.
  const isDated =
    (attended.has(intent) || intent === 'visit') &&
    facts.facts.some(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text));
  const lines = truest(facts.lines, language).filter(
    (line) =>
      line.use === 'offer' &&
      rest.includes(line) &&
      !(isDated && isBeside(line.text, language)) &&
      !says(headline, line.text) &&
      !isSaidIn(line.text, [headline], language) &&
      !isSaidInCopy(line, facts) &&
      !surcharge.test(line.text) &&
      !(barePair.test(line.text) && intent !== 'tickets') &&
      !isOfOther(line, facts) &&
      !isAside(line, headline, facts) &&
      !isForSellers(line, facts) &&
      !isOfSentenceBefore(line, facts) &&
      !isDeposit(line, language) &&
      !(isPaidDelivery(line, language) && !isDelivered(line, facts)) &&
      !isMinimum(line.text, language) &&
      !opensWithThen(line.text) &&
      !isUnpaidPost(line, facts),
  );
  for (const line of [...lines].sort((a, b) => rankOf(a, facts) - rankOf(b, facts))) {
    const row = pricesBeside(line, facts).filter((one) => rest.includes(one));
    const badgeOfRow = row.map(({ text }) => text).join(' · ');
    if (row.length === 2 && setWidth(badgeOfRow) <= widestRow) return { badge: badgeOfRow, line, also: row };
    // "Jam 80p · custard £1 · pistachio £1.40" beside "Box of 6 £5": a list stays together below.
    if (row.length > 2 && lines.some((other) => !row.includes(other))) continue;
    const { when, price: whole } = separateWhen(line, intent);
    const { price: said, later } = separateStart(whole, line, facts);
    const { price, address } = separateAddress(said, line, language);
    const limits = line.facts.filter(({ kind }) => bound.includes(kind) || kind === 'condition');
    const parted = badgePartsOf(price, language, limits);
    if (!parted) continue;
    const badge = capitalise(parted.badge.replace(goesOn(language), ''));
    const tail = [parted.head, when, parted.tail, later, address].filter(Boolean).join(' · ');
    // "Free tax check, 15 minutes by phone" under "Free tax check": the headline says it.
    if (bareWords(badge) === bareWords(headline)) return { line, ...(tail && { tail }) };
    return { badge, line, ...(tail && { tail }) };
  }
  return {};
}

/** Widest two prices in one badge, in average Latin letters. */
const widestRow = 40;

/** Whether a line is the title, an offer that the copy says again in its own words. */
export const isSaidInCopy = ({ field, text }: Line, { lines, language, sold }: BriefFacts) =>
  field === 'title' &&
  text === sold &&
  lines.some((one) => one.field === 'adCopy' && one.use === 'offer' && isSaidIn(text, [one.text], language));

/** "Rent a stall: £10", "Tables £8" at a fair that people visit: what those pay who sell there. */
const isForSellers = ({ text, facts }: Line, { intent, sold, language }: BriefFacts) =>
  (intent === 'visit' || intent === 'directions') &&
  facts.every(({ kind }) => kind !== 'offer') &&
  isPaidBySellers(text.slice(0, anyMoney.exec(text)?.index ?? 0), language) &&
  !isLetting(sold, language);

const isPaidBySellers = (before: string, language: string) =>
  isLetting(before, language) || stallFeesOf(language).test(before);
/** "Tisch 8 €", "攤位費300元": the stall stands right before its price. */
const stallFeesOf = perLanguage((language) =>
  toPattern(`(?<!\\p{L})(?:${sourceRead(language, ({ stallFees }) => stallFees)})\\s?[:：]?\\s?$`, 'iu'),
);

/** "Or $30 fills one": a word that goes on from the sentence before. */
const goesOn = perLanguage((language) => {
  const words = sourceRead(language, (one) => one.goesOn);
  return toPattern(`^(?:${words})\\s`, 'iu');
});

/** And what they may be asked to call or write about first. */
const comeTo: ReadonlySet<Intent> = new Set([...attended, 'visit', 'book', 'call', 'contact']);
/** A badge without the number that the button says. A badge that cannot be read without the number stays whole. */
export function withoutNumber(badge: string, button: string, language: string): string {
  const number = /[\p{Nd}+(][\p{Nd}() .\-/]{5,}\p{Nd}$/u.exec(button)?.[0];
  const at = number ? badge.indexOf(number) : -1;
  // "07700 900 377 Lou": nor without the name of who answers.
  if (!number || at < 1 || !/^(?:\s\p{Lu}\p{L}{1,12}){0,2}[.!]?$/u.test(badge.slice(at + number.length)))
    return badge;
  const label = toPattern(`(?:[\\s,;:·|–-]|${matchersOf(language).phone})+$`, 'iu');
  const told = badge.slice(0, at).replace(label, '').replace(dangling, '');
  const rest = wordOfMoney.test(told) ? told.slice(0, -1) : told;
  return findOffers(rest, language).length > 0 && !dangling.test(rest) ? rest : badge;
}

/** Lines whose figure another line limits ("40% off" beside "up to 40% off") say more than is so. */
export function truest(lines: Line[], language: string): Line[] {
  return lines.filter(
    (line) =>
      !lines.some((other) => other !== line && (isLimit(other, line, language) || isSaidWhole(line, other))),
  );
}

/** "Second cup half price" of a title, which the copy says again with its limit: "…, only this weekend". */
const isSaidWhole = (line: Line, { field, use, text }: Line) =>
  line.field === 'title' &&
  line.use === 'offer' &&
  field === 'adCopy' &&
  use === 'offer' &&
  setWidth(text) <= longestBadge &&
  bareWords(text).length > bareWords(line.text).length &&
  line.facts.some(({ kind }) => kind === 'offer') &&
  (says(text, line.text) || hasWordsOf(text, line.text));

/** "Half price first month if you sign by 31st" has all of "First month half price". */
const hasWordsOf = (text: string, shorter: string) => {
  const words = new Set(bareWords(text).split(' '));
  return bareWords(shorter)
    .split(' ')
    .every((word) => words.has(word));
};

/** Whether a line says the figures of a shorter one with more words. */
export function isLimit(line: Line, shorter: Line, language: string): boolean {
  if (setWidth(line.text) <= setWidth(shorter.text)) return false;
  const offers = findOffers(shorter.text, language);
  // "Any frame from the £79 wall" limits no "from £79".
  if (offers.every(({ kind }) => kind === 'price') && !says(line.text, shorter.text)) return false;
  const figures = offers.map(({ text }) => text.replace(/\P{Nd}/gu, ''));
  const held = line.text.replace(/\P{Nd}/gu, ' ').split(/\s+/u);
  const words = bareWords(line.text).split(' ');
  const shared = bareWords(shorter.text)
    .split(' ')
    .filter((word) => words.includes(word));
  return (
    figures.length > 0 && figures.every((figure) => figure && held.includes(figure)) && shared.length >= 2
  );
}
