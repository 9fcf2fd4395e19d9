import { describe, expect, it } from 'vitest';
import type { AdDesign, Palette, Subject } from '../design/ad-design.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from '../layouts/sheet-briefs.fixtures.ts';
import { composeAd } from '../render/compose.ts';
import { drawAsIs } from '../render/draw-as-is.ts';
import type { RgbaPixels } from '../render/render.ts';
import { bodyColorOf } from '../subjects/body-color.ts';
import { type EdgeInPx, standsOutCheck } from './stands-out.ts';

const size = { width: 100, height: 100 };
const cream: Color = [243, 236, 221];
type Color = [number, number, number];

/** A disc in the middle of a ground. */
function disc(ground: Color, colorAt: (x: number) => Color): RgbaPixels {
  const data = new Uint8Array(size.width * size.height * 4);
  for (let at = 0; at < size.width * size.height; at++) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    data.set([...(Math.hypot(x - 50, y - 50) < 30 ? colorAt(x) : ground), 255], at * 4);
  }
  return { ...size, data };
}

const edges = Array.from({ length: 40 }, (_, turn): EdgeInPx => {
  const [across, down] = [Math.cos((turn * Math.PI) / 20), Math.sin((turn * Math.PI) / 20)];
  return [50 + 26 * across, 50 + 26 * down, 50 + 34 * across, 50 + 34 * down];
});

describe('a subject stands out from what is behind it', () => {
  it('not cream on cream, not black on black; on teal it does', () => {
    const look = (ground: Color, body: Color) =>
      standsOutCheck(
        edges,
        disc(ground, () => body),
      );
    expect(look(cream, [250, 246, 238])).toMatchObject({ name: 'stands-out', passed: false, value: 0 });
    expect(look([16, 20, 24], [28, 28, 32])).toMatchObject({ passed: false, value: 0 });
    expect(look([28, 79, 92], cream)).toMatchObject({ passed: true, value: 1 });
  });

  it('not dark red on red; brown on crimson by both, green on brown by its hue', () => {
    const look = (ground: Color, body: Color) =>
      standsOutCheck(
        edges,
        disc(ground, () => body),
      );
    expect(look([206, 46, 40], [170, 32, 28])).toMatchObject({ passed: false, value: 0 });
    expect(look([139, 69, 36], [166, 80, 58])).toMatchObject({ passed: false, value: 0 });
    expect(look([96, 70, 50], [60, 110, 60])).toMatchObject({ passed: true, value: 1 });
  });

  it('in each of its main parts: a third of it in the ground’s own grey is lost', () => {
    const padlock = disc([211, 211, 211], (x) => (x < 38 ? [213, 213, 211] : [249, 194, 60]));
    expect(standsOutCheck(edges, padlock)).toMatchObject({ passed: false, value: 0 });
  });

  it('where most of its outline does, and only what is seen counts', () => {
    const half = disc(cream, (x) => (x < 50 ? cream : [120, 40, 30]));
    const value = standsOutCheck(edges, half)?.value ?? 0;
    expect(value).toBeLessThan(0.55);
    const leftHalf = { x: 0, y: 0, width: 50, height: 100 };
    expect(standsOutCheck(edges, half, [leftHalf])).toMatchObject({ passed: true, value: 1 });
    expect(standsOutCheck(edges, half, [{ x: 0, y: 0, ...size }])).toBeUndefined();
  });
});

const [brief] = sheetBriefs as [SheetBrief];
const square = { width: 512, height: 512 };

function designOf(
  layout: 'giant' | 'still-life' | 'hero-side',
  palette: Palette,
  subject: Subject,
): AdDesign {
  const { offer: _, ...copy } = brief.copy;
  const design = sheetDesign({ ...brief, things: subject.things, copy }, layout);
  const { scene } = design.layers;
  if (scene.kind !== 'painted') throw new Error('a sheet is painted');
  const prop = subject.shownAs === 'prop' ? 'dumbbell' : 'none';
  return { ...design, palette, layers: { ...design.layers, scene: { ...scene, prop, subject } } };
}

const on = (background: string, onBackground: string): Palette => ({
  ...{ background, onBackground, surface: '#ffffff', onSurface: '#201a16' },
  ...{ accent: '#c2553f', onAccent: '#ffffff', extra: [] },
});
const body = { setting: 'podium', material: 'clay' } as const;

const standsOut = async (design: AdDesign) =>
  (await drawAsIs({ design, size: square })).checks.find(({ name }) => name === 'stands-out');

describe('a drawn ad', () => {
  it('fails where a thing lies on a ground of its own colour', async () => {
    const flat = { ...body, things: ['star'], shownAs: 'flat' } as unknown as Subject;
    const ground = bodyColorOf('star') ?? '';
    expect(await standsOut(designOf('giant', on(ground, '#000000'), flat))).toMatchObject({ passed: false });
    expect(await standsOut(designOf('giant', on('#1c4f5c', '#ffffff'), flat))).toMatchObject({
      passed: true,
    });
  });

  it.each([
    ['black on black', '#0d0f12', '#ffffff', ['dumbbell'], 'prop'],
    ['black on black, of a pictogram', '#1b1d21', '#ffffff', ['tyre'], 'solid'],
    ['slate on dark green', '#1b4d4a', '#ffffff', ['calculator'], 'solid'],
    ['white on cream', '#f3ecdd', '#201a16', ['mattress'], 'solid'],
    ['cream on cream', '#e6d5c3', '#201a16', ['coat'], 'solid'],
    ['blue on blue', '#3aa0e8', '#000000', ['fountain-pen'], 'solid'],
  ] as const)('is lit so that it passes: %s', async (_, background, ink, things, shownAs) => {
    const subject: Subject = { ...body, things: [...things], shownAs };
    for (const layout of ['hero-side', 'still-life'] as const)
      expect(await standsOut(designOf(layout, on(background, ink), subject)), layout).toMatchObject({
        passed: true,
      });
  });

  it('of a tent is worth more than one of a dune, and more than one of a tent nobody sees', async () => {
    const tent: Subject = { ...body, things: ['tent'], shownAs: 'solid' };
    const shown = designOf('hero-side', on('#1c4f5c', '#ffffff'), tent);
    const { scene } = shown.layers;
    const dunes: AdDesign = {
      ...shown,
      layers: { ...shown.layers, scene: { kind: 'painted', painter: 'dunes', prop: 'none', seed: 1 } },
    };
    expect(scene).toMatchObject({ painter: 'studio' });
    const score = async (design: AdDesign) => (await composeAd({ design, size: square })).score;
    const [ofTent, ofDune] = [await score(shown), await score(dunes)];
    expect(ofTent).toBeGreaterThan(ofDune + 0.1);
  });
});
