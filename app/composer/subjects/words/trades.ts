import { tradeNameWords } from '../trade-names/trade-names.ts';
import { type WordLine, wordLines } from '../word-list.ts';
import { civicWordsIn } from './civic-words.ts';
import { clubsAndCrafts } from './clubs-and-crafts.ts';
import { commonTradesIn } from './common-trades.ts';
import { englishCrafts } from './crafts-en.ts';
import { ofTheseWords } from './english-pairs.ts';
import { everydayWords } from './everyday.ts';
import { exhibits } from './exhibits.ts';
import { firstReadIn } from './first-read.ts';
import { englishGoodsAndGatherings } from './goods-and-gatherings-en.ts';
import { bulgarianGoods } from './goods-bg.ts';
import { catalanGoods } from './goods-ca.ts';
import { czechGoods } from './goods-cs.ts';
import { danishGoods } from './goods-da.ts';
import { germanGoods } from './goods-de.ts';
import { greekGoods } from './goods-el.ts';
import { englishGoods } from './goods-en.ts';
import { spanishGoods } from './goods-es.ts';
import { estonianGoods } from './goods-et.ts';
import { finnishGoods } from './goods-fi.ts';
import { frenchGoods } from './goods-fr.ts';
import { croatianGoods } from './goods-hr.ts';
import { hungarianGoods } from './goods-hu.ts';
import { italianGoods } from './goods-it.ts';
import { lithuanianGoods } from './goods-lt.ts';
import { latvianGoods } from './goods-lv.ts';
import { norwegianGoods } from './goods-nb.ts';
import { dutchGoods } from './goods-nl.ts';
import { polishGoods } from './goods-pl.ts';
import { portugueseGoods } from './goods-pt.ts';
import { romanianGoods } from './goods-ro.ts';
import { russianGoods } from './goods-ru.ts';
import { slovakGoods } from './goods-sk.ts';
import { sloveneGoods } from './goods-sl.ts';
import { swedishGoods } from './goods-sv.ts';
import { turkishGoods } from './goods-tr.ts';
import { ukrainianGoods } from './goods-uk.ts';
import { highStreetWords } from './high-street.ts';
import { homeGoods } from './home-goods.ts';
import { lessCommonTradesIn } from './less-common-trades.ts';
import { englishListedFirms } from './listed-firms-en.ts';
import { localWords } from './local.ts';
import { meaningsBeyondEurope } from './meanings-beyond-europe.ts';
import { englishMeanings } from './meanings-en.ts';
import { europeanMeanings } from './meanings-europe.ts';
import { newPhrases } from './new-phrases.ts';
import { newDrawings } from './new-drawings.ts';
import { englishOddJobs } from './odd-jobs-en.ts';
import { outingsAndIndustryIn } from './outings-and-industry.ts';
import { seasonWordsIn } from './season-words.ts';
import { englishSecondSenses } from './second-senses-en.ts';
import { englishSellers } from './sellers-en.ts';
import { inCyrillic } from './serbian-cyrillic.ts';
import { amharicServices } from './services-am.ts';
import { arabicServices } from './services-ar.ts';
import { bulgarianServices } from './services-bg.ts';
import { bengaliServices } from './services-bn.ts';
import { catalanServices } from './services-ca.ts';
import { czechServices } from './services-cs.ts';
import { danishServices } from './services-da.ts';
import { germanServices } from './services-de.ts';
import { greekServices } from './services-el.ts';
import { englishServices } from './services-en.ts';
import { spanishServices } from './services-es.ts';
import { estonianServices } from './services-et.ts';
import { persianServices } from './services-fa.ts';
import { finnishServices } from './services-fi.ts';
import { frenchServices } from './services-fr.ts';
import { gujaratiServices } from './services-gu.ts';
import { hebrewServices } from './services-he.ts';
import { hindiServices } from './services-hi.ts';
import { croatianServices } from './services-hr.ts';
import { hungarianServices } from './services-hu.ts';
import { malayServices } from './services-id.ts';
import { italianServices } from './services-it.ts';
import { japaneseServices } from './services-ja.ts';
import { kannadaServices } from './services-kn.ts';
import { koreanServices } from './services-ko.ts';
import { lithuanianServices } from './services-lt.ts';
import { latvianServices } from './services-lv.ts';
import { malayalamServices } from './services-ml.ts';
import { marathiServices } from './services-mr.ts';
import { norwegianServices } from './services-nb.ts';
import { nepaliServices } from './services-ne.ts';
import { dutchServices } from './services-nl.ts';
import { punjabiServices } from './services-pa.ts';
import { polishServices } from './services-pl.ts';
import { portugueseServices } from './services-pt.ts';
import { romanianServices } from './services-ro.ts';
import { russianServices } from './services-ru.ts';
import { slovakServices } from './services-sk.ts';
import { sloveneServices } from './services-sl.ts';
import { swedishServices } from './services-sv.ts';
import { swahiliServices } from './services-sw.ts';
import { tamilServices } from './services-ta.ts';
import { teluguServices } from './services-te.ts';
import { thaiServices } from './services-th.ts';
import { filipinoServices } from './services-tl.ts';
import { turkishServices } from './services-tr.ts';
import { ukrainianServices } from './services-uk.ts';
import { urduServices } from './services-ur.ts';
import { vietnameseServices } from './services-vi.ts';
import { chineseServices } from './services-zh.ts';
import { shopGoodsIn } from './shop-goods.ts';
import { smallTradeWords } from './small-trades.ts';
import { specialistDoctorsIn } from './specialist-doctors.ts';
import { streetGoodsIn } from './street-goods.ts';
import { townWordsIn } from './town.ts';
import { amharicTrades } from './trades-am.ts';
import { arabicTrades } from './trades-ar.ts';
import { azerbaijaniTrades } from './trades-az.ts';
import { belarusianTrades } from './trades-be.ts';
import { bulgarianTrades } from './trades-bg.ts';
import { bengaliTrades } from './trades-bn.ts';
import { czechTrades } from './trades-cs.ts';
import { germanTrades } from './trades-de.ts';
import { greekTrades } from './trades-el.ts';
import { englishTrades } from './trades-en.ts';
import { spanishTrades } from './trades-es.ts';
import { estonianTrades } from './trades-et.ts';
import { basqueTrades } from './trades-eu.ts';
import { persianTrades } from './trades-fa.ts';
import { finnishTrades } from './trades-fi.ts';
import { frenchTrades } from './trades-fr.ts';
import { galicianTrades } from './trades-gl.ts';
import { gujaratiTrades } from './trades-gu.ts';
import { hebrewTrades } from './trades-he.ts';
import { hindiTrades } from './trades-hi.ts';
import { croatianTrades } from './trades-hr.ts';
import { hungarianTrades } from './trades-hu.ts';
import { armenianTrades } from './trades-hy.ts';
import { malayTrades } from './trades-id.ts';
import { icelandicTrades } from './trades-is.ts';
import { italianTrades } from './trades-it.ts';
import { japaneseTrades } from './trades-ja.ts';
import { georgianTrades } from './trades-ka.ts';
import { kazakhTrades } from './trades-kk.ts';
import { khmerTrades } from './trades-km.ts';
import { kannadaTrades } from './trades-kn.ts';
import { koreanTrades } from './trades-ko.ts';
import { kyrgyzTrades } from './trades-ky.ts';
import { laoTrades } from './trades-lo.ts';
import { lithuanianTrades } from './trades-lt.ts';
import { latvianTrades } from './trades-lv.ts';
import { macedonianTrades } from './trades-mk.ts';
import { malayalamTrades } from './trades-ml.ts';
import { mongolianTrades } from './trades-mn.ts';
import { marathiTrades } from './trades-mr.ts';
import { burmeseTrades } from './trades-my.ts';
import { nepaliTrades } from './trades-ne.ts';
import { dutchTrades } from './trades-nl.ts';
import { scandinavianTrades } from './trades-nordic.ts';
import { punjabiTrades } from './trades-pa.ts';
import { polishTrades } from './trades-pl.ts';
import { portugueseTrades } from './trades-pt.ts';
import { romanianTrades } from './trades-ro.ts';
import { russianTrades } from './trades-ru.ts';
import { sinhalaTrades } from './trades-si.ts';
import { albanianTrades } from './trades-sq.ts';
import { swahiliTrades } from './trades-sw.ts';
import { tamilTrades } from './trades-ta.ts';
import { teluguTrades } from './trades-te.ts';
import { thaiTrades } from './trades-th.ts';
import { filipinoTrades } from './trades-tl.ts';
import { turkishTrades } from './trades-tr.ts';
import { ukrainianTrades } from './trades-uk.ts';
import { urduTrades } from './trades-ur.ts';
import { uzbekTrades } from './trades-uz.ts';
import { vietnameseTrades } from './trades-vi.ts';
import { chineseTrades } from './trades-zh.ts';
import { uncommonTradesIn } from './uncommon-trades.ts';
import { englishWares } from './wares-en.ts';
import { workingWordsIn } from './working-words.ts';
import { yardGoods } from './yard-goods.ts';

