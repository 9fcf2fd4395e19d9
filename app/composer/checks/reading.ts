import type { Check, Pixels } from '../design/ad-design.ts';
import type { LaidOut } from './boxes.ts';

/** Width an ad is shown at on a telephone, px, and the smallest type that is read there without effort. */
const phoneWidth = 375;
const leastOnPhone = 13;

/** Smallest type of button and sub-line, px of the canvas: 13 px once the ad is shown 375 px wide. */
export function leastReadable({ width }: Pixels): number {
  return Math.ceil((leastOnPhone * Math.max(width, phoneWidth)) / phoneWidth);
}

/** Button and sub-line as they are read on a telephone; `value` and `bar` in px there. */
export function legibleCheck({ texts }: LaidOut, size: Pixels): Check {
  const shown = phoneWidth / Math.max(size.width, phoneWidth);
  let [value, role] = [Number.POSITIVE_INFINITY, ''];
  for (const text of texts) {
    if (text.role !== 'callToAction' && text.role !== 'subline') continue;
    if (text.fontSize * shown < value) [value, role] = [text.fontSize * shown, text.role];
  }
  if (role === '') return { name: 'legible', passed: true, value: leastOnPhone, bar: leastOnPhone };
  const passed = value >= leastOnPhone - 0.05;
  return { name: 'legible', passed, value: Math.round(value * 10) / 10, bar: leastOnPhone, detail: role };
}

/** Least length of a line, as a share of the longest of its text. */
const leastLine = 0.15;

/** Lines of like length: `value` is the shortest line of any text as a share of that text's longest. */
export function raggedCheck({ texts }: LaidOut): Check {
  let [value, role] = [1, ''];
  for (const { lines, role: name, balanced } of texts) {
    if (lines.length < 2 || balanced) continue;
    const widths = lines.map(({ width }) => width);
    const share = Math.min(...widths) / Math.max(...widths, 1);
    if (share < value) [value, role] = [share, name];
  }
  const check: Check = {
    name: 'ragged',
    passed: value >= leastLine,
    value: Math.round(value * 100) / 100,
    bar: leastLine,
  };
  return check.passed ? check : { ...check, detail: role };
}
