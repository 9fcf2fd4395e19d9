import { dotlessReading, hasTwo } from '../../languages/capitals.ts';
import { basicLanguages, writtenLanguages } from '../../languages/registry.ts';
import { vocabularyOf } from '../../languages/vocabulary.ts';
import { once } from '../../once.ts';
import compiled from '../../subjects/compiled/words.json' with { type: 'json' };
import { foldLetters } from '../../subjects/inflection.ts';
import { ownWordsIn } from '../../subjects/words/trades.ts';

/** Words, or beginnings of words, and the languages they tell. */
type Known = Map<string, Set<string>>;

const know = (known: Known, word: string, language: string) => {
  const languagesOfWord = known.get(word) ?? new Set();
  known.set(word, languagesOfWord.add(language));
};

/** Function words, offers, calls and trades as languages write them. */
const written = once(() => {
  const known: Known = new Map();
  for (const [language, { functionWords }] of Object.entries(basicLanguages))
    for (const word of functionWords.split(' ').filter(Boolean)) know(known, word, language);
  for (const language of Object.values(writtenLanguages))
    for (const word of vocabularyOf(language)) know(known, word, language.code);
  return known;
});

/**
 * Parts of words, and how many letters the longest has. Of a longer run, which a stranger may send, no more is looked
 * up.
 */
type Parts = { known: Known; longest: number };

const partsIn = (known: Known): Parts => ({
  known,
  longest: Math.max(...[...known.keys()].map((word) => word.length)),
});

/** Beginnings of the words that languages name trades by ("kwiaciarni*"), of four letters at least. */
const beginnings = once(() => {
  const known: Known = new Map();
  for (const { code, pointers } of Object.values(writtenLanguages))
    for (const stems of Object.values(pointers))
      for (const stem of stems.split(' '))
        if (/^[^*_]{4,}\*$/u.test(stem)) know(known, foldLetters(stem.slice(0, -1)), code);
  return partsIn(known);
});

/** Ends of such words ("*cursus"), of five letters at least, and of deeds. */
const endings = once(() => {
  const known: Known = new Map();
  for (const { code, pointers, forms } of Object.values(writtenLanguages)) {
    for (const stems of Object.values(pointers))
      for (const stem of stems.split(' '))
        if (/^\*[^*_]{5,}\*?$/u.test(stem)) know(known, foldLetters(stem.replaceAll('*', '')), code);
    // The end of a word for a deed needs four letters ("ikkunanpesu"); ends that English words have don't count.
    for (const stem of forms.deed.split(' '))
      if (/^\*[^*_]{4,}\*?$/u.test(stem) && !/ning|service|anie|enie|ance/u.test(stem))
        know(known, foldLetters(stem.replaceAll('*', '')), code);
  }
  return partsIn(known);
});

/** Names of things and trades in every language; read when a text has no other known word. */
const namesOfThings = once(() => {
  const things: Known = new Map();
  const add = (phrases: readonly string[], language: string) => {
    for (const phrase of phrases)
      for (const word of foldLetters(phrase).split(/[^\p{L}\p{M}]+/u))
        if (word.length >= 4) know(things, word, language);
  };
  for (const code of Object.keys(writtenLanguages)) {
    add(daysAndMonths(code), code);
    add(ownWordsIn(code), code);
    const lines = ((compiled as Record<string, string>)[code] ?? '').split('\n');
    for (const line of lines) add(line.split(/[:;,]/u).slice(1), code);
  }
  for (const code of ['az', 'kk', 'ky', 'mn', 'mr', 'ne', 'tl', 'uz']) add(ownWordsIn(code), code);
  // These share many words with the languages around them: they are told by those that no other has.
  const common = new Set(things.keys());
  for (const code of ['ca', 'gl', 'sl'])
    add(
      ownWordsIn(code)
        .flatMap((phrase) => phrase.split(' '))
        .filter((word) => !common.has(foldLetters(word))),
      code,
    );
  return things;
});

