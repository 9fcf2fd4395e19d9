import type { Check } from '../design/ad-design.ts';
import type { Box } from '../layouts/layout.ts';
import type { Silhouette } from '../scenes/studio/silhouette.ts';
import { bandsOf, type LaidOut, sharedArea } from './boxes.ts';

/** Least share of a subject that nothing covers and the picture's edge does not cut. */
const leastVisible = 0.8;

/** px between the mark and a label or button. */
const offPlates = 6;

/**
 * Words under the free plan's mark, px² of the letters that lie there; `mark` is its box. `plates`: the labels and
 * buttons they stand in count too.
 */
export function markCheck({ texts }: LaidOut, mark: Box, plates = false): Check {
  let [value, role] = [0, ''];
  for (const text of texts)
    for (const band of plates && text.plate ? [grown(text.plate.box, offPlates)] : bandsOf(text)) {
      const shared = sharedArea(band, mark);
      if (shared > value) [value, role] = [shared, text.role];
    }
  const check: Check = { name: 'mark', passed: value <= 1, value: Math.round(value), bar: 0 };
  return check.passed ? check : { ...check, detail: `${role} stands under the mark` };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * How much of what is sold can be seen, 0 to 1. `subject` is the box of its silhouette. The picture's edge, words,
 * badges and panels take away from it. `cropped`: the layout cuts it on purpose, so only what lies on it counts.
 */
export function subjectCheck(
  laid: LaidOut,
  { subject, picture, cropped }: { subject: Box; picture: Box; cropped: boolean },
): Check {
  const whole = subject.width * subject.height;
  const shown = sharedArea(subject, picture);
  const covered = boxesAbove(laid).reduce((sum, box) => sum + sharedArea(box, subject), 0);
  const value = whole === 0 ? 1 : Math.max(0, ((cropped ? whole : shown) - covered) / whole);
  return visible(value);
}

/**
 * The same for what stands in a painted scene, by its silhouette. Counts the share of it that is within the picture and
 * under no words, badges or panels. `scene` is where the scene lies, px.
 */
export function silhouetteCheck(
  laid: LaidOut,
  { silhouette, scene, cropped }: { silhouette: Silhouette; scene: Box; cropped: boolean },
): Check {
  const { points, outside } = silhouette;
  if (points.length === 0) return visible(cropped || outside === 0 ? 1 : 0);
  const above = boxesAbove(laid);
  const isOpen = ([fx, fy]: [number, number]) => {
    const [x, y] = [scene.x + fx * scene.width, scene.y + fy * scene.height];
    return !above.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  };
  const open = points.filter(isOpen).length / points.length;
  return visible(cropped ? open : open * (1 - outside));
}

/** Share of a line of words that what is sold may touch. The tip of a leaf behind the last letter does no harm. */
const leastClear = 0.06;

/**
 * Words that stand right on the scene and over what is sold in it; `value` is the share of the worst line that lies
 * there. Words in a label or on a panel have a ground of their own: how much they hide is `silhouetteCheck`'s.
 */
export function wordsClearCheck(
  { texts, shapes }: LaidOut,
  { silhouette, scene }: { silhouette: Silhouette; scene: Box },
): Check {
  const panels = shapes.filter(({ name }) => name === 'card').map(({ box }) => box);
  const onScene = ({ x, y, width, height }: Box) =>
    !panels.some((panel) => sharedArea(panel, { x, y, width, height }) > 0.5 * width * height);
  const points = silhouette.points.map(([x, y]) => ({
    x: scene.x + x * scene.width,
    y: scene.y + y * scene.height,
  }));
  const cell = (silhouette.cell ?? 0) * Math.min(scene.width, scene.height);
  let [value, role] = [0, ''];
  for (const text of texts.filter(({ shape }) => shape === undefined))
    for (const band of bandsOf(text).filter(onScene)) {
      // Half a cell around a point belongs to it, so a line lower than the cells is not missed between two of them.
      const near = points.filter(
        ({ x, y }) =>
          x >= band.x &&
          x < band.x + band.width &&
          y >= band.y - cell / 2 &&
          y < band.y + band.height + cell / 2,
      );
      const columns = new Set(near.map(({ x }) => Math.round(x / Math.max(cell, 1))));
      const share = (columns.size * cell) / Math.max(band.width, 1);
      if (share > value) [value, role] = [share, text.role];
    }
  const check: Check = {
    name: 'words-clear',
    passed: value <= leastClear,
    value: Math.round(value * 100) / 100,
    bar: leastClear,
  };
  return check.passed ? check : { ...check, detail: role };
}

/** Words, badges and panels that may lie on what is sold. */
export const boxesAbove = ({ texts, shapes }: LaidOut): Box[] => [
  ...texts.filter(({ shape }) => shape === undefined).flatMap(({ lines }) => lines),
  ...shapes.filter(({ name }) => name !== 'subject' && name !== 'product').map(({ box }) => box),
];

const visible = (value: number): Check => ({
  name: 'subject',
  passed: value >= leastVisible,
  value: Math.round(value * 100) / 100,
  bar: leastVisible,
});
