import { readColors } from '../color/read-colors.ts';
import { isCallToAction } from '../copywriter/calls-to-action.ts';
import { tellsLook } from '../direction/tells-look.ts';
import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { matchersOf, noticePhrases } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { refusingClauses } from '../subjects/refused.ts';
import type { FactKind } from './brief-facts.ts';
import { namesButton, refusesButton } from './facts/dictated-call.ts';
import { factsOfLine, type LineFact, withoutFacts } from './facts/find-facts.ts';
import { isPlannedWith } from './goals.ts';
import { isHope, withoutOrderBehind, withoutSetting } from './hopes.ts';
import { meta } from './instructions.ts';
import { saysDeed } from './intent/signs/deeds.ts';
import { anyMoney } from './offer/offer-words.ts';
import { tellsLength } from './offer/price-terms.ts';
import { isOfReaders, metric } from './plans.ts';
import { capitalise } from './request.ts';
import { isJargon, isPlanning } from './strategy.ts';
import { everyMatch } from './text/every-match.ts';
import { perLanguage } from './text/remembering.ts';
import { clausesOf, sentencesOf, setWidth, wordCount } from './text/segments.ts';

/** Sentences and clauses that are read of each field, and the widest clause anybody would put into an ad. */
const most = 20;
const widest = 90;

const patternsOf = perLanguage((language) => {
  const { pictured, planning, negations, please, indefinite, wishes, campaign } = matchersOf(language);
  return {
    /** "Dogs on leads please" asks readers as well. */
    polite: toPattern(please, 'giu'),
    /** "Une machine à coudre": a picture is described, where a fact has no article. */
    describes: toPattern(`^\\P{L}*${indefinite}`, 'iu'),
    /** "Keep it simple", "wie unser Laden": words about the ad, about who asks for it, or about its look. */
    toDesigner: toPattern(wishes, 'iu'),
    /** When an ad is made or shown, not when somebody may come. */
    ofCampaign: toPattern(campaign, 'iu'),
    opensWish: toPattern(`^\\P{L}*${negations}(?!\\p{L})`, 'iu'),
    pictured: toPattern(pictured, 'iu'),
    planning: toPattern(planning, 'iu'),
  };
});

const notices = toPattern(noticePhrases, 'giu');
const aboutAd = toPattern(
  `${noLetterBefore}(?:${sourcesOfAll(({ aboutAd }) => aboutAd)}|${sourcesOfAll(({ orders }) => orders)})${noLetterBehind}`,
  'iu',
);

/** Kinds of facts that are for whoever sees the ad, wherever a brief states them. */
const forReaders: ReadonlySet<FactKind> = new Set([
  'date',
  'time',
  'hours',
  'place',
  'deadline',
  'condition',
  'code',
  'price',
]);

/**
 * Clauses of goals and instructions that those who see the ad have to know: conditions, times, places and prices, as
 * they were typed. Plans, targets and wishes about the look are none.
 */
export function findToldReaders(told: { goals: string; instructions: string }, language: string): string[] {
  return [
    ...new Set([
      ...toldInGoals(told.goals, language),
      ...sentencesIn(told.instructions, language).flatMap((clauses) => [
        ...toldAmong(clauses, language),
        ...clauses.filter(refusesButton),
      ]),
    ]),
  ];
}

/**
 * What goals tell readers of opening hours and last days, in words that can stand in an ad: "5–9pm", "order by 3pm the
 * day before". When quotes or places are to be had by is a plan.
 */
export function timesToldInGoals(goals: string, language: string): string[] {
  const numbers = (text: string) => text.match(/\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?/gu)?.length ?? 0;
  // "Mon-Fri 12 to 3", and not "quotes by Friday 5pm".
  const isHours = (clause: string) =>
    factsOfLine(clause, language).some(
      ({ kind, text }) => numbers(kind === 'hours' ? clause : kind === 'time' ? text : '') > 1,
    );
  const isOrder = (clause: string) =>
    /\p{Nd}/u.test(clause) && isCallToAction(`${clause.split(' ', 1)[0]} now`);
  return toldInGoals(goals, language)
    .filter((clause) => isHours(clause) || isOrder(clause))
    .map(capitalise);
}

