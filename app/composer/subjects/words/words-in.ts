import { tradeNameWords } from '../trade-names/trade-names.ts';
import { type WordLine, wordLines } from '../word-list.ts';
import { activityWords } from './activity-words.ts';
import { amharicWords } from './am/words.ts';
import { arabicWords } from './ar/words.ts';
import { azerbaijaniWords } from './az/words.ts';
import { belarusianWords } from './be/words.ts';
import { bulgarianWords } from './bg/words.ts';
import { bengaliWords } from './bn/words.ts';
import { catalanWords } from './ca/words.ts';
import { czechWords } from './cs/words.ts';
import { danishWords } from './da/words.ts';
import { germanWords } from './de/words.ts';
import { greekWords } from './el/words.ts';
import { englishWords } from './en/words.ts';
import { spanishWords } from './es/words.ts';
import { estonianWords } from './et/words.ts';
import { basqueWords } from './eu/words.ts';
import { persianWords } from './fa/words.ts';
import { finnishWords } from './fi/words.ts';
import { frenchWords } from './fr/words.ts';
import { galicianWords } from './gl/words.ts';
import { gujaratiWords } from './gu/words.ts';
import { hebrewWords } from './he/words.ts';
import { hindiWords } from './hi/words.ts';
import { croatianWords } from './hr/words.ts';
import { hungarianWords } from './hu/words.ts';
import { armenianWords } from './hy/words.ts';
import { indonesianWords } from './id/words.ts';
import { icelandicWords } from './is/words.ts';
import { italianWords } from './it/words.ts';
import { japaneseWords } from './ja/words.ts';
import { georgianWords } from './ka/words.ts';
import { kazakhWords } from './kk/words.ts';
import { khmerWords } from './km/words.ts';
import { kannadaWords } from './kn/words.ts';
import { koreanWords } from './ko/words.ts';
import { kyrgyzWords } from './ky/words.ts';
import { laoWords } from './lo/words.ts';
import { lithuanianWords } from './lt/words.ts';
import { latvianWords } from './lv/words.ts';
import { macedonianWords } from './mk/words.ts';
import { malayalamWords } from './ml/words.ts';
import { mongolianWords } from './mn/words.ts';
import { marathiWords } from './mr/words.ts';
import { malayWords } from './ms/words.ts';
import { burmeseWords } from './my/words.ts';
import { norwegianWords } from './nb/words.ts';
import { nepaliWords } from './ne/words.ts';
import { dutchWords } from './nl/words.ts';
import { punjabiWords } from './pa/words.ts';
import { polishWords } from './pl/words.ts';
import { plainerWordsIn } from './plainer-words.ts';
import { portugueseWords } from './pt/words.ts';
import { romanianWords } from './ro/words.ts';
import { russianWords } from './ru/words.ts';
import { englishSellers } from './sellers-en.ts';
import { inCyrillic } from './serbian-cyrillic.ts';
import { sinhalaWords } from './si/words.ts';
import { slovakWords } from './sk/words.ts';
import { sloveneWords } from './sl/words.ts';
import { albanianWords } from './sq/words.ts';
import { serbianWords } from './sr/words.ts';
import { swedishWords } from './sv/words.ts';
import { swahiliWords } from './sw/words.ts';
import { tamilWords } from './ta/words.ts';
import { teluguWords } from './te/words.ts';
import { thaiWords } from './th/words.ts';
import { filipinoWords } from './tl/words.ts';
import { turkishWords } from './tr/words.ts';
import { ukrainianWords } from './uk/words.ts';
import { urduWords } from './ur/words.ts';
import { uzbekWords } from './uz/words.ts';
import { vietnameseWords } from './vi/words.ts';
import { worksAndAccounts } from './works-and-accounts.ts';
import { chineseWords } from './zh/words.ts';

/**
 * The words of each language. Each word stands once; its line has all that it leads to, the best first. Some languages
 * read a neighbour's behind their own.
 */
const words: Record<string, string> = {
  am: amharicWords,
  ar: arabicWords,
  az: azerbaijaniWords,
  be: belarusianWords,
  bg: bulgarianWords,
  bn: bengaliWords,
  ca: catalanWords,
  cs: czechWords,
  da: danishWords,
  de: germanWords,
  el: greekWords,
  en: englishWords + englishSellers,
  es: spanishWords,
  et: estonianWords,
  eu: basqueWords,
  fa: persianWords,
  fi: finnishWords,
  fr: frenchWords,
  gl: galicianWords,
  gu: gujaratiWords,
  he: hebrewWords,
  hi: hindiWords,
  hr: croatianWords,
  hu: hungarianWords,
  hy: armenianWords,
  id: indonesianWords,
  is: icelandicWords,
  it: italianWords,
  ja: japaneseWords,
  ka: georgianWords,
  kk: kazakhWords,
  km: khmerWords,
  kn: kannadaWords,
  ko: koreanWords,
  ky: kyrgyzWords,
  lo: laoWords,
  lt: lithuanianWords,
  lv: latvianWords,
  mk: macedonianWords,
  ml: malayalamWords,
  mn: mongolianWords,
  mr: marathiWords + hindiWords,
  ms: malayWords + indonesianWords,
  my: burmeseWords,
  nb: norwegianWords,
  ne: nepaliWords + hindiWords,
  nl: dutchWords,
  pa: punjabiWords,
  pl: polishWords,
  pt: portugueseWords,
  ro: romanianWords,
  ru: russianWords,
  si: sinhalaWords,
  sk: slovakWords,
  sl: sloveneWords,
  sq: albanianWords,
  sr: serbianWords + croatianWords,
  sv: swedishWords,
  sw: swahiliWords,
  ta: tamilWords,
  te: teluguWords,
  th: thaiWords,
  tl: filipinoWords,
  tr: turkishWords,
  uk: ukrainianWords,
  ur: urduWords,
  uz: uzbekWords,
  vi: vietnameseWords,
  'zh-Hans': chineseWords,
  'zh-Hant': chineseWords,
};

/** The neighbours from which a language has words that do not tell it: Kazakh "кондиционер" is Russian too. */
const borrowsFrom: Record<string, string> = {
  az: 'tr',
  kk: 'ru',
  ky: 'ru',
  mn: 'ru',
  mr: 'hi',
  ne: 'hi',
  uz: 'tr',
};

/** Words that tell a language: those that the neighbour it borrows from does not have. */
export function ownWordsIn(language: string): string[] {
  const own = wordLinesIn(language).flatMap((line) => line.words);
  const neighbour = borrowsFrom[language];
  if (neighbour === undefined) return own;
  const borrowed = new Set(wordLinesIn(neighbour).flatMap((line) => line.words));
  return own.filter((word) => !borrowed.has(word));
}

/** The words of a language that lead to things. The first line that has a word is the one that counts. */
export const wordLinesIn = (language: string): WordLine[] =>
  wordLines(
    `${plainerWords(language)}\n${listOf(language) ?? ''}\n${tradeNameWords(language)}\n${worksAndAccounts[baseOf(language)] ?? ''}`,
  );

const baseOf = (language: string) => language.split('-')[0] ?? '';

const plainerWords = (language: string) => {
  const base = baseOf(language);
  return `${plainerWordsIn[language === 'sr' ? 'hr' : base] ?? ''}\n${activityWords(base)}`;
};

const listOf = (language: string) => (language === 'sr-Cyrl' ? inCyrillic(words.sr ?? '') : words[language]);
