import { expect, it } from 'vitest';
import type { Box, Canvas } from '../layout.ts';
import { filling, seenIn } from './standing.ts';

const room: Box = { x: 100, y: 300, width: 600, height: 320 };
const propsOf = (name: string, src: string) => ({
  art: [{ name, src, sticker: '' }],
  canvas: { staged: undefined } as Canvas,
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
  const seen = seenIn(props, filling(props, room, {}));
  expect(within(seen, room)).toBe(true);
  expect(seen.y + seen.height).toBeCloseTo(room.y + room.height);
  expect(Math.max(seen.width / room.width, seen.height / room.height)).toBeGreaterThan(0.9);
});

it('keeps a share of the room and a place in it', () => {
  const props = propsOf('candle', 'solid:candle');
  const seen = seenIn(props, filling(props, room, { share: 0.5, at: [1, 0.5] }));
  expect(seen.height).toBeCloseTo(160);
  expect(seen.x + seen.width).toBeCloseTo(room.x + room.width);
  expect(seen.y + seen.height / 2).toBeCloseTo(room.y + room.height / 2);
});