const toldInGoals = (goals: string, language: string) =>
  sentencesIn(goals, language)
    .flat()
    .filter((clause) => isForReaders(clause, language, 'goals'));

const sentencesIn = (text: string, language: string) =>
  text
    .split('\n')
    .flatMap((line) => sentencesOf(line, language))
    .slice(0, most)
    .map((sentence) =>
      clausesOf(sentence)
        // "Groß 35. Am Markt 3": the figure of an entry is no ordinal.
        .map((clause) => withoutOrderBehind(withoutSetting(clause, language)))
        .flatMap((clause) => {
          const parts = clause.split(/(?<=^\p{L}{3,20}\s\p{Nd}{2,4})\.\s(?=\p{Lu})/u);
          // "Bis 30. Juni".
          return parts.length > 1 && factsOfLine(clause, language).some(isDay) ? [clause] : parts;
        })
        .slice(0, most),
    );

/** "8 personer": how many of something there are. */
const isCount = /^\p{Nd}{1,4}\s\p{L}[\p{L}\p{M}-]+$/u;

/**
 * What a sentence of the instructions has for readers. It is the whole sentence, where nothing in it is for the
 * designer.
 */
function toldAmong(clauses: string[], language: string): string[] {
  const entries = clauses.filter((clause) => isEntry(clause, language));
  const isKnown = (clause: string) =>
    (entries.length > 1 && entries.includes(clause)) ||
    (isCount.test(clause) && isNeutral(clause, language)) ||
    isForReaders(clause, language, 'instructions');
  const known = clauses.filter(isKnown);
  const isForThem =
    (known.length > 0 || clauses.every((clause) => isStatement(clause, language))) &&
    clauses.every((clause) => known.includes(clause) || isNeutral(clause, language));
  return isForThem ? clauses.filter((clause) => /\s/u.test(clause) || known.includes(clause)) : known;
}

/**
 * Whether a clause without a word of design tells readers something ("8 personer", "dogs welcome"). It has two words or
 * more and names nothing to be drawn. It neither describes a picture ("a calm cat") nor forbids something ("no faces").
 */
function isStatement(clause: string, language: string): boolean {
  const { polite, toDesigner, describes, opensWish } = patternsOf(language);
  const isAsked = clause.search(polite) >= 0;
  return (
    wordCount(clause, language) >= 2 &&
    isNeutral(clause, language) &&
    // "No poner armas": what is not to be shown.
    (isAsked || refusingClauses(clause, language).length === 0) &&
    !toDesigner.test(clause) &&
    !meta.test(clause) &&
    !namesButton(clause) &&
    !describes.test(clause) &&
    (isAsked ||
      (!opensWish.test(clause) &&
        findSubjects({ title: clause }, language).every(({ score }) => score < 0.6)))
  );
}

/** Whether a clause says nothing of plans, of the ad, or of how it looks. */
const isNeutral = (clause: string, language: string) =>
  setWidth(clause) <= widest &&
  !isAside(clause, language) &&
  !patternsOf(language).pictured.test(clause) &&
  !tellsLook(clause);

