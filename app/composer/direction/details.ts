import type { Detail } from '../design/ad-design.ts';
import type { DetailRole } from '../design/concepts.ts';

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

const roles: Record<string, DetailRole> = {
  price: 'price',
  formerPrice: 'formerPrice',
  condition: 'condition',
  deadline: 'condition',
  date: 'date',
  time: 'time',
  hours: 'time',
  place: 'place',
  phone: 'phone',
  web: 'web',
  code: 'code',
  item: 'tick',
  benefit: 'tick',
  before: 'before',
  after: 'after',
};

/** Whether words name one day of the calendar: 'Fridays' and 'viernes a domingo' fill no ticket. */
const isCalendarDay = (text: string) => /\p{Nd}|[一二三四五六七八九十]月/u.test(text);

/** Whether a day is the last one of something: it stands within a deadline ("until 31 May"). */
const isLastDay = (date: StatedFact, facts: readonly StatedFact[]) =>
  facts.some(
    ({ kind, field, start = 0, end = 0 }) =>
      kind === 'deadline' && field === date.field && start < (date.end ?? 0) && end > (date.start ?? 0),
  );

/** Letters between a price and an offer that stands beside it. */
const beside = 24;

/**
 * Whether a condition is that of an offer which follows a price at once: "£35 a month, joining free until May" limits
 * nothing but the joining, and under the price it would limit that.
 */
function isOfOffer({ field, start = 0 }: StatedFact, facts: readonly StatedFact[]): boolean {
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
const dayOf = (text: string) => text.replace(/(?<=\p{L}{3})\.$/u, '');

/** At most so many of a role, and characters a detail holds. */
const mostOf: Partial<Record<DetailRole, number>> = { tick: 5, time: 2 };
const longest: Partial<Record<DetailRole, number>> = {
  price: 24,
  formerPrice: 24,
  code: 20,
  tick: 46,
  place: 60,
};

/** The further facts an ad can print beside its copy, each once; `printed` are texts it has already. */
export function detailsFrom(
  facts: readonly StatedFact[],
  printed: readonly (string | undefined)[],
): Detail[] {
  const details: Detail[] = [];
  const isPrinted = (text: string) =>
    printed.some((one) => one?.toLowerCase().includes(text.toLowerCase().trim()));
  const add = (role: DetailRole, text: string) => {
    const known = details.filter((detail) => detail.role === role);
    if (known.length >= (mostOf[role] ?? 1) || text.length > (longest[role] ?? 90) || text.trim() === '')
      return;
    // Under one role: a day may be when it is and what an offer hangs on.
    if (details.some((detail) => detail.text === text.trim())) return;
    details.push({ role, text: text.trim() });
  };
  for (const fact of facts) {
    const { kind, text, parts } = fact;
    if (kind === 'date' && isLastDay(fact, facts)) continue;
    if ((kind === 'deadline' || kind === 'condition') && isOfOffer(fact, facts)) continue;
    if (kind === 'number' && parts?.number && parts.meaning) {
      add('number', parts.number);
      add('meaning', parts.meaning);
    } else if (kind === 'quote' && parts?.source) {
      add('quote', parts.quote ?? '');
      add('source', parts.source);
    } else if (kind === 'listed' && parts?.thing && parts.price) {
      // Always in pairs: two things may cost the same.
      details.push({ role: 'listed', text: parts.thing }, { role: 'listedPrice', text: parts.price });
    } else if (kind === 'role') {
      add('fact', text);
    } else {
      const role = kind === 'date' && !isCalendarDay(text) ? 'time' : roles[kind];
      if (role === 'tick' && isPrinted(text)) continue;
      if (role) add(role, role === 'date' ? dayOf(text) : text);
    }
  }
  return details;
}
