import type { BriefFacts, Line } from '../brief/brief-facts.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { setWidth } from '../brief/text/segments.ts';
import { isOfferSaidIn } from './nothing-twice.ts';

/** An offer line that says less than the badge about the same figure. */
export function isWeaker(line: Line, badge: string | undefined): boolean {
  if (!badge) return false;
  const words = bareWords(line.text).split(' ');
  const held = bareWords(badge).split(' ');
  const said = words.filter((word) => held.includes(word)).length;
  return setWidth(line.text) < setWidth(badge) && said > 0 && said >= words.length - 1;
}

/**
 * Whether an offer is said again, by the badge beside the name ("2 weken gratis proberen" on a cargo bike), or by a
 * line of the copy.
 */
export function isOfferTwice(
  line: Line,
  {
    facts,
    headline,
    badge,
    lines,
  }: { facts: BriefFacts; headline: string; badge: string | undefined; lines: Line[] },
): boolean {
  const { language, sold } = facts;
  const offers = findOffers(line.text, language);
  if (line.use !== 'offer' || offers.every(({ kind }) => kind === 'price')) return false;
  if (badge && isOfferSaidIn(line.text, [badge, headline, sold], language)) return true;
  return (
    line.field === 'title' &&
    lines.some(
      ({ field, use, text }) =>
        field === 'adCopy' && use === 'offer' && isOfferSaidIn(line.text, [text], language),
    )
  );
}
