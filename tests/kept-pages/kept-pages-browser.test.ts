import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPost } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite({ nodes: 2, env: { PUBLIC_URL: 'http://localhost:4998' } });
  admin = await site.user({ role: 'admin' });
  await insertPost(site.db, { slug: 'kept-post', title: 'A kept post' });
});
afterAll(() => site?.close());

const pages = ['/', '/gallery', '/blog', '/blog/kept-post', '/faq', '/contact', '/about', '/privacy-policy'];
const ask = (node: number, path: string) => fetch(new URL(path, site.urls[node]));

test('kept pages come alive without a complaint, also when the browser asks for them again', async () => {
  const { page, complaints } = await site.open();
  for (const path of pages) {
    for (const _visit of ['first', 'again']) {
      const answer = await page.goto(path);
      expect([path, answer?.headers()['content-security-policy']]).toEqual([
        path,
        expect.not.stringContaining('nonce'),
      ]);
      const isAlive = () =>
        page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react')));
      await expect.poll(isAlive).toBe(true);
    }
  }
  // From a kept page on in the browser, to parts that are fetched when they are needed.
  await page.goto('/');
  await page.getByRole('link', { name: 'View Examples' }).click();
  await page.getByRole('heading', { name: 'Example Gallery' }).waitFor();
  await page.goto('/');
  await page.locator('#slider-title').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next slide' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('signing in and out shows each time the right page under the same address', async () => {
  const user = await site.user({ name: 'In And Out' });
  const { page, complaints } = await site.open();
  const own = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  const guests = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  for (let round = 0; round < 2; round++) {
    await page.goto('/');
    await guests.waitFor();
    expect(await own.count()).toBe(0);
    await page.context().addCookies([{ ...user.cookie, url: site.url }]);
    await page.goto('/');
    await own.waitFor();
    expect(await guests.count()).toBe(0);
    await page.context().clearCookies();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('without JavaScript kept pages are whole and lead on', async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'View Examples' }).click();
  await page.getByRole('heading', { name: 'Example Gallery' }).waitFor();
  expect(await page.locator('main li img').count()).toBeGreaterThan(5);
  await page.context().close();
});

test('two processes keep the same page, and both drop it when an operator changes something at one of them', async () => {
  for (const path of pages) {
    const tags = [await ask(0, path), await ask(1, path)].map(({ headers }) => headers.get('etag'));
    expect(tags[0]).toMatch(/^".+"$/);
    expect(tags[1]).toBe(tags[0]);
  }
  const title = 'Published at one of two';
  const fields = {
    intent: 'save',
    isPublished: 'on',
    title,
    author: 'Ada',
    category: 'Design',
    excerpt: 'Short.',
    content: 'Text.',
  };
  const posted = await site.post('/admin/blog/new', { ...fields, featuredImage: '' }, admin);
  expect(posted.status).toBe(303);
  expect(await (await ask(0, '/blog')).text()).toContain(title);
  await expect.poll(async () => (await ask(1, '/blog')).text(), { timeout: 2_000 }).toContain(title);
});

test('a gate shut at one process stands before what the other has kept', async () => {
  const turn = (enabled: boolean) =>
    site.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: String(enabled) }, admin);
  await site.post('/admin/settings', { intent: 'beta-password', password: 'let me in' }, admin);
  expect((await ask(1, '/gallery')).status).toBe(200);
  await turn(true);
  expect((await ask(0, '/gallery')).status).toBe(403);
  await expect.poll(async () => (await ask(1, '/gallery')).status, { timeout: 2_000 }).toBe(403);
  await turn(false);
  await expect.poll(async () => (await ask(1, '/gallery')).status, { timeout: 2_000 }).toBe(200);
});
