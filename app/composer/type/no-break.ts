import { monthsOf } from '../brief/facts/find-dates.ts';
import { currency, moneyNames } from '../brief/offer/offer-words.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { letter, wordStart } from '../languages/letters.ts';
import { basicLanguageOf, sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

const noBreak = '\u00a0';
const endsWord = `(?!${letter}|\\p{N})`;

/** Large numbers' names and units that follow a figure after a space. */
const magnitudes = sourcesOfAll(({ thousands, millions }) => [thousands, millions].filter(Boolean).join('|'));
const units = `kg|g|mg|t|l|ml|cl|dl|hl|km|m|cm|mm|m²|m2|km/h|h|min|s|kWh|kW|W|V|mAh|GB|MB|TB|px|°C?|°F|kcal|${sourcesOfAll((language) => language.units)}`;

const counting = '\\p{Nd}(?:[\\p{Nd}.,٫٬]{0,5}\\p{Nd})?';
const forSoMany = sourcesOfAll((language) => language.forSoMany);
const numero = sourcesOfAll((language) => language.numero);
const toFigure = sourcesOfAll((language) => language.toFigure);
const beforeHours = sourcesOfAll(({ hourWords }) => hourWords?.before);
const honorifics = sourcesOfAll((language) => language.honorifics);
const counted = '[\\p{L}\\p{M}]';
const unspaced =
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';

const listedMoney = moneyNames('PLN', 'SEK', 'NOK', 'DKK', 'CZK', 'HUF');
/**
 * Stands after a space. Forbids to join the next entry to the price before it. A figure of one or two signs that counts
 * something begins an entry: "£180 6 yards £230".
 */
const nextEntry = `(?!(?<=(?:\\p{Sc}[ \u00a0]?\\p{Nd}[\\p{Nd}.,]{0,8}|\\p{Nd}[ \u00a0]?(?:\\p{Sc}|${listedMoney})) )\\p{Nd}{1,2}[ \u00a0]\\p{L}{2})`;

/** Spaces that hold together what is read as one, in every language. */
const everywhere = [
  // Amounts: "R$ 1", "9 €", "20 %", "% 20", "- 30 %", "1 000", "0800 123".
  `(?<=${wordStart}(?:${currency}|\\p{Sc}|[TU]Sh|Tk|Br)) (?=[-−–]?\\p{Nd})${nextEntry}`,
  `(?<=\\p{Nd}(?:[.,][-–])?) (?=(?:${currency}|\\p{Sc})${endsWord})`,
  `(?<=\\p{Nd}) (?=[%٪％‰]|\\p{Nd})${nextEntry}`,
  '(?<=[%٪]) (?=\\p{Nd})',
  '(?<=(?:^|[\\s(])[-−–+]) (?=\\p{Nd})',
  `(?<=\\p{Nd}) (?=(?:${magnitudes}|${units})${endsWord})`,
  `(?<=${wordStart}(?:${magnitudes})) (?=${currency}${endsWord})`,
  // "3 x 2", "1 + 1".
  '(?<=\\p{Nd}) (?=[x×+][ \u00a0]?\\p{Nd})|(?<=\\p{Nd}[ \u00a0]?[x×+]) (?=\\p{Nd})',
  // "2 for 1".
  `(?<=(?<!\\p{Nd})\\p{Nd}) (?=(?:${forSoMany}) \\p{Nd}(?!\\p{Nd}))`,
  `(?<=\\p{Nd}[ \u00a0](?:${forSoMany})) (?=\\p{Nd}(?!\\p{Nd}))`,
  // "8 vzorků", "500 ग्राम", "1.5 লিটার", "Tuner. 30 yrs": what a figure counts, but for "2 get 1".
  `(?<=(?:^|[\\p{L}\\p{M},،;:(·–][ \u00a0]?|[\\p{L}\\p{M}]{3}[.!?] |\\p{Sc}[ \u00a0]?\\p{Nd}[\\p{Nd}.,]{0,8} |\\p{Nd}[ \u00a0]?\\p{Sc} )(?<!\\p{Nd}[ \u00a0](?:${forSoMany})[ \u00a0])${counting}) (?=${counted}{2,9}(?!${counted}| \\p{Nd}{1,2}(?![\\p{Nd}.,]|[ \u00a0]?\\p{Sc})))`,
  // Where words have no spaces between them, the space after a figure belongs to its unit: "500 กรัม". So many signs
  // are no unit but what is said next: "4 วัน 9,900 มือใหม่ก็เรียนได้".
  `(?<=\\p{Nd}) (?=[${unspaced}](?!\\S{13}))`,
  // "Nr. 5", "№ 5", "kl. 19", "Dr. Weiss", "J. Baker", "z. B.", "т. д.".
  `(?<=${wordStart}(?:${numero}|№|§|#)\\.?) (?=\\p{Nd})`,
  `(?<=${wordStart}(?:${beforeHours})\\.?) (?=\\p{Nd})`,
  `(?<=${wordStart}(?:${honorifics})\\.) (?=\\p{L})`,
  `(?<=${wordStart}\\p{L}\\.) (?=\\p{L}{1,2}\\.)`,
  // "Weber & Sons": a line may begin with the sign and not end with it.
  '(?<= &) (?=\\p{L})',
  // "8am to 2pm", "9 bis 12".
  `(?<=(?<!\\p{Nd})\\p{Nd}{1,2}[ \u00a0]?(?:[ap]m)?) (?=(?:${toFigure}) \\p{Nd}{1,2}(?!\\p{Nd}|[.,]\\p{Nd}))`,
  `(?<=(?<!\\p{Nd})\\p{Nd}{1,2}[ \u00a0]?(?:[ap]m)?\u00a0(?:${toFigure})) (?=\\p{Nd}{1,2}(?!\\p{Nd}|[.,]\\p{Nd}))`,
  // No line starts with a dash, a dot or a stroke between two facts or a mark that ends something.
  ' (?=[–—·•/][ \u00a0]|- (?!\\p{Nd})|[!?:;…])',
  // "9 am – 4 pm" in any script, where the hours have words with them.
  `(?<=\\p{Nd}[ \u00a0]?${counted}{0,8}[ \u00a0][–—]) (?=\\p{Nd}{1,2}(?!\\p{Nd}))`,
].map((source) => toPattern(source, 'giu'));
const initial = toPattern(`(?<=${wordStart}\\p{Lu}\\.) (?=\\p{Lu})`, 'gu');

/** A sale that is named after its day, and what follows: "PROMO | 7.7 | rice cookers". */
const doubleDay = /(?<=\p{L}{2}) (?=(\p{Nd}{1,2})\.\1(?![\p{Nd}.,]))/gu;
const afterDoubleDay = /(?<=\p{L}{2}\u00a0\1\.(\p{Nd}{1,2}))\u00a0(?=\p{L})/gu;

const ordinal = /(?<=(?<![\p{Nd}.,])\p{Nd}{1,2}\.) (?=\p{L})/gu;

/** The space behind words of a letter, in languages that leave none at the end of a line. */
const smallWordsOf = perLanguage((language) => {
  const letters = basicLanguageOf(language)?.leaningLetters;
  return toPattern(letters ? `(?<=(?:^|[\\s("„«“‚‘–—])[${letters}]) (?=[\\p{L}\\p{N}«„“"])` : '(?!)', 'giu');
});

/** The space between a day and its month, where no line breaks: "November 30", "6 de octubre". */
const besideMonths = perLanguage((language) => {
  const months = monthsOf(language);
  return toPattern(
    `(?<=${wordStart}${months}) (?=\\p{Nd}{1,2}(?![\\p{Nd}:]|[ \u00a0]?[ap]m))|(?<=\\p{Nd}[ \u00a0](?:de|of|d’)) (?=${months})`,
    'giu',
  );
});

/**
 * The hyphen before a short last part ("rendez-vous", "check-in"), one inside a word ("Second-Hand-Basar"), and one
 * between a figure and what it counts ("10-year").
 */
const shortPart =
  /(?<=\p{L})-(?=\p{L}{1,5}(?![\p{L}\p{M}\p{N}'’-])|\p{L}{3,5}-\p{L})|(?<=(?:^|[^\p{L}\p{M}\p{Nd}])\p{Nd}{1,4})-(?=\p{L}{2,9}(?![\p{L}\p{M}]))/gu;

/** The stroke of a rate: "390 р/м2", "£12/hour". */
const rate = toPattern(
  `(?<=\\p{Nd}[ \u00a0]?(?:${currency}|\\p{Sc})|\\p{Sc}[ \u00a0]?\\p{Nd}{1,6})/(?=\\p{L}{1,6}[\\p{Nd}²]?(?!${letter}|\\p{N}))`,
  'giu',
);

/**
 * A text whose spaces do not break where a line must not end. That is inside amounts, dates and abbreviations, and
 * inside spaced guillemets. It is after words of one letter, and before a dash or a spaced mark. Changes spaces to
 * no-break spaces, and puts a word joiner after a hyphen or a stroke that must not end a line. Nothing of it shows.
 * @param language BCP 47.
 */
export function withNoBreaks(text: string, language: string): string {
  let held = text
    .replace(shortPart, '-\u2060')
    .replace(rate, '/\u2060')
    .replace(/« ([^«»]{1,200}) »/gu, `«${noBreak}$1${noBreak}»`);
  for (const space of everywhere) held = held.replace(space, noBreak);
  held = held.replace(doubleDay, noBreak).replace(afterDoubleDay, ' ');
  held = held.replace(initial, noBreak).replace(besideMonths(language), noBreak);
  if (basicLanguageOf(language)?.ordinalDots) held = held.replace(ordinal, noBreak);
  return held.replace(smallWordsOf(language), noBreak);
}
