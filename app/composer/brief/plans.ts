import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { FoundOffer } from './offer/find-offer.ts';
import { isPlanning } from './strategy.ts';
import { perLanguage } from './text/remembering.ts';

/** Sentences, and clauses of each, that are read of goals and instructions; nobody needs more. */
export const mostClauses = 20;

export const planningOf = perLanguage((language) => toPattern(matchersOf(language).planning, 'iu'));

/** What marketers measure by, in every language. */
export const metric =
  /(?<![\p{L}\p{N}])(?:CP[ACILMOSV]|ROAS|ROI|CTR|AOV|LTV|CAC|KPI|MQL|SQL|CVR|MRR|ARR|NPS)s?(?![\p{L}\p{N}])/u;

/** "Test rides -> sales of the $2,999 model": what is to come of what, as planners draw it. */
const leadsTo = /-{1,2}>|=>|[→⇒➔➜]/u;

export const isInternal = (clause: string, language: string, offer?: FoundOffer) =>
  leadsTo.test(clause) ||
  planningOf(language).test(clause) ||
  metric.test(clause) ||
  (offer ? isAim(clause, offer) : isPlanning(clause));

/** "They buy the 8 week term": whoever sees the ad is spoken of, not to. */
export const ofReaders = toPattern(
  `(?<![\\s,])[\\s,]+(?:${sourcesOfAll((language) => language.ofReaders)})(?!\\p{L})|` +
    `^(?:${sourcesOfAll((language) => language.ofUs)})\\s`,
  'iu',
);

/** Whether a clause speaks of those who see the ad, not to them. */
export const isOfReaders = (clause: string) => ofReaders.test(clause);

/** The last two words of a few: something free is told in that many. */
export const lastWords = /(?<=^(?:\S+\s){0,2})\S+\s\S+$/u;

/**
 * Whether a clause says what is hoped for: an amount ("Raise £3000 for a new roof") or something free ("free trial
 * signups").
 */
const isAim = (clause: string, { kind, start }: FoundOffer) =>
  (kind === 'price' && (isPlanning(clause.slice(0, start)) || countAndSum.test(clause.slice(0, start)))) ||
  (kind === 'free' && isPlanning(lastWords.exec(clause.slice(start))?.[0] ?? '')) ||
  ofReaders.test(clause);

/** "600 entries and $40k": a number of something and then a sum, both hoped for. */
const countAndSum = toPattern(
  `^\\P{L}*\\p{Nd}\\P{L}{0,3}\\s\\p{L}+\\s(?:&|\\+|${sourcesOfAll(({ and }) => and)})\\s$`,
  'iu',
);
