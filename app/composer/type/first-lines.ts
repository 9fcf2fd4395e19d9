import type { Node } from '@takumi-rs/core';
import type { LaidOut, TextBox } from '../checks/boxes.ts';
import { kindOfShape } from '../layouts/shape-id.ts';

/** Share of the first line up to which a last one is a crumb. */
const crumb = 0.3;
/** How far the width of words may be off that is told from their number of letters. */
const slack = 1.1;

/** The texts of a drawing in the order in which they are measured. */
export function textsIn(node: Node): Node[] {
  if (node.id !== undefined && kindOfShape(node.id) === 'text') return [node];
  return node.type === 'container' ? (node.children ?? []).flatMap(textsIn) : [];
}

/**
 * Whether balancing may leave a first line short that does not read as one: the first entry of a list, or a single word
 * without a mark behind it.
 */
function startsShort({ lines }: TextBox): boolean {
  const words = lines.flatMap(({ words: text = '', width }) => {
    const perLetter = width / Math.max(1, text.trimEnd().length);
    const parts = text.trimEnd().split(' ');
    return parts.map((word) => ({ word, width: (word.length + 1) * perLetter }));
  });
  const isList = words.filter(({ word }) => endsPart.test(word)).length > 1;
  const short = isList ? words.findIndex(({ word }) => endsPart.test(word)) : 0;
  if (!isList && /\p{P}$/u.test(words[0]?.word ?? '')) return false;
  const whole = words.reduce((sum, { width }) => sum + width, 0);
  let first = 0;
  const ways = words.slice(0, -1).map(({ width }) => {
    first += width;
    return Math.max(first, whole - first);
  });
  const behindShort = ways[short];
  return behindShort !== undefined && behindShort <= Math.min(...ways) * slack;
}

const endsPart = /[,،]$/u;

/** Centred lines stand well under a short one. */
const isCentred = ({ lines: [first, second] }: TextBox) =>
  first !== undefined &&
  second !== undefined &&
  Math.abs(first.x + first.width / 2 - second.x - second.width / 2) < 2;

/**
 * Fills the first line of a sub-line's row where balancing would leave a stub: below another row "Swimming, | climbing,
 * campfires" reads as two of them. A last line of a crumb is not taken for it. The lines are measured as full as they
 * get, so only how they are drawn changes.
 */
export function fillFirstLines(node: Node, { texts }: LaidOut): void {
  const nodes = textsIn(node);
  if (nodes.length !== texts.length) return;
  for (const [index, text] of texts.entries()) {
    const words = nodes[index];
    const [first, last] = text.lines;
    if (!words || text.role !== 'subline' || !text.balanced || text.lines.length !== 2) continue;
    if (!first || !last || isCentred(text) || last.width < crumb * first.width) continue;
    if (startsShort(text)) words.style = { ...words.style, textWrap: 'wrap' };
  }
}
