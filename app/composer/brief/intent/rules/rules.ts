import type { Intent } from '../intents.ts';
import type { Reading } from '../reading/reading.ts';
import { arranged } from './arranged-rules.ts';
import { asked } from './asked-rules.ts';
import { beforehand } from './beforehand-rules.ts';
import { goalDeeds, invitedDeeds } from './deed-rules.ts';
import { byForm } from './form-rules.ts';
import { giving } from './giving.ts';
import { job } from './job-rules.ts';
import { byLikelihood } from './likely-rules.ts';
import { media } from './media.ts';
import { plainWords } from './plain-words.ts';
import { sentIn } from './sent-in.ts';
import { byTrade } from './trade-rules.ts';
import { works } from './works.ts';

const rules = [
  job,
  goalDeeds,
  giving,
  works,
  sentIn,
  media,
  plainWords,
  asked,
  beforehand,
  arranged,
  invitedDeeds,
  byTrade,
  byForm,
  byLikelihood,
].flatMap((group) => Object.values(group));
/** Rules that go by less than what the brief says: anybody's slogan may have a word for a ware in it. */
const guesses = new Set([byForm.goodsOrClub, ...Object.values(byLikelihood)]);

/** Rules that go by the form of a name, by a date or by one word of the copy, and not by a trade. */
const loose = new Set([
  ...guesses,
  byForm.event,
  byForm.attendedThing,
  byForm.outing,
  byForm.goods,
  byForm.byPiece,
  byForm.reducedName,
  byForm.courseByLength,
  goalDeeds.join,
  arranged.estimate,
]);

/** Rules that go by what the brief says in so many words. */
const wishes = new Set(Object.values({ ...goalDeeds, ...beforehand, ...invitedDeeds, wish: asked.wish }));

type Chosen = { intent: Intent; isGuess: boolean; isLoose: boolean; isAsked: boolean };

/**
 * What a brief asks its readers to do. The first rule that has an answer decides: rules by what the brief says come
 * before those by what is likely. `isGuess`: it is only likely. `isAsked`: the brief says it in so many words.
 */
export function chooseIntent(reading: Reading): Chosen {
  for (const rule of rules) {
    const intent = rule(reading);
    if (intent)
      return { intent, isGuess: guesses.has(rule), isLoose: loose.has(rule), isAsked: wishes.has(rule) };
  }
  return { intent: 'contact', isGuess: true, isLoose: true, isAsked: false };
}
