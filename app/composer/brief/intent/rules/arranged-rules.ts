import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import type { Intent } from '../intents.ts';
import type { Rule } from '../reading/reading.ts';
import { pointingsIn } from '../signs/pointings.ts';

/** What a free estimate may be given for: a repair shop books, makers sell, 'sewing' may be taught or done. */
export const estimated = new Set<Intent | undefined>([
  undefined,
  'book',
  'contact',
  'quote',
  'buy',
  'order',
  'enrol',
  'view',
]);

/** What tells that there is something to eat. */
const eaten = new Set<Intent | undefined>(['table', 'order']);
const onlyByAppointment = toPattern(
  wordsOfAll((language) => language.byAppointment),
  'iu',
);

/** Goods and houses that are shown to who has asked for an hour. */
const shownTo = new Set<Intent | undefined>([undefined, 'buy', 'contact', 'visit', 'discover']);

/** What the copy says is arranged beforehand, whatever the trade. */
export const arranged: Record<string, Rule> = {
  /** "Wedding dress sample sale", "by appointment only". */
  appointmentOnly: ({ named, copy, has, isEvent, brief, language }) =>
    shownTo.has(named) &&
    !(has('phone') && !has('web')) &&
    // "Open studio, 6–8 May, 10–4, or by appointment".
    !(named !== 'buy' && isEvent() && (named !== 'visit' || has('hours') || has('time'))) &&
    onlyByAppointment.test(copy) &&
    // "Strawberry picking, booking needed": an hour for everybody, and no talk.
    !(named === 'visit' && pointingsIn(brief.title, language).some(({ intent }) => intent === 'book'))
      ? 'appointment'
      : undefined,
  /** "Accordion repairs", "free estimate"; a valuation day is only visited. */
  estimate: ({ named, form, isEstimated }) =>
    (estimated.has(named) || (named === 'visit' && form() === 'deed')) && isEstimated() ? 'quote' : undefined,
  /** "Sunday lunch £14", "table reservations advised". Nobody eats at the tables of a flea market. */
  table: ({ named, isEaten, isEvent, things, brief, language, reservesTables, form, has }) => {
    // "Stargazing, booking essential": what is shown is nothing to eat.
    const isFed = () =>
      eaten.has(things()) || pointingsIn(brief.title, language).some(({ intent }) => eaten.has(intent));
    // "Yoga retreat, 30 places, £25, booking essential".
    const isHeld = () => form() === 'outing' || pointingsIn(brief.title, language).length > 0;
    if (named === undefined && !isFed() && isHeld() && has('price') && reservesTables()) return 'book';
    const isUnknown = named === undefined && (!(isEvent() || isHeld()) || isFed());
    const isServed = isUnknown || named === 'order' || named === 'table' || named === 'buy';
    return (isServed || (named === 'visit' && isEaten)) && reservesTables() ? 'table' : undefined;
  },
};