const own: Record<string, string> = {
  am: amharicServices + amharicTrades,
  ar: arabicServices + arabicTrades,
  az: azerbaijaniTrades,
  be: belarusianTrades,
  bg: bulgarianServices + bulgarianTrades + bulgarianGoods,
  bn: bengaliServices + bengaliTrades,
  ca: catalanServices + catalanGoods,
  cs: czechServices + czechTrades + czechGoods,
  da: danishServices + scandinavianTrades + danishGoods,
  de: germanServices + germanTrades + germanGoods,
  el: greekServices + greekTrades + greekGoods,
  en: englishCrafts + englishTrades + englishGoods + englishServices + englishWares,
  es: spanishServices + spanishTrades + spanishGoods,
  et: estonianServices + estonianTrades + estonianGoods,
  eu: basqueTrades,
  fa: persianServices + persianTrades,
  fi: finnishServices + finnishTrades + finnishGoods,
  fr: frenchServices + frenchTrades + frenchGoods,
  gl: galicianTrades,
  gu: gujaratiServices + gujaratiTrades,
  he: hebrewServices + hebrewTrades,
  hi: hindiServices + hindiTrades,
  hr: croatianServices + croatianTrades + croatianGoods,
  hu: hungarianServices + hungarianTrades + hungarianGoods,
  hy: armenianTrades,
  id: malayServices + malayTrades,
  is: icelandicTrades,
  it: italianServices + italianTrades + italianGoods,
  ja: japaneseServices + japaneseTrades,
  ka: georgianTrades,
  kk: kazakhTrades,
  km: khmerTrades,
  kn: kannadaServices + kannadaTrades,
  ko: koreanServices + koreanTrades,
  ky: kyrgyzTrades,
  lo: laoTrades,
  lt: lithuanianServices + lithuanianTrades + lithuanianGoods,
  lv: latvianServices + latvianTrades + latvianGoods,
  mk: macedonianTrades,
  ml: malayalamServices + malayalamTrades,
  mn: mongolianTrades,
  mr: marathiServices + marathiTrades + hindiServices + hindiTrades,
  ms: malayServices + malayTrades,
  my: burmeseTrades,
  nb: norwegianServices + scandinavianTrades + norwegianGoods,
  ne: nepaliServices + nepaliTrades + hindiServices + hindiTrades,
  nl: dutchServices + dutchTrades + dutchGoods,
  pa: punjabiServices + punjabiTrades,
  pl: polishServices + polishTrades + polishGoods,
  pt: portugueseServices + portugueseTrades + portugueseGoods,
  ro: romanianServices + romanianTrades + romanianGoods,
  ru: russianServices + russianTrades + russianGoods,
  si: sinhalaTrades,
  sk: slovakServices + czechTrades + slovakGoods,
  sl: sloveneServices + croatianTrades + sloveneGoods,
  sq: albanianTrades,
  sr: croatianServices + croatianTrades + croatianGoods,
  'sr-Cyrl': inCyrillic(croatianServices + croatianTrades + croatianGoods),
  sv: swedishServices + scandinavianTrades + swedishGoods,
  sw: swahiliServices + swahiliTrades,
  ta: tamilServices + tamilTrades,
  te: teluguServices + teluguTrades,
  th: thaiServices + thaiTrades,
  tl: filipinoServices + filipinoTrades,
  tr: turkishServices + turkishTrades + turkishGoods,
  uk: ukrainianServices + ukrainianTrades + ukrainianGoods,
  ur: urduServices + urduTrades,
  uz: uzbekTrades,
  vi: vietnameseServices + vietnameseTrades,
  'zh-Hans': chineseServices + chineseTrades,
  'zh-Hant': chineseServices + chineseTrades,
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
  const words = tradesIn(language).flatMap((line) => line.words);
  const neighbour = borrowsFrom[language];
  if (neighbour === undefined) return words;
  const borrowed = new Set(tradesIn(neighbour).flatMap((line) => line.words));
  return words.filter((word) => !borrowed.has(word));
}

