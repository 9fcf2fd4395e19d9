import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { composeAd } from '../render/compose.ts';
import { adDesignSchema } from './ad-design.ts';
import { DesignError, readDesign, readLeftOut, readScene } from './read-design.ts';

const fixture = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

it.each([1, 2])('reads a design of version %i as one of today', (version) => {
  const stored = fixture(`version-${version}`);
  const design = readDesign(stored);
  expect(adDesignSchema.parse(design)).toEqual(design);
  expect(design.layers).toMatchObject(stored.layers);
  expect(readDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
});

it.each([null, {}, { version: 3 }, { ...fixture('version-1'), layout: 'no such' }, 'text'])(
  'refuses %j',
  (stored) => {
    expect(() => readDesign(stored)).toThrow(DesignError);
  },
);

it.each([1, 2])('reads the scene of version %i alone as with the rest', (version) => {
  const stored = fixture(`version-${version}`);
  expect(readScene(stored)).toEqual(readDesign(stored).layers.scene);
});

it.each([null, {}, { layers: { scene: { kind: 'painted' } } }, 'text'])('finds no scene in %j', (stored) => {
  expect(readScene(stored)).toBeUndefined();
});

it('reads what is left out alone, and nothing where it is none', () => {
  expect(readLeftOut(fixture('version-2').leftOut)).toEqual(readDesign(fixture('version-2')).leftOut);
  expect(readLeftOut(['free parking'])).toEqual(['free parking']);
  for (const none of [undefined, null, 'text', [1]]) expect(readLeftOut(none)).toEqual([]);
});

/** What version 1 drew: where each text stood, and the picture in 8 by 8 px. */
type Drawn = { texts: string[]; picture: string };
const drawn: Record<string, Drawn> = fixture('version-1-drawn');

it.each(Object.keys(drawn))('draws a version-1 ad in %s as it was drawn', async (layout) => {
  const design = readDesign({ ...fixture('version-1'), layout });
  const ad = await composeAd({ design, size: { width: 1024, height: 1024 } });
  expect(ad.design.layout).toBe(layout);
  const texts = ad.texts.map(({ role, box: { x, y, width, height }, fontSize }) =>
    [role, fontSize, ...[x, y, width, height].map(Math.round)].join(' '),
  );
  expect(texts).toEqual(drawn[layout]?.texts);
  const data = await sharp(ad.clean).resize(8, 8, { kernel: 'cubic' }).raw().toBuffer();
  const before = Buffer.from(drawn[layout]?.picture ?? '', 'hex');
  const furthest = data.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (before[at] ?? 0))), 0);
  expect(furthest).toBeLessThanOrEqual(2);
});
