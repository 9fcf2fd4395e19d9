import { perLanguage } from '../brief/text/remembering.ts';
import { languageOf } from '../languages/registry.ts';

/** A pair of straight marks around words; inches and seconds stand behind a figure. */
const straightPair = /(?<=^|[\s(–—-])"(?=\S)([^"\n]{1,80})(?<=\S)"(?=$|[\s.,;:!?)…–—-])/gu;
/** Inside a word of an alphabet a single mark is an apostrophe. Hebrew has a sign of its own there. */
const straightApostrophe =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}])'(?=[\p{Script=Latin}\p{Script=Cyrillic}])/gu;

const marksOf = perLanguage((language) => {
  const [opening = '', closing = ''] = languageOf(language)?.quotes ?? '';
  // French keeps a space inside its own.
  const inside = languageOf(language)?.code === 'fr' ? '\u00a0' : '';
  return { opening: opening + inside, closing: inside + closing };
});

/** A text with the quotation marks of its language and curved apostrophes for the straight ones of a keyboard. */
export function withTypographicMarks(text: string, language: string): string {
  if (!/["']/u.test(text)) return text;
  const curved = languageOf(language) ? text.replace(straightApostrophe, '’') : text;
  const { opening, closing } = marksOf(language);
  return opening ? curved.replace(straightPair, (_, words: string) => opening + words + closing) : curved;
}
