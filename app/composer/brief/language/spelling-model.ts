/** How many times letters must have been seen behind two others until that counts as much as seeing them behind one. */
const trust = 8;
/** The probability of a letter that a language never showed. */
const unseen = 1 / 500;
/** How much words count without their accents, as people type them in a hurry. */
const unaccented = 0.25;

const plain: Record<string, string> = { ı: 'i', ə: 'e', đ: 'd', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' };
/** A word without its accents, as people type it in a hurry. */
export const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıəđłøæœß]/gu, (letter) => plain[letter] ?? letter);

/** Places of letters in a key of up to three of them. */
const base = 2048;
const edge = 1;

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
  // A word that many languages hold says little of how one of them spells.
  const holding = new Map<string, number>();
  for (const words of languages) for (const word of words) holding.set(word, (holding.get(word) ?? 0) + 1);
  for (const [at, words] of languages.entries())
    for (const word of words) {
      const weight = 1 / (holding.get(word) ?? 1);
      learn(word, at, weight);
      const bare = withoutAccents(word);
      if (bare !== word) learn(bare, at, unaccented * weight);
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
