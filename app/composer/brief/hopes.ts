import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { findOffer } from './offer/find-offer.ts';
import { clausesOf } from './text/segments.ts';
import { isFirstOf } from './title/join-pieces.ts';

/** `isCut`: its end was left out, and what comes next does not go on from it. */
export type Clause = { text: string; start: number; end: number; isCut?: boolean };

/** Clauses at commas, semicolons and dashes, with their places; a bracket stays whole. */
export function clausesWithPlaces(sentence: string): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  for (const text of clausesOf(sentence)) {
    const start = sentence.indexOf(text, from);
    if (start < 0) continue;
    from = start + text.length;
    const last = found.at(-1);
    if (last && /\([^()]*$/u.test(last.text)) {
      last.end = from;
      last.text = sentence.slice(last.start, from);
    } else found.push({ text, start, end: from });
  }
  return found;
}

const [opensHope, endsHope, countsHope] = (['take', 'behind', 'count'] as const).map((part) =>
  sourcesOfAll(({ hopes }) => hopes?.[part]),
);
const opening = toPattern(
  `^(?:${opensHope})\\s+(?=\\S+\\s\\S)(?:(?:${sourcesOfAll(({ articles }) => articles)})\\s+)?`,
  'iu',
);
const ending = toPattern(`(?<=\\S\\s\\S+)\\s(?:${endsHope})$`, 'iu');
const counted = toPattern(
  `(?<=\\s\\p{L}[\\p{L}-]{0,20})\\s(?:${countsHope})(?=$|\\s\\p{L}{2,4}\\s).*$`,
  'iu',
);

/**
 * A clause of the goals without what its sender hopes will be done with the thing: "request the free guide", "turn
 * them into £49 passes", "free trial requests from firms".
 */
export function withoutHope({ text, start, end }: Clause, language: string): Clause {
  const offer = findOffer(text, language);
  const verb = opening.exec(text)?.[0].length ?? 0;
  const isOf = offer?.kind === 'price' || (offer?.kind === 'free' && offer.start === verb);
  const from = isOf ? verb : 0;
  const tail = offer?.kind === 'price' ? ending : offer?.kind === 'free' ? counted : undefined;
  const kept = tail ? text.slice(from).replace(tail, '') : text.slice(from);
  const left = text.length - from - kept.length;
  return { text: kept, start: start + from, end: end - left, isCut: left > 0 };
}

/** Whether a clause says what its sender hopes will be done with a thing. */
export const isHope = (clause: string) => opening.test(clause) || ending.test(clause);

export const ordered = toPattern(`^(?:${sourcesOfAll((language) => language.orders)})\\s+`, 'iu');
export const orders = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.orders)})(?!\\p{L})`,
  'iu',
);
/** "Free call out in big letters": the offer is printed, however it is to be set. */
export const setBig = toPattern(
  `(?:^|\\s|,|(?<=[\\p{Lo}]))(?:${sourcesOfAll((language) => language.writtenBig)})$`,
  'iu',
);
/** An offer of the instructions without the order to write it, and how large: "write free call out in big letters". */
export function withoutSetting(clause: string, language: string): string {
  const bare = clause.replace(setBig, '').replace(/[\s,]+$/u, '');
  return bare !== clause && findOffer(bare, language) ? bare.replace(ordered, '') : clause;
}

/** "Intro pass: 10 days for $30": what is cheaper once is named before its colon. */
export const startWithLabel = (
  before: Clause | undefined,
  sentence: string,
  start: number,
  language: string,
) =>
  before && isFirstOf(before.text, language) && /^\s?[:：]\s*$/u.test(sentence.slice(before.end, start))
    ? before.start
    : start;

const putInBehind = toPattern(`\\s?(?:${sourcesOfAll((language) => language.putInBehind)})[.!。]?$`, 'u');
/** "電話 03-5555-0177 を必ず入れる" without the order at its end. */
export const withoutOrderBehind = (clause: string) => clause.replace(putInBehind, '');
