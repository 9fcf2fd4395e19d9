import { moneyNames } from '../brief/offer/offer-words.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords } from '../brief/text/clean-text.ts';
import { abbreviated, endsShortened, withHeldDots, withoutStop } from '../brief/text/segments.ts';
import { basicLanguageOf, sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

/** A sum with the word for its money and a full stop: "8000 Ft." */
export const wordOfMoney = toPattern(
  `\\p{Nd}\\s?(?:EUR|USD|${moneyNames('PLN', 'HUF', 'TRY', 'CZK', 'RON', 'EUR', 'USD', 'UAH')})\\.$`,
  'iu',
);

/** Behind an hour a dot ends the sentence: "de 17 h à 19 h." */
const hourAtEnd = toPattern(`\\p{Nd}\\s?(?:[hu]|${sourcesOfAll((language) => language.oClock)})\\.$`, 'iu');

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

/** A badge without the full stop at its end. The dot of a date or an abbreviation stays; one behind a price goes. */
export const badgeWithoutStop = (text: string, language: string) =>
  !/[$€£₽₹₺¥₴₪]\s?\p{Nd}[\p{Nd}.,]*\.$/u.test(text) &&
  !(/\p{Nd}\.$/u.test(text) && !basicLanguageOf(language)?.ordinalDots) &&
  !wordOfMoney.test(text) &&
  !/\p{Nd}\s?h\.$/u.test(text) &&
  (endsShortened(text) || /(?<!\p{Nd})\p{Nd}{1,2}\.(?:0?[1-9]|1[0-2])\.$/u.test(text))
    ? text
    : withoutStop(text);

/** What a headline leaves of a text it was cut out of. */
export function restOf(whole: string, headline: string, language: string): string | undefined {
  const at = bareWords(whole) === bareWords(headline) ? -1 : whole.indexOf(headline);
  const rest = at < 0 ? '' : whole.slice(at + headline.length).replace(/^[\s.!?。！？,;:،、，；：–—-]+/u, '');
  return rest ? capitalise(withoutLoneStop(rest, language)) : undefined;
}

/** A single sentence without its full stop; several keep theirs. */
export function withoutLoneStop(text: string, language: string): string {
  if (/[.!?]\s/u.test(withHeldDots(text, language))) return text;
  return /[^.]\.$/u.test(text) && !/\.\S*\.$/u.test(text) && !abbreviated.test(text)
    ? text.slice(0, -1)
    : text;
}
