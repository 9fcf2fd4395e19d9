import { expect, it } from 'vitest';
import { linearOf, luminanceOf } from '../../color/pixel-color.ts';
import { paintScene } from '../paint-scene.ts';
import { paintThing } from './lone-thing.ts';
import { warmPalette as palette } from './palette.fixtures.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it.each(['none', 'house'] as const)(
  'paints a thing (prop: %s) on nothing, whole and filling its square',
  (prop) => {
    const request = {
      thing: 'house',
      prop,
      material: 'clay',
      palette,
      tone: 'light',
      side: 160,
      yaw: -0.34,
    } as const;
    const { width, height, data } = paintThing(request);
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(90);
    const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3]!;
    const row = (y: number) => Array.from({ length: width }, (_, x) => alpha(x, y));
    const column = (x: number) => Array.from({ length: height }, (_, y) => alpha(x, y));
    // It stands on the lower edge and reaches two opposite edges of the square; the corners are empty.
    expect(Math.max(...row(height - 1))).toBeGreaterThan(0);
    const reaches = [row(0), column(0)].map((edge) => Math.max(...edge) > 0);
    expect(reaches).toContain(true);
    expect(alpha(0, 0)).toBe(0);
    expect(alpha(width >> 1, Math.round(height * 0.6))).toBe(255);
    const partly = data.filter((value, at) => at % 4 === 3 && value > 0 && value < 255).length;
    expect(partly).toBeGreaterThan(width);
  },
);

it('says where a scene shows its subject, and how much of it lies outside', () => {
  const subject = { things: ['tooth'], shownAs: 'solid', material: 'clay' } as const;
  const paint = (setting: 'podium' | 'macro') =>
    paintScene({
      painter: 'studio',
      prop: 'none',
      subject: { ...subject, things: [...subject.things], setting },
      seed: 3,
      palette,
      width: 160,
      height: 160,
      quiet: { x: 0, y: 0, width: 1, height: 0.4 },
      tone: 'light',
    }).silhouette;
  const whole = paint('podium');
  expect(whole?.outside).toBe(0);
  expect(whole?.points.length).toBeGreaterThan(40);
  expect(whole?.points.every(([, y]) => y > 0.3)).toBe(true);
  expect(paint('macro')?.outside).toBeGreaterThan(0.05);
});

it('lifts a dark thing off a dark ground, and leaves it as it is on a light one', () => {
  const lightnessOn = (background: string, tone: 'light' | 'dark') => {
    const { data } = paintThing({
      ...{ thing: 'chess-pawn', prop: 'none', material: 'clay', side: 160, yaw: -0.34, tone },
      palette: { ...palette, background },
    });
    const values: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) values.push(luminanceOf(linearOf(`#${hex(data.subarray(at, at + 3))}`)));
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  };
  const ground = luminanceOf(linearOf('#0b3d0b'));
  expect((lightnessOn('#0b3d0b', 'dark') + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(1.5);
  expect(lightnessOn('#f4efe8', 'light')).toBeLessThan(0.08);
});
