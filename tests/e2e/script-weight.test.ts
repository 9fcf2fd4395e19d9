import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

/** Most bytes of compressed JavaScript that a page may send before anything of it is touched. */
const pages = {
  '/': 130_000,
  '/gallery': 130_000,
  '/blog': 130_000,
  '/faq': 130_000,
  '/contact': 125_000,
  '/auth': 125_000,
};
const maxFiles = 12;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** Opens a page; bytes and number of the scripts it sends, headers included, as they cross the wire. */
async function scriptsOf(page: Page, path: string, encoding: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Chromium asks for brotli on localhost as it does over https.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': encoding } });
  const scripts = new Map<string, string>();
  const encodings = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    scripts.set(requestId, response.url);
    encodings.add(String(response.headers['content-encoding'] ?? response.headers['Content-Encoding']));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.alive === '');
  return { bytes, count: scripts.size, encodings: [...encodings], urls: [...scripts.values()] };
}

test.each(Object.entries(pages))(
  '%s sends at most %i bytes of JavaScript before it is touched',
  async (path, maxBytes) => {
    for (const encoding of ['br', 'gzip']) {
      const { page } = await site.open();
      const { bytes, count, encodings, urls } = await scriptsOf(page, path, encoding);
      expect.soft(encodings).toContain(encoding);
      expect.soft(count, urls.join('\n')).toBeGreaterThan(3);
      expect.soft(count, urls.join('\n')).toBeLessThanOrEqual(maxFiles);
      if (encoding === 'br') expect.soft(bytes).toBeLessThanOrEqual(maxBytes);
      await page.context().close();
    }
  },
);

test.each([
  ['pointed at', (page: Page) => page.getByLabel('Email').hover()],
  ['typed in', (page: Page) => page.getByLabel('Email').fill('a')],
  ['sent', (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).press('Enter')],
] as const)('the captcha comes once its form is %s', async (_how, touch) => {
  const { page } = await site.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.alive === '');
  const isCaptcha = (path: string) => path.includes('captcha-altcha') || path.startsWith('/api/captcha');
  expect(asked.filter(isCaptcha)).toEqual([]);
  // Its place is taken already: nothing moves when it comes.
  const height = () => page.locator('.captcha-box').evaluate((box) => box.getBoundingClientRect().height);
  const before = await height();
  await touch(page);
  await page.locator('altcha-widget label').waitFor();
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
  await page.context().close();
});
