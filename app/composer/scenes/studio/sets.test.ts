import { expect, it } from 'vitest';
import type { Subject } from '../../design/ad-design.ts';
import { nowhere, stageFor } from '../stage.ts';
import { warmPalette as palette } from './palette.fixtures.ts';
import { solids } from './pieces.ts';
import { buildSet } from './sets.ts';

const ballsOf = (seed: number, subject?: Subject) => {
  const size = { width: 96, height: 96, quiet: nowhere };
  const stage = stageFor({
    ...{ painter: 'studio', prop: 'none', seed, palette, tone: 'light' },
    ...size,
    subject,
  });
  return buildSet(stage).parts.filter(({ shape }) => shape.plain?.[0] === solids.ball).length;
};

it('sets no balls beside a thing that is sold; a bare podium keeps them', () => {
  const subject: Subject = { things: ['jeans'], shownAs: 'solid', setting: 'podium', material: 'clay' };
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  expect(seeds.map((seed) => ballsOf(seed, subject))).toEqual(seeds.map(() => 0));
  expect(Math.max(...seeds.map((seed) => ballsOf(seed)))).toBeGreaterThan(0);
});
