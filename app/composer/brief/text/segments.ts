import { basicLanguageOf, sourcesOfAll, stemsOfAll } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';
import { currency, moneyNames } from '../offer/offer-words.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  let found = segmenters.get(key);
  if (!found) {
    found = new Intl.Segmenter(language, { granularity });
    segmenters.set(key, found);
  }
  return found;
}

const shortened = stemsOfAll((language) => language.abbreviations)
  .split(' ')
  // "Filed by a real CA. Upload …", "Fresno, CA.": an office and a state, not "ca. 20".
  .flatMap((word) => [
    word,
    ...(word === 'ca' ? [] : [word.toUpperCase()]),
    `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  ])
  .join('|');
/** "No. 1", "St. Pauli", "z. B.", "min. 4": an abbreviation or a number does not end a sentence. */
export const abbreviated = toPattern(`(?:^|[\\s(.])(?:\\p{L}|\\d{1,2}|${shortened})\\.\\s*$`, 'u');
/** Whether a text ends on an abbreviation, such as one of a unit: "St.", "99 kr./md.". */
export const endsShortened = (text: string) =>
  abbreviated.test(text) || /\p{L}\.\/?\p{L}{1,3}\.$/u.test(text);

/** Without the full stop of any script at its end; an ellipsis stays. */
export const withoutStop = (text: string) => text.replace(/(?<=[^.])[.。।።۔፣፤]$/u, '');

/** The comma of a text as it is written there: Persian and Chinese have their own. */
export const commaOf = (text: string) => /,\s|،\s?|、|，/u.exec(text)?.[0] ?? ', ';

const consonants = '(?:[bcdfghjklmnpqrstvwxzčšžřťďńłśźż]{1,5}|[бвгджзклмнпрстфхцчшщ]{1,5})';
/**
 * A dot that ends no sentence, because it stands behind an abbreviation. Behind a short unit, or letters without
 * vowels, it does so only where words go on in small letters.
 */
const innerDot = toPattern(
  // First the quick question: is there a dot behind a letter?
  `(?=\\.)(?<=[\\p{L}\\p{M}º°])(?:(?<=(?<![\\p{L}\\p{M}\\p{N}'’]|\\p{N}\\s|\\p{Script=Hebrew}["״])(?:\\p{L}|${shortened}))\\.(?=\\s?[^\\s.!?])|` +
    `(?<=(?<![\\p{L}\\p{M}'’]|\\p{Nd}(?=(?:[hH]|s)\\.)|\\p{Nd}\\s?(?=ч\\.\\s\\p{Nd}))(?:\\p{L}|${shortened}))\\.(?=\\s?(?:[,;)\\]/%€£$\\p{Nd}]|\\p{Ll}))|` +
    // "£55 incl. VAT": "incl" is no unit of the price.
    `(?<=\\p{Nd}\\s(?:[Ii]n[ck]l|[Ee]x[ck]l|[Zz]zgl))\\.(?=\\s\\p{L})|` +
    // "10am–4pm. £120", "30ml. £24": behind a figure such letters are its unit, and a price begins anew.
    // "8am til 2pm. no dogs", "under 18s. call", "in 48 hrs. trousers": an hour or an age ends a sentence for who
    // types small.
    `(?<=(?<![\\p{L}\\p{M}'’]|\\p{Nd}\\s?(?=(?:pm|s|hrs)\\.\\s))${consonants})\\.(?=\\s?(?:[,;)\\]/%]|\\p{Ll}))|` +
    `(?<=(?<![\\p{L}\\p{M}'’]|\\p{Nd}\\s?)(?!btw|dph|vsk)${consonants})\\.(?=\\s?[€£$\\p{Nd}]))`,
  'gu',
);
/**
 * "Sa. 10 Uhr", "…, ελάχ. 2", "Bahnhofstr. 3", "kat. B": a short word
 * alone, or a street, in front of a figure that is no phone number; a class.
 */
const shortBeforeFigure =
  /(?<=(?:^|[,;(–]\s?(?![A-Z][aeiou][a-z]{2}\.(?<!Sept\.|Mind\.)))\p{L}{1,4}|\p{L}str|(?:^|,\s)avail)\.(?=\s\p{Nd})(?!\s\p{Nd}[\p{Nd}.,]*\s?[€£$₺₽₹%٪])(?!\s(?:0\p{Nd}{2}|(?:8\s)?\p{Nd}{3}[\s-]\p{Nd}{3}|\p{Nd}{4}\s\p{Nd}{4}))|(?<=\s\p{Ll}{2,5})\.(?=\s\p{Lu}(?:\+?\s?[,;/)+]|\+?$))/gu;
/** "Mallow, Co. Cork", "Used tractors Co. Meath": an Irish county behind a comma, or by its name. */
const countyDot = toPattern(
  `(?<=,\\s[Cc]o)\\.(?=\\s\\p{Lu}\\p{Ll})|(?<=\\s[Cc]o)\\.(?=\\s(?:${sourcesOfAll((language) => language.counties)})(?!\\p{L}))`,
  'giu',
);
/** "Ridley Beds est. 1961". */
const foundedDot = toPattern(
  `(?<=(?<!\\p{L})(?:${sourcesOfAll((language) => language.founded)}))\\.(?=\\s?(?:1[5-9]|20)\\d\\d(?!\\p{Nd}))`,
  'giu',
);
/** "3. Mai", "2. Paar", "XII. Tópart Futás": the dot of an ordinal, or of a number that belongs to the next word. */
const ordinalDot = /(?<=(?<![\p{N}.,:])\p{Nd}{1,2}|(?<!\p{L})[IVX]{2,5})\.(?= (?:[+&] )?\p{L})/gu;
/** "14.–18. 7., 3 900 Kč", "ab 1.9. gesucht": the days of a numeric date, and the month before a small letter. */
const numericDayDot =
  /(?<=(?<![\p{N}.,:])\p{Nd}{1,2}|\p{Nd}\.\s?[-–]\s?\p{Nd}{1,2})\.(?=\s?[-–]\s?\p{Nd}{1,2}\.|\s(?:0?[1-9]|1[0-2])\.(?:[\s,;)]|$))|(?<=(?<![\p{N}.,:])\p{Nd}{1,2}\.(?:0?[1-9]|1[0-2]))\.(?=\s(?:\p{Ll}|[+&]\s))/gu;
/** "จ.–พฤ.", "ตร.ม.", "டி.நகர்": Thai and Lao end no sentence with a dot, nor do the scripts of India amid a word. */
const dotOfShortWord =
  /(?<=[\u0e00-\u0eff])\.(?=[\s/\u0e00-\u0eff])|(?<=[\u0900-\u0dff])\.(?=[\u0900-\u0dff])/gu;
const countedUnit = sourcesOfAll((language) => language.countedUnits);
/** "6 pers." at the end of a text or a line: the dot belongs to what is counted. */
const countedDot = toPattern(
  // "5 stk. 189 kr.": so many for so much.
  `(?<=\\p{Nd}\\s?(?:${countedUnit}))\\.(?=$|\\n|\\s(?:${currency}\\s?)?\\p{Nd}[\\p{Nd}.,]{0,8}(?:\\s?${currency}|,-)(?!\\p{L}))`,
  'giu',
);
/** Stands in for such a dot while a text is cut; a private-use character that no brief keeps (cleanText). */
const heldDot = '\ue000';

/**
 * A text in which the dots that end nothing are replaced; its length stays. In a language whose ordinals have no dot,
 * no dot is taken for one of them.
 */
export function withHeldDots(text: string, language?: string): string {
  if (!text.includes('.')) return text;
  const rest = text
    .replace(innerDot, heldDot)
    .replace(shortBeforeFigure, heldDot)
    .replace(countyDot, heldDot)
    .replace(foundedDot, heldDot)
    .replace(countedDot, heldDot)
    .replace(dotOfShortWord, heldDot)
    .replace(numericDayDot, heldDot);
  return language && !hasOrdinalDots(language) ? rest : rest.replace(ordinalDot, heldDot);
}
const hasOrdinalDots = (language: string) => basicLanguageOf(language)?.ordinalDots === true;
export const withDots = (text: string) => text.replaceAll(heldDot, '.');

/** Parts of a text between matches of `at`, which does not see the dots that end nothing. */
export const splitAt = (text: string, at: RegExp) => withHeldDots(text).split(at).map(withDots);

/** A sentence may start with a digit ("Step into summer. 50% off"), which Unicode's rules do not split. */
const digitStart =
  /(?<=(?:\p{L}{2}|\p{Nd}\s?[hHчu]|[%€$£₺₽₹]|\p{Nd}{2}|\))[.!?]) (?=[-–%$€£₹₺₽+]?\p{Nd}|R\$|Rp|KSh)|(?<=(?:[\p{L}&+]\s|\p{Nd}[-–])\p{Nd}[.!?]) (?=[$€£₹₺₽]\s?\p{Nd})/gu;

/** "Early birds from 9. 40 dealers", where ordinals have no dot. */
const countBehindFigure =
  /(?<=\p{L}{2}\s\p{Nd}{1,2})\. (?=\p{Nd}{1,5}(?:\s\p{L}{3}|[.,]?\p{Nd}{0,2}\s?[€£₺₽]))/gu;

/** "kl. 10-16. Entré 60 kr": hours end a sentence, though ordinals have dots; German nouns are in capitals anyway. */
const rangeBeforeCapital = toPattern(`(?<=\\p{Nd}[-–]\\p{Nd}{1,2})[.${heldDot}] (?=\\p{Lu}\\p{Ll})`, 'gu');

/** Who types small begins sentences small too: "brakes, gears + wash. pick up from your home". */
const typedSmall = /^\P{L}*\p{Ll}|[?!] \p{Ll}/u;
/** "From 10 Jan. to 15 Feb." goes on. */
const smallStart =
  /(?<=\p{L}{3}|[)%€£₺₽₹$]|\p{Nd}\s?\p{L}{0,3})(?<!\p{Nd}[°º]?\s\p{L}{3,4}(?=\. \p{Ll}{2,3}\s\p{Nd}))\. (?=\p{Ll}{2})/gu;

/** Behind cents, which are no day of a month, a sentence ends however the next begins: "Dozen 3.50. honesty box". */
const smallBehindPrice =
  /(?<=(?<!\p{Nd}[.,]?)\p{Nd}{1,4}[.,](?:00|1[3-9]|[2-9]\p{Nd})|[€$£₺₽₹]\s?\p{Nd}{1,5}|\p{Nd}\s?[€£₺₽₹])\. (?=\p{Ll}{2})/gu;
/** So it does before the street: "15% студентам. ул. Ленина, 24". */
const streetStart = toPattern(
  `(?<=\\p{L}{3})[.${heldDot}] (?=(?:${sourcesOfAll((language) => language.streets?.before).replaceAll('\\.', `[.${heldDot}]`)})\\s\\p{Lu})`,
  'gu',
);

/** Before an address or a handle, whatever its letters, and before "¡" or "¿" a sentence ends. */
const markStart =
  /(?<=[\p{L}\p{M}\p{Nd})%€£$])\. (?=[\p{L}\p{Nd}._+-]{1,40}@[\p{L}\p{Nd}]|@[\p{L}\p{Nd}_]{3}|www\.|https?:|[¡¿])/gu;
/** "Showground Hall B. $6": a letter behind the word of a place ends its sentence before a price. */
const letterBeforePrice = toPattern(`(?<=\\p{L}{3}\\s\\p{Lu})[.${heldDot}] (?=[$€£₹]\\s?\\p{Nd})`, 'gu');
/** So it does before the town: "Замер бесплатно. г. Тула". */
const townStart = toPattern(
  `(?<=\\p{L}{2})[.${heldDot}] (?=(?:${sourcesOfAll(({ streets }) => streets?.towns)})[.${heldDot}]\\s?\\p{Lu}\\p{Ll})`,
  'gu',
);
/** Behind a unit of time under a stroke: "3500/мес. Тренер – мастер спорта", "9 €/h. 5123 4567". */
const rateBeforeName = toPattern(
  `(?<=\\p{Nd}\\s?(?:\\p{Sc}|\\p{L}{0,4}[.${heldDot}]?)/\\p{L}{1,4})${heldDot}(?=\\s(?:\\p{Lu}\\p{Ll}|[+(]?\\p{Nd}{3}))`,
  'gu',
);

/** Sentences of a text, trimmed; line breaks end sentences. */
export function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  const whole = withHeldDots(text, language);
  const rated = whole.replace(rateBeforeCapital, '.');
  const parted =
    language === 'de' ? rated : rated.replace(unitBeforeCapital, '.').replace(rateBeforeName, '.');
  const begun = [smallBehindPrice, streetStart, townStart, markStart, letterBeforePrice].reduce(
    (left, start) => left.replace(start, '.\n'),
    parted,
  );
  const ranged = language === 'de' ? begun : begun.replace(rangeBeforeCapital, '.\n');
  const counted = hasOrdinalDots(language) ? ranged : ranged.replace(countBehindFigure, '.\n');
  for (const held of counted.replace(digitStart, '\n').split('\n')) {
    const line = typedSmall.test(held) ? held.replace(smallStart, '.\u2029') : held;
    let open = '';
    for (const { segment, index } of segmenter(language, 'sentence').segment(line)) {
      open += segment;
      const next = line.charAt(index + segment.length);
      if (abbreviated.test(open) && !endsBehindFigure(open, next, language)) continue;
      // "“Why me?” is a fair question": the sentence goes on in small letters.
      if (/[?!.…]["”»“’']\s+$/u.test(open) && /\p{Ll}/u.test(next)) continue;
      if (open.trim()) sentences.push(withDots(open.trim()));
      open = '';
    }
    if (open.trim()) sentences.push(withDots(open.trim()));
  }
  return sentences;
}

const figureAtEnd = /\p{Nd}{1,2}\.\s*$/u;
const amountAtEnd = /[€$£₺₽₹]\s\p{Nd}{1,2}\.\s*$/u;
const priceAtEnd = toPattern(`\\p{Nd}\\s?(?:${currency})\\.\\s*$`, 'iu');
const perUnit = sourcesOfAll((language) => language.perUnit);
/** The same as a sentence may begin with it: "Per pers." */
const perUnitBegun = perUnit.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const unitBeforeCapital = toPattern(
  `(?<=(?:(?<!\\p{L})(?:${perUnitBegun})|/)\\s?(?:${countedUnit}))${heldDot}(?=\\s\\p{Lu}\\p{Ll})`,
  'gu',
);
/** Currencies named before a stroke that parts no clauses: "20 lei / oră". */
const ratedMoney = [
  moneyNames('RON', 'HUF', 'PLN', 'CZK', 'TRY', 'EUR'),
  moneyNames('SEK', 'NOK', 'DKK', 'UAH', 'RUB', 'BGN'),
].join('|');
/** A sign or a name of money behind its amount. */
const behindAmount = `(?:\\p{Sc}|(?:${ratedMoney})\\.?)`;
const rateBeforeCapital = toPattern(
  `(?<=\\p{Nd}\\s?${behindAmount}\\s?/\\s?\\p{L}{1,4})${heldDot}(?=\\s\\p{Lu}\\p{Ll})`,
  'gu',
);
const rateAtEnd = toPattern(`\\p{Nd}\\s?${behindAmount}\\s?/\\s?\\p{L}{1,4}\\.\\s*$`, 'u');
/** "22 € für 60 Min. Probestunde kostenlos": what a price buys is whole. */
const pricedLengthAtEnd = toPattern(
  `\\p{Nd}\\s?\\p{Sc}\\s\\p{L}{2,4}\\s\\p{Nd}{1,3}\\s?(?:${countedUnit})\\.\\s*$`,
  'iu',
);
const unitAtEnd = toPattern(`(?<!\\p{L})(?:${perUnit}|/)\\s?(?:${countedUnit})\\.\\s*$`, 'iu');
const countedAtEnd = toPattern(`\\p{Nd}\\s?(?:${countedUnit}|[hglmчмμ])\\.\\s*$`, 'iu');

/**
 * "On Pier 4. £14 each", "2e kanaal € 40. Binnen een week", "max. 10 hlö. Polttopuut": a figure or its unit ends a
 * sentence, though "3. Mai" goes on. German nouns are in capitals behind a unit as well ("30 Min. Fußweg").
 */
function endsBehindFigure(open: string, next: string, language: string): boolean {
  // "38 €/Std. Anruf genügt", "65 € par pers. Samedi 10h"
  if (rateAtEnd.test(open) || pricedLengthAtEnd.test(open)) return /\p{Lu}/u.test(next);
  if (unitAtEnd.test(open)) return language !== 'de' && /\p{Lu}/u.test(next);
  if (countedAtEnd.test(open)) return language !== 'de' && /\p{Lu}/u.test(next);
  // "250 ש"ח. רחוב …", "8000 Ft. Bejelentkezés …"
  if (language !== 'de' && priceAtEnd.test(open)) return /\p{Lu}|\p{Lo}/u.test(next);
  if (!figureAtEnd.test(open) || !/\p{L}/u.test(open)) return false;
  return amountAtEnd.test(open) || !/\p{L}/u.test(next) || !hasOrdinalDots(language);
}

/** "29, 30 en 31 december" stays whole. */
const commaNotOfDays =
  '(?<!\\p{L}-),\\s+(?!(?<=(?<!\\p{Nd})\\p{Nd}{1,2},\\s)\\p{Nd}{1,2}\\.?\\s\\p{L}{1,4}\\s\\p{Nd}{1,2}\\.?\\s\\p{L}{3})';
/** "9 h 30 - 18 h 30", "9 - 17.30" stays whole too. */
const notOfHours =
  '(?<!(?<![\\p{Nd}.,:])\\p{Nd}{1,2}(?:\\s?[h:.]\\s?\\p{Nd}{0,2})?(?=\\s[-–—]\\s\\p{Nd}{1,2}(?:\\s?[h:.]|\\s?[ap]m|[,;)]|$)))';
const clauseBreak = toPattern(
  `${notOfHours}\\s+[-–—|·•~]+\\s+|(?<![€$£₺₽₹\\p{Nd}]|(?<!\\p{L})(?:${ratedMoney}))\\s+/+\\s+|\\s*[—|]\\s*|` +
    `[:;]\\s+|[：；。！？]|[፣፤]\\s*|(?<!\\d|\\p{L}-)[,،、，](?!\\d)\\s*|(?<=\\p{L}),(?=\\d)|${commaNotOfDays}|[.!?؟।]+(?:\\s+|$)|\\n`,
  'u',
);

/** Clauses of a text, cut at punctuation (not at decimal points or commas in numbers). */
export function clausesOf(text: string): string[] {
  return splitAt(text, clauseBreak)
    .map((clause) => clause.trim())
    .filter(Boolean);
}

/** Number of words; scripts without spaces count by dictionary. */
export function wordCount(text: string, language: string): number {
  if (!unspaced.test(text)) return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  let count = 0;
  for (const { isWordLike } of segmenter(language, 'word').segment(text)) if (isWordLike) count += 1;
  return count;
}

/** How wide a text sets, in average Latin letters: ideographs, kana and Hangul take two. */
export function setWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/\p{M}|\p{Cf}/u.test(letter)) continue;
    width +=
      /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]|\p{Extended_Pictographic}/u.test(
        letter,
      )
        ? 2
        : 1;
  }
  return width;
}

