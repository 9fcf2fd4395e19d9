import { afterAll, describe, expect, it } from 'vitest';
import { type PaintRequest, paintScene } from '../paint-scene.ts';
import { closePool, paint } from '../painter-pool.ts';
import { stageFor } from '../stage.ts';
import { warmPalette } from './palette.fixtures.ts';
import { joinBands, paintBand } from './studio.ts';

const scene: PaintRequest = {
  painter: 'studio',
  prop: 'none',
  seed: 3,
  palette: warmPalette,
  tone: 'light',
  width: 300,
  height: 407,
  quiet: { x: 0.06, y: 0.06, width: 0.88, height: 0.3 },
};
const solid = { shownAs: 'solid', setting: 'podium', material: 'clay' } as const;

afterAll(closePool);

describe('a studio scene in two bands', () => {
  it.each([
    ['a thing on a podium', { subject: { ...solid, things: ['croissant'] } }],
    ['two things', { subject: { ...solid, things: ['guitar', 'tooth'] }, tone: 'dark' }],
    ['a thing cropped by the edge', { subject: { ...solid, things: ['bicycle'], setting: 'macro' } }],
    ['a shelf in a wide picture', { subject: { ...solid, things: ['sushi'], setting: 'shelf' }, width: 512 }],
    ['a modelled prop', { prop: 'cup' }],
    ['nothing but the backdrop', {}],
  ] as [string, Partial<PaintRequest>][])('has the same pixels as one whole picture: %s', (_, shown) => {
    const request = { ...scene, ...shown };
    const [upper, lower] = (['upper', 'lower'] as const).map((band) => paintBand(stageFor(request), band));
    if (!upper || !lower) throw new Error('a band is missing');
    expect(Math.min(upper.rgb.length, lower.rgb.length)).toBeGreaterThan(0);
    const joined = joinBands(stageFor(request), upper, lower);
    const whole = paintScene(request);
    expect(Buffer.compare(joined.data, whole.data)).toBe(0);
    expect(joined.silhouette).toEqual(whole.silhouette);
  });

  it('has the same pixels when two threads paint it', async () => {
    const request: PaintRequest = {
      ...{ ...scene, width: 600, height: 520 },
      subject: { ...solid, things: ['croissant'] },
    };
    const [alone, ...beside] = await Promise.all([paint(request), paint(request), paint(request)]);
    const whole = paintScene(request);
    for (const painted of [alone, ...beside]) {
      expect(Buffer.compare(painted.data, whole.data)).toBe(0);
      expect(painted.silhouette).toEqual(whole.silhouette);
    }
  });
});
