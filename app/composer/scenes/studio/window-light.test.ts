import { expect, it } from 'vitest';
import type { BackdropName } from '../../design/concepts.ts';
import { paintScene } from '../paint-scene.ts';
import { nowhere } from '../stage.ts';
import { warmPalette as palette } from './palette.fixtures.ts';

const paint = (backdrop: BackdropName | undefined, tone: 'light' | 'dark') =>
  paintScene({
    ...{ painter: 'studio', prop: 'none', seed: 3, palette, tone, width: 120, height: 120, quiet: nowhere },
    subject: { things: ['croissant'], shownAs: 'solid', setting: 'podium', material: 'clay', backdrop },
  });

it('draws an ad of before there was a choice as it was, and a dark room without a window', () => {
  expect(paint('disc', 'light').data).toEqual(paint(undefined, 'light').data);
  expect(paint('window', 'dark').data).toEqual(paint(undefined, 'dark').data);
});

it('throws the light of a window on the wall: lit panes beside shade', () => {
  const { data, width } = paint('window', 'light');
  const upper = Array.from({ length: width * 40 }, (_, at) => data[at * 3 + 1] ?? 0);
  expect(Math.max(...upper) - Math.min(...upper)).toBeGreaterThan(24);
});