/** "Brakes 20", "tyres from 15": a thing and a bare amount, an entry where others stand beside it. */
const entry = /^\p{L}[\p{L}\p{M}'’ -]{2,40}\s\p{Nd}{1,5}(?:[.,]\p{Nd}{2})?$/u;
const isEntry = (clause: string, language: string) =>
  entry.test(clause) && !isAside(clause, language) && factsOfLine(clause, language).length === 0;

/** Whether a clause plans, or is about the ad itself. */
function isAside(clause: string, language: string): boolean {
  const { planning, polite, ofCampaign } = patternsOf(language);
  return (
    isPlanning(clause) ||
    isJargon(clause) ||
    metric.test(clause) ||
    planning.test(clause) ||
    aboutAd.test(clause.replace(polite, ' ')) ||
    ofCampaign.test(clause)
  );
}

/** "Max 8 people", "maks. 8 osób", "máximo 8": nobody hopes for the most there may be. */
const atMost = /^m[aá](?:x|ks)\p{L}{0,6}\.?\s\p{Nd}/iu;

/** "50 new members", "mindestens 5 neue Mitglieder", "80 exposants minimum": how many are hoped for. */
const hopedCount = /^(?:\p{L}{2,12}\.?\s)?\p{Nd}{1,6}\+?\s\p{L}{3}(?![^\p{L}]*\p{Nd})[^\p{Nd}]*$/u;

const isHopedFor = (clause: string, language: string) =>
  hopedCounts.test(clause) ||
  (hopedCount.test(clause) &&
    !tellsLength(clause, language) &&
    !(atMost.test(clause) && clause.search(anyMoney) < 0));

/** "신규 회원 20명", "招满20人". */
const hopedCounts = toPattern(
  sourcesOfAll((language) => language.hopedCounts),
  'u',
);

/** "Max £6 per lead": what may be spent. */
const isCost = (clause: string, language: string) =>
  clause.search(anyMoney) >= 0 && isPlannedWith(clause, language);

const isDay = ({ kind }: { kind: FactKind }) => kind === 'date' || kind === 'deadline';

function isForReaders(clause: string, language: string, field: 'goals' | 'instructions'): boolean {
  if (setWidth(clause) > widest) return false;
  // "17:00-21:00".
  // And a price in instructions, where it is no sum that is hoped for.
  if (!/\p{L}/u.test(clause))
    return factsOfLine(clause, language).some(
      ({ kind }) => kind === 'time' || (kind === 'price' && field === 'instructions'),
    );
  if (field === 'goals' && (isHope(clause) || isCost(clause, language))) return false;
  const known = everyMatch(notices, clause);
  // "Socks must be worn": an order to readers has words of orders to designers.
  const beside = known.reduce((left, [words]) => left.replace(words, ' '), clause);
  if (isAside(beside, language)) return false;
  // "First 50 guests", "within 20 miles of Exeter": a limit with its number.
  const isLimit = known.some(({ index, 0: words }) => index === 0 && /^\p{L}+\s\p{Nd}/u.test(words));
  if (known.length > 0) return field === 'instructions' || isLimit || !isHopedFor(clause, language);
  const facts = factsOfLine(clause, language);
  // "Until 30 June", "12 Castle Street": a date and a house are no count of what is hoped for.
  const counted = withoutFacts(
    clause,
    facts.filter((fact) => isDay(fact) || fact.kind === 'place'),
  );
  if (field === 'goals' && (isOfReaders(clause) || isHopedFor(counted, language))) return false;
  if (field === 'instructions')
    return facts.some(
      ({ kind }) => forReaders.has(kind) && !(kind === 'condition' && readColors(clause).length > 0),
    );
  return isToldInGoals(clause, facts, language);
}

/** "12 Castle Street", and not "brides in Kent". */
const isWhen = ({ kind, text }: LineFact) =>
  kind === 'time' || kind === 'hours' || (kind === 'place' && /\p{Nd}/u.test(text));

/** Whether a clause of the goals that hopes for nothing says when or where, for how long, or for whom it is. */
function isToldInGoals(clause: string, facts: readonly LineFact[], language: string): boolean {
  const days = facts.filter(isDay);
  const isLimit = ({ kind, text }: LineFact) =>
    kind === 'condition' && !days.some((one) => text.includes(one.text));
  // "Order by 3pm the day before".
  if (facts.some((fact) => isWhen(fact) || isLimit(fact))) return true;
  // "Minimum 3 nights".
  if (tellsLength(clause, language) && wordCount(clause, language) <= 4) return true;
  const rest = withoutFacts(clause, days).trim();
  const isDated = days.some(({ text }) => /\p{Nd}/u.test(text));
  if (isDated && saysDeed('visit', clause, language)) return true;
  const words = wordCount(rest, language);
  // "Viewings on Saturday 14 June", "book by Thursday", and not "orders before May", "40 members by 12 May".
  const isByDay = new Set(days.map(({ kind }) => kind)).size > 1;
  if (isDated || isByDay) return words <= 2 && !/\p{Nd}/u.test(rest);
  // "Open Sundays 10 to 4", "Saturdays".
  return days.length > 0 && (words === 0 || (words <= 4 && /\p{Nd}/u.test(rest)));
}
