import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '#tests/support/page-text.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** Asks for the path as it is, without a client putting it in order. */
function ask(path: string, method = 'GET'): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port, origin } = new URL(site.url);
    const sent = request({ hostname, port, path, method, headers: { origin } }, (answer) => {
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (html += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Lines of the log about missing pages. */
const noted = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes('page not found'))
    .map((line) => JSON.parse(line) as { msg: string; path: string; method: string });

test('any other path answers 404 with the page that says so, and leads home', async () => {
  const { page } = await site.open();
  const answer = await page.goto('/no/such/page?really');
  expect(answer?.status()).toBe(404);
  await page.getByText('404', { exact: true }).waitFor();
  await page.getByText('Oops! Page not found', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.context().close();
});

// A query may hold a secret, the path is promised (specification: not-found.logged, admin.not-found.logged).
test('the missing path is logged, without the query', async () => {
  await ask('/missing/one?secret=1');
  await expect.poll(noted).toContainEqual(expect.objectContaining({ path: '/missing/one', method: 'GET' }));
  expect(site.output()).not.toContain('secret=1');
});

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s of a missing page is a 404',
  async (method) => {
    const { status, html } = await ask(`/missing/by-${method}`, method);
    expect(status).toBe(404);
    if (method !== 'HEAD') expect(textOf(html)).toContain('Oops! Page not found');
    await expect
      .poll(noted)
      .toContainEqual(expect.objectContaining({ path: `/missing/by-${method}`, method }));
  },
);

test('a path writes no line of its own into the log', async () => {
  const forged = JSON.stringify({ level: 60, msg: 'forged' });
  for (const path of [
    `/a%0d%0a${encodeURIComponent(forged)}`,
    `/b%0a${forged.replaceAll(' ', '')}`,
    '/c%1b[2Jcleared',
    '/d%E2%80%A8line',
    `/e${'x'.repeat(5_000)}`,
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
  const paths = () => noted().map(({ path }) => path);
  await expect.poll(paths).toContainEqual(expect.stringMatching(/^\/ex{498}$/));
  expect(paths().filter((path) => /^\/[abcd]%/.test(path))).toHaveLength(4);
  for (const line of site.output().split('\n')) expect(line).not.toMatch(/^\s*\{"level":60/);
  const unprintable = [...site.output()].filter((letter) => letter < ' ' && letter !== '\n');
  expect(unprintable).toEqual([]);
});
