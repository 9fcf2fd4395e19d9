import { expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { startBalancer } from '#tests/support/balancer.ts';
import { startFakeModelServer } from '#tests/support/fake-model-server.ts';
import { type Laboratory, openLaboratory, rest } from './laboratory.ts';

/** Answers by status; 0 for none at all. */
type Tally = Record<number, number>;

/** Asks for one path after another from `clients` callers until told to stop. */
function startLoad(clients: number, ask: (nth: number) => Promise<Response>) {
  const tally: Tally = {};
  let stopped = false;
  let nth = 0;
  const callers = Array.from({ length: clients }, async () => {
    while (!stopped) {
      const status = await ask(nth++).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      tally[status] = (tally[status] ?? 0) + 1;
      if (status === 0) await rest(5);
    }
  });
  return {
    tally,
    hasAsked: (times: number) =>
      expect.poll(() => nth, { timeout: 200_000, interval: 20 }).toBeGreaterThanOrEqual(times),
    async stop() {
      stopped = true;
      await Promise.all(callers);
      return tally;
    },
  };
}

const paths = [
  '/healthz',
  '/faq',
  '/robots.txt',
  '/dashboard',
  '/blog',
  '/contact',
  '/healthz',
  '/manage-plan',
];

test('a stop under load answers what it took, hands its jobs back and exits with 0', async () => {
  const model = await startFakeModelServer();
  let lab: Laboratory | undefined;
  try {
    const env = { MODEL_BASE_URL: model.url, IMAGE_MODEL: 'fake', MODEL_API_KEY: 'fake' };
    lab = await openLaboratory({ web: 1, workers: 0, env });
    const [web] = lab.web;
    if (!web) throw new Error('no web process');
    const person = await lab.user({ tier: 'enterprise' });
    // Two are being painted and won't be done in time; two wait.
    model.always({ kind: 'hang' });
    for (const nth of [0, 1, 2, 3]) expect((await person.generate(web, `stopped ${nth}`)).status).toBe(200);
    await expect.poll(() => model.requests.length).toBe(2);
    const load = startLoad(24, (nth) =>
      fetch(`${web.url}${paths[nth % paths.length]}`, { headers: { cookie: person.cookie } }),
    );
    await load.hasAsked(100);
    const { code, ms } = await web.stop('SIGTERM');
    const tally = await load.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(14_000);
    // Refused connections once it is gone; before that every answer is a good one.
    expect(
      Object.keys(tally)
        .map(Number)
        .filter((status) => status >= 400),
    ).toEqual([]);
    const held = await lab.db.select().from(schema.ads);
    expect(held.map(({ status }) => status)).toEqual(Array(4).fill('generating'));

    model.reset();
    const again = performance.now();
    await lab.start({ ROLE: 'worker' });
    expect(await lab.brokenAtRest(30_000)).toEqual([]);
    const ended = await lab.db.select().from(schema.ads);
    expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('completed'));
    // Handed back at once, not found abandoned once its lease has run out.
    expect(performance.now() - again).toBeLessThan(30_000);
  } finally {
    await lab?.close();
    await model.close();
  }
});

test('two web processes restarted one after the other behind a balancer under load fail no request', async () => {
  const lab = await openLaboratory({ web: 2, workers: 1, env: { SHUTDOWN_DELAY_SECONDS: '1' } });
  const balancer = await startBalancer(lab.web.map(({ url }) => url));
  try {
    const person = await lab.user({ tier: 'enterprise' });
    const wanted = process.env.FAULTS === 'long' ? 10_000 : 800;
    let made = 0;
    const load = startLoad(16, (nth) => {
      if (nth % 100 === 50) return person.generate(balancer, `rolling ${made++}`);
      return fetch(`${balancer.url}${paths[nth % paths.length]}`, { headers: { cookie: person.cookie } });
    });
    for (const [nth, server] of lab.web.entries()) {
      await load.hasAsked((wanted * (nth + 1)) / 3);
      expect((await server.stop('SIGTERM')).code).toBe(0);
      await lab.start({ ROLE: 'web', PORT: String(server.port) });
    }
    await load.hasAsked(wanted);
    const { 200: good, ...others } = await load.stop();
    expect(others).toEqual({});
    expect(good).toBeGreaterThanOrEqual(wanted);
    expect(await lab.brokenAtRest(60_000)).toEqual([]);
    expect(await lab.db.$count(schema.ads)).toBe(made);
    process.stdout.write(`rolling restart: ${good} requests, none failed\n`);
  } finally {
    await balancer.close();
    await lab.close();
  }
}, 600_000);
