import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogPosts } from '#app/db/schema.ts';
import { createCredential } from '#tests/support/accounts.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite();
  admin = await site.user({ role: 'admin', name: 'The Operator' });
});
afterAll(() => site?.close());

const answerOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLInputElement>('.captcha-box input[name=captcha]')?.value ?? '',
  );

/** Holds what is posted to an address back until `release` is called. */
async function holdPosts(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  return () => release();
}

test('the admin sign-in waits for its captcha, starts a new one after every attempt, and leads to the dashboard', async () => {
  const password = await createCredential(site.db, admin.id);
  const { page } = await site.open();
  await visit(page, '/admin/login');
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  expect(await submit.isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel(/^Password/).fill('not-the-password-1');
  await expect.poll(() => submit.isEnabled()).toBe(true);
  const first = await answerOf(page);
  expect(first).not.toBe('');
  await submit.click();
  await page.getByText('Admin Sign In Error', { exact: true }).waitFor();
  await page.getByText('Invalid email or password.').waitFor();
  await expect.poll(() => answerOf(page)).not.toBe(first);
  await expect.poll(() => submit.isEnabled()).toBe(true);
  expect(await answerOf(page)).not.toBe(first);
  await page.getByLabel(/^Password/).fill(password);
  await submit.click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin/users');
  await page.waitForURL('**/admin/login');
  await page.context().close();
});

test('while a setting is saved every control rests and a spinner turns; a blank password can not be sent', async () => {
  const { page } = await site.open({ user: admin });
  await visit(page, '/admin/settings');
  const release = await holdPosts(page, '**/admin/settings*');
  const update = page.getByRole('button', { name: 'Update', exact: true });
  for (const blank of ['', '   ']) {
    await page.getByLabel('Beta Access Password').fill(blank);
    expect(await update.isDisabled()).toBe(true);
  }
  await page.getByLabel('Beta Access Password').fill('a word');
  expect(await update.isEnabled()).toBe(true);
  await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
  const controls = page
    .locator('#main')
    .locator('input:not([type=hidden]), textarea, button:not([aria-label])');
  await expect.poll(() => page.getByRole('switch', { name: 'Beta Mode' }).isDisabled()).toBe(true);
  const enabled = await controls.evaluateAll((elements) =>
    elements
      .filter((element) => !(element as HTMLButtonElement).disabled)
      .map((element) => element.outerHTML.slice(0, 90)),
  );
  expect(enabled).toEqual([]);
  expect(await page.locator('#main .animate-spin').count()).toBeGreaterThan(0);
  release();
  await page.getByText('Maintenance mode enabled.').waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Beta Mode' }).isEnabled()).toBe(true);
  await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
  await page.getByText('Maintenance mode disabled.').waitFor();
  await page.context().close();
});

test('the beta form says Verifying... while the password is on its way', async () => {
  await site.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: 'true' }, admin);
  const { page } = await site.open();
  await visit(page, '/gallery');
  const field = page.getByLabel('Beta Password');
  expect(await field.getAttribute('type')).toBe('password');
  // Nothing can be asked of a page that is being left, so it notes itself what it shows.
  await page.evaluate(() => {
    const note = () => {
      const label = document.querySelector('form button:not([aria-label])')?.textContent ?? '';
      sessionStorage.setItem('labels', `${sessionStorage.getItem('labels') ?? ''}|${label}`);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await field.fill('open sesame');
  await page.getByRole('button', { name: 'Access Beta' }).click();
  await page.getByText('Incorrect beta password. Please try again.').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('labels'))).toContain('|Verifying...');
  expect(await page.getByRole('button', { name: 'Access Beta' }).count()).toBe(1);
  await page.context().close();
  await site.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: 'false' }, admin);
});

test('an excerpt is shown in two lines, however long it is', async () => {
  const excerpt = 'A sentence that goes on and on without ever coming to its point. '.repeat(12).trim();
  const post = { slug: 'long-excerpt', title: 'A Long Excerpt', author: 'Ada', content: 'Text.', excerpt };
  await site.db.insert(blogPosts).values(post);
  const { page } = await site.open({ user: admin });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/blog?q=A+Long+Excerpt');
    const lines = await page.getByText(excerpt, { exact: true }).evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
  }
  await page.context().close();
});
