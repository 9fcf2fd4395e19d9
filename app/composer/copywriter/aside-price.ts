import type { BriefFacts, Line } from '../brief/brief-facts.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';

/**
 * "Bacon roll £3" under "Car wash £12": where the headline has the price, or says that the thing is free, the badge has
 * no price of another thing.
 */
export function isAside({ text, field, facts: held }: Line, headline: string, facts: BriefFacts): boolean {
  const { brief, language, intent } = facts;
  const own = findOffers(brief.title, language).find(({ kind }) => kind === 'price' || kind === 'free');
  const [price, ...others] = findOffers(text, language);
  if (!own || !says(headline, own.text) || field !== 'adCopy') return false;
  if (price?.kind !== 'price' || others.length > 0 || price.start === 0) return false;
  if (intent === 'apply' || held.some(({ kind }) => kind === 'formerPrice')) return false;
  const named = bareWords(headline).split(' ');
  const thing = bareWords(text.slice(0, price.start)).split(' ');
  return /\p{L}{3}/u.test(thing.join(' ')) && !thing.some((word) => word.length > 3 && named.includes(word));
}
