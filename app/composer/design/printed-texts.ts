import type { AdDesign } from './ad-design.ts';

/** Texts of a design that a picture of it holds, by the roles set there: copy first, then further facts. */
export function printedTexts({ layers }: AdDesign, shown: readonly { role: string }[]): PrintedText[] {
  const { headline, subline, offer, callToAction, brand, details } = layers;
  const copy = Object.entries({ headline, subline, offer, callToAction, brand });
  const texts = [...copy.map(([role, text]) => ({ role, text: text ?? '' })), ...details];
  return texts.filter(({ role, text }, index) => {
    const before = texts.slice(0, index).filter((other) => other.role === role).length;
    return text !== '' && before < shown.filter((one) => one.role === role).length;
  });
}

type PrintedText = { role: string; text: string };
