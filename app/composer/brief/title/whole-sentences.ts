import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { opensWithHiring } from '../../languages/matchers.ts';
import { sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { isSaying } from '../../subjects/sayings.ts';
import { findDates, findTimes } from '../facts/find-dates.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { findOffer } from '../offer/find-offer.ts';
import { perLanguage } from '../text/remembering.ts';
import { sentencesOf, setWidth, wordCount } from '../text/segments.ts';
import { widestWhole } from './join-pieces.ts';

/** Several sentences of a word or two are one ("Sleep. Dream. Repeat."). */
export function sentencesAndRuns(title: string, language: string): string[] {
  const sentences = sentencesOf(title, language);
  const isShort =
    sentences.length >= 3 && sentences.every((one) => wordCount(one, language) <= 3 && !/[!?]{2}/u.test(one));
  if (isShort && setWidth(title) <= 44 && !sentences.some((one) => findOffer(one, language)))
    return [sentences.join(' ')];
  const [one = ''] = sentences;
  if (
    sentences.length === 2 &&
    areBeats(sentences.join(' ')) &&
    !isCallToAction(one) &&
    setWidth(title) <= 44
  )
    return [sentences.join(' ')];
  if (isOneSaying(sentences, language) && setWidth(title) <= 52) return [sentences.join(' ')];
  if (areWritten(sentences, language) && setWidth(title) <= widestWhole) return [sentences.join(' ')];
  // "Peel. Pour. Paint. New wall paint in 40 colours": three words that open a title are one.
  const other = sentences.findIndex((one) => !/^\p{L}+[.!]$/u.test(one));
  return other >= 3 ? [sentences.slice(0, other).join(' '), ...sentences.slice(other)] : sentences;
}

/**
 * "Roasted Tuesday. In your cup Thursday.": a title of two sentences that both have their stop is read as it is
 * written, if no offer, hour or day of the month stands in it.
 */
const areWritten = (sentences: string[], language: string) =>
  sentences.length === 2 &&
  sentences.every((one) => /[.!?…]$/u.test(one) && !findOffer(one, language)) &&
  !opensWithHiring(sentences[0] ?? '') &&
  ![...findDates(sentences.join(' '), language), ...findTimes(sentences.join(' '))].some(({ text }) =>
    /\p{Nd}/u.test(text),
  );

/**
 * "Don't move. Go up!", "Mum isn't coping. Now what?": a saying in two or three sentences, of which no later one names
 * a thing, a day, an offer or a house.
 */
function isOneSaying(sentences: string[], language: string): boolean {
  const [first = '', ...others] = sentences;
  if (others.length < 1 || others.length > 2 || isCallToAction(first) || opensWithHiring(first)) return false;
  // "60 minutes to get out. Can you?": a figure may open it, if it is no hour, price or day.
  const isFigure = (one: string) => findDates(one, language).length + findTimes(one).length === 0;
  const isPlain = (one: string) =>
    !/[:：|]|\s[-–—]\s|\p{Lu}\p{Ll}+,?\s\p{Lu}\p{Ll}/u.test(one) &&
    (!/\p{Nd}/u.test(one) || (one === first && isFigure(one))) &&
    !findOffer(one, language);
  const isBare = (one: string) =>
    tradeOf(one, language) === undefined &&
    findDates(one, language).length === 0 &&
    !isCallToAction(one) &&
    findSubjects({ title: one }, language).length === 0;
  // "It wants to retire": it speaks of what was said before.
  const goesOn = (one: string) =>
    wordCount(one, language) <= 5 &&
    isSaying(one, language) &&
    !isCallToAction(one) &&
    tradeOf(one, language) === undefined;
  // "See the board. And the ball. And the cat.": each goes on from the one before.
  const isAdded = (one: string) => opensWithAnd(language).test(one) && wordCount(one, language) <= 4;
  if (sentences.every(isPlain) && others.every(isAdded) && wordCount(first, language) <= 5) return true;
  return (
    sentences.every(isPlain) &&
    (isSaying(first, language) || isBare(first)) &&
    others.every((one) => isBare(one) || goesOn(one))
  );
}

const opensWithAnd = perLanguage((language) =>
  toPattern(`^(?:${sourcesRead(language, ({ and }) => and)})\\s`, 'iu'),
);

/** "Drive a bus. Know your town.": two short sentences are read as one. */
const areBeats = (unit: string) =>
  /^(?:\p{L}[\p{L}\p{M}'’]*|\p{Nd}{1,2})(?: [\p{L}\p{M}'’]+){1,2}\. (?:\p{L}[\p{L}\p{M}'’]*|\p{Nd}{1,2})(?: [\p{L}\p{M}'’]+){1,2}\.$/u.test(
    unit,
  );

const isRun = (unit: string) => /^(?:[^.!?]{1,20}[.!?] ){2,}[^.!?]{1,20}[.!?]?$/u.test(unit);

/** "妈妈，我想吃蛋糕": what somebody says, in one sentence. */
const spokenInChinese = /^\p{Script=Han}{1,6}，(?=\p{Script=Han}*[我你您咱])\p{Script=Han}{3,12}[！？。]?$/u;

/** Whether a unit of several sentences is read as one and not parted further. */
export const isWhole = (unit: string, language: string) =>
  isRun(unit) ||
  areBeats(unit) ||
  spokenInChinese.test(unit) ||
  isOneSaying(sentencesOf(unit, language), language) ||
  areWritten(sentencesOf(unit, language), language);
