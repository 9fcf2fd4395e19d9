import { perLanguage } from '../brief/text/remembering.ts';
import { basicLanguageOf } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

/** The space between a small word and an article: "to the", "de la". */
const beforeArticle = perLanguage((language): { space?: RegExp } => {
  const own = basicLanguageOf(language);
  if (!own || !('articles' in own) || !own.articles) return {};
  return {
    space: toPattern(`(?<=(?:^|[\\s\u00a0])\\p{L}{1,4}) (?=(?:${own.articles})(?!\\p{L}))`, 'giu'),
  };
});

/** Longest article that would be a stub of a line: "your" may stand with its thing. */
const longest = 3;

/** Keeps a small word with the article behind it, so that no line is a lone "the": "Ski trip | to the | Dolomites". */
export function withHeldArticles(headline: string, language: string): string {
  const { space } = beforeArticle(language);
  if (!space) return headline;
  return headline.replace(space, (found, at: number) => {
    const after = /^\S{0,9}/u.exec(headline.slice(at + 1))?.[0] ?? '';
    // An article of one letter stays with its noun anyhow: "Cabin with | a hot tub".
    const isSmall =
      after.length > 1 || /(?<!\p{L})\p{L}{1,3}$/u.test(headline.slice(Math.max(0, at - 4), at));
    return after.length <= longest && isSmall ? '\u00a0' : found;
  });
}
