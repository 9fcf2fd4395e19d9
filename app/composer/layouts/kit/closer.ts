import type { Box, Canvas, PlacedWords, Plan } from '../layout.ts';

/**
 * For words along the lower edge that take no more of the picture than they need. What a studio shows gets all the room
 * above them, and `lap` units of the room where they begin.
 */
export const closerBy =
  (lap: number) =>
  ({ u, height }: Canvas, plan: Plan, words: { top: number }): Plan => {
    const { quiet } = plan;
    // Beside the words there is nothing to win.
    if (!quiet || quiet.y === 0) return plan;
    const y = Math.max(quiet.y, words.top + lap * u);
    return { ...plan, quiet: { ...quiet, y, height: height - y } };
  };

/**
 * The share of a square's height that is above the words. What a studio shows would be too small in the share `given`.
 * It gets more, unless the words then do not fit.
 */
export function shareOver(canvas: Canvas, given: number): number {
  const { staged, dense, bold } = canvas;
  if (staged === undefined) return given;
  const least = bold ? Math.min(0.55, Math.max(0.46, leastShown(canvas))) : 0.55;
  return Math.max(given, dense ? 0.46 : least);
}

/** Part of the height of its room that what a studio shows fills, and of the picture that it keeps. */
const [filled, kept] = [0.7, 1 / 6];

/** The share of the height under or over the words in which what a studio shows still leads a picture. */
export const leastShown = ({ staged = 1, width, height }: Canvas): number =>
  Math.sqrt((kept * width) / (height * staged)) / filled;

/** Whether what a studio shows is wider than high, and needs the wider half. */
export const isFlat = ({ staged }: Canvas): boolean => staged !== undefined && staged > 1.25;

/** Whether what a studio shows is so narrow that over or under the words of a square it would be small. */
export const isSlim = ({ staged, shape, dense }: Canvas): boolean =>
  staged !== undefined && staged < 0.66 && shape === 'square' && !dense;

/**
 * Side of the square drawing whose thing fills `share` of a box. A drawing is square, so a thing that is `proportion`
 * times as wide as high leaves its upper part empty. One that is higher than wide leaves its sides empty.
 */
export const sideIn = (
  { width, height }: { width: number; height: number },
  share: { width: number; height: number },
  proportion = 1,
): number =>
  Math.min(
    (share.width * width) / Math.min(Math.max(0.5, proportion), 1),
    share.height * height * Math.min(Math.max(1, proportion), 2),
  );

/** For words over the subject: its stage begins where they end, and keeps at least 0.55 of its height. */
export function stageUnder({ margin }: Canvas, plan: Plan, { bottom }: { bottom: number }): Plan {
  const { stage } = plan;
  const end = stage.y + stage.height;
  const y = Math.min(bottom + 0.4 * margin, end - 0.55 * stage.height);
  return { ...plan, stage: { ...stage, y, height: end - y } };
}

/** The part of the picture that what stands behind a thing may colour: none of it rises over words beside the stage. */
export function backdropZone({ width, height, shape }: Canvas, { stage, free }: Plan): Box {
  if (shape === 'wide') return { x: 0, y: 0, width, height };
  return free ? { x: 0, y: stage.y, width, height: height - stage.y } : stage;
}

/**
 * For words over the subject and a figure under it. The subject's stage is between them. In a square it is beside the
 * figure, down to the foot, where the thing comes out larger there.
 */
export function stageBetween(canvas: Canvas, plan: Plan, words: PlacedWords): Plan {
  const under = stageUnder(canvas, plan, words);
  const { width, height, margin, staged = 1, shape } = canvas;
  if (shape !== 'square') return under;
  const { stage } = under;
  const low = words.boxes.filter((box) => box.y + box.height > stage.y);
  const x = Math.max(margin, ...low.map((box) => box.x + box.width + 0.6 * margin));
  const beside = { x, y: stage.y, width: width - 0.7 * margin - x, height: height - margin - stage.y };
  return areaIn(beside, staged) < worthMoving * areaIn(stage, staged) ? under : { ...under, stage: beside };
}

/** How much larger what a studio shows has to come out beside the words than under all of them. */
const worthMoving = 1.12;

/** px² that a thing `proportion` times as wide as high fills of a room. */
function areaIn({ width, height }: { width: number; height: number }, proportion: number): number {
  const across = Math.min(width, height * proportion);
  return across <= 0 ? 0 : across ** 2 / proportion;
}

/**
 * For words over the subject that leave room beside themselves. The subject's stage is the largest free part of the
 * picture: under all words, or beside the shorter of them. It ends where the stage ended before.
 */
export function stageFree(canvas: Canvas, plan: Plan, words: PlacedWords): Plan {
  const under = stageUnder(canvas, plan, words);
  const { margin, staged = 1, shape } = canvas;
  if (shape === 'wide') return under;
  const { stage } = under;
  const [right, end] = [stage.x + stage.width, stage.y + stage.height];
  // A badge that stands on its stage goes where the thing goes.
  const isOnStage = ({ x, y, width, height }: Box) =>
    x + width / 2 > plan.stage.x && y + height / 2 > plan.stage.y;
  const over = words.boxes.filter((box) => box.y < end && !isOnStage(box));
  const gap = { x: 0.7 * margin, y: 0.5 * margin };
  const beside = over.map((box): Box => {
    const x = box.x + box.width + gap.x;
    const reaching = over.filter((other) => other.x + other.width + gap.x > x);
    const y = Math.max(margin, ...reaching.map((other) => other.y + other.height + gap.y));
    return { x, y, width: right - x, height: end - y };
  });
  const [best = stage] = beside.sort((a, b) => areaIn(b, staged) - areaIn(a, staged));
  if (areaIn(best, staged) < worthMoving * areaIn(stage, staged)) return under;
  return { ...under, stage: best, free: stage };
}
