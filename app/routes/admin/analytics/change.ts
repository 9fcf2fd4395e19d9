/** How a figure moved against the days before. */
export type Change = {
  /** 'up', 'down' or 'same'. */
  direction: 'up' | 'down' | 'same';
  /** '12%', '×14', 'New'. */
  text: string;
};

type Values = readonly (number | null)[];

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const finePercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** From one value to another; null where there is nothing to compare. */
export function changeBetween(before: number | null, after: number | null): Change | null {
  if (before === null || after === null || (before === 0 && after === 0)) return null;
  if (before === after) return { direction: 'same', text: 'No change' };
  const direction = after > before ? 'up' : 'down';
  if (before === 0) return { direction, text: 'New' };
  const share = Math.abs(after - before) / before;
  if (share >= 10) return { direction, text: `×${Math.round(after / before).toLocaleString('en-US')}` };
  return { direction, text: (share < 0.1 ? finePercent : percent).format(share) };
}

/**
 * Compares the finished days of the second half with as many days before them. Today is left out: it is not over
 * yet.
 */
export function finishedDays(values: Values): { before: Values; after: Values } {
  const range = values.length / 2;
  return { before: values.slice(1, range), after: values.slice(range, -1) };
}

export const sumOf = (values: Values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The middle of what is known; null when nothing is. */
export function medianOf(values: Values): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = (known.length - 1) / 2;
  const [low, high] = [known[Math.floor(middle)], known[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
