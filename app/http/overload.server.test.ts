import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Overload, type Turn, watchOverload } from './overload.server.ts';

let overload: Overload;
beforeEach(() => {
  overload = watchOverload();
});
afterEach(() => overload.close());

const signedIn = { cookie: 'adwright.session_token=somebody' };
type Asked = { turn?: Turn };

function ask(request: { url?: string; method?: string; headers?: { cookie?: string } } = {}): Asked {
  const asked: Asked = {};
  overload.admit({ url: '/', method: 'GET', headers: {}, ...request }, (turn) => {
    expect(asked.turn).toBeUndefined();
    asked.turn = turn;
  });
  return asked;
}
const many = (count: number, request = {}) => Array.from({ length: count }, () => ask(request));
const admitted = (all: Asked[]) => all.filter(({ turn }) => turn?.admitted);
const turnedAway = (all: Asked[]) => all.filter(({ turn }) => turn?.admitted === false);
const leave = ({ turn }: Asked) => turn?.admitted && turn.leave();

test('what comes at once is begun a few at a time, and the next when one has left, in a later turn of the loop', async () => {
  const all = many(40);
  expect(admitted(all)).toHaveLength(16);
  expect(turnedAway(all)).toEqual([]);
  // Answered without a pause, as kept pages are.
  for (const one of admitted(all)) leave(one);
  leave(all[0] ?? {});
  expect(admitted(all)).toHaveLength(16);
  await nextTurn();
  expect(admitted(all)).toHaveLength(32);
  for (const one of admitted(all)) leave(one);
  await nextTurn();
  expect(admitted(all)).toHaveLength(40);
});

test('whoever finds the line full is turned away at once, and whoever waits too long in vain later', async () => {
  const all = many(400);
  expect(turnedAway(all)).toHaveLength(400 - 16 - 48);
  await expect.poll(() => admitted(all).length + turnedAway(all).length).toBe(400);
  // The loop is quick, so that more are let in than at first; nobody leaves.
  expect(admitted(all).length).toBeGreaterThan(16);
  expect(turnedAway(all).length).toBeGreaterThan(400 - 16 - 48 - 1);
  for (const { turn } of turnedAway(all)) {
    const seconds = turn?.admitted === false ? turn.retryAfterSeconds : 0;
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(4);
  }
});

test('pages of signed-in people leave places for visitors, who need not wait behind them', () => {
  const people = many(20, { headers: signedIn });
  expect(admitted(people)).toHaveLength(11);
  expect(admitted(many(5))).toHaveLength(5);
  expect(admitted([ask()])).toEqual([]);
});

test('checks, the payments webhook and forms are let in however many wait', () => {
  many(400);
  for (const url of ['/healthz', '/readyz?all', '/livez', '/metrics'])
    expect(ask({ url }).turn).toMatchObject({ admitted: true });
  expect(ask({ url: '/api/webhooks/payments', method: 'POST' }).turn).toMatchObject({ admitted: true });
  expect(admitted(many(200, { method: 'POST' }))).toHaveLength(200);
});

test('forms are turned away, but for a few, while the loop has run late for long, and taken again once it no longer does', async () => {
  const block = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const late = async () => {
    block(400);
    await pause(1);
  };
  const first = many(4, { method: 'POST' });
  await late();
  // One slow moment is no overload.
  expect(ask({ method: 'POST' }).turn).toMatchObject({ admitted: true });
  for (let nth = 0; nth < 8; nth++) await late();
  expect(ask({ method: 'POST' }).turn).toMatchObject({ admitted: false });
  for (const one of first) leave(one);
  expect(ask({ method: 'POST' }).turn).toMatchObject({ admitted: true });
  await expect.poll(() => ask({ method: 'POST' }).turn?.admitted).toBe(true);
});

test('a stop answers whoever still waits', () => {
  const all = many(30);
  overload.close();
  expect(admitted(all).length + turnedAway(all).length).toBe(30);
});
