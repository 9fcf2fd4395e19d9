import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { countsGifts, givenFor, isRaised, isYourMoney, shortNumber } from '../signs/gifts.ts';
import { pointingsIn } from '../signs/pointings.ts';

const inNeed = toPattern(
  wordsOfAll((language) => language.giving?.inNeed),
  'iu',
);
const toGive = toPattern(
  wordsOfAll((language) => language.giving?.toGive),
  'iu',
);

/** What a cause may be called after: toys for Christmas, tree planting, a breakfast club. */
const calledAfter = new Set<Intent | undefined>([
  undefined,
  'buy',
  'enrol',
  'quote',
  'order',
  'contact',
  'table',
  'visit',
]);
/** What a gift may be for besides: a library, a museum, the work on either. */
const ofHouses = new Set<Intent | undefined>(['visit', 'quote', 'book', 'table', 'sign-up']);
/** Whether a brief tells no hour, number or reduction, as what is sold or done for customers does. */
const isPlain = ({ has, isReduced, hires, isDropIn, hasDay }: Reading) =>
  !hires && !has('phone') && !has('time') && !has('hours') && !isReduced() && !isDropIn() && !hasDay();

const pointsToGift = (text: string, language: string) =>
  pointingsIn(text, language).some(({ intent }) => intent === 'donate');

/** Gifts of money, as those ask for them who help others. */
export const giving: Record<string, Rule> = {
  /** "Your £12 can be a warm meal". */
  yourMoney: (reading) =>
    isPlain(reading) && isYourMoney(reading.said, reading.language) ? 'donate' : undefined,
  /** "£5 a month = breakfast for one child". */
  equation: (reading) => {
    const given = isPlain(reading) ? givenFor(reading.said) : undefined;
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
    calledAfter.has(reading.named) && isPlain(reading) && isRaised(reading.said) ? 'donate' : undefined,
  /** "School library", "£10 pays for one new book". */
  forHouse: (reading) =>
    ofHouses.has(reading.named) &&
    isPlain(reading) &&
    reading.prices.length < 3 &&
    reading.saysWhatGiftsBuy() &&
    (countsGifts(reading.said, reading.language) || inNeed.test(reading.copy)) &&
    !reading.pointed().some((intent) => intent === 'tickets' || intent === 'book' || intent === 'order')
      ? 'donate'
      : undefined,
};
