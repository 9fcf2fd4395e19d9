/** How many times letters must have been seen behind two others until that counts as much as seeing them behind one. */
const trust = 8;
/** The probability of a letter that a language never showed. */
const unseen = 1 / 500;
/** How much words count without their accents, as people type them in a hurry. */
const unaccented = 0.25;

const plain: Record<string, string> = { ı: 'i', ə: 'e', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' };
/** A word without its accents, as people type it in a hurry. */
export const withoutAccents = (word: string) =>
  /^[a-z]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ıəđłøæœß]/gu, (letter) => plain[letter] ?? letter);

/** Places of letters in a key of up to three of them. */
const base = 2048;
const edge = 1;

/** For each word the places of the languages that hold it. */
function holdersOf(languages: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [at, words] of languages.entries())
    for (const word of words) {
      const places = holders.get(word);
      if (places) places.push(at);
      else holders.set(word, [at]);
    }
  return holders;
}

/**
 * How languages spell: letters by the two before them, with counts smoothed by those behind one and none (Witten and
 * Bell, The zero-frequency problem, 1991). `languages`: words of each.
 */
export function spellingModel(languages: readonly ReadonlySet<string>[]) {
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
  const count = (key: number, holders: readonly number[], weight: number) => {
    let row = rows.get(key);
    if (!row) {
      row = new Float64Array(size);
      rows.set(key, row);
    }
    for (const at of holders) row[at] = (row[at] ?? 0) + weight;
  };
  const learn = (word: string, holders: readonly number[], weight: number) => {
    let [before, last] = [0, edge];
    count(last, holders, weight);
    const learnLetter = (id: number) => {
      count(id, holders, weight);
      count(last * base + id, holders, weight);
      if (before) count((before * base + last) * base + id, holders, weight);
      for (const at of holders) totals[at] = (totals[at] ?? 0) + weight;
      [before, last] = [last, id];
    };
    for (const letter of word) learnLetter(idOf(letter, true));
    learnLetter(edge);
  };
  for (const [word, holders] of holdersOf(languages)) {
    // A word that many languages hold says little of how one of them spells.
    const weight = 1 / holders.length;
    learn(word, holders, weight);
    const bare = withoutAccents(word);
    if (bare !== word) learn(bare, holders, unaccented * weight);
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
