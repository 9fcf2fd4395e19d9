import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { type FakeModelServer, startFakeModelServer } from '#tests/support/fake-model-server.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Laboratory, openLaboratory, type Person } from './laboratory.ts';

let model: FakeModelServer;
let lab: Laboratory;
beforeAll(async () => {
  model = await startFakeModelServer();
  // One at a time: whoever is made next had the next turn.
  const env = {
    MODEL_BASE_URL: model.url,
    IMAGE_MODEL: 'fake',
    MODEL_API_KEY: 'fake',
    GENERATION_CONCURRENCY: '1',
    WAITING_ADS_PER_ACCOUNT: '20',
  };
  lab = await openLaboratory({ web: 1, workers: 0, env });
});
afterAll(async () => {
  await lab?.close();
  await model?.close();
});

const server = () => {
  const [web] = lab.web;
  if (!web) throw new Error('no web process');
  return web;
};

const dashboardOf = async (person: Person) =>
  (await fetch(`${server().url}/dashboard`, { headers: { cookie: person.cookie } })).text();

test('one account fills its places in line and is refused more, another has its turn next, and waiting is no failure', async () => {
  const greedy = await lab.user({ tier: 'enterprise' });
  const modest = await lab.user();
  model.always({ kind: 'slow', ms: 400 });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => greedy.generate(server(), `greedy ${nth}`)),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken + refused.length).toBe(60);
  // Twenty wait; how many more were begun meanwhile depends on the machine.
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(taken).toBeLessThan(50);
  expect(await refused[0]?.text()).toMatch(/ads are waiting for their turn already.*Nothing was charged\./s);
  const { ads, monthlyUsage } = schema;
  expect(await lab.db.$count(ads, eq(ads.userId, greedy.id))).toBe(taken);
  const [usage] = await lab.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, greedy.id));
  expect(usage?.creditsUsed).toBe(taken);

  // As if they had waited longer than an ad may take to be made.
  await lab.db
    .update(ads)
    .set({
      createdAt: new Date(Date.now() - 600_000),
      touchedAt: new Date(Date.now() - 600_000),
    })
    .where(eq(ads.attempts, 0));
  expect((await modest.generate(server(), 'the only one')).status).toBe(200);
  const before = await lab.db.$count(ads, eq(ads.status, 'completed'));
  expect(await dashboardOf(greedy)).toMatch(/Waiting: \d+ ads? comes? before it/);
  await finishedAd(lab.db, eq(ads.userId, modest.id));
  // The one being made when it came, itself, and one that may be done by the time of the look.
  expect((await lab.db.$count(ads, eq(ads.status, 'completed'))) - before).toBeLessThanOrEqual(3);
  expect(await lab.db.$count(ads, eq(ads.status, 'generating'))).toBeGreaterThan(5);

  model.reset();
  expect(await lab.brokenAtRest(60_000)).toEqual([]);
  expect(await lab.db.$count(ads, eq(ads.status, 'completed'))).toBe(taken + 1);
});

test("briefs that one account's provider can't digest stop that account's calls, and nobody else's", async () => {
  const odd = await lab.user({ tier: 'professional' });
  const other = await lab.user({ tier: 'professional' });
  model.always({ kind: 'status', status: 500 });
  for (let nth = 0; nth < 6; nth++) expect((await odd.generate(server(), `odd ${nth}`)).status).toBe(200);
  expect(await lab.brokenAtRest(60_000)).toEqual([]);
  model.reset();
  const asked = model.requests.length;
  await odd.generate(server(), 'odd and shut off');
  expect(await lab.brokenAtRest(30_000)).toEqual([]);
  expect(model.requests.length).toBe(asked);
  await other.generate(server(), 'plain');
  expect(await lab.brokenAtRest(30_000)).toEqual([]);
  const { ads } = schema;
  const [plain] = await lab.db.select().from(ads).where(eq(ads.userId, other.id));
  expect(plain).toMatchObject({ status: 'completed', failure: null });
});
