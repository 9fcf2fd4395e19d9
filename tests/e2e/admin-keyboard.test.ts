import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactRequests, mediaLibrary, newsletterSubscribers } from '#app/db/schema.ts';
import { insertAd, insertContactRequest, insertPost, insertSubscriber } from '#tests/support/content.ts';
import { tabTo, walkByTab } from '#tests/support/keyboard.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { reload, visit } from '#tests/support/visit.ts';

let site: Site;
let user: SiteUser;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  const admin = await site.user({ role: 'admin', name: 'Kim Keys' });
  user = await site.user({ tier: 'professional', name: 'Una User' });
  await insertAd(site.db, { userId: user.id, title: 'Failed', status: 'failed' });
  await insertPost(site.db, { slug: 'keys', title: 'Keys that open doors' });
  await insertContactRequest(site.db);
  await insertSubscriber(site.db, 'reader@example.com');
  ({ page } = await site.open({ user: admin, reducedMotion: 'reduce' }));
});

afterAll(() => site?.close());

test.each([
  '/admin/dashboard',
  '/admin/dashboard?tab=analytics',
  '/admin/dashboard?tab=settings',
  '/admin/users',
  '/admin/users/:user',
  '/admin/contact',
  '/admin/contact?id=:request',
  '/admin/blog',
  '/admin/newsletter',
  '/admin/newsletter/issues',
  '/admin/media',
  '/admin/media/from-ads',
  '/admin/settings',
  '/admin/jobs',
  '/admin/audit',
])('%s: every control is reached by Tab and shows that it has the focus', async (path) => {
  const [request] = await site.db.select({ id: contactRequests.id }).from(contactRequests);
  const address = path.replace(':user', user.id).replace(':request', request?.id ?? '');
  await visit(page, address);
  const { controls, missed, unseen } = await walkByTab(page);
  expect(controls).toBeGreaterThan(12);
  expect(missed).toEqual([]);
  expect(unseen).toEqual([]);
});

test('a message is taken up and answered', async () => {
  const [request] = await site.db.select().from(contactRequests);
  await visit(page, `/admin/contact?id=${request?.id}`);
  await tabTo(page, /^Mark In Progress$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark Resolved' }).waitFor();
  await tabTo(page, /^Reply by mail/);
  await page.keyboard.type('Thank you for writing.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Reply by mail').inputValue()).toBe('');
  await page.getByText('Reply sent', { exact: true }).first().waitFor();
});

test('a picture is taken out of the pages and put back', async () => {
  const hidden = () => site.db.$count(mediaLibrary, eq(mediaLibrary.isActive, false));
  await visit(page, '/admin/media');
  await tabTo(page, /^Deactivate/);
  await page.keyboard.press('Enter');
  await expect.poll(hidden).toBe(1);
  await page.getByRole('button', { name: /^Activate/ }).waitFor();
  await reload(page);
  await tabTo(page, /^Activate/);
  await page.keyboard.press('Enter');
  await expect.poll(hidden).toBe(0);
});

test('an address of the newsletter is deactivated, and deleted after a question', async () => {
  await visit(page, '/admin/newsletter');
  const row = async () => (await site.db.select().from(newsletterSubscribers))[0];
  await tabTo(page, /^Deactivate/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await row())?.isActive).toBe(false);
  await reload(page);
  await tabTo(page, /^Delete/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await row()).toBeDefined();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^Delete$/, 5);
  await page.keyboard.press('Enter');
  await expect.poll(row).toBeUndefined();
});

test('maintenance is switched on and off', async () => {
  await visit(page, '/admin/settings');
  const maintenance = page.getByRole('switch').first();
  for (const state of ['true', 'false']) {
    await maintenance.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => maintenance.getAttribute('aria-checked')).toBe(state);
  }
});
