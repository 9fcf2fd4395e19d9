import type { BriefFacts, Fact, FactKind, Line } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { money } from '../brief/offer/offer-words.ts';
import { capitalise } from '../brief/request.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { clauseMark } from './led-lines.ts';

/** What people come to at its hour, at one price. */
export const attended: ReadonlySet<Intent> = new Set([
  'enrol',
  'tickets',
  'directions',
  'reserve',
  'sign-up',
]);
const whenAndWhere: readonly FactKind[] = ['date', 'time', 'hours', 'place'];
/** Where a price hangs on its day it stays beside it. */
export const bound: readonly FactKind[] = ['offer', 'formerPrice', 'deadline', 'code'];

export const opensWithMoney = toPattern(`^\\P{L}{0,2}${money}`, 'iu');

/** Parts "Saturday 12 June, 10am, £12": the sub-line says when it is, and the badge has the price alone. */
export function separateWhen({ text, facts }: Line, intent: Intent): { when?: string; price: string } {
  const isFreeEvent = ({ kind, parts }: Fact) =>
    kind === 'offer' && parts?.kind === 'free' && (attended.has(intent) || intent === 'visit');
  if (intent === 'apply' || facts.some((fact) => bound.includes(fact.kind) && !isFreeEvent(fact)))
    return { price: text };
  // The longest first: "Saturdays" stands in "Saturdays 10–12".
  const told = facts
    .filter(({ kind }) => whenAndWhere.includes(kind))
    .sort((a, b) => b.text.length - a.text.length);
  const isWhen = (clause: string) =>
    told.some((fact) => clause.includes(fact.text)) &&
    told
      .reduce((rest, fact) => rest.replace(fact.text, ' '), clause)
      .split(/[^\p{L}\p{M}\p{Nd}]+/u)
      // "Ogni venerdì dalle 18.30": small words around a day and an hour.
      .every((word) => word.length <= 5 && !/\p{Nd}/u.test(word));
  const clauses = text.split(clauseMark);
  const count = clauses.findIndex((clause) => !isWhen(clause));
  const isFree = facts.some((fact) => fact.kind === 'offer' && (clauses[count] ?? '').includes(fact.text));
  // "St Annes hall, £3" is no price alone.
  if (
    count < 1 ||
    !(isFree || /\p{Nd}/u.test(clauses[count] ?? '')) ||
    !told.some((fact) => /\p{Nd}/u.test(fact.text))
  )
    return { price: text };
  const price = text.slice(text.indexOf(clauses[count] ?? ''));
  // "Tuesdays, pizzas £8": the price is for that day only. "Thursdays 7.30pm, £9 a team": an hour to come, and its
  // price.
  const isHour = facts.some(({ kind }) => kind === 'time' || kind === 'hours') && opensWithMoney.test(price);
  const isOnItsDay =
    told.some(({ kind, text: day }) => kind === 'date' && /\p{Nd}/u.test(day)) &&
    told.some(({ kind }) => kind === 'time' || kind === 'hours');
  if (!attended.has(intent) && !isHour && !(intent === 'visit' && (isFree || isOnItsDay)))
    return { price: text };
  const isPriced = isFree || facts.some((fact) => fact.kind === 'price' && price.includes(fact.text));
  const when = text.slice(0, text.length - price.length).replace(/[\s,،、，]+$/u, '');
  return isPriced ? { when: capitalise(when), price: capitalise(price) } : { price: text };
}

/** "2 € le mètre : club@…", "First lesson free. fern.example" in two: where to write goes to the sub-line. */
export function separateAddress(
  text: string,
  { facts }: Line,
  language: string,
): { price: string; address?: string } {
  // "13 €/Std., Backshop Kruse, Hauptstr. 4": where it is, behind the last offer.
  const end = findOffers(text, language).at(-1)?.end ?? text.length;
  const edge = everyMatch(/[.!]\s|,\s/gu, text).find(({ index }) => index >= end);
  const where = edge ? text.slice(edge.index + edge[0].length) : '';
  const isWhere = facts.some(({ kind, text: place }) => kind === 'place' && where.includes(place));
  if (
    edge &&
    isWhere &&
    (/\p{Nd}/u.test(where) || facts.some(({ kind, text: place }) => kind === 'place' && place === where)) &&
    !facts.some((fact) => bound.includes(fact.kind) && where.includes(fact.text))
  )
    return { price: text.slice(0, edge.index), address: capitalise(where) };
  const address = facts.find((fact) => fact.kind === 'web' && text.endsWith(fact.text))?.text;
  const led = address && /^(.*\p{L}.*?)\s?[.,:：–—-]\s*$/u.exec(text.slice(0, -address.length));
  const before = led ? led[1] : undefined;
  return before ? { price: before, address } : { price: text };
}

/** "Bees $190, pickup April 20": one word before a day, that is not "from" or "starts", says it of the thing alone. */
const ofThing = toPattern(`^(?!(?:${sourcesOfAll((language) => language.beforeWhen)})\\s)\\p{L}+\\s$`, 'iu');

/** "£135 with clay, from 6 November" in two: when a course begins goes to the sub-line. */
export function separateStart(
  text: string,
  { facts }: Line,
  { intent }: BriefFacts,
): { price: string; later?: string } {
  if (!attended.has(intent) || facts.some(({ kind }) => bound.includes(kind))) return { price: text };
  const days = facts.filter(({ kind, text: day }) => kind === 'date' && /\p{Nd}/u.test(day));
  const clauses = text.split(clauseMark);
  const at = clauses.findIndex((clause) => days.some((day) => clause.includes(day.text)));
  const later = at > 0 ? text.slice(text.indexOf(clauses[at] ?? '')) : '';
  const price = text.slice(0, text.length - later.length).replace(/[\s,،、，]+$/u, '');
  if (
    !later ||
    days.some(({ text: day }) => ofThing.test(later.slice(0, Math.max(0, later.indexOf(day))))) ||
    opensWithMoney.test(later) ||
    !facts.some((fact) => fact.kind === 'price' && price.includes(fact.text))
  )
    return { price: text };
  return { price, later: capitalise(later.replace(/(?<=\p{L}{3})\.$/u, '')) };
}
