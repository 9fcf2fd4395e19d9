import type { Detail } from '../design/ad-design.ts';
import type { DetailRole } from '../design/concepts.ts';
import { dayOf, isCalendarDay, isLastDay, isOfOffer, priceOf, type StatedFact } from './stated-facts.ts';

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
      // "Doors 9pm": an hour alone does not say what is then.
      if (kind === 'time' && parts?.told) add('time', parts.told);
      else if (role) add(role, role === 'date' ? dayOf(text) : role === 'price' ? priceOf(text) : text);
    }
  }
  return details;
}
