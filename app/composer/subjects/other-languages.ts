import { lexiconOf, placedWords, tradesLexiconOf, wordsOf } from './lexicon.ts';
import { findPhrases, type Placed } from './phrases.ts';
import { findUnspaced, isUnspaced } from './unspaced.ts';

const latin =
  'en de fr es it pt nl pl sv da nb fi et lv lt cs sk hu ro hr tr vi id ms sw sl sr ca gl eu is af sq tl az uz'.split(
    ' ',
  );
const families: [RegExp, string[]][] = [
  [/\p{Script=Latin}/u, latin],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg', 'be', 'mk', 'sr-Cyrl', 'kk', 'ky', 'mn']],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja', 'zh-Hans', 'zh-Hant']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
];
const mostWords = 5;

/**
 * What a short title names in another language of its script, where it names more there. A single word ("Tandarts") is
 * easily taken for the wrong language. `covered` is the share of the letters that the hits of its own language hold.
 * `isSure`: these hits are surely meant, so another language has to name nearly all of the title.
 */
export function fromOtherLanguages(
  text: string,
  { language, covered, isSure }: { language: string; covered: number; isSure: boolean },
): Placed[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const all = words.join('').length;
  if (words.length > mostWords || all < 2 || covered > 0.6) return [];
  const family = families.find(([letters]) => letters.test(text))?.[1] ?? [];
  const placed = placedWords(text, language);
  let best: Placed[] = [];
  let most = covered > 0 ? Math.max(isSure ? 0.9 : 0.65, covered + 0.25) : 0.35;
  for (const other of family) {
    if (other === language) continue;
    const found = hitsOf(text, other, placed);
    const share = lettersOf(text, found) / all;
    if (share > most + 0.01) [best, most] = [found, share];
  }
  return best;
}

function hitsOf(text: string, language: string, placed: ReturnType<typeof placedWords>): Placed[] {
  if (isUnspaced(language))
    return findUnspaced(text, lexiconOf(language)).map((hit) => ({ ...hit, share: hit.share * 0.9 }));
  const lexicon = tradesLexiconOf(language);
  // As the list has them: with an ending taken off, or parted, "flies", "better" and "butterflies" would be German. A
  // compound as long as "Blomsterbutikk" is no chance.
  const sure = ({ entry, start, end }: Placed) =>
    ['trade', 'venue', 'occasion'].includes(entry.kind) &&
    (!/\p{Script=Latin}/u.test(text) ||
      end - start > 11 ||
      (end - start > 4 && lexicon.exact.has(wordsOf(text.slice(start, end)).join(' '))));
  return findPhrases(text, lexicon, 0.85, placed).filter(sure);
}

/** Letters of a text that hits hold. */
export function lettersOf(text: string, hits: readonly { start: number; end: number }[]): number {
  return hits.reduce(
    (sum, { start, end }) => sum + text.slice(start, end).replace(/[^\p{L}\p{M}]/gu, '').length,
    0,
  );
}
