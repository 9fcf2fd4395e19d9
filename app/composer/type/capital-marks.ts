/**
 * How far capitals reach, em, as measured of the families: without a mark above the baseline, with one above, and with
 * one below the baseline.
 */
type Reach = { plain: number; above: number; below: number };
const reaches: Record<string, Reach> = {
  anton: { plain: 0.89, above: 1.14, below: 0.31 },
  oswald: { plain: 0.81, above: 1.07, below: 0.3 },
  'bodoni-moda': { plain: 0.75, above: 1, below: 0.28 },
  'plus-jakarta-sans': { plain: 0.75, above: 1.02, below: 0.25 },
};
const usual: Reach = { plain: 0.71, above: 0.97, below: 0.26 };

/** Clear space that tells a mark from the letters of the next line, em. Marks over and under need a little more. */
const [clear, both] = [0.12, 0.06];

const markBelow = /\p{Lu}\p{M}*[\u0323\u0326\u0327\u0328]/u;
const markAbove = /\p{Lu}[\u0323\u0327\u0328]?(?![\u0323\u0326\u0327\u0328])\p{M}/u;

/**
 * How tall lines of capitals have to be, as a multiple of the type size, so that no mark runs into the line above or
 * below: "LIÇÕES DE | VIOLÃO". 0 where no mark could, as in text with small letters.
 */
export function leadingOfMarks(text: string, family: string): number {
  const words = text.normalize('NFD').split(/[\s\u200b]+/u);
  if (words.length < 2 || /\p{Ll}/u.test(text)) return 0;
  const { plain, above, below } = reaches[family] ?? usual;
  const isAbove = words.slice(1).some((word) => markAbove.test(word));
  const isBelow = words.slice(0, -1).some((word) => markBelow.test(word));
  const needs = [isAbove ? above + clear : 0, isBelow ? plain + below + clear : 0];
  return Math.max(...needs) + (isAbove && isBelow ? both : 0);
}
