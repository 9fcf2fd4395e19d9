import { abbreviated, withoutStop } from '../brief/text/segments.ts';
import { basicLanguageOf, sourcesOfAll } from '../languages/registry.ts';
import { wordOfMoney } from './badge-parts.ts';

/** Behind an hour a dot ends the sentence: "de 17 h à 19 h." */
const hourAtEnd = new RegExp(`\\p{Nd}\\s?(?:[hu]|${sourcesOfAll((language) => language.oClock)})\\.$`, 'iu');

/**
 * A line without the full stop at its end. The dot of an abbreviation stays; behind a number it is a full stop where
 * ordinals have none: "Зелена 12."
 */
export const lineWithoutStop = (line: string, language: string) =>
  abbreviated.test(line) &&
  !wordOfMoney.test(line) &&
  !hourAtEnd.test(line) &&
  !(/[\s.,]\p{Nd}+\.$/u.test(line) && !basicLanguageOf(language)?.ordinalDots)
    ? line
    : withoutStop(line);
