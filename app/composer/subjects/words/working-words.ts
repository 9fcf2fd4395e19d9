import { inCyrillic } from './serbian-cyrillic.ts';
import { adriaticWorkingWords } from './working-words-adriatic.ts';
import { balticWorkingWords } from './working-words-baltic.ts';
import { cyrillicWorkingWords } from './working-words-cyrillic.ts';
import { easternWorkingWords } from './working-words-east.ts';
import { farEasternWorkingWords } from './working-words-far-east.ts';
import { indianWorkingWords } from './working-words-india.ts';
import { levantineWorkingWords } from './working-words-levant.ts';
import { northernWorkingWords } from './working-words-north.ts';
import { southernWorkingWords } from './working-words-south.ts';
import { southEasternWorkingWords } from './working-words-south-east.ts';
import { westernWorkingWords } from './working-words-west.ts';

/**
 * Words of the farm, the forest, the boatyard, the workshop, of faith and of civic life as they stand inside titles and
 * copy, and words that would else show what they mean elsewhere: the Estonian "pitsid" are lace, no pizza. Notation:
 * word-list.ts.
 */
const words: Record<string, string> = {
  ...adriaticWorkingWords,
  ...balticWorkingWords,
  ...cyrillicWorkingWords,
  ...easternWorkingWords,
  ...farEasternWorkingWords,
  ...indianWorkingWords,
  ...levantineWorkingWords,
  ...northernWorkingWords,
  ...southEasternWorkingWords,
  ...southernWorkingWords,
  ...westernWorkingWords,
};

/** Malay reads the words of Indonesian, Serbian those of Croatian. */
const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };

/** Such words of a language. */
export function workingWordsIn(language: string): string {
  const code = language.slice(0, 2);
  const list = words[sharedWith[code] ?? code] ?? '';
  return language === 'sr-Cyrl' ? inCyrillic(list) : list;
}
