import type { BriefFacts } from '../brief/brief-facts.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { languageOf } from '../languages/registry.ts';
import { unspaced } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { isSaying } from '../subjects/sayings.ts';
import { clauseMark } from './led-lines.ts';

/** Whether words call out, ask, or are more than one sentence. */
export const callsOut = (text: string, language: string) =>
  /[!?…！？؟;]$|[.!?…！？؟]\s(?=\S)|。(?=.)/u.test(withHeldDots(text, language));

/** "The Old Mill pub opens": an article opens a name as well; "your" does not. */
const articleFirst = perLanguage((language) => {
  const { articles } = languageOf(language) ?? {};
  const { address } = matchersOf(language);
  return toPattern(articles ? `^(?!${address})(?:${articles})\\s(?=\\S+\\s)` : '(?!)', 'iu');
});

/**
 * Whether a title is what the owner wants said: a sentence, a cry, a question, or words that name no trade and no thing
 * ("Two men, one van, zero breakages"). It leads, for what it says is lost further down.
 */
export function isOwnersLine(facts: BriefFacts): boolean {
  const { sold, language } = facts;
  const words = wordCount(sold, language);
  if (unspaced.test(sold) ? setWidth(sold) <= 8 : words <= 2) return false;
  if (callsOut(sold, language)) return true;
  // "Line cook, 4 days, no splits": what stands behind a name says more of it.
  const [head = ''] = sold.replace(articleFirst(language), '').split(clauseMark);
  if (words > 3 && isSaying(head, language)) return true;
  return namesNothing(facts);
}

/** Whether a title names no trade and no thing. */
export const namesNothing = ({ sold, trade, language }: BriefFacts) =>
  trade === undefined && findSubjects({ title: sold }, language).length === 0;
