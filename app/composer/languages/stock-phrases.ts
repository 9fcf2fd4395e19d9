import { languageOf } from './registry.ts';

const known = new Map<string, ReadonlySet<string>>();

/** Whether a headline is a stock phrase of its language ("Hungry?"): what stands under it names what is sold. */
export function isStockPhrase(headline: string, language: string): boolean {
  const phrases = known.get(language) ?? phrasesOf(language);
  known.set(language, phrases);
  return phrases.has(bare(headline));
}

function phrasesOf(code: string): ReadonlySet<string> {
  const hooks = languageOf(code)?.hooks;
  return new Set(Object.values(hooks ?? {}).flatMap((group) => Object.values<string>(group).map(bare)));
}

/** For comparing: letters alone. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');
