import { expect, it } from 'vitest';
import type { Box, Canvas } from '../layout.ts';
import { sheetBriefs, sheetDesign } from '../sheet-briefs.fixtures.ts';
import { fitThing, seenIn } from './standing.ts';

const room: Box = { x: 100, y: 300, width: 600, height: 320 };
const [brief] = sheetBriefs;
if (!brief) throw new Error('no brief');
const design = sheetDesign(brief, 'still-life');
const propsOf = (name: string, src: string) => ({
  art: [{ name, src, sticker: '' }],
  canvas: { staged: undefined } as Canvas,
  design,
});
const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

it.each([
  ['bicycle', 'solid:bicycle'],
  ['bicycle', 'subject:bicycle'],
  ['candle', 'solid:candle'],
  ['guitar', 'subject:guitar'],
  ['sunglasses', 'solid:sunglasses'],
])('fills a room with %s as %s by its own shape, and stands on its floor', (name, src) => {
  const props = propsOf(name, src);
  const seen = seenIn(props, fitThing(props, room, {}));
  expect(within(seen, room)).toBe(true);
  expect(seen.y + seen.height).toBeCloseTo(room.y + room.height);
  expect(Math.max(seen.width / room.width, seen.height / room.height)).toBeGreaterThan(0.9);
});

it('keeps a share of the room and a place in it', () => {
  const props = propsOf('candle', 'solid:candle');
  const seen = seenIn(props, fitThing(props, room, { share: 0.5, at: [1, 0.5] }));
  expect(seen.height).toBeCloseTo(160);
  expect(seen.x + seen.width).toBeCloseTo(room.x + room.width);
  expect(seen.y + seen.height / 2).toBeCloseTo(room.y + room.height / 2);
});

it('knows a modelled prop by what it is as seen from the side: a bicycle stands on its floor and under its ceiling', () => {
  const { scene } = design.layers;
  if (scene.kind !== 'painted' || !scene.subject) throw new Error('no subject');
  const shown = { ...scene, prop: 'bike' as const, subject: { ...scene.subject, shownAs: 'prop' as const } };
  const props = {
    ...propsOf('bicycle', 'solid:bicycle'),
    canvas: { staged: 1.7 } as Canvas,
    design: { ...design, layers: { ...design.layers, scene: shown } },
  };
  const low: Box = { ...room, height: 200 };
  const picture = fitThing(props, low, {});
  expect(0.76 * picture.height).toBeLessThanOrEqual(low.height);
});
