const letters: Record<string, string> = {
  lj: 'љ',
  nj: 'њ',
  dž: 'џ',
  a: 'а',
  b: 'б',
  c: 'ц',
  č: 'ч',
  ć: 'ћ',
  d: 'д',
  đ: 'ђ',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'ј',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  š: 'ш',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'кс',
  z: 'з',
  ž: 'ж',
};

/** A list of Serbian words (word-list.ts) in the other of its two alphabets; the names of things stay as they are. */
export function inCyrillic(list: string): string {
  return list.replace(/(?<=:).*$/gmu, (words) =>
    words.replace(/lj|nj|dž|\p{Script=Latin}/gu, (letter) => letters[letter] ?? letter),
  );
}
