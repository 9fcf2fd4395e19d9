import type { Node } from '@takumi-rs/core';
import type { LaidOut, TextBox } from '../checks/boxes.ts';

/** Tags and buttons that are as wide as their words. */
const tags = new Set(['offer-shape', 'callToAction-shape']);

/** The words of each tag that stand in several lines, where a role has one tag. */
function wrappedWords(node: Node, texts: TextBox[]): { node: Node; role: string; lines: number }[] {
  if (node.type !== 'container') return [];
  const children = node.children ?? [];
  if (!node.id || !tags.has(node.id)) return children.flatMap((child) => wrappedWords(child, texts));
  return children.flatMap((child) => {
    const set = texts.filter(({ role }) => role === child.id);
    const lines = set[0]?.lines.length ?? 0;
    return child.id && set.length === 1 && lines > 1 ? [{ node: child, role: child.id, lines }] : [];
  });
}

/**
 * Makes tags and buttons whose words take several lines no wider than these: text that wraps fills the width it is
 * offered. True when anything changed; `remeasure` lays the drawing out as it is then.
 */
export async function hugWords(
  node: Node,
  how: { laid: LaidOut; remeasure: () => Promise<LaidOut> },
): Promise<boolean> {
  const wrapped = wrappedWords(node, how.laid.texts);
  for (const { node: words, role, lines } of wrapped) {
    const { box } = how.laid.texts.find((text) => text.role === role) ?? {};
    if (!box) continue;
    const usual = words.style;
    const holds = async (width: number) => {
      words.style = { ...usual, width, textWrap: 'wrap' };
      const text = (await how.remeasure()).texts.find((one) => one.role === role);
      return text?.lines.length === lines && text.lines.every((line) => line.width <= width + 1);
    };
    let [low, high] = [box.width / lines, box.width];
    while (high - low > 0.03 * box.width) {
      const middle = Math.ceil((low + high) / 2);
      if (await holds(middle)) high = middle;
      else low = middle;
    }
    words.style = { ...usual, width: Math.ceil(high), textWrap: 'wrap' };
  }
  return wrapped.length > 0;
}