function daysAndMonths(language: string): string[] {
  const day = new Intl.DateTimeFormat(language, { weekday: 'long' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', calendar: 'gregory' });
  const days = Array.from({ length: 7 }, (_, index) => day.format(new Date(2024, 0, 1 + index)));
  const part = new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h12', dayPeriod: 'long' });
  const parts = [7, 10, 12, 15, 19, 23].flatMap((hour) =>
    part.formatToParts(new Date(2024, 0, 1, hour)).filter(({ type }) => type === 'dayPeriod'),
  );
  const months = Array.from({ length: 12 }, (_, index) => month.format(new Date(2024, index, 3)));
  return [...days, ...months, ...parts.map(({ value }) => value)];
}

/** The languages that a word in lower case tells, and how surely. undefined where the word is not known. */
export function languagesOfWord(
  word: string,
): { languages: ReadonlySet<string>; weight: number } | undefined {
  const known = written().get(word.replace('’', "'"));
  const alsoBegun = known && word.length > 3 ? beginnings().known.get(foldLetters(word)) : undefined;
  if (known && alsoBegun) {
    const all = new Set([...known, ...alsoBegun]);
    return { languages: all, weight: share(1.4, all) };
  }
  if (known && loans.has(word)) return { languages: known, weight: 0.4 };
  if (known)
    return { languages: known, weight: share(word.length > 3 ? 1.4 : word.length > 1 ? 0.9 : 0.35, known) };
  if (word.length < 4) return undefined;
  const bare = foldLetters(word);
  const named = namesOfThings().get(bare);
  const begun = beginningOf(bare);
  // "Burgerrestaurant" is a German name, whatever else begins with a burger; "kaderníctvo" is a Slovak one.
  if (named && word.length > 7) {
    const both = new Set([...named].filter((language) => begun?.languages.has(language)));
    const told = both.size > 0 ? both : named;
    return { languages: told, weight: share(1.3, told) };
  }
  if (begun) return begun;
  for (let length = Math.min(bare.length - 2, endings().longest); length >= 4; length -= 1) {
    const ended = endings().known.get(bare.slice(-length));
    if (ended) return { languages: ended, weight: share(1.2, ended) };
  }
  return named && { languages: named, weight: share(word.length > 4 ? 1.3 : 0.8, named) };
}

/** The same for a word in capitals, where I stands for ı: HALI is halı. Only languages with both letters count. */
export function languagesOfCapitals(word: string): ReturnType<typeof languagesOfWord> {
  const dotless = dotlessReading(word);
  const known = dotless === undefined ? undefined : languagesOfWord(dotless);
  const told = new Set([...(known?.languages ?? [])].filter(hasTwo));
  return known && told.size > 0 ? { languages: told, weight: known.weight } : undefined;
}

/**
 * The languages that have words for trades with the longest beginning of this word. The fewer letters are left over,
 * the surer they are.
 */
function beginningOf(bare: string): { languages: ReadonlySet<string>; weight: number } | undefined {
  for (let length = Math.min(bare.length, beginnings().longest); length >= 4; length -= 1) {
    const begun = beginnings().known.get(bare.slice(0, length));
    if (begun) return { languages: begun, weight: share(length >= bare.length - 4 ? 1.3 : 0.7, begun) };
  }
  return undefined;
}

/** English words that stand in everybody's ads: they tell nothing beside a word of another language. */
const loans = new Set(
  'internet personal coach coaching part-time full-time trainer manager designer brunch shop online live party team workshop studio food truck catering jeep'.split(
    ' ',
  ),
);

const share = (weight: number, among: ReadonlySet<string>) => weight / Math.sqrt(among.size);

/** Whether a language's function words, offers, calls or trades have a word, as written. */
export const hasWord = (word: string, language: string) => written().get(word)?.has(language) === true;
