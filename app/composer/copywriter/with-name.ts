import type { BriefFacts } from '../brief/brief-facts.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { unspaced } from '../languages/unspaced.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { type OtherHeadline, ofUs } from './led-lines.ts';
import { saidBehindName } from './named-fact.ts';
import { namesNothing } from './owners-line.ts';
import { names } from './thing-sold.ts';

/**
 * Whether words say what is sold, so that they can lead: "€10 feeds one donkey for a week" under "Donkey sanctuary
 * appeal". Under a title that names nothing, any words may lead. "We style the wig on you" tells how it is done.
 */
export function saysThing(text: string, facts: BriefFacts): boolean {
  const { sold, language } = facts;
  if (namesNothing(facts) || names([text], sold)) return true;
  if (ofUs.test(text)) return false;
  const [thing] = findSubjects({ title: sold }, language);
  return thing !== undefined && findSubjects({ title: text }, language)[0]?.name === thing.name;
}

/** "Display from 59 €, battery from 29 €", "6 am–2 pm", or a price beside that of the title: they stand below. */
const isOfFigures = (text: string, { language, lines }: BriefFacts) =>
  (text.match(/\p{Nd}+/gu)?.length ?? 0) > 1 ||
  (findOffers(text, language).some(({ kind }) => kind === 'price') &&
    lines.some(({ field, use }) => field === 'title' && use === 'offer'));

/**
 * A headline that does not say what is sold, behind the name: "Carpet cleaning. First room free." Alone, a gift, a
 * detail or a stock phrase says not of what. undefined: there is no room for both, and the name has to lead.
 */
export function withName(found: OtherHeadline, facts: BriefFacts): OtherHeadline | undefined {
  if (saysThing(found.headline, facts)) return found;
  // "旧书回收 上门收书": two phrases take no third.
  if (unspaced.test(facts.sold) && /\s/u.test(facts.sold)) return undefined;
  if (isOfFigures(found.headline, facts)) return undefined;
  const headline = saidBehindName(found.headline, facts);
  return headline ? { ...found, headline } : undefined;
}
