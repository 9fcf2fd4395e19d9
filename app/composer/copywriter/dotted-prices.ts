import type { BriefFacts, Line } from '../brief/brief-facts.ts';

const dot = /\s*[·•|]\s*/u;

/**
 * The prices that stand in one line of the copy with this one, parted by dots: "Small box £12 · large box £20". They
 * are read together: one of them alone would be the price of all.
 */
export function pricesBeside(line: Line, { brief, lines }: BriefFacts): Line[] {
  if (line.field !== 'adCopy') return [line];
  const row = brief.adCopy.split('\n').find((one) => dot.test(one) && one.includes(line.text));
  const parts = row?.split(dot) ?? [];
  const beside = parts.map((part) => lines.find((one) => one.text === part && isPriced(one)));
  const prices = beside.filter((one) => one !== undefined);
  return prices.length === parts.length && prices.includes(line) ? prices : [line];
}

const isPriced = ({ use, facts }: Line) =>
  use === 'offer' &&
  facts.some(({ kind }) => kind === 'price') &&
  !facts.some(({ kind }) => kind === 'offer' || kind === 'formerPrice');
