import { findAddresses } from './find-contacts.ts';

/** Stands in for a stroke that parts nothing; a private-use character that no brief keeps (cleanText). */
const heldStroke = '\ue002';

/** No pair is wider, in UTF-16 units. */
const widest = 80;

const stroke = /(?<=\s)\/(?=\s)/u;
const lastClause = /[^.,;:!?،、，。|·•–—]*$/u;
const firstClause = /^[^.,;:!?،、，。|·•–—]*/u;

/**
 * A line in which the strokes between two of a kind are held: "Leeds / York", "manual / automatic 45 an hour", "Ann /
 * Tom". Cut there, the half that finds no room would leave the other to say something else. A stroke that sets a day,
 * a figure or an address apart parts the line, and so does one between two phrases.
 */
export function withHeldPairs(line: string): string {
  const [first = '', ...others] = line.split(stroke);
  let held = first;
  for (const [index, part] of others.entries()) {
    const before =
      (index === 0 ? first : (others[index - 1] ?? '')).slice(-widest).match(lastClause)?.[0] ?? '';
    const behind = part.slice(0, widest).match(firstClause)?.[0] ?? '';
    held += `${isPair(before, behind, part) ? heldStroke : '/'}${part}`;
  }
  return held;
}

/** Whether one word, or two, stand on either side. */
function isPair(before: string, behind: string, rest: string): boolean {
  const [one, other] = [wordsOf(before), wordsOf(behind)];
  const [next = ''] = other;
  if (one.length === 0 || other.length === 0) return false;
  if (/\p{Nd}/u.test(before) || /[\p{Nd}@]/u.test(next) || findAddresses(rest.trim())[0]?.start === 0)
    return false;
  return one.length === 1 || other.length === 1 || (one.length === 2 && other.length === 2);
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));

/** The strokes of a part again. */
export const withStrokes = (part: string) => part.replaceAll(heldStroke, '/');
