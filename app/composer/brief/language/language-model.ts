import { dotlessReading, hasTwo, lowerCase } from '../../languages/capitals.ts';
import { spellingModel, withoutAccents } from './spelling-model.ts';

/**
 * What is known of a language: its function words, and all its words, in small letters. `stems`: beginnings of words.
 * `kin`: it shares most of its words.
 */
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

/**
 * The probability of a function word and of any other known word: a third of what an ad says is such a word, and there
 * are some 120 and 2,500 of them in use, however many of them a list holds. The rest is told by its letters.
 */
const functional = 0.35 / 120;
const known = 0.35 / 2500;
const spelled = 0.3;
/** How likely a word of the kin is a word of a language of which few are known. */
const ofKin = 0.2;
/** How likely a known word is typed without its accents, beside with them. */
const rare = 0.05;
/**
 * How much more likely a known word may be, in nats, than its letters in the language they fit best: that may have the
 * word as well, unknown to us. Function words are chosen with the others in view.
 */
const most = 7;
/**
 * Among languages that know a word, the share of what its letters tell that counts, and its limit in nats: lists hold
 * words of the kin as well, for who writes in both.
 */
const ofLetters = 0.3;
const leastOfLetters = -3;
/** Languages that write words of several as one, and letters of the last of them that are enough to know it by. */
const compounding = new Set('de nl sv da nb fi et hu is af'.split(' '));
const leastEnd = 5;
/** How much more likely a compound with a known end is than other words with such letters, in nats. */
const ofCompound = 4;
/** How much more likely a word with a known beginning is, in nats, and the letters that beginning has at least. */
const ofStem = 5;
const leastStem = 5;
/** Letters of a word that are looked at: of a longer run, which a stranger may send, the rest says nothing more. */
const longest = 24;

/** For each word the places of the languages that know it, each with its probability there. */
type Holders = ReadonlyMap<string, ReadonlyMap<number, number>>;

function holdWords(languages: readonly KnownWords[]): Holders {
  const holders = new Map<string, Map<number, number>>();
  const hold = (word: string, at: number, probability: number) => {
    const row = holders.get(word);
    if (row) row.set(at, (row.get(at) ?? 0) + probability);
    else holders.set(word, new Map([[at, probability]]));
  };
  for (const [at, { kin, functionWords, words }] of languages.entries()) {
    for (const word of functionWords) hold(word, at, functional);
    for (const word of words) {
      hold(word, at, known);
      const bare = withoutAccents(word);
      if (bare !== word && !words.has(bare)) hold(bare, at, known * rare);
    }
    const near = languages.find(({ code }) => code === kin);
    for (const word of near?.functionWords ?? [])
      if (!functionWords.has(word)) hold(word, at, ofKin * functional);
    for (const word of near?.words ?? []) if (!words.has(word)) hold(word, at, ofKin * known);
  }
  return holders;
}

/** For each beginning of words the places of the languages that have it. */
function holdStems(languages: readonly KnownWords[]): ReadonlyMap<string, ReadonlySet<number>> {
  const holders = new Map<string, Set<number>>();
  for (const [at, { stems }] of languages.entries())
    for (const stem of stems) holders.set(stem, (holders.get(stem) ?? new Set()).add(at));
  return holders;
}

function findLongestBeginning<Row>(word: string, stems: ReadonlyMap<string, Row>): Row | undefined {
  for (let length = word.length; length >= leastStem; length--) {
    const row = stems.get(word.slice(0, length));
    if (row) return row;
  }
  return undefined;
}

/** The longest known end of a word: "massage" of "Ryggmassage". */
function findLongestEnd<Row>(word: string, holders: ReadonlyMap<string, Row>): Row | undefined {
  for (let at = 3; at <= word.length - leastEnd; at++) {
    const row = holders.get(word.slice(at));
    if (row) return row;
  }
  return undefined;
}

/**
 * A naive Bayes model of words. A word that is known has the probability of any other such word; one that is not is
 * told by its letters.
 */
export function trainLanguageModel(languages: readonly KnownWords[]): LanguageModel {
  const letters = spellingModel(languages.map(({ words }) => words));
  const holders = holdWords(languages);
  const stems = holdStems(languages);
  const decided = new Set(languages.flatMap(({ functionWords }) => [...functionWords]));
  const joins = languages.map(({ code }) => compounding.has(code));
  const dotless = languages.map(({ code }) => hasTwo(code));
  const weigh = (typed: string) => {
    const word = typed.slice(0, longest);
    const row = holders.get(word);
    const end = row ? undefined : findLongestEnd(word, holders);
    const beginning = findLongestBeginning(word, stems);
    const spelling = letters.weigh(word).map((weight, at) => {
      const begins = beginning?.has(at) && !row?.has(at) ? ofStem : 0;
      return weight + begins + (joins[at] && end?.has(at) ? ofCompound : 0);
    });
    const cap = decided.has(word) ? Number.POSITIVE_INFINITY : Math.max(...spelling) + most;
    const bestHolder = Math.max(...spelling.filter((_, at) => row?.has(at)));
    const weights = spelling.map((weight, at) => {
      const held = row?.get(at) ?? 0;
      const byLetters = held ? Math.max(leastOfLetters, ofLetters * (weight - bestHolder)) : 0;
      return Math.min(cap, Math.log(spelled * Math.exp(weight) + held * Math.exp(byLetters)));
    });
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
      const weights = weighed.weights.map((weight, at) =>
        dotless[at] ? Math.max(weight, other.weights[at] ?? 0) : weight,
      );
      return { weights, known: weighed.known || other.known };
    },
  };
}
