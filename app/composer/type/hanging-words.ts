import { perLanguage } from '../brief/text/remembering.ts';
import { wordStart } from '../languages/letters.ts';
import { languageOf } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { heldParts } from './held-parts.ts';
import type { PreparedText } from './typesetting.ts';

/** Letters of the longest small word that counts. */
const longest = 4;

/** Small words that lead over to the next one: "of", "and", "the", "de", "für". None where they stand behind. */
function smallWordsOf(language: string): string[] {
  const own = languageOf(language);
  if (!own) return [];
  const { nameParticles, articles, outOf, toFigure } = own;
  const words = [nameParticles, articles, outOf, toFigure].flatMap((list) => list.split('|'));
  return words.filter((word) => /^\p{L}+$/u.test(word) && word.length <= longest);
}

const patterns = perLanguage((language) => {
  const words = `(?:${smallWordsOf(language).join('|') || '(?!)'})`;
  return {
    atEnd: toPattern(`${wordStart}${words}$`, 'iu'),
    space: toPattern(`(?<=${wordStart}${words}) (?=[\\p{L}\\p{N}])`, 'giu'),
  };
});

/** Whether a line ends with a small word that belongs to the next one: "2 jars of | honey". */
export const hangs = (line: string, language: string): boolean =>
  patterns(language).atEnd.test(line.trimEnd());

/** A text whose small words stay with the next word, so that no line ends with one. */
export function withHeldSmallWords<Text extends PreparedText>(text: Text, language: string): Text {
  const plain = text.plain.replace(patterns(language).space, '\u00a0');
  return plain === text.plain ? text : { ...text, plain, parts: heldParts(plain) };
}
