import { moneyNames } from '../brief/offer/offer-words.ts';
import { abbreviated, endsShortened, withoutStop } from '../brief/text/segments.ts';
import { basicLanguageOf, sourcesOfAll } from '../languages/registry.ts';

/** A sum with the word for its money and a full stop: "8000 Ft." */
export const wordOfMoney = new RegExp(
  `\\p{Nd}\\s?(?:EUR|USD|${moneyNames('PLN', 'HUF', 'TRY', 'CZK', 'RON', 'EUR', 'USD', 'UAH')})\\.$`,
  'iu',
);

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

/** A badge without the full stop at its end. The dot of a date or an abbreviation stays; one behind a price goes. */
export const badgeWithoutStop = (text: string, language: string) =>
  !/[$€£₽₹₺¥₴₪]\s?\p{Nd}[\p{Nd}.,]*\.$/u.test(text) &&
  !(/\p{Nd}\.$/u.test(text) && !basicLanguageOf(language)?.ordinalDots) &&
  !wordOfMoney.test(text) &&
  !/\p{Nd}\s?h\.$/u.test(text) &&
  (endsShortened(text) || /(?<!\p{Nd})\p{Nd}{1,2}\.(?:0?[1-9]|1[0-2])\.$/u.test(text))
    ? text
    : withoutStop(text);
