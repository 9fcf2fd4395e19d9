import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCredential, goodPassword } from '#tests/support/accounts.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test('autofill and Enter: the form waits for the check and signs in, without an error in between', async () => {
  const user = await site.user();
  await createCredential(site.db, user.id);
  const { page, complaints } = await site.open();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/captcha/**', (route) => held.then(() => route.continue()));
  await page.goto('/auth');
  // As a password manager fills in: both fields at once, then Enter.
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel(/^Password/).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.getByText('The form is sent as soon as the check is done...').waitFor();
  await page.keyboard.press('Enter');
  expect(posts).toBe(0);
  release();
  await page.waitForURL('**/dashboard', { timeout: 60_000 });
  expect(posts).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a wrong password still gets its own message, and the next try waits again', async () => {
  const user = await site.user();
  await createCredential(site.db, user.id);
  const { page } = await site.open();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel(/^Password/).fill('not the one');
  await page.keyboard.press('Enter');
  await page.getByText('Invalid email or password.').waitFor({ timeout: 60_000 });
  await page.getByLabel(/^Password/).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard', { timeout: 60_000 });
  await page.context().close();
});

test('the message about the captcha goes once the check is done', async () => {
  const { page } = await site.open();
  let isCut = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The second check is held: done at once, it takes the message away before anybody has seen it.
  await page.route('**/api/captcha/**', (route) =>
    isCut ? route.abort() : held.then(() => route.continue()),
  );
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel(/^Password/).fill('some password');
  await page.getByText('The check failed. Please try again.').waitFor();
  isCut = false;
  await page.keyboard.press('Enter');
  const message = page.getByText('Please complete the captcha verification');
  await message.waitFor();
  release();
  await page.getByText('Checked', { exact: true }).waitFor({ timeout: 60_000 });
  await message.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the contact form and the reset wait as well', async () => {
  const { page } = await site.open();
  await page.goto('/auth?view=forgot');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('Password Reset Email Sent').first().waitFor({ timeout: 60_000 });
  await page.goto('/contact');
  await page.getByLabel(/Name/).fill('Ada');
  await page.getByLabel(/Email/).first().fill('ada@example.com');
  await page.getByLabel('Subject').selectOption('general');
  await page.getByLabel('Message').fill('A question about the plans.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!').first().waitFor({ timeout: 60_000 });
  await page.context().close();
});

test('signing out clears what the browser kept of this site', async () => {
  const user = await site.user();
  const { page } = await site.open({ user });
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('kept', 'a brief'));
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Sign Out' }).first().click(),
  ]);
  expect((await answer.allHeaders())['clear-site-data']).toBe('"cache", "storage"');
  await page.waitForURL(`${site.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
  await page.context().close();
});
