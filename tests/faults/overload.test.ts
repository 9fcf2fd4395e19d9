import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Laboratory, openLaboratory, rest, untilStatus } from './laboratory.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ web: 1, workers: 0 });
});
afterAll(() => lab?.close());

type Answer = { status: number; retryAfter: string | undefined; text: string; ms: number };

/** One request over a connection of the agent's; status 0 when it broke or took 20 s. */
function ask(
  agent: Agent,
  path: string,
  options: { cookie?: string; method?: string } = {},
): Promise<Answer> {
  const [web] = lab.web;
  const started = performance.now();
  const headers = { accept: 'text/html', ...(options.cookie && { cookie: options.cookie }) };
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, retryAfter: undefined, text: String(error), ms: performance.now() - started });
    const sent = request(
      {
        host: '127.0.0.1',
        port: web?.port,
        path,
        agent,
        method: options.method ?? 'GET',
        headers,
        timeout: 20_000,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'],
            text,
            ms: performance.now() - started,
          }),
        );
        answer.on('error', fail);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.on('error', fail);
    sent.end();
  });
}

const percentile = (answers: Answer[], part: number) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor((answers.length - 1) * part)] ?? 0;

test('600 callers at once: those too many are told to come again, health and the webhook are answered', async () => {
  const [web] = lab.web;
  if (!web) throw new Error('no web process');
  const person = await lab.user({ tier: 'professional' });
  const agent = new Agent({ keepAlive: true, maxSockets: 600 });
  const watching = new Agent({ keepAlive: true });
  const paths = ['/', '/blog', '/faq', '/dashboard', '/gallery', '/manage-plan'];
  // What the engine compiles for the first pages is not what is looked at.
  for (const path of paths) await ask(watching, path, { cookie: person.cookie });
  const answers: Answer[] = [];
  const watched: { health: Answer[]; webhook: Answer[] } = { health: [], webhook: [] };
  let isOver = false;
  const callers = Array.from({ length: 600 }, async (_, nth) => {
    for (let round = 0; !isOver; round++) {
      const answer = await ask(agent, paths[(nth + round) % paths.length] ?? '/', {
        cookie: nth % 2 ? person.cookie : '',
      });
      answers.push(answer);
      // As a browser with Retry-After would, only sooner.
      if (answer.status === 503) await rest(500 + (nth % 10) * 50);
    }
  });
  const watcher = (async () => {
    while (!isOver) {
      watched.health.push(await ask(watching, '/healthz'));
      watched.webhook.push(await ask(watching, '/api/webhooks/payments', { method: 'POST' }));
      await rest(50);
    }
  })();
  await expect.poll(() => answers.length, { timeout: 240_000 }).toBeGreaterThanOrEqual(3_000);
  isOver = true;
  await Promise.all([...callers, watcher]);
  agent.destroy();
  watching.destroy();

  const away = answers.filter(({ status }) => status === 503);
  const tally = Object.groupBy(answers, ({ status }) => String(status));
  const counted = Object.fromEntries(Object.entries(tally).map(([status, all]) => [status, all?.length]));
  process.stdout.write(
    `600 callers: ${JSON.stringify(counted)}, turned away after ${Math.round(percentile(away, 0.5))} ms (half) and ${Math.round(percentile(away, 0.95))} ms (95%), health ${Math.round(percentile(watched.health, 0.95))} ms (95%)\n`,
  );
  expect(answers.filter(({ status }) => status === 0).map(({ text }) => text)).toEqual([]);
  expect(Object.keys(counted).filter((status) => !['200', '302', '503'].includes(status))).toEqual([]);
  expect(away.length).toBeGreaterThan(100);
  expect(counted['200'] ?? 0).toBeGreaterThan(100);
  for (const { retryAfter, text } of away) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(text).toContain("We'll be right back");
  }
  expect(new Set(watched.health.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { status } of watched.webhook) expect([400, 404]).toContain(status);
  // Back to normal by itself.
  expect(await untilStatus(`${web.url}/`, 200, 5_000)).toBeLessThan(5_000);
}, 300_000);
