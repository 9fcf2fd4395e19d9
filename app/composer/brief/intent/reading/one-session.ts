import { sourcesRead } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { perLanguage } from '../../text/remembering.ts';
import { clausesOf } from '../../text/segments.ts';
import { saysDeed } from '../signs/deeds.ts';
import { longestRead } from '../signs/pointings.ts';
import type { Reading } from './reading.ts';

const firstOf = perLanguage((language) =>
  toPattern(
    `^(?:[^\\s\\p{Nd}]{1,20}\\s){0,3}(?:${sourcesRead(language, (one) => one.firstOf)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}])`,
    'iu',
  ),
);

/**
 * "First lesson £10", "Yoga, first class free", "8 classes or a free taster": one is tried before anybody enrols for
 * more. "£95 incl. first year's membership" offers none.
 */
function offersFirstLesson({ brief, said, language }: Reading): boolean {
  const texts = [said, brief.saleGoals, brief.instructions].map((text) => text.slice(0, longestRead));
  return texts.some((text) =>
    clausesOf(text).some(
      (clause) =>
        saysDeed('taster', clause, language) ||
        (firstOf(language).test(clause) && findOffer(clause, language) !== undefined),
    ),
  );
}

/** "Wreath workshop, 28 November, 7pm, £42": one evening with its price, and no course of several. */
function isOneEvening({ facts, has, countsCourse, isRegular }: Reading): boolean {
  const days = facts.filter(({ kind, text }) => kind === 'date' && /\p{Nd}/u.test(text));
  return days.length === 1 && has('time') && has('price') && !countsCourse() && !isRegular();
}

/**
 * Whether readers are to come once before, or instead of, enrolling: that hour is booked. Only English has a word for
 * enrolling that says more than signing up does.
 */
export const isOneSession = (reading: Reading) =>
  reading.language === 'en' && (offersFirstLesson(reading) || isOneEvening(reading));
