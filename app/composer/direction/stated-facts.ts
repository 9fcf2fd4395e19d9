/** A fact of the brief, as far as details are made of it. */
export type StatedFact = {
  kind: string;
  text: string;
  parts?: Record<string, string> | undefined;
  /** Where in the brief it stands. */
  field?: string;
  start?: number;
  end?: number;
};

/** Whether words name one day of the calendar: 'Fridays' and 'viernes a domingo' fill no ticket. */
export const isCalendarDay = (text: string) => /\p{Nd}|[一二三四五六七八九十]月/u.test(text);

/** Whether a day is the last one of something: it stands within a deadline ("until 31 May"). */
export const isLastDay = (date: StatedFact, facts: readonly StatedFact[]) =>
  facts.some(
    ({ kind, field, start = 0, end = 0 }) =>
      kind === 'deadline' && field === date.field && start < (date.end ?? 0) && end > (date.start ?? 0),
  );

/** Letters between a price and an offer that stands beside it. */
const beside = 24;

/**
 * Whether a condition limits an offer that follows a price at once. In "£35 a month, joining free until May" the date
 * limits the joining only. Printed under the price it would limit that.
 */
export function isOfOffer({ field, start = 0 }: StatedFact, facts: readonly StatedFact[]): boolean {
  const placeOf = ({ kind, text, parts, start: from = 0 }: StatedFact) =>
    kind === 'offer' ? from + Math.max(0, text.indexOf(parts?.figure ?? text)) : from;
  const [owner, before] = facts
    .filter((one) => (one.kind === 'offer' || one.kind === 'price') && one.field === field)
    .map((one) => ({ kind: one.kind, end: one.end ?? 0, at: placeOf(one) }))
    .filter(({ at }) => at < start)
    .sort((one, other) => other.at - one.at);
  return owner?.kind === 'offer' && before?.kind === 'price' && owner.at - before.end <= beside;
}

/** A day without the full stop of its sentence. */
export const dayOf = (text: string) => text.replace(/(?<=\p{L}{3}|\p{L}{3}\s\p{Nd}{1,2})\.$/u, '');

/** A price without the dot of its currency where a sentence ends: as the words of the ad print it. */
export const priceOf = (text: string) => text.replace(/(?<=\p{L})\.$/u, '');
