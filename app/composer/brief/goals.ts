import { opensWithThen } from '../copywriter/badge-parts.ts';
import { isCallToAction } from '../copywriter/calls-to-action.ts';
import { matchersOf, noticePhrases } from '../languages/matchers.ts';
import { basicLanguageOf, sourcesOfAll, sourcesRead, wordsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { FactKind } from './brief-facts.ts';
import { findAddresses, findPhones, fromLabel, separateContact } from './facts/find-contacts.ts';
import { blankOut, factsOfLine, within } from './facts/find-facts.ts';
import { type Clause, clausesWithPlaces, startWithLabel, withoutHope } from './hopes.ts';
import { type FoundOffer, findOffer, findOffers } from './offer/find-offer.ts';
import { anyMoney } from './offer/offer-words.ts';
import { offerAmongPlans } from './offer-among-plans.ts';
import { isInternal, isOfReaders, metric, mostClauses, planningOf } from './plans.ts';
import { capitalise } from './request.ts';
import { isNegated } from './strategy.ts';
import { says } from './text/clean-text.ts';
import { everyMatch } from './text/every-match.ts';
import { withoutMeasures } from './text/periods.ts';
import { perLanguage } from './text/remembering.ts';
import { sentencesOf, setWidth, wordCount } from './text/segments.ts';
import { isFirstOf } from './title/join-pieces.ts';

const patternsOf = perLanguage((language) => {
  const { conditions, lastDays, negations, until, upTo, from } = matchersOf(language);
  return {
    limit: toPattern(`${conditions}|${lastDays}`, 'giu'),
    // "Max 8", "up to 3": the number is part of the limit.
    counted: toPattern(`(?:${conditions}|${upTo})(?<!\\p{Script=Hangul})\\s\\p{Nd}+`, 'giu'),
    opensDay: toPattern(`^\\s(?:${until})\\s`, 'iu'),
    // "No vouchers", "only new members": what opens so is short.
    opensLimit: toPattern(`^(?:${negations}\\s|${from}\\s.{1,20}$)`, 'iu'),
  };
});

/**
 * What the sale goals say that may be printed, word for word: offers with what limits them. Plans, targets and budgets
 * stay inside.
 */
export function printableGoals(goals: string, language: string): string[] {
  const printed: string[] = [];
  for (const sentence of sentencesOf(goals, language).slice(0, mostClauses)) {
    if (/^\p{L}+\s?[:：]/u.test(sentence) && isInternal(sentence.split(/[:：]/u)[0] ?? '', language))
      continue;
    const { phone: label } = matchersOf(language);
    const parted = separateContact(sentence, label);
    for (const run of runsOf(parted?.rest ?? sentence, language)) printed.push(capitalise(run));
    // "Older people to ring 0131 …": who is wanted stays inside.
    if (parted) printed.push(capitalise(fromLabel(parted.contact, label)));
    else for (const phone of findPhones(sentence, label)) printed.push(phone.text);
    // "Book direct at carrickcottage.example".
    // And not "fewer from booking.com".
    if (!metric.test(sentence))
      for (const address of findAddresses(sentence))
        if (!isNegated(sentence, address.start) && !wantsLess.test(sentence.slice(0, address.start)))
          printed.push(address.text);
  }
  return printed;
}

const wantsLess = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll(({ lessOf }) => lessOf)})\\s(?:\\p{L}{1,12}\\s){0,2}$`,
  'iu',
);

/** The longest stretches of clauses that hold an offer and no plan. */
function runsOf(sentence: string, language: string): string[] {
  const clauses = wholeBundles(sentence, clausesWithPlaces(sentence).slice(0, mostClauses), language).map(
    (clause) => ({ ...withoutHope(clause, language), isTurned: turnedInto.test(clause.text) }),
  );
  const runs: string[] = [];
  let open: { start: number; end: number; first?: string | undefined; by?: string | undefined } | undefined;
  const close = () => {
    const own = open && sentence.slice(open.start, open.end).trim();
    if (own && open?.by && opensWithThen(own.split(/,\s/u)[1] ?? '')) runs.push(open.by);
    const words =
      own && open?.first && !says(own, open.first) ? `${open.first}, ${own}` : own && saidOnce(own);
    if (words && findOffer(words, language)) runs.push(words);
    open = undefined;
  };
  for (const [index, { text, start, end, isCut, isTurned }] of clauses.entries()) {
    const offer = findOffer(text, language);
    // "20% off, new customers only": who is hoped for is a limit where an offer is for them alone.
    const limitsOffer = open !== undefined && !offer && !metric.test(text) && isLimit(text, language, 0.85);
    const isPlan =
      offer?.kind === 'price' &&
      (isTurned ||
        (isSum(text) &&
          !isReducedTo(text, clauses[index - 1]?.text, language) &&
          !firstThing(clauses[index - 1]?.text, offer, language)) ||
        isPlannedWith(text, language) ||
        isSumBy(text, offer, language));
    if (offer && (isNegated(text, offer.start) || isPlan)) close();
    else if (offer && isHopedFor(text, offer, language)) {
      close();
      const hoped = freeThing(text, offer, language);
      if (hoped) runs.push(hoped);
    } else if (!limitsOffer && isInternal(text, language, offer)) {
      close();
      const among = offer && offerAmongPlans(text, offer, language);
      if (among) runs.push(among);
    } else if (offer || (open ? goesWithOffer(text, language) : isLimit(text, language))) {
      const before = clauses[index - 1];
      const labelled = startWithLabel(before, sentence, start, language);
      const once = offer && labelled === start ? firstThing(before?.text, offer, language) : undefined;
      const first = open ? open.first : once;
      const by = open ? open.by : before && lastDayOf(before.text, language);
      const isDated = before && offer && isOnByDay(before.text, offer, language);
      const begins = open?.start ?? (isDated ? before.start : labelled);
      open = { start: begins, end, first, by };
    } else close();
    if (isCut) close();
  }
  close();
  return runs.filter((run) => !/^\P{L}*\p{Nd}+\s?[%٪]?\P{L}*$/u.test(run));
}

/** "New pupils, 20% off for new pupils": for whom it is stands in the offer already. */
function saidOnce(run: string): string {
  const [first = '', ...others] = run.split(/,\s/u);
  const rest = others.join(', ');
  return !/\p{Nd}/u.test(first) && says(rest, first) ? rest : run;
}

/**
 * "Order before 10 feb" of "get people to order before 10 feb", which is printed where the price goes on with "after
 * that £85": after what?
 */
function lastDayOf(clause: string, language: string): string | undefined {
  const day = factsOfLine(clause, language).find(({ kind }) => kind === 'deadline');
  const [verb = ''] = /\S+\s$/u.exec(clause.slice(0, day?.start)) ?? [];
  return day && isCallToAction(`${verb}now`) ? `${verb}${day.text}` : day?.text;
}

/** "Early booking until 1 May" before "15% off": what costs less by that day alone. */
const isOnByDay = (clause: string, { kind }: FoundOffer, language: string) =>
  kind !== 'free' &&
  wordCount(clause, language) <= 9 &&
  !isInternal(clause, language) &&
  !isCallToAction(clause) &&
  !findOffer(clause, language) &&
  lastDayOf(clause, language) !== undefined;

/**
 * "First order" of "first order bookings, 40% off", "first lesson" of "book a first lesson, £30": what costs less once;
 * alone the share or the price would be promised to all.
 */
function firstThing(clause: string | undefined, { text }: FoundOffer, language: string): string | undefined {
  if (clause === undefined || findOffer(clause, language)) return undefined;
  const all = clause.split(/\s+/u);
  const at = all.findIndex((word) => isFirstOf(word, language));
  // Where nouns have cases, what stands behind a verb has another form than alone.
  const words =
    at > 0 && at < 8 && !basicLanguageOf(language)?.governing && language !== 'de' ? all.slice(at) : all;
  const isFirst =
    words.length > 1 &&
    words.length < 4 &&
    isFirstOf(words.join(' '), language) &&
    !isFirstOf(text, language);
  if (!isFirst) return undefined;
  // "More orders": what is hoped for.
  const isHoped = planningOf(language).test(`more ${words.at(-1)}`);
  return (words.length > 2 && isHoped ? words.slice(0, -1) : words).join(' ');
}

/** Clauses of which none holds half a bundle: "buy 2 jars, get 1 free" is one. */
function wholeBundles(sentence: string, clauses: readonly Clause[], language: string): Clause[] {
  const isBundle = ({ kind }: FoundOffer) => kind === 'bundle';
  const bundles = findOffers(sentence, language).filter(isBundle);
  const whole: Clause[] = [];
  for (const clause of clauses) {
    const last = whole.at(-1);
    const goesOn = last && bundles.some(({ start, end }) => start < last.end && end > clause.start);
    if (goesOn && !findOffers(last.text, language).some(isBundle))
      Object.assign(last, { end: clause.end, text: sentence.slice(last.start, clause.end) });
    else whole.push({ ...clause });
  }
  return whole;
}

/**
 * Whether something free is only hoped for. More than a word stands before "free", and the thing that is free behind
 * it: "Leute sollen eine kostenlose Probefahrt machen", "запись на бесплатную консультацию". English tells it by its
 * verbs, or by how many are to come: "free first chats".
 */
const isHopedFor = (clause: string, offer: FoundOffer, language: string) =>
  offer.kind === 'free' &&
  (language === 'en'
    ? severalFree.test(clause) && !isInternal(clause, language, offer)
    : wordCount(clause.slice(0, offer.start), language) > 1 && /^\s+\p{L}/u.test(clause.slice(offer.end)));

const severalFree =
  /^(?:\p{L}+\s)?free\s(?:[\p{L}-]+\s){1,3}\p{L}+[^s\P{L}]s(?:$|\s\p{L}{2,4}\s)|^(?:\p{L}+\s)?free\s(?:[\p{L}-]+\s){0,3}[\p{L}-]+s\s(?:booked|taken|filled|claimed|signed)(?!\p{L})/iu;

/** "Kosten pro Lead unter 40 Euro", "설치당 1,500원 이하": what something may cost whoever advertises. */
export const isPlannedWith = (clause: string, language: string) => plannedAmounts(language).test(clause);

/** "24.000 lei": a sum alone is what is to be raised. */
const isSum = (clause: string) => !/\p{L}/u.test(clause.replace(anyMoney, ''));

/** "$20" behind "first lesson half price": what is left to pay, where it is no large sum. */
const isReducedTo = (clause: string, before: string | undefined, language: string) =>
  before !== undefined &&
  !/\p{Nd}{4}|\p{Nd}[.,’'\s]\p{Nd}{3}|\p{Nd}k/u.test(clause) &&
  findOffers(before, language).some(({ kind }) => kind === 'discount');

/** "£20k by the launch in spring", "last £900 by June": a sum that is to be had by a day. */
const isSumBy = (clause: string, { start, end }: FoundOffer, language: string) =>
  wordCount(clause.slice(0, start), language) <= 1 && patternsOf(language).opensDay.test(clause.slice(end));

/** "Turn into monthly passes 49 EUR": what those who come for less are to buy in the end. */
const turnedInto = toPattern(
  wordsOfAll((language) => language.turnedInto),
  'iu',
);

/** Scripts that part their words and hang nothing on them. */
const parted = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]';
const plannedAmounts = perLanguage((language) => {
  const words = sourcesRead(language, ({ plannedAmounts }) => plannedAmounts);
  return toPattern(`(?<!${parted})(?:${words})(?!${parted})`, 'iu');
});

/** "Kostenlose Probefahrt" from what is hoped for. undefined where the words would have to take another form. */
function freeThing(clause: string, { start, end }: FoundOffer, language: string): string | undefined {
  const ending = basicLanguageOf(language)?.freeAlone;
  if (ending === undefined || !clause.slice(start, end).endsWith(ending)) return undefined;
  const told = clause.slice(start);
  // "Gratis i 30 dagar": for how long, behind a small word.
  return /^\S+\s(?:\p{L}{1,3}\s\p{Nd}{1,3}\s\p{L}+|\p{L}{4}[\p{L}-]*)/u.exec(told)?.[0];
}

/** "6 buns 12 rolls 2 loaves" behind the price of a box: what is in it. */
const contents =
  /^\p{Nd}{1,3}\s\p{L}[\p{L}-]{1,20}(?:\s(?:(?:and|&|\+|und|et|y|e|en|i|och|og)\s)?\p{Nd}{1,3}\s\p{L}[\p{L}-]{1,20}){1,5}$/u;
/** "11-2", "9–17": from one hour to another, behind what is to be had then. */
const openHours =
  /^(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:[ap]m)?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:[ap]m|h|uur|uhr)?$/iu;
/** "To 11" of "ages 5 to 11". */
const rangeEnd = /^\p{L}{1,4}\s\p{Nd}+$/u;
/** "Weekdays", "home visits also": so short, average Latin letters, it is no plan. "They are dead" is. */
const shortest = 20;
const notices = toPattern(noticePhrases, 'giu');
const saidOfOffers = new Set<FactKind>(['date', 'time', 'hours', 'deadline', 'code', 'offer']);

/**
 * Whether a clause means something only beside an offer: a limit of it, a measure, or little more than when it is to
 * be had or its code. So many of anything else are hoped for: "30 new members", "want 200 subscribers by March".
 */
function goesWithOffer(clause: string, language: string): boolean {
  if (contents.test(clause) || openHours.test(clause)) return true;
  const { limit, counted, opensLimit } = patternsOf(language);
  const limits = [limit, counted, notices]
    .flatMap((words) => everyMatch(words, clause))
    .map(({ 0: text, index }) => within(text, index));
  const told = factsOfLine(clause, language).filter(
    ({ kind, text }) => saidOfOffers.has(kind) || (kind === 'price' && anyMoney.test(text)),
  );
  const others = blankOut(clause, [...limits, ...told])
    .replaceAll(/[\0\s]+/gu, ' ')
    .trim();
  const rest = withoutMeasures(others, language);
  if (/(?<!\p{L})\p{Nd}/u.test(rest) && !rangeEnd.test(rest)) return false;
  if (limits.length > 0 || opensLimit.test(clause) || rest !== others) return true;
  return (
    setWidth(rest) <= setWidth(clause) / 2 || (setWidth(clause) <= shortest && !isOfReaders(` ${clause}`))
  );
}

/**
 * Whether a clause is little more than a limit ("over 18s only"). The limit's words take more than `share` of its
 * width. "monday is dead" has no limit, and in "get new customers" it is only a part.
 */
function isLimit(clause: string, language: string, share = 0.5): boolean {
  const limits = everyMatch(patternsOf(language).limit, clause).map(([words]) => setWidth(words));
  return limits.reduce((sum, width) => sum + width, 0) > setWidth(clause) * share;
}
