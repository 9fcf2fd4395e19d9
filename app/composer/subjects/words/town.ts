import { inCyrillic } from './serbian-cyrillic.ts';
import { asianTown } from './town-asia.ts';
import { easternTown } from './town-east.ts';
import { englishTown } from './town-en.ts';
import { northernTown } from './town-north.ts';
import { southernTown } from './town-south.ts';

/**
 * What people of a town call their trades, goods and feasts, by language, where a shorter word of the other lists means
 * something else. These go first. Notation: word-list.ts.
 */
const townWords: Record<string, string> = {
  en: englishTown,
  ...asianTown,
  ...southernTown,
  ...easternTown,
  ...northernTown,
};

/** The words of a town in a language; those of Serbian are Croatian too. */
export function townWordsIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(townWordsIn('sr'));
  const own = townWords[language.slice(0, 2)] ?? '';
  return language === 'sr' ? own + townWords.hr : own;
}