/** Words in the meaning they have in ads, before all others. */
const meanings: Record<string, string> = {
  en: englishListedFirms + englishMeanings + englishSellers,
  ...europeanMeanings,
  ...meaningsBeyondEurope,
};

/** Malay reads those of Indonesian, Serbian those of Croatian. */
const meaningsSharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };

function meaningsIn(language: string): string {
  const code = language.slice(0, 2);
  const list = meanings[meaningsSharedWith[code] ?? code] ?? '';
  return language === 'sr-Cyrl' ? inCyrillic(list) : list;
}

/** Our own words of a language. Where a line names one thing, the things that go with it in English go with it here. */
export function tradesIn(language: string): WordLine[] {
  const code = language.slice(0, 2);
  return wordLines(
    [
      language === 'sr-Cyrl' ? inCyrillic(newDrawings.sr ?? '') : newDrawings[code === 'ms' ? 'id' : code],
      code === 'en' ? englishSecondSenses + englishOddJobs + englishGoodsAndGatherings : '',
      firstReadIn(language),
      outingsAndIndustryIn(language),
      specialistDoctorsIn(language),
      meaningsIn(language),
      workingWordsIn(language),
      shopGoodsIn(language),
      uncommonTradesIn(language),
      seasonWordsIn(language),
      civicWordsIn(language),
      streetGoodsIn(language),
      commonTradesIn(language),
      lessCommonTradesIn(language),
      townWordsIn(language),
      clubsAndCrafts[code],
      smallTradeWords[code],
      localWords[code],
      exhibits[code],
      yardGoods[code],
      homeGoods[code],
      highStreetWords[code],
      everydayWords[code],
      own[language],
      code === 'en' ? newPhrases : '',
      tradeNameWords(language),
    ].join('\n'),
  ).map((line) => {
    const [lead] = line.things;
    const together = lead && line.things.length === 1 ? companions().get(lead) : undefined;
    return together ? { ...line, things: together } : line;
  });
}

let known: Map<string, WordLine['things']> | undefined;

function companions(): Map<string, WordLine['things']> {
  if (known) return known;
  known = new Map();
  for (const { things } of wordLines(own.en ?? '')) {
    const [lead] = things;
    if (lead && !known.has(lead) && !ofTheseWords.has(things.join(' '))) known.set(lead, things);
  }
  return known;
}
