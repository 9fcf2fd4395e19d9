import type { PointedIntent } from '../../../languages/language.ts';
import { basicLanguageOf, basicLanguages, languages } from '../../../languages/registry.ts';
import { unspaced } from '../../../languages/unspaced.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage, rememberResults } from '../../text/remembering.ts';
import { stemMatcher } from '../../text/stems.ts';
import { headMatcher } from './compound-heads.ts';

type Pointer = { intent: PointedIntent; matcher: RegExp };

const pointersOf = perLanguage((code): Pointer[] =>
  (Object.entries(basicLanguages[code]?.pointers ?? {}) as [PointedIntent, string][])
    .filter(([, stems]) => stems !== '')
    .flatMap(([intent, stems]) => {
      const heads = headMatcher(intent, stems, code);
      return [{ intent, matcher: stemMatcher(stems) }, ...(heads ? [{ intent, matcher: heads }] : [])];
    }),
);

/** English words as other languages borrow them: whole, for "consult*" stands in many a word of theirs. */
const borrowed = perLanguage((code): Pointer[] =>
  (Object.entries(languages[code]?.pointers ?? {}) as [PointedIntent, string][])
    .map(([intent, stems]) => ({ intent, stems: stems.replaceAll('_*', '*').replaceAll('*', '') }))
    .map(({ intent, stems }) => ({ intent, matcher: stemMatcher(stems) })),
);

/**
 * A word that points to an intent, and where it stands. `begins`: it is only the beginning of a longer word. `known`:
 * how many of its letters the stem has.
 */
export type Pointing = { intent: PointedIntent; start: number; end: number; begins: boolean; known: number };

/** What a brief asks for stands in its first sentences; the rest is not read for it. UTF-16 units. */
export const longestRead = 500;

/** Every word of a text that points to what readers are asked to do. Where two words overlap, the longer one counts. */
export const pointingsIn = (text: string, language: string): readonly Pointing[] =>
  pointings(text.slice(0, longestRead), language);

const pointings = rememberResults((text, language): Pointing[] => {
  const near = basicLanguageOf(language)?.kin ?? language.split('-')[0] ?? 'en';
  const code = languages[language] ? language : near;
  const few = languages[language] ? [] : pointersOf(language);
  const own = pointingsOf([...few, ...(languages[code] ? pointersOf(code) : [])], text);
  if (code === 'en') return longestOf(own);
  const others = pointingsOf(borrowed('en'), text);
  // A language that knows a word knows it better than English.
  const unknown = others.filter((one) => !own.some(({ start, end }) => start < one.end && end > one.start));
  return longestOf([...own, ...unknown]);
});

const isCounted = /^\s\p{Nd}\s\p{L}/u;

function pointingsOf(pointers: readonly Pointer[], text: string): Pointing[] {
  const found: Pointing[] = [];
  for (const { intent, matcher } of pointers)
    for (const match of everyMatch(matcher, text)) {
      const start = match.index;
      const behind = text.slice(start + match[0].length);
      // "Pretzels, buy 3 get 1": how many are paid for, and no word for what one does.
      if (intent === 'buy' && !/\s/u.test(match[0]) && isCounted.test(behind)) continue;
      const rest = /^[\p{L}\p{M}]*/u.exec(behind)?.[0] ?? '';
      found.push({
        intent,
        start,
        end: start + match[0].length + (unspaced.test(match[0]) ? 0 : rest.length),
        begins: rest.length > 2 && !unspaced.test(match[0]),
        known: match[0].length,
      });
    }
  return found;
}

/**
 * Where words stand in each other, the longest of them counts. Of the same words, the one that is known better counts:
 * "Theatergruppe" is a group before it is theatre. The end of a compound counts more than its beginning.
 */
const longestOf = (found: readonly Pointing[]) =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          (one.start === other.start && one.end === other.end && other.known > one.known) ||
          (one.begins && other.end === one.end && !other.begins
            ? other.start > one.start
            : other.start <= one.start &&
              other.end >= one.end &&
              other.end - other.start > one.end - one.start &&
              !(other.begins && !one.begins && other.end === one.end)),
      ),
  );
