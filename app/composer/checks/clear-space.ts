import type { Check } from '../design/ad-design.ts';
import type { Box } from '../layouts/layout.ts';
import { type LaidOut, sharedArea } from './boxes.ts';

/** Least share of a subject that nothing covers and the picture's edge does not cut. */
const leastVisible = 0.8;

/** Words in the middle of the free plan's mark, px² of the lines that lie there; `mark` is that middle. */
export function markCheck({ texts }: LaidOut, mark: Box): Check {
  let [value, role] = [0, ''];
  for (const text of texts)
    for (const line of text.lines) {
      const shared = sharedArea(line, mark);
      if (shared > value) [value, role] = [shared, text.role];
    }
  const check: Check = { name: 'mark', passed: value <= 1, value: Math.round(value), bar: 0 };
  return check.passed ? check : { ...check, detail: `${role} stands under the mark` };
}

/**
 * How much of what is sold can be seen, 0 to 1: `subject` is the box of its silhouette, of which the picture's edge, words,
 * badges and panels take away. A crop that a layout means is `cropped`: there only what lies on it counts.
 */
export function subjectCheck(
  laid: LaidOut,
  { subject, picture, cropped }: { subject: Box; picture: Box; cropped: boolean },
): Check {
  const whole = subject.width * subject.height;
  const shown = sharedArea(subject, picture);
  const above = [
    ...laid.texts.filter(({ shape }) => shape === undefined).flatMap(({ lines }) => lines),
    ...laid.shapes.filter(({ name }) => name !== 'subject' && name !== 'product').map(({ box }) => box),
  ];
  const covered = above.reduce((sum, box) => sum + sharedArea(box, subject), 0);
  const value = whole === 0 ? 1 : Math.max(0, ((cropped ? whole : shown) - covered) / whole);
  return {
    name: 'subject',
    passed: value >= leastVisible,
    value: Math.round(value * 100) / 100,
    bar: leastVisible,
  };
}
