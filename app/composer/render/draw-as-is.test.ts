import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { AdDesign } from '../design/ad-design.ts';
import { directAd } from '../direction/art-director.ts';
import { composeAd } from './compose.ts';
import { drawAsIs } from './draw-as-is.ts';

const size = { width: 1024, height: 1024 };
const brief = { title: 'Fresh croissants every morning', saleGoals: '20% off this week' };
const facts = readBrief(brief);
const directed = (layout: AdDesign['layout']) =>
  directAd({ brief, size: '1024x1024', seed: 3, layout, facts: facts.facts, ...writeCopy(facts) });

test('a design that passes is drawn as composeAd draws it', async () => {
  const design = directed('giant');
  const composed = await composeAd({ design, size });
  expect(composed.design.layout).toBe('giant');
  const drawn = await drawAsIs({ design: composed.design, size });
  expect(drawn.checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(drawn.tooLong).toEqual([]);
  const { default: sharp } = await import('sharp');
  const raw = await sharp(composed.clean).ensureAlpha().raw().toBuffer();
  expect(Buffer.compare(raw, Buffer.from((await drawn.pixels()).data))).toBe(0);
}, 60_000);

test('a headline without room stays in its layout and is told by how many letters it is too long', async () => {
  const design = directed('giant');
  const headline = 'Unquestionably the most wonderful croissants and brioches '.repeat(3).trim();
  const long = { ...design, layers: { ...design.layers, headline } };
  const drawn = await drawAsIs({ design: long, size });
  expect(drawn.design.layout).toBe('giant');
  expect(drawn.checks.some(({ name, passed }) => name === 'overflow' && !passed)).toBe(true);
  const [over] = drawn.tooLong;
  expect(over?.role).toBe('headline');
  const letters = over?.letters ?? 0;
  expect(letters).toBeGreaterThan(0);
  const shorter = headline.slice(0, headline.length - letters).trim();
  const fitting = await drawAsIs({
    design: { ...design, layers: { ...design.layers, headline: shorter } },
    size,
  });
  expect(fitting.checks.filter(({ name, passed }) => name === 'overflow' && !passed)).toEqual([]);
}, 60_000);

test('an ad that left words out is drawn as it was shipped', async () => {
  const design = directed('split');
  const copy = {
    headline: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe mit Kaffee und Kuchen am Sonntag',
    subline:
      'Kuchen 3,90 €, Sonnenallee 14, mit Blick auf die alte Donau und ihre Schiffe, Platz für achtzig Gäste im Garten und für zwanzig am Kamin, Hunde und Kinder willkommen',
    offer: 'Jeden Sonntag ab 10 Uhr, Kaffee 2,50 €',
    callToAction: 'Ruf an: 030 123456',
    brand: 'Kaffeerösterei Hohenzollernplatz',
  };
  const long = { ...design, layers: { ...design.layers, ...copy } };
  const composed = await composeAd({ design: long, size });
  expect(composed.dropped).toContain('subline');
  const drawn = await drawAsIs({ design: composed.design, size });
  expect(drawn.dropped).toEqual(composed.dropped);
  expect(drawn.checks.filter(({ name, passed }) => name === 'overflow' && !passed)).toEqual([]);
}, 60_000);

test('scenes are painted once for the same memory', async () => {
  const design = directed('hero-side');
  const scenes = new Map();
  await drawAsIs({ design, size, scenes, sceneScale: 0.25 });
  const [first] = scenes.values();
  await drawAsIs({
    design: { ...design, layers: { ...design.layers, callToAction: 'Buy bread' } },
    size,
    scenes,
  });
  expect([...scenes.values()]).toEqual([first]);
  expect(first).toMatchObject(size);
}, 60_000);
