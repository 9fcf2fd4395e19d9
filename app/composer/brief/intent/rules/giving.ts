import { matchersOf } from '../../../languages/matchers.ts';
import { sourcesRead, wordsOfAll } from '../../../languages/registry.ts';
import { money } from '../../offer/offer-words.ts';
import { perLanguage } from '../../text/remembering.ts';
import { sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { pointingsIn } from '../signs/pointings.ts';

const inNeed = new RegExp(
  wordsOfAll((language) => language.giving?.inNeed),
  'iu',
);
const toGive = new RegExp(
  wordsOfAll((language) => language.giving?.toGive),
  'iu',
);

/** "£5 a month = breakfast for one child": how much, and what is given for it. */
const equation = new RegExp(`(?:${money})[^=\\n]{0,20}=\\s?(?<given>[^=\\n]{3,60})`, 'iu');

/** "Your £12 can be a warm meal": the money is still the reader's. */
const yourMoneyOf = perLanguage((language) => {
  const yours = sourcesRead(language, (words) => words.yours);
  const becomes = sourcesRead(language, (words) => [words.giving?.becomes, words.gifts]);
  return new RegExp(`(?<!\\p{L})(?:${yours})\\s(?:${money})\\s?(?:${becomes})(?!\\p{L})`, 'iu');
});

/** "Text HELP to 70070": a word in capitals, and a short number behind it. */
const shortNumber =
  /(?<!\p{L})\p{Lu}{3,12}(?!\p{L})[^.!?\n]{1,20}(?<![\p{Nd}.,])\p{Nd}{2,3}\s?\p{Nd}{2,3}(?![\p{Nd}.,])/u;

/** What a cause may be called after: toys for Christmas, tree planting, a breakfast club. */
const calledAfter = new Set<Intent | undefined>([
  undefined,
  'buy',
  'enrol',
  'quote',
  'order',
  'contact',
  'table',
]);
/** What a gift may be for besides: a library, a museum, the work on either. */
const ofHouses = new Set<Intent | undefined>(['visit', 'quote', 'book', 'table']);
/** "£10 pays for one new book", unlike "£149 houses, churches and farms". */
const countedOf = perLanguage((language) => {
  const one = sourcesRead(language, (words) => [words.giving?.one, words.indefinite]);
  return new RegExp(`(?:${money})\\s?(?:${matchersOf(language).gifts})\\s(?:${one}|\\p{Nd}{1,3})\\s`, 'iu');
});

/** Whether a brief tells no hour, number or reduction, as what is sold or done for customers does. */
const isPlain = ({ has, isReduced, hires, isDropIn, hasDay }: Reading) =>
  !hires && !has('phone') && !has('time') && !has('hours') && !isReduced() && !isDropIn() && !hasDay();

const pointsToGift = (text: string, language: string) =>
  pointingsIn(text, language).some(({ intent }) => intent === 'donate');

const raises = new RegExp(
  `${wordsOfAll((language) => language.raises)}\\s(?:\\p{L}{1,6}\\s)?(?<sum>${money})`,
  'iu',
);
/** "Raise £80,000"; a piano has its pitch raised for less. */
const isRaised = (text: string) => (raises.exec(text)?.groups?.sum?.match(/\p{Nd}/gu) ?? []).length > 2;

/** Gifts of money, as those ask for them who help others. */
export const giving: Record<string, Rule> = {
  /** "Your £12 can be a warm meal". */
  yourMoney: (reading) =>
    isPlain(reading) && yourMoneyOf(reading.language).test(reading.said) ? 'donate' : undefined,
  /** "£5 a month = breakfast for one child". */
  equation: (reading) => {
    const given = isPlain(reading) ? equation.exec(reading.said)?.groups?.given : undefined;
    if (given === undefined) return undefined;
    const isCause = reading.topic === 'charity' || pointsToGift(reading.said, reading.language);
    return isCause || inNeed.test(given) ? 'donate' : undefined;
  },
  /** "We need blankets. Text HELP to 70070 to give £3". */
  byText: ({ copy, language, hires }) =>
    !hires &&
    sentencesOf(copy, language).some(
      (sentence) => shortNumber.test(sentence) && (toGive.test(sentence) || pointsToGift(sentence, language)),
    )
      ? 'donate'
      : undefined,
  /** "Toys for Christmas: every pound counts". */
  behindName: (reading) => {
    const { named, brief, language } = reading;
    if (!calledAfter.has(named) || !isPlain(reading)) return undefined;
    return pointingsIn(brief.title, language).some(
      ({ intent, start }) =>
        intent === 'donate' && /[:–—|,-]\s$/u.test(brief.title.slice(Math.max(0, start - 2), start)),
    )
      ? 'donate'
      : undefined;
  },
  /** "The last lido in town", "help us raise £80,000 by March". */
  raised: (reading) =>
    (reading.named === undefined || reading.named === 'visit' || calledAfter.has(reading.named)) &&
    isPlain(reading) &&
    isRaised(reading.said)
      ? 'donate'
      : undefined,
  /** "School library", "£10 pays for one new book". */
  forHouse: (reading) =>
    ofHouses.has(reading.named) &&
    isPlain(reading) &&
    reading.prices.length < 3 &&
    reading.saysWhatGiftsBuy() &&
    countedOf(reading.language).test(reading.said) &&
    !reading.pointed().some((intent) => intent === 'tickets' || intent === 'book' || intent === 'order')
      ? 'donate'
      : undefined,
};
