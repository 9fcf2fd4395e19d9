import { expect, it } from 'vitest';
import { type Canvas, canvasFor } from '../layout.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from '../sheet-briefs.fixtures.ts';
import { backdropZone, stageBetween, stageFree } from './closer.ts';

const [brief] = sheetBriefs as [SheetBrief];
const size = { width: 1000, height: 1000 };
const canvas: Canvas = { ...canvasFor(size, sheetDesign(brief, 'still-life')), staged: 0.9 };
const planned = {
  scene: { x: 0, y: 0, ...size },
  quiet: { x: 64, y: 64, width: 872, height: 496 },
  stage: { x: 0, y: 560, width: 1000, height: 440 },
};
const headline = { x: 64, y: 64, width: 800, height: 120 };
const button = { x: 64, y: 420, width: 260, height: 90 };
const words = { top: 64, bottom: 510, boxes: [headline, button] };

it('gives a thing the room beside a short button, up to the wider headline', () => {
  const { stage, free } = stageFree(canvas, planned, words);
  expect(stage.x).toBeGreaterThan(button.x + button.width);
  expect(stage.y).toBeGreaterThan(headline.y + headline.height);
  expect(stage.y).toBeLessThan(button.y);
  expect(stage.x + stage.width).toBe(1000);
  expect(stage.y + stage.height).toBe(1000);
  expect(free?.y).toBeGreaterThan(button.y + button.height);
});

it('leaves it under words as wide as the picture', () => {
  const wide = { ...button, width: 800 };
  const { stage, free } = stageFree(canvas, planned, { ...words, boxes: [headline, wide] });
  expect(stage.x).toBe(0);
  expect(free).toBeUndefined();
});

it('does not mind a badge that stands on the stage', () => {
  const badge = { x: 600, y: 600, width: 300, height: 300 };
  const { stage } = stageFree(canvas, planned, { ...words, boxes: [...words.boxes, badge] });
  expect(stage.y).toBeLessThan(button.y);
});

it('colours nothing over the words beside the stage', () => {
  const plan = stageFree(canvas, planned, words);
  expect(backdropZone(canvas, plan)).toEqual({
    x: 0,
    y: plan.stage.y,
    width: 1000,
    height: 1000 - plan.stage.y,
  });
});

const priced = { ...planned, stage: { x: 360, y: 330, width: 590, height: 290 } };
const figure = (width: number) => ({ x: 64, y: 640, width, height: 200 });

it('stands a thing beside a short figure, down to the foot of a square, and over a wide one', () => {
  const wordsOf = (width: number) => ({ top: 64, bottom: 300, boxes: [headline, figure(width)] });
  const { stage } = stageBetween(canvas, priced, wordsOf(380));
  expect(stage.x).toBeGreaterThan(444);
  expect(stage.y + stage.height).toBeGreaterThan(900);
  expect(stageBetween(canvas, priced, wordsOf(800)).stage.x).toBe(360);
});
