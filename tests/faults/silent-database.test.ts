import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { type Laboratory, openLaboratory, rest, untilStatus } from './laboratory.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ web: 1, workers: 1 });
});
afterAll(() => lab?.close());

const ask = (path: string, cookie?: string) => {
  const [web] = lab.web;
  return fetch(`${web?.url}${path}`, {
    signal: AbortSignal.timeout(20_000),
    headers: cookie ? { cookie } : {},
  });
};

test('connections that die without a word are given up: ads and events go on within 15 s', async () => {
  const [web] = lab.web;
  if (!web) throw new Error('no web process');
  const person = await lab.user({ tier: 'enterprise' });
  for (let round = 0; round < 3; round++) {
    lab.proxy.halfOpen();
    const started = performance.now();
    await untilStatus(`${web.url}/healthz`, 200, 15_000);
    const answer = await person.generate(web, `half-open ${round}`, 15_000);
    expect(answer.status).toBe(200);
    const completed = () => lab.db.$count(schema.ads);
    await expect.poll(completed, { timeout: 15_000 }).toBe(round + 1);
    expect(await lab.brokenAtRest(15_000)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(15_000 + 5_000);
    await rest(1_500);
  }
  const ads = await lab.db.select().from(schema.ads);
  expect(ads.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
});

test('while the database hangs pages that need it answer 503 with our page in 5 s, and visitors go on reading', async () => {
  const [web] = lab.web;
  if (!web) throw new Error('no web process');
  const person = await lab.user({ tier: 'professional' });
  const kept = ['/', '/faq', '/gallery', '/blog'];
  const tags = new Map<string, string | null>();
  for (const path of kept) tags.set(path, (await ask(path)).headers.get('etag'));
  for (let round = 0; round < 2; round++) {
    lab.proxy.freeze();
    try {
      const asked = [0, 400, 2_000, 4_000].flatMap((wait) =>
        ['/dashboard', '/healthz'].map(async (path) => {
          await rest(wait);
          const started = performance.now();
          const answer = await ask(path, person.cookie);
          return { path, answer, text: await answer.text(), ms: performance.now() - started };
        }),
      );
      for (const { path, answer, text, ms } of await Promise.all(asked)) {
        expect([path, answer.status]).toEqual([path, 503]);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        if (path !== '/healthz') expect(text).toContain('<html');
        expect(ms).toBeLessThan(5_000);
      }
      for (const path of kept) {
        const started = performance.now();
        const { status, headers } = await ask(path);
        expect([path, status, headers.get('etag')]).toEqual([path, 200, tags.get(path)]);
        expect(performance.now() - started).toBeLessThan(5_000);
      }
    } finally {
      lab.proxy.restore();
    }
    expect(await untilStatus(`${web.url}/healthz`, 200, 15_000)).toBeLessThan(15_000);
    expect((await person.generate(web, `thawed ${round}`)).status).toBe(200);
  }
  expect(await lab.brokenAtRest(30_000)).toEqual([]);
});