/** Words a line must not end on when it is cut. */
export const dangling = toPattern(
  `\\s+(?:${stemsOfAll((language) => language.dangling).replaceAll(' ', '|')})$`,
  'iu',
);

/**
 * Cuts a text so that it sets no wider than `width` (setWidth). It is cut where it reads well: after a sentence, at a
 * clause or between words, never inside a word. No ellipsis is added.
 */
export function cutToWidth(input: { text: string; width: number; language: string }): string {
  const { text, width, language } = input;
  if (setWidth(text) <= width) return text;
  let kept = '';
  for (const sentence of sentencesOf(text, language)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (setWidth(longer) > width) break;
    kept = longer;
  }
  if (kept) return kept;
  let words = '';
  let clause = '';
  for (const { segment } of segmenter(language, 'word').segment(text)) {
    if (setWidth(words + segment) > width) break;
    if (/^[,;:،、，；：]$|^[–—|]$/u.test(segment) && setWidth(words) > width * 0.25) clause = words;
    words += segment;
  }
  let cut = (clause || words).trim();
  while (dangling.test(cut)) cut = cut.replace(dangling, '');
  // "Learn the guitar (even if you think, …": a bracket is cut whole.
  cut = cut.replace(/(?<=\S)\s?[(（][^)）]*$/u, '').replace(/[\s,;:،、，；：–—|(-]+$/u, '');
  return cut || graphemes(text, width);
}

/** For one endless word: as many whole characters as fit. */
function graphemes(text: string, width: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (setWidth(kept + segment) > width || kept.length + segment.length > width) break;
    kept += segment;
  }
  return kept;
}
