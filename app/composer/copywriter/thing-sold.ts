import { bareWords } from '../brief/text/clean-text.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

/** Words that name an ad rather than a thing. */
const generic = toPattern(`^(?:${sourcesOfAll((language) => language.adWords)})$`, 'u');

/** Words of a name worth looking for, each cut to the part that stays when it is inflected. */
function stems(text: string): string[] {
  return bareWords(text)
    .split(' ')
    .filter((word) => word.length >= 3 && !generic.test(word) && !/^\p{Nd}+$/u.test(word))
    .map((word) =>
      word.length > 6 ? word.slice(0, word.length - 2) : word.length > 4 ? word.slice(0, -1) : word,
    );
}

/** Whether texts name a thing: most of its words stand in them, or all of it in scripts without spaces. */
export function names(texts: readonly (string | undefined)[], sold: string): boolean {
  const wanted = stems(sold);
  // "info@pianoencasa.example" names nothing to who reads it.
  const said = bareWords(
    texts
      .filter(Boolean)
      .join(' ')
      .replace(/\S+@\S+|www\.\S+/gu, ' '),
  );
  if (wanted.length === 0) return true;
  if (said.includes(bareWords(sold))) return true;
  const hits = wanted.filter((stem) => ` ${said}`.includes(` ${stem}`)).length;
  return wanted.length <= 2 ? hits === wanted.length : hits * 5 >= wanted.length * 3;
}

/** A name without the words that only name the ad ("Sheets campaign"). */
export function withoutGenericEnd(sold: string): string {
  const words = sold.split(' ');
  while (
    words.length > 1 &&
    generic.test(bareWords(words.at(-1) ?? '')) &&
    !/sale|offers?|deals?/iu.test(words.at(-1) ?? '')
  )
    words.pop();
  return words.join(' ');
}
