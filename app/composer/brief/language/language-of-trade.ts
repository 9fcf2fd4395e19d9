import type { Brief } from '../../design/ad-design.ts';
import { lowerCaseIn } from '../../languages/capitals.ts';
import { lexiconOf, wordsOf } from '../../subjects/lexicon.ts';
import { findPhrases } from '../../subjects/phrases.ts';
import { languagesInDirectory, languagesNamingTrade } from '../../subjects/trade-names/trade-names.ts';
import { requestedLanguage } from './asked-language.ts';
import { type DetectedLanguage, guessLanguage, isRare, rankOf } from './detect-language.ts';

/** "Burgerrestaurant": the directory has the Dutch name, and German would make the same word. */
const isWordOf = (title: string, language: string) =>
  findPhrases(title, lexiconOf(language), 1).some(
    ({ start, end, entry }) => end - start === title.trim().length && entry.kind !== 'hint',
  );

/**
 * The language of a title that is the plain name of a trade, with nothing else but figures. Several languages may share
 * the name. Then it is the language that is hinted at, asked for or written elsewhere in the brief, else the one that
 * most advertisers use. A name that English has too tells nothing.
 */
export function languageOfTrade(
  brief: Required<Brief>,
  { guess, hint }: { guess: DetectedLanguage & { confident: boolean }; hint: string | undefined },
): string | undefined {
  if (/\p{L}{2}/u.test(brief.adCopy)) return undefined;
  const plain = languagesNamingTrade(brief.title);
  const named =
    plain.length > 0 || isWordOf(brief.title, guess.language) ? plain : languagesInDirectory(brief.title);
  if (named.length === 0 || named.includes('en')) return undefined;
  const isNamedIn = (language: string) =>
    named.includes(language) ||
    lexiconOf(language).exact.has(wordsOf(lowerCaseIn(brief.title, language)).join(' '));
  if (hint && named.includes(hint)) return hint;
  // Another language may name its trades in the same way. It is not likely where few advertisers use it.
  const isRarer =
    named.some((language) => rankOf(language) < rankOf(guess.language)) && isRare(guess.language);
  const fits = guess.confident ? isNamedIn(guess.language) : named.includes(guess.language);
  if (fits && !isRarer) return undefined;
  if (hint && hint !== 'en' && isNamedIn(hint)) return hint;
  const asked = requestedLanguage(`${brief.instructions}\n${brief.brandVoice}`);
  if (asked && isNamedIn(asked)) return asked;
  const elsewhere = guessLanguage(
    [brief.saleGoals, brief.targetAudience, brief.brandVoice, brief.instructions].join('\n'),
  );
  if (elsewhere.confident && isNamedIn(elsewhere.language)) return elsewhere.language;
  return named.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}
