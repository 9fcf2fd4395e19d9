import { dotlessReading, hasTwo, lowerCase } from '../../languages/capitals.ts';

/** What is known of a language: its function words, and all its words, in small letters. `stems`: beginnings of words. `kin`: it shares most of its words. */
export type KnownWords = {
  code: string;
  kin?: string | undefined;
  functionWords: ReadonlySet<string>;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
};

/** Tells how probable words are in each of some languages. */
export type LanguageModel = {
  codes: readonly string[];
  /**
   * Natural logarithms of the probability of a word as typed in each language, in the order of `codes`. `known`: some
   * language has the word.
   */
  weighWord(word: string): { weights: Float64Array; known: boolean };
};

/** How often a word of an ad is a function word or one that is known; the rest is told by its letters. */
const shares = { functional: 0.35, known: 0.35 };
/** A language of which few words are known does not make each of them more likely than in one that is known well. */
const least = { functional: 120, known: 2500 };
/** How many times letters must have been seen behind two others until that counts as much as seeing them behind one. */
const trust = 8;
/** The probability of a letter that a language never showed. */
const unseen = 1 / 500;
/** How much words count without their accents, as people type them in a hurry. */
const unaccented = 0.25;
/** How likely a word of the kin is a word of a language of which few are known. */
const ofKin = 0.2;
/** How likely a known word is typed without its accents, beside with them. */
const rare = 0.05;
/**
 * How much more likely a known word may be, in nats, than its letters in the language they fit best: that may have the
 * word as well, unknown to us.
 */
const most = 14;
/** Languages that write words of several as one, and letters of the last of them that are enough to know it by. */
const compounding = new Set('de nl sv da nb fi et hu is af'.split(' '));
const leastEnd = 5;
/** How much more likely a compound with a known end is than other words with such letters, in nats. */
const ofCompound = 4;
/** How much more likely a word with a known beginning is, in nats, and the letters that beginning has at least. */
const ofStem = Number(process.env.OS ?? 5);
const leastStem = 5;
/** Letters of a word that are looked at: of a longer run, which a stranger may send, the rest says nothing more. */
const longest = 24;

/**
 * A naive Bayes model of words. A word that is known has the probability of any other such word; one that is not is
 * told by its letters, each by the two before it, with counts smoothed by those behind one and none (Witten and Bell,
 * The zero-frequency problem, 1991).
 */
export function trainLanguageModel(languages: readonly KnownWords[]): LanguageModel {
  const size = languages.length;
  const letters = countLetters(languages);
  const holders = new Map<string, Float64Array>();
  const hold = (word: string, at: number, probability: number) => {
    const row = holders.get(word) ?? new Float64Array(size);
    row[at] = (row[at] ?? 0) + probability;
    holders.set(word, row);
  };
  for (const [at, { functionWords, words }] of languages.entries()) {
    const english = languages.find((one) => one.code === 'en');
    const functional = shares.functional / Math.max(least.functional, functionWords.size);
    // "Restaurant" may tell a language, but not from English.
    for (const word of functionWords)
      if (word.length < 5 || !english?.words.has(word) || english.functionWords.has(word))
        hold(word, at, functional);
    const known = shares.known / Math.max(least.known, words.size);
    for (const word of words) {
      hold(word, at, known);
      const bare = withoutAccents(word);
      if (bare !== word && !words.has(bare)) hold(bare, at, known * rare);
    }
  }
  for (const [at, { kin, functionWords, words }] of languages.entries()) {
    const near = languages.find(({ code }) => code === kin);
    if (!near) continue;
    const functional = (ofKin * shares.functional) / Math.max(least.functional, near.functionWords.size);
    for (const word of near.functionWords) if (!functionWords.has(word)) hold(word, at, functional);
    const known = (ofKin * shares.known) / Math.max(least.known, near.words.size);
    for (const word of near.words) if (!words.has(word)) hold(word, at, known);
  }
  const spelled = 1 - shares.functional - shares.known;
  const begins = new Map<string, Float64Array>();
  for (const [at, { stems }] of languages.entries())
    for (const stem of stems) {
      const row = begins.get(stem) ?? new Float64Array(size);
      row[at] = ofStem;
      begins.set(stem, row);
    }
  /** The longest known beginning of a word. */
  const knownBeginning = (word: string) => {
    for (let length = word.length; length >= leastStem; length--) {
      const beginning = begins.get(word.slice(0, length));
      if (beginning) return beginning;
    }
    return undefined;
  };
  const joins = languages.map(({ code }) => compounding.has(code));
  /** The longest known end of a word: "massage" of "Ryggmassage". */
  const knownEnd = (word: string) => {
    for (let at = 3; at <= word.length - leastEnd; at++) {
      const end = holders.get(word.slice(at));
      if (end) return end;
    }
    return undefined;
  };
  const dotless = languages.map(({ code }) => hasTwo(code));
  const weigh = (typed: string) => {
    const word = typed.slice(0, longest);
    const row = holders.get(word);
    const weights = letters.weigh(word);
    const end = row ? undefined : knownEnd(word);
    const beginning = knownBeginning(word);
    if (beginning)
      for (let at = 0; at < size; at++)
        if (!row?.[at]) weights[at] = (weights[at] ?? 0) + (beginning[at] ?? 0);
    if (end)
      for (let at = 0; at < size; at++)
        if (joins[at] && end[at]) weights[at] = (weights[at] ?? 0) + ofCompound;
    const cap = Math.max(...weights) + most;
    for (let at = 0; at < size; at++) {
      const weight = Math.log(spelled * Math.exp(weights[at] ?? 0) + (row?.[at] ?? 0));
      weights[at] = Math.min(weight, cap);
    }
    return { weights, known: row !== undefined || end !== undefined || beginning !== undefined };
  };
  return {
    codes: languages.map(({ code }) => code),
    weighWord(word) {
      const weighed = weigh(lowerCase(word));
      const reading = /^\p{Lu}{2}/u.test(word) ? dotlessReading(word) : undefined;
      if (reading === undefined) return weighed;
      // HALI is halı where a language has both letters.
      const other = weigh(reading);
      for (let at = 0; at < size; at++)
        if (dotless[at] && (other.weights[at] ?? 0) > (weighed.weights[at] ?? 0))
          weighed.weights[at] = other.weights[at] ?? 0;
      return { weights: weighed.weights, known: weighed.known || other.known };
    },
  };
}

