import type { Node } from '@takumi-rs/core';
import { type LaidOut, pairWithMeasure, type TextBox } from '../checks/boxes.ts';
import { type Drawing, measure } from '../render/render.ts';
import { textsIn } from './first-lines.ts';
import { joinLines, piecesOf } from './line-joints.ts';
import { arrangements } from './line-sense.ts';
import { withWidths } from './measure-pieces.ts';

/** More lines than these are running text, whose single breaks do not matter. */
const mostLines = 5;
/** px wide enough for any text in one line. */
const endless = 60_000;

type How = { laid: LaidOut; language: string; remeasure: () => Promise<LaidOut> };

/**
 * Breaks the texts of a drawing, but for the button's, where it reads best, each in as many lines as it has. That is at
 * the end of a sentence, behind a comma, before a phrase. Returns the drawing as it is laid out then.
 */
export async function breakBySense(drawing: Drawing, { laid, language, remeasure }: How): Promise<LaidOut> {
  const nodes = textsIn(drawing.node);
  if (nodes.length !== laid.texts.length) return laid;
  const wordsOf = nodes.map(plainOf);
  const undo: (() => void)[] = [];
  for (const [index, text] of laid.texts.entries()) {
    const [node, words] = [nodes[index], wordsOf[index]];
    if (!node || !words || text.turned || isBroken(node) || text.role === 'callToAction') continue;
    if (text.lines.length < 2 || text.lines.length > mostLines) continue;
    const beside = wordsOf.flatMap((other, at) => (at === index || !other ? [] : other));
    const broken = await bestLines(drawing, { node, words, text, language, beside });
    if (broken) undo.push(setLines(node, broken));
  }
  if (undo.length === 0) return laid;
  const broken = await remeasure();
  const holds = broken.texts.every(({ lines }, index) => lines.length === laid.texts[index]?.lines.length);
  if (holds) return broken;
  for (const back of undo) back();
  return laid;
}

type Broken = { node: Node; words: string; text: TextBox; language: string; beside: string[] };

/** The words with a line feed where each line ends. */
async function bestLines(drawing: Drawing, given: Broken): Promise<string | undefined> {
  const { node, words, text, language, beside } = given;
  const set = await withWidths(piecesOf(words, language, beside), async (broken) => {
    const copy = { ...node, style: { ...node.style, maxWidth: 'none' } } as Node;
    setLines(copy, broken);
    const sheet = { width: endless, height: endless };
    const root: Node = { type: 'container', style: { display: 'block', ...sheet }, children: [copy] };
    const alone = { ...drawing, node: root };
    return pairWithMeasure(alone, await measure(alone, sheet)).texts[0];
  });
  const [best] = set ? arrangements(set, text.lines.length, text.box.width - 1, text.role === 'subline') : [];
  return best && joinLines(best.lines);
}

const isBroken = ({ style }: Node) => style?.whiteSpace === 'pre-line' || style?.whiteSpace === 'nowrap';

/** What a text says, where all of it is set in one size and weight. */
function plainOf(node: Node): string | undefined {
  if (node.type === 'text') return node.text;
  if (node.type !== 'container') return undefined;
  const parts = (node.children ?? []).map((child) => {
    const style = child.style ?? {};
    const isPlain = style.fontSize === undefined && style.color === undefined;
    return child.type === 'text' && isPlain ? child.text : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Sets a node's words in lines; returns what sets them as they were. */
function setLines(node: Node, broken: string): () => void {
  const { style, ...before } = { ...node } as Node & { children?: Node[]; text?: string };
  const set = { ...style, whiteSpace: 'pre-line', textWrap: 'wrap' } as const;
  if (node.type === 'text') node.text = broken;
  else if (node.type === 'container') node.children = [{ type: 'text', text: broken, style: {} }];
  node.style = set;
  return () => Object.assign(node, before, { style });
}
