import type { BriefFacts } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { patternsOf } from '../brief/intent/reading/reading-patterns.ts';
import { saysDeed } from '../brief/intent/signs/deeds.ts';
import { longestRead } from '../brief/intent/signs/pointings.ts';
import { reduction } from '../brief/offer/reduction.ts';
import type { Topic } from '../brief/topics.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { setOf } from '../subjects/catalog.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { everyDay } from './daily-words.ts';

/** What is there on other days as well: goods, tables, houses. */
const ofHouses = new Set<Intent | undefined>(['buy', 'order', 'table', 'view', 'quote', 'book', 'enrol']);
/** What is shown for markets and shops. */
const ofSales = setOf([
  'market-stall',
  'shopping-bags',
  'price-tag',
  'car-boot',
  'vinyl-record',
  'christmas-tree',
  'shopping-cart',
]);

/** What is eaten and drunk where it is made. */
const served = new Set<Topic>(['baking', 'restaurant', 'burger', 'coffee', 'drinks']);

const named = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.gatherings)})(?!\\p{L})`, 'iu');

/** "Crumb & Co – now open Sundays". */
const saysOpen = (title: string, language: string) =>
  title
    .split(/\s[-–—|]\s|[:,.]\s/u)
    .flatMap((part) => [part, part.replace(/^\p{L}{2,6}\s/u, '')])
    .some((part) => patternsOf(language).open.test(part));

/** Whether blood is given where people come. */
export const isOfDonors = ({ sold: title, language }: BriefFacts) =>
  findSubjects({ title }, language).some(({ name, score }) => name === 'blood-drop' && score >= 0.6);

/**
 * Whether those who come are asked to a gathering of one day ("Town meeting, 14 April, 7pm"), and to no shop, market,
 * sale or open house, nor to what is there daily: nobody "visits" a carol concert.
 */
export function isGathering({ intent, trade, facts, brief, language, topic, ...said }: BriefFacts): boolean {
  // "Bunco night for the shelter", "Dugnad på skolen": whenever it is.
  if (intent === 'visit' && named.test(brief.title.slice(0, longestRead))) return true;
  if (intent !== 'visit' || ofHouses.has(trade) || served.has(topic.topic)) return false;
  const has = (kind: (typeof facts)[number]['kind']) => facts.some((fact) => fact.kind === kind);
  const isOfOneDay = facts.some(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text));
  if (!isOfOneDay || !(has('time') || has('hours')) || has('web')) return false;
  const title = brief.title.slice(0, longestRead);
  // "From 18 April daily 8-18": asparagus is sold on all of them.
  if (everyDay.test(`${title}\n${(brief.adCopy ?? '').slice(0, longestRead)}`)) return false;
  return (
    !reduction.test(title) &&
    !saysOpen(title, language) &&
    !saysDeed('visit', title, language) &&
    !findSubjects({ title: said.sold }, language).some(({ name }) => ofSales.has(name))
  );
}