const plain: Record<string, string> = { ı: 'i', ə: 'e', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' };
const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıəđłøæœß]/gu, (letter) => plain[letter] ?? letter);

/** Places of letters in a key of up to three of them. */
const base = 2048;
const edge = 1;

/** Counts of letters behind none, one and two others, in words of each language. */
function countLetters(languages: readonly KnownWords[]) {
  const size = languages.length;
  const ids = new Map<string, number>();
  const idOf = (letter: string, isNew: boolean) => {
    const known = ids.get(letter);
    if (known !== undefined || !isNew || ids.size >= base - 2) return known ?? 0;
    ids.set(letter, ids.size + 2);
    return ids.size + 1;
  };
  const rows = new Map<number, Float64Array>();
  const totals = new Float64Array(size);
  const count = (key: number, at: number, weight: number) => {
    const row = rows.get(key) ?? new Float64Array(size);
    row[at] = (row[at] ?? 0) + weight;
    rows.set(key, row);
  };
  const learn = (word: string, at: number, weight: number) => {
    let [before, last] = [0, edge];
    count(last, at, weight);
    for (const letter of [...word, '']) {
      const id = letter === '' ? edge : idOf(letter, true);
      count(id, at, weight);
      count(last * base + id, at, weight);
      if (before) count((before * base + last) * base + id, at, weight);
      totals[at] = (totals[at] ?? 0) + weight;
      [before, last] = [last, id];
    }
  };
  for (const [at, { words }] of languages.entries())
    for (const word of words) {
      learn(word, at, 1);
      const bare = withoutAccents(word);
      if (bare !== word) learn(bare, at, unaccented);
    }
  const none = new Float64Array(size);
  const rowOf = (key: number) => rows.get(key) ?? none;
  return {
    /** Logarithms of how probable a spelling is in each language. */
    weigh(word: string): Float64Array {
      const sums = new Float64Array(size);
      let [before, last] = [0, edge];
      for (const letter of [...word, '']) {
        const id = letter === '' ? edge : idOf(letter, false);
        const one = rowOf(id);
        const afterOne = rowOf(last);
        const two = rowOf(last * base + id);
        const afterTwo = before ? rowOf(before * base + last) : none;
        const three = before ? rowOf((before * base + last) * base + id) : none;
        for (let at = 0; at < size; at++) {
          let p = ((one[at] ?? 0) + trust * unseen) / ((totals[at] ?? 0) + trust);
          p = ((two[at] ?? 0) + trust * p) / ((afterOne[at] ?? 0) + trust);
          if (before) p = ((three[at] ?? 0) + trust * p) / ((afterTwo[at] ?? 0) + trust);
          sums[at] = (sums[at] ?? 0) + Math.log(p);
        }
        [before, last] = [last, id];
      }
      return sums;
    },
  };
}
