import type { AdDesign } from './ad-design.ts';

/**
 * Texts of a design that its picture holds, by their roles: copy first, then further facts. Where only a part of a text
 * is set, it is the part in `said`.
 */
export function printedTexts(
  { layers }: AdDesign,
  shown: readonly { role: string; said?: string }[],
): PrintedText[] {
  const { headline, offer, callToAction, brand, details } = layers;
  const subline = shown.find(({ role }) => role === 'subline')?.said ?? layers.subline;
  const copy = Object.entries({ headline, subline, offer, callToAction, brand });
  const texts = [...copy.map(([role, text]) => ({ role, text: text ?? '' })), ...details];
  return texts.filter(({ role, text }, index) => {
    const before = texts.slice(0, index).filter((other) => other.role === role).length;
    return text !== '' && before < shown.filter((one) => one.role === role).length;
  });
}

type PrintedText = { role: string; text: string };
