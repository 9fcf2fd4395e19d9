import { perLanguage } from '../brief/text/remembering.ts';
import { cutToWidth, sentencesOf, setWidth, wordCount } from '../brief/text/segments.ts';
import { isJoke, widestJoke } from '../brief/title/join-pieces.ts';
import { sourcesRead } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { isCallToAction } from './calls-to-action.ts';

/** Widths in average Latin letters (setWidth). */
export const widestText = { headline: 60, brand: 40 } as const;
const hardLimit = { headline: 120, brand: 48 } as const;

/**
 * "… for christenings" before "weddings and birthdays", "leaks, drains" before "boilers": a list of three is read as
 * one, if not much longer.
 */
function isListParted(cut: string, whole: string, language: string): boolean {
  const rest = whole.slice(cut.length);
  if (setWidth(whole) > widestList || /[,;:]\s/u.test(rest.slice(2))) return false;
  // "… Italian, Spanish, German <> English": names at the end of a list.
  const isLast =
    lastOfList(language).test(rest) || (/,\s/u.test(cut) && (lastWords.test(rest) || lastNames.test(rest)));
  return isLast && !isCallToAction(rest.slice(2));
}

const lastWords = /^,\s\p{Ll}\S*(?:\s\p{Ll}\S*){0,2}$/u;

const lastNames = /^,\s\p{Lu}[\p{L}-]*(?:\s(?:<>|[-–/&+])\s\p{Lu}[\p{L}-]*)?$/u;

const lastOfList = perLanguage((language) =>
  toPattern(`^,\\s\\p{Ll}\\S*\\s(?:&|${sourcesRead(language, ({ and }) => and)})\\s`, 'u'),
);

/** Widest headline that ends on a list, in average Latin letters. */
const widestList = 74;

/** A question and its answer, which are nothing one without the other. */
function isWholeJoke(text: string): boolean {
  const end = text.search(/[?？؟]\s/u) + 1;
  return end > 0 && setWidth(text) <= widestJoke && isJoke(text.slice(0, end).trim(), text.slice(end).trim());
}

/** Widest headline whose last clause is whole, in average Latin letters. */
const widestClause = 80;

/**
 * "Roof sweep, book it before the whole village thinks" of "... of it in autumn": a cut between two words of a clause
 * tears it. The headline then goes on to the end of the text or clause, or ends with the clause before, if there is
 * room for none.
 */
function withWholeClause(cut: string, whole: string, language: string): string {
  const rest = whole.slice(cut.length);
  const isTorn =
    whole.startsWith(cut) && /^\s[\p{L}\p{Nd}]/u.test(rest) && !opensWithJoint(language).test(rest);
  if (!isTorn || !/\p{L}\s\p{L}/u.test(cut) || hasNoCase.test(whole)) return cut;
  if (setWidth(whole) <= widestClause) return whole;
  const end = rest.search(/[,;:!?]\s|\s[–—|-]\s/u);
  const clause =
    end < 0 ? whole : whole.slice(0, cut.length + end + (/[!?]/u.test(rest.charAt(end)) ? 1 : 0));
  if (setWidth(clause) <= widestClause) return clause;
  const before = cut.search(/[,;:]\s[^,;:]*$/u);
  return before > 0 && wordCount(cut.slice(0, before), language) >= 2 ? cut.slice(0, before) : cut;
}

/** Chinese, Thai and Arabic are measured by other words. */
const hasNoCase = /^[^\p{Lu}\p{Ll}]*$/u;

/** "... and boilers": words that go on parts nothing that belongs together. */
const opensWithJoint = perLanguage((language) =>
  toPattern(`^\\s(?:&|\\+|${sourcesRead(language, ({ and }) => and)})\\s`, 'iu'),
);

/**
 * Cuts a text to what reads well and the schema can hold. A single clause is not cut: without its end it would say
 * something else.
 */
export function fitText(
  role: keyof typeof widestText,
  text: string | undefined,
  language: string,
): string | undefined {
  if (!text) return undefined;
  const flat = text.replace(/\s*\n\s*/gu, ' ').trim();
  const isClause = !/[!?;。！？]\s|,\s|\s[–—|-]\s/u.test(flat) && sentencesOf(flat, language).length === 1;
  const whole = role === 'headline' && (isClause || isWholeJoke(flat)) && flat.length <= hardLimit[role];
  const short = whole ? flat : cutToWidth({ text: flat, width: widestText[role], language });
  const isKept = role === 'headline' && isListParted(short, flat, language);
  const cut = isKept ? flat : role === 'headline' ? withWholeClause(short, flat, language) : short;
  const safe =
    cut.length <= hardLimit[role] ? cut : cutToWidth({ text: cut, width: hardLimit[role] / 2, language });
  return safe.length <= hardLimit[role] && safe ? safe : undefined;
}
