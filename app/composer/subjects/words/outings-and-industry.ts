import { outingsAndIndustryEast } from './outings-and-industry-east.ts';
import { outingsAndIndustryElsewhere } from './outings-and-industry-elsewhere.ts';
import { englishOutingsAndIndustry } from './outings-and-industry-en.ts';
import { outingsAndIndustryNorth } from './outings-and-industry-north.ts';
import { outingsAndIndustryWest } from './outings-and-industry-west.ts';
import { inCyrillic } from './serbian-cyrillic.ts';

/** Boats, beasts, pastimes and machines that have drawings of their own; read first of all. Notation: word-list.ts. */
const outingsAndIndustry: Record<string, string> = {
  en: englishOutingsAndIndustry,
  ...outingsAndIndustryWest,
  ...outingsAndIndustryNorth,
  ...outingsAndIndustryEast,
  ...outingsAndIndustryElsewhere,
};

/** These words in a language; Malay has those of Indonesian, Serbian those of Croatian. */
export function outingsAndIndustryIn(language: string): string {
  if (language === 'sr-Cyrl') return inCyrillic(outingsAndIndustryIn('sr'));
  const code = language.slice(0, 2);
  return outingsAndIndustry[sharedWith[code] ?? code] ?? '';
}

const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };
