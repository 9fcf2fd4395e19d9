import { noLetterBefore } from '../languages/letters.ts';
import { sourcesOfAll, stemsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { stemMatcher } from './text/stems.ts';

/** Words of planning that must not reach the reader of an ad. */
const planning = stemMatcher(stemsOfAll((language) => language.marketing));

/** Terms nobody prints on purpose, for text that is otherwise taken as it is. */
const jargon = stemMatcher(stemsOfAll((language) => language.jargon));

/** "Increase online sales"; "Boost your bookings" is what a business sells to others. */
const goalSentence =
  /\b(?:increase|boost|grow|drive|raise|improve|maximi[sz]e|generate)\s+(?!(?:\S+\s+){0,2}your\b)(?:\S+\s+){0,3}(?:sales|revenue|traffic|conversions?|awareness|leads|engagement|sign-?ups|bookings|orders|downloads)\b|\btarget(?:ing)?\s+(?:\S+\s+){0,2}(?:audience|millennials|customers|women|men|parents|students|people|users|families|professionals)\b/iu;

/** True when a clause plans ("increase online sales") rather than speaks to a reader. */
export function isPlanning(clause: string): boolean {
  planning.lastIndex = 0;
  return planning.test(clause);
}

/** True when even the ad copy can't mean a sentence for print ("target audience: millennials"). */
export function isJargon(sentence: string): boolean {
  jargon.lastIndex = 0;
  return jargon.test(sentence) || goalSentence.test(sentence);
}

const refusals = sourcesOfAll((language) => language.refusals);
const negation = toPattern(`${noLetterBefore}(?:${refusals})\\s+(?:\\S+\\s+){0,3}$`, 'iu');

/** True when the words just before `index` negate what follows ("don't mention free shipping"). */
export function isNegated(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 40), index);
  return negation.test(before.split(/[.!?]\s/u).at(-1) ?? '');
}

/** True when a text negates what it says itself, among its last words: "Concrete not included". */
export const isNegatedWithin = (text: string): boolean => isNegated(`${text} x`, text.length + 1);
