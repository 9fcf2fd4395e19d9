import { currency } from '../brief/offer-words.ts';

const noBreak = '\u00a0';
const startsWord = '(?<![\\p{L}\\p{M}\\p{N}])';
const endsWord = '(?![\\p{L}\\p{M}\\p{N}])';

/** Large numbers' names and units that follow a figure after a space. */
const magnitudes =
  'Mio\\.?|Mrd\\.?|Tsd\\.?|mln|mil|mld|tys\\.?|млн|млрд|тыс\\.?|тис\\.?|million|millions|millones|milioni|milhões';
const units =
  'kg|g|mg|t|lbs?|oz|l|ml|cl|dl|hl|km|m|cm|mm|ft|in|mi|m²|m2|qm|km/h|mph|h|hrs?|min|sec|s|Std\\.?|Min\\.?|Uhr|kWh|kW|W|V|mAh|hp|PS|GB|MB|TB|px|°C?|°F|am|pm|a\\.m\\.|p\\.m\\.|kcal|Stk?\\.?|pcs|кг|г|мг|л|мл|км|м|см|мм|м²|ч|мин|шт\\.?';

const counting = '\\p{Nd}(?:[\\p{Nd}.,٫٬]{0,5}\\p{Nd})?';
const forSoMany = 'for|per|por|pour|für|voor|за';
const counted = '[\\p{L}\\p{M}]';
const unspaced =
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';

/** Spaces that hold together what is read as one, in every language. */
const everywhere = [
  // Amounts: "R$ 1", "9 €", "20 %", "% 20", "- 30 %", "1 000", "0800 123".
  `(?<=${startsWord}(?:${currency}|\\p{Sc}|[TU]Sh|Tk|Br)) (?=[-−–]?\\p{Nd})`,
  `(?<=\\p{Nd}(?:[.,][-–])?) (?=(?:${currency}|\\p{Sc})${endsWord})`,
  '(?<=\\p{Nd}) (?=[%٪％‰]|\\p{Nd})',
  '(?<=[%٪]) (?=\\p{Nd})',
  '(?<=(?:^|[\\s(])[-−–+]) (?=\\p{Nd})',
  `(?<=\\p{Nd}) (?=(?:${magnitudes}|${units})${endsWord})`,
  `(?<=${startsWord}(?:${magnitudes})) (?=${currency}${endsWord})`,
  // "3 x 2", "1 + 1".
  '(?<=\\p{Nd}) (?=[x×+][ \u00a0]?\\p{Nd})|(?<=\\p{Nd}[ \u00a0]?[x×+]) (?=\\p{Nd})',
  // "2 for 1".
  `(?<=(?<!\\p{Nd})\\p{Nd}) (?=(?:${forSoMany}) \\p{Nd}(?!\\p{Nd}))`,
  `(?<=\\p{Nd}[ \u00a0](?:${forSoMany})) (?=\\p{Nd}(?!\\p{Nd}))`,
  // "8 vzorků", "500 ग्राम", "1.5 লিটার": what a figure counts, but for "2 get 1".
  `(?<=(?:^|[\\p{L}\\p{M},;:(·–][ \u00a0]?)(?<!\\p{Nd}[ \u00a0](?:${forSoMany})[ \u00a0])${counting}) (?=${counted}{2,9}(?!${counted}| \\p{Nd}{1,2}(?![\\p{Nd}.,])))`,
  // Where words have no spaces between them, the one after a figure is of its unit: "500 กรัม".
  `(?<=\\p{Nd}) (?=[${unspaced}])`,
  // "Nr. 5", "№ 5", "Dr. Weiss", "J. Baker", "z. B.", "т. д.".
  `(?<=${startsWord}(?:no|nr|núm|vol|art|tel|n[º°]|№|§|#)\\.?) (?=\\p{Nd})`,
  `(?<=${startsWord}(?:dr|mrs?|ms|prof|st|sra?|mme)\\.) (?=\\p{L})`,
  `(?<=${startsWord}\\p{L}\\.) (?=\\p{L}{1,2}\\.)`,
  // No line starts with a dash, a dot between two facts or a mark that ends something.
  ' (?=[–—·•] |- (?!\\p{Nd})|[!?:;…])',
].map((source) => new RegExp(source, 'giu'));
const initial = new RegExp(`(?<=${startsWord}\\p{Lu}\\.) (?=\\p{Lu})`, 'gu');

/** Words of one letter that lean on the next word, by language; a line that ends in one is a fault of typesetting. */
const smallWords: Record<string, string> = {
  pl: 'aiouwz',
  cs: 'aiouksvz',
  sk: 'aiouksvz',
  sl: 'aiovszkhu',
  hr: 'aiouskz',
  sr: 'аиоускaiouskz',
  mk: 'аиово',
  ru: 'авикосуябж',
  uk: 'аівзйоуяєб',
  be: 'аізйоуўя',
  bg: 'аивосук',
  en: 'aio',
  es: 'aeouy',
  ca: 'aeioù',
  gl: 'aeoá',
  pt: 'aeoàéáó',
  fr: 'aàyôo',
  it: 'aeioèé',
  ro: 'aoeîi',
  sv: 'iåö',
  da: 'iåø',
  nb: 'iåø',
  hu: 'asé',
  tr: 'o',
  el: 'ηοώή',
  ar: 'و',
};

/** Languages that write an ordinal with a dot ("30. April"). */
const dottedOrdinals = new Set([
  'de',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'da',
  'nb',
  'is',
  'fi',
  'et',
  'lv',
  'hu',
  'tr',
]);
const ordinal = /(?<=(?<![\p{Nd}.,])\p{Nd}{1,2}\.) (?=\p{L})/gu;

const byLanguage = new Map<string, RegExp | undefined>();

function smallWordsOf(language: string): RegExp | undefined {
  if (!byLanguage.has(language)) {
    const letters = smallWords[language];
    const source = `(?<=(?:^|[\\s("„«“‚‘–—])[${letters}]) (?=[\\p{L}\\p{N}«„“"])`;
    byLanguage.set(language, letters ? new RegExp(source, 'giu') : undefined);
  }
  return byLanguage.get(language);
}

/** The hyphen before a short last part ("rendez-vous", "check-in"), or one inside a word ("Second-Hand-Basar"). */
const shortPart = /(?<=\p{L})-(?=\p{L}{1,5}(?![\p{L}\p{M}\p{N}'’-])|\p{L}{3,5}-\p{L})/gu;

/**
 * A text whose spaces do not break where a line must not end: inside amounts, dates and abbreviations, after words of
 * one letter, before a dash or a spaced mark, inside spaced guillemets. Changes spaces to no-break spaces, and puts a
 * word joiner after a hyphen that must not end a line; nothing that shows.
 * @param language BCP 47.
 */
export function withNoBreaks(text: string, language: string): string {
  const [base = ''] = language.split('-');
  let held = text.replace(shortPart, '-\u2060').replace(/« ([^«»]{1,200}) »/gu, `«${noBreak}$1${noBreak}»`);
  for (const space of everywhere) held = held.replace(space, noBreak);
  held = held.replace(initial, noBreak);
  if (dottedOrdinals.has(base)) held = held.replace(ordinal, noBreak);
  const small = smallWordsOf(base);
  return small ? held.replace(small, noBreak) : held;
}
