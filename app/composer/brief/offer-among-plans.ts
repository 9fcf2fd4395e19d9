import { basicLanguageOf, sourcesRead } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { FoundOffer } from './offer/find-offer.ts';
import { lastWords, ofReaders, planningOf } from './plans.ts';
import { isNegated, isPlanning } from './strategy.ts';
import { everyMatch } from './text/every-match.ts';
import { perLanguage } from './text/remembering.ts';
import { setWidth, wordCount } from './text/segments.ts';

/** Words between an offer and the plan it is part of, in the brief's language and English. */
const connectors = perLanguage((language) => {
  const words = sourcesRead(language, ({ and, purposes }) => [and, purposes]);
  return toPattern(`\\s(?:${words})\\s`, 'giu');
});

/** "15% off so they come back": what is meant by it, or comes later, is no condition. */
const later = perLanguage((language) => {
  const words = sourcesRead(language, ({ secondHalf, and, goesOn, purposes }) => [
    secondHalf,
    and,
    goesOn,
    purposes,
  ]);
  return toPattern(`^\\s(?:${words})\\s?$`, 'iu');
});

/**
 * The offer of a clause that also plans, without the plan: "15% off all
 * hoodies" of "boost sales with 15% off … to attract".
 */
export function offerAmongPlans(clause: string, offer: FoundOffer, language: string): string | undefined {
  if (isNegated(clause, offer.start)) return undefined;
  // A bare figure or price among plans is a target ("raise sales by 30%", "CPA under $4"), not an offer.
  if (offer.kind === 'price' || !/\p{L}{2}|折|%\s?\p{L}/u.test(clause.slice(offer.start, offer.end)))
    return undefined;
  const behind = clause.slice(offer.end);
  const readers = ofReaders.exec(behind);
  // "£40 off when they bring the old one": what hangs on what readers do is not said without it.
  const hangsOn = readers?.index === 0 ? /^\s\p{L}{2,6}(?=\s)/u.exec(readers[0])?.[0] : undefined;
  if (offer.kind !== 'free' && hangsOn && !later(language).test(hangsOn)) return undefined;
  const tail = behind.slice(0, readers?.index);
  const plan = planningOf(language).exec(tail) ?? (isPlanning(tail) ? /\S+\s*$/u.exec(tail) : null);
  const before = plan ? tail.slice(0, plan.index) : tail;
  const joint = plan ? everyMatch(connectors(language), before).at(-1) : undefined;
  // "Free trial signups": the word behind "free" says what is free.
  const isNamed = offer.kind === 'free' && /^\s\p{L}{3,}\s?$/u.test(before);
  const kept = !plan || isNamed ? before.trimEnd() : joint ? before.slice(0, joint.index) : '';
  const start = offer.kind === 'free' ? startOfFree(clause, { ...offer, tail }, language) : offer.start;
  const told = isPlanning(lastWords.exec(clause.slice(offer.start, offer.end))?.[0] ?? '')
    ? clause.slice(start, offer.end).replace(/\s\S+$/u, '')
    : clause.slice(start, offer.end);
  const words = `${told}${kept}`.trim();
  // "Ücretsiz" of "ücretsiz cilt analizine gelsinler yeter" does not say what is free.
  if (offer.kind === 'free' && wordCount(words, language) < 2) return undefined;
  return setWidth(words) <= 60 ? words : told;
}

/** Where what is free begins: "devis gratuit", "first class free". */
function startOfFree(
  clause: string,
  { start, end, tail }: FoundOffer & { tail: string },
  language: string,
): number {
  const isAlone = tail.trim() === '' && !/\s/u.test(clause.slice(start, end).trim());
  const plan = planningOf(language).exec(clause.slice(0, start));
  const from = plan ? plan.index + plan[0].length : 0;
  if (isAlone && wordCount(clause.slice(from, start), language) <= 3) return from;
  if (!basicLanguageOf(language)?.freeBehind) return start;
  const thing = /(?<!\p{L})\p{L}{4,}\s$/u.exec(clause.slice(0, start));
  return thing ? thing.index : start;
}
