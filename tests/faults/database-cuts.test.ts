import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { type Laboratory, openLaboratory, rest, untilStatus } from './laboratory.ts';

/** s of each cut: a scaled set, or the whole one (FAULTS=long), which takes eight minutes. */
const cuts =
  process.env.FAULTS === 'long'
    ? [0.1, 0.1, 0.2, 0.3, 0.5, 0.5, 1, 1, 2, 3, 3, 5, 8, 10, 15, 20, 30, 40, 50, 60]
    : [0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.2, 0.3, 0.3, 0.3, 0.5, 0.5, 0.5, 0.7, 1, 1, 2, 3];

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ web: 2, workers: 2 });
});
afterAll(() => lab?.close());

const processes = 4;
/** Pages, jobs and the one that listens: what a process may open at most. */
const mostConnections = processes * (12 + 6 + 1);

test('through 20 cuts of the database each process listens on one connection, and nobody knocks all the time', async () => {
  const person = await lab.user({ tier: 'enterprise' });
  const [first, second] = lab.web;
  if (!first || !second) throw new Error('two web processes were asked for');
  let most = 0;
  let accepted = 0;
  const backAfter: number[] = [];
  const sent: Promise<Response | undefined>[] = [];
  for (const [nth, seconds] of cuts.entries()) {
    sent.push(person.generate(nth % 2 ? first : second, `cut ${nth}`).catch(() => undefined));
    // Some are cut while the form is taken, some while the ad is drawn.
    await rest(30 + (nth % 4) * 60);
    const before = lab.proxy.accepted();
    lab.proxy.cut();
    await rest(seconds * 1_000);
    accepted += lab.proxy.accepted() - before;
    lab.proxy.restore();
    backAfter.push(await untilStatus(`${nth % 2 ? second.url : first.url}/healthz`, 200, 15_000));
    const open = await lab.connections();
    most = Math.max(
      most,
      Object.values(open).reduce((sum, count) => sum + count, 0),
    );
    expect(open['adwright-live'] ?? 0).toBeLessThanOrEqual(processes);
  }
  await expect.poll(async () => (await lab.connections())['adwright-live']).toBe(processes);
  expect(most).toBeLessThanOrEqual(mostConnections);
  // About one try of each process in two seconds, more at first; and what was asked while it was not yet known.
  const away = cuts.reduce((sum, seconds) => sum + seconds, 0);
  expect(accepted).toBeLessThan(processes * (away + cuts.length * 25));
  expect(Math.max(...backAfter)).toBeLessThan(5_000);

  const answers = (await Promise.all(sent)).map((answer) => answer?.status);
  for (const status of answers) expect([200, 503]).toContain(status);
  expect(await lab.brokenAtRest(60_000)).toEqual([]);
  const made = await lab.db.select().from(schema.ads);
  // What was acknowledged is there; what was answered with 503 may have come through.
  expect(made.length).toBeGreaterThanOrEqual(answers.filter((status) => status === 200).length);
  for (const { failure } of made) expect([null, 'interrupted', 'unexpected']).toContain(failure);
  process.stdout.write(
    `cuts: ${cuts.length}, away ${away} s, tries ${accepted}, most connections ${most}, back after ${Math.round(Math.max(...backAfter))} ms at most\n`,
  );
}, 900_000);

test('a cut while ads are drawn ends no process, and nothing of a statement reaches the log', async () => {
  const person = await lab.user({ tier: 'enterprise' });
  const [web] = lab.web;
  if (!web) throw new Error('no web process');
  const rounds = process.env.FAULTS === 'long' ? 40 : 10;
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all([0, 1].map((nth) => person.generate(web, `drawn ${round} ${nth}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await rest((round * 37) % 300);
    lab.proxy.cut();
    await rest(150);
    lab.proxy.restore();
    await untilStatus(`${web.url}/healthz`, 200, 15_000);
  }
  expect(await lab.brokenAtRest(60_000)).toEqual([]);
  for (const server of [...lab.web, ...lab.workers]) expect(() => process.kill(server.pid, 0)).not.toThrow();
  const output = lab.output();
  expect(output).not.toMatch(/a promise was left alone|UnhandledPromise/);
  expect(output).not.toMatch(
    /\b(select|insert into|update|delete from|returning)\b.*\b(from|values|set|where)\b|params:|drawn \d/i,
  );
}, 600_000);
