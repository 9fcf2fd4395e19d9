import type { BriefFacts } from '../brief/brief-facts.ts';
import { type Intent, intents, kindsOfIntent } from '../brief/intent/intents.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { clausesOf } from '../brief/text/segments.ts';
import type { AdCopy } from '../design/ad-design.ts';
import { matchersOf } from '../languages/matchers.ts';
import { toPattern } from '../pattern.ts';
import { callToAction } from './calls-to-action.ts';
import { names } from './thing-sold.ts';

/** Words somebody else wrote for a brief, by the part of the ad they are meant for; null for a part left out. */
export type SaidWords = {
  headline: string;
  subline: string | null;
  offer: string | null;
  callToAction: string;
};

/**
 * The words of an ad that somebody else wrote. What is not true to the brief is replaced by the words of the rules
 * (`own`). Where neither headline nor sub-line names what is sold, the sub-line is replaced by one that does.
 */
export function correctWords(said: SaidWords, { facts, own }: { facts: BriefFacts; own: AdCopy }): SaidWords {
  const isUntrue = (words: string | null) => words !== null && findUntruth(words, facts) !== undefined;
  const { headline, subline, offer, callToAction } = said;
  const words = {
    headline: isUntrue(headline) ? own.headline : headline,
    subline: isUntrue(subline) ? (own.subline ?? null) : subline,
    offer: isUntrue(offer) ? (own.offer ?? null) : offer,
    callToAction:
      isUntrue(callToAction) || isOtherCall(callToAction, facts) ? own.callToAction : callToAction,
  };
  const isNamed = (...texts: (string | null | undefined)[]) =>
    names(
      texts.map((text) => text ?? undefined),
      facts.sold,
    );
  // Said in another language, the thing is called otherwise.
  if (facts.sayIn !== facts.language || isNamed(words.headline, words.subline)) return words;
  return { ...words, subline: isNamed(own.subline) ? (own.subline ?? null) : facts.sold };
}

/** Calls that suit whatever is sold. */
const open: readonly Intent[] = ['learn', 'discover', 'contact', 'start', 'visit'];

/** Whether a call asks for another deed than the brief does: to shop at a notary's. */
function isOtherCall(call: string, { intent, sayIn: language }: BriefFacts): boolean {
  const asked = bareWords(call);
  const askedBy = intents.filter((one) => bareWords(callToAction({ intent: one, language })) === asked);
  return (
    askedBy.length > 0 &&
    ![...open, intent, kindsOfIntent[intent]].some((one) => one && askedBy.includes(one))
  );
}

/**
 * Why a text somebody else wrote for a brief must not be printed. It has a figure or an offer that the brief does not
 * say, or an offer's figure without the words that limit it. Or it has words that only guide the writer. undefined: it
 * may be printed.
 */
export function findUntruth(
  text: string,
  facts: BriefFacts,
): 'invented' | 'limit-dropped' | 'internal' | undefined {
  const { title, adCopy, saleGoals, instructions } = facts.brief;
  const whole = [title, adCopy, saleGoals, instructions].join('\n');
  const known = figuresOf(whole);
  if ([...figuresOf(text)].some((figure) => !known.has(figure))) return 'invented';
  // "Free delivery" where nothing is free: no figure tells.
  if (isFree(text, [facts.sayIn]) && !isFree(whole, [facts.sayIn, facts.language])) return 'invented';
  if (internalOf(facts).some((words) => says(text, words))) return 'internal';
  const said = bareWords(text);
  for (const offer of findOffers(text, facts.language)) {
    const figures = figuresOf(offer.text);
    const source = facts.lines.find(
      (line) =>
        line.use === 'offer' &&
        figures.size > 0 &&
        [...figures].every((figure) => figuresOf(line.text).has(figure)),
    );
    // A price or share nobody offers in the brief, such as one of its targets.
    if (figures.size > 0 && !source) return 'invented';
    if (source && limitsOf(source.text, facts.language).some((limit) => !said.includes(limit)))
      return 'limit-dropped';
  }
  return undefined;
}

/** Whether a text says in one of the languages that something is free. */
const isFree = (text: string, languages: readonly string[]) =>
  languages.some((language) => findOffers(text, language).some(({ kind }) => kind === 'free'));

/**
 * Whether a text has words of audience or goals that no line for print says. They only guide the writer. Single words
 * may be names.
 */
function internalOf({ brief, lines }: BriefFacts): string[] {
  const printed = [brief.title, brief.adCopy, ...lines.map(({ text }) => text)];
  return [brief.targetAudience, brief.saleGoals]
    .flatMap((field) => clausesOf(field))
    .filter((clause) => bareWords(clause).includes(' ') && !printed.some((text) => says(text, clause)));
}

/** Numbers of a text, with European digits and without separators. */
function figuresOf(text: string): Set<string> {
  const found = text.normalize('NFKC').match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
  return new Set(found.map((figure) => figure.replace(/[.,]/gu, '')));
}

const limitsIn = perLanguage((language) => {
  const { upTo, conditions } = matchersOf(language);
  return toPattern(`${upTo}|${conditions}`, 'giu');
});

/** The words of an offer line that limit it: "up to", "from", "selected", "min.". */
function limitsOf(line: string, language: string): string[] {
  const words = everyMatch(limitsIn(language), line).map(([limit]) => bareWords(limit));
  return [...new Set(words.filter(Boolean))];
}
