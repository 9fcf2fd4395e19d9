import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { languages } from '../languages/registry.ts';
import { inTextThread } from './text-thread.ts';
import { briefOfPhrases } from './warm-reading.ts';

const size = '1024x1024';
const brief = { title: 'Spring sale', adCopy: 'Up to 40% off selected coats\nUntil Sunday' };

describe('the thread that reads texts', () => {
  test('reads, writes and directs while this one goes on', async () => {
    await inTextThread('warm', 'de');
    const reading = inTextThread('read', { brief });
    const first = await Promise.race([reading.then(() => 'read'), setImmediate('free')]);
    expect(first).toBe('free');
    const { facts, written } = await reading;
    expect(written.copy.offer).toContain('40%');
    const seeds = [1, 2, 3];
    const designs = await inTextThread('direct', { brief, size, seeds, facts });
    expect(designs.map(({ seed }) => seed)).toEqual(seeds);
    expect(await inTextThread('things', { brief, language: 'en' })).toContain('coat');
    const said = { headline: 'Spring sale', subline: null, offer: '50% off', callToAction: 'Come in' };
    const { offer } = await inTextThread('correct', { said, facts, own: written.copy });
    expect(offer).toBe(written.copy.offer);
    expect(await inTextThread('leftOut', { facts, texts: ['Spring sale'] })).not.toEqual([]);
  });

  test('goes on after a step that throws, and gives up one that takes too long with nothing behind it lost', async () => {
    await expect(inTextThread('read', { brief: null as never })).rejects.toThrow(TypeError);
    const { facts } = await inTextThread('read', { brief });
    const seeds = Array.from({ length: 100_000 }, (_, seed) => seed);
    const slow = inTextThread('direct', { brief, size, seeds, facts }, 100);
    const behind = [inTextThread('read', { brief }), inTextThread('read', { brief })];
    await expect(slow).rejects.toThrow('took too long');
    for (const read of await Promise.all(behind)) expect(read.written.copy.headline).toBe('Spring sale');
  });
});

test.each(Object.keys(languages))('what warms %s is read in it', (language) => {
  const brief = briefOfPhrases(language);
  expect(brief && readBrief(brief, { language }).language).toBe(language);
});

const root = join(import.meta.dirname, '../../..');
const imported =
  /(?:^(?:import|export) (?!type\b)[^'"]*?|\bimport\()['"]((?:#app\/|\.\.?\/)[^'"]+\.tsx?)['"]/gm;

/** The sources a program loads, its own first. */
function sourcesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(imported)) {
    const file = name.startsWith('#app/') ? name.replace('#', '') : join(dirname(path), name);
    sourcesOf(relative(root, join(root, file)).replaceAll('\\', '/'), found);
  }
  return found;
}

test('what reads a brief is loaded there and nowhere else', () => {
  const readers = ['brief/read-brief', 'copywriter/copywriter', 'copywriter/truth-check', 'brief/left-out']
    .concat('direction/art-director', 'subjects/find-subjects')
    .map((name) => `app/composer/${name}.ts`);
  const inThread = sourcesOf('app/composer/thread/text-worker.ts');
  expect(readers.filter((reader) => !inThread.has(reader))).toEqual([]);
  const generation = sourcesOf('app/jobs/handlers.server.ts');
  expect(generation).toContain('app/domain/ads/design-and-draw.server.ts');
  expect(readers.filter((reader) => generation.has(reader))).toEqual([]);
  const dashboard = sourcesOf('app/routes/dashboard/dashboard.tsx');
  expect(readers.filter((reader) => dashboard.has(reader))).toEqual([]);
});
