import { isNegated } from '../brief/strategy.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { toPattern } from '../pattern.ts';
import { withoutWhere } from './relations.ts';
import { isAskedFor } from './wished.ts';
import { denyingBehind } from './words/denying-words.ts';
import { but, only } from './words/wish-words.ts';

/** A word of the text: where it stands and in which field of the brief. */
type Mention = { start: number; end: number; field: string; language: string };

/**
 * Whether a thing is negated. A colon of a title ends what is ("Data never lies: drone surveys"), and so do a wish of
 * the instructions ("no needles, show a kitten") and what is there instead ("no karaoke, just board games").
 */
export function isDenied(text: string, { start, end, field, language }: Mention): boolean {
  if (isDeniedBehind(text, end, language)) return true;
  const clause = text.lastIndexOf(', ', start) + 1;
  const place = { start: start - clause, end: end - clause, language };
  const isNewWish = field === 'instructions' && clause > 0 && isAskedFor(text.slice(clause), place);
  const sentence = isNewWish ? clause : field === 'title' ? text.lastIndexOf(': ', start) + 1 : 0;
  const from = Math.max(sentence, start - reach);
  const turn = insteadIn(text.slice(from, start), language);
  return isNegated(withoutWhere(text, language).slice(from + turn), start - from - turn);
}

/** Letters before a thing among which it may be denied, or stand instead of what is. */
const reach = 60;

const instead = perLanguage((language) => {
  const words = [but[language.slice(0, 2)], only[language.slice(0, 2)]].filter(Boolean).join('|');
  return toPattern(`^[^]*[\\s,;–—-](?:${words || '(?!)'})\\s`, 'iu');
});

/** Where a text says what is there instead of what it denies; 0 where it does not. */
function insteadIn(before: string, language: string): number {
  return instead(language).exec(before)?.[0].length ?? 0;
}

const behind = perLanguage((language) =>
  toPattern(`^(?:${denyingBehind[language.slice(0, 2)] ?? '(?!)'})`, 'iu'),
);

/** Whether the word behind a thing denies it: "караоке нет", "발레 아니고 한국무용". */
const isDeniedBehind = (text: string, end: number, language: string) =>
  behind(language).test(text.slice(end, end + 12));
