import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emojiOfThings, figurative, type SubjectName, unnamed } from '../../app/composer/subjects/catalog.ts';
import { foldLetters } from '../../app/composer/subjects/inflection.ts';

/** A slide is a picture of a talk in English alone; elsewhere it stands in playgrounds. */
const onlyEnglish: SubjectName = 'slide';

type Annotations = Record<string, { default?: string[]; tts?: string[] }>;

/** Languages of the product and the folder of the Unicode data that has their words. */
const folders: Record<string, string> = Object.fromEntries([
  ...'es fr de it pt nl sv da is fi et lv lt pl cs sk hu ro bg el ru uk be hr sl mk sq ca eu gl af tr az kk ky mn uz'
    .split(' ')
    .map((language) => [language, language]),
  ...'ar fa ur ps he am sw ka hy hi mr ne bn pa gu or ta te kn ml si th lo km my vi id ms ja ko'
    .split(' ')
    .map((language) => [language, language]),
  ['nb', 'no'],
  ['sr-Cyrl', 'sr'],
  ['sr', 'sr-Latn'],
  ['tl', 'fil'],
  ['zh-Hans', 'zh'],
  ['zh-Hant', 'zh-Hant'],
]);

/** One line a thing: `thing:its name;a key word of its own,another`. By language, the English names apart. */
export function foreignWords(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [language, folder] of Object.entries(folders)) found[language] = wordsOf(annotationsOf(folder));
  return found;
}

function annotationsOf(folder: string): Annotations {
  const path = import.meta.resolve(`cldr-annotations-full/annotations/${folder}/annotations.json`);
  return JSON.parse(readFileSync(fileURLToPath(path), 'utf8')).annotations.annotations;
}

/**
 * Key words that several emoji share ("food", "red", "animal") name none of them; those of one emoji alone do
 * ("dentist"). Figures of speech are known by their names only.
 */
function wordsOf(annotations: Annotations): string {
  const uses = new Map<string, number>();
  for (const { default: keys = [] } of Object.values(annotations))
    for (const key of new Set(keys.map(spelled))) uses.set(key, (uses.get(key) ?? 0) + 1);
  const taken = new Set<string>();
  const lines: string[] = [];
  for (const [thing, emoji] of Object.entries(emojiOfThings) as [SubjectName, string][]) {
    const entry =
      annotations[emoji] ?? annotations[`${emoji}\ufe0f`] ?? annotations[emoji.replace('\ufe0f', '')];
    if (!entry || (unnamed.has(thing) && thing !== onlyEnglish)) continue;
    const names = (entry.tts ?? []).map(plain).filter((name) => isWord(name) && !taken.has(name));
    const keys = figurative.has(thing) ? [] : (entry.default ?? []).map(plain);
    const own = keys.filter(
      (key) => uses.get(key) === 1 && isWord(key) && !names.includes(key) && !taken.has(key),
    );
    for (const word of [...names, ...own]) taken.add(word);
    if (names.length + own.length > 0)
      lines.push(`${thing}:${names.join(',')};${[...new Set(own)].join(',')}`);
  }
  return lines.join('\n');
}

const plain = (word: string) => spelled(word.replace(/\(.*?\)/gu, '')).trim();

/** A word folded, with Cyrillic letters for the Latin ones that look like them: the data mixes both in one word. */
const spelled = (word: string) =>
  foldLetters(word).replace(/[\p{L}\p{M}]+/gu, (letters) =>
    /\p{Script=Cyrillic}/u.test(letters)
      ? letters.replace(/[aceijopxy]/gu, (letter) => lookalikes[letter] ?? letter)
      : letters,
  );

const lookalikes: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  j: 'ј',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
};

const isWord = (word: string) =>
  /^[\p{L}\p{M}][\p{L}\p{M}' -]*$/u.test(word) &&
  (word.length > 2 || /\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(word));
