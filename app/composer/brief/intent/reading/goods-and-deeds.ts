import { sourcesOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { clausesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import { isOfEmergency } from '../signs/emergency-words.ts';
import { pointingsIn } from '../signs/pointings.ts';
import type { Reading } from './reading.ts';

/**
 * Intents that words of the copy tell of a thing the title does not name. "visit" and "view" are not among them, for
 * they may be said of anything.
 */
export const telling = new Set<Intent>([
  'order',
  'book',
  'quote',
  'contact',
  'tickets',
  'sign-up',
  'donate',
  'play',
  'listen',
  'start',
]);

/**
 * What is asked for where something is done for customers. Where people just come it is a visit, else a booking or a
 * quote.
 */
export const ofDeed = ({ facts, hasFixedPrice, isPricedByStay }: Reading): Intent =>
  // "Milking robots serviced, 24h": somebody comes at all hours.
  facts.some(({ kind, text }) => kind === 'hours' && !isOfEmergency(text))
    ? 'visit'
    : hasFixedPrice() || isPricedByStay()
      ? 'book'
      : 'quote';

/** How goods are got, by their kind: what is given away is fetched, food is ordered, jewels are looked at. */
export function bought({ givesAway, isEaten, voice, has }: Reading): Intent {
  if (givesAway()) return 'visit';
  if (isEaten) return 'order';
  return voice === 'luxury' && !has('offer') && !has('price') ? 'discover' : 'buy';
}

/** Goods no list knows: ordered where their copy speaks of orders. */
export const boughtOrOrdered = (reading: Reading): Intent =>
  reading.pointed().includes('order') ? 'order' : bought(reading);

/** What a copy points to, without what comes free with the thing: "free resizing". */
const askedBesideGifts = ({ copy, language }: Reading): Intent[] =>
  clausesOf(copy)
    .filter((clause) => findOffer(clause, language)?.kind !== 'free')
    .flatMap((clause) => pointingsIn(clause, language))
    .map(({ intent }) => intent);

/** What a kind of thing asks for. For goods and jewels it depends on what is said of them. */
export function settleKind(intent: Intent, reading: Reading): Intent {
  // "Wedding rings, from €400, by appointment".
  if (intent === 'discover' && reading.has('price'))
    return askedBesideGifts(reading).findLast((one) => telling.has(one)) ?? 'buy';
  // "Engagement rings, made in Antwerp": only a house of fashion is looked at first.
  if (intent === 'discover' && reading.voice !== 'luxury') return 'buy';
  return intent === 'buy' ? bought(reading) : intent;
}

const eatenThere = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.eatenThere)})(?!\\p{L})`,
  'iu',
);

/** Whether nothing of it is carried home: "eat in only". */
export const isEatenThere = ({ said, brief }: Reading) =>
  [said, brief.saleGoals, brief.instructions].some((text) => eatenThere.test(text));
