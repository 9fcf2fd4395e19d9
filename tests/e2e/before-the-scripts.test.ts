import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads } from '#app/db/schema.ts';
import { createCredential, goodPassword } from '#tests/support/accounts.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** Keeps back the page's scripts, as a slow network does, until they are let go or cut off. */
async function holdScripts(page: Page) {
  let decide: (what: 'continue' | 'abort') => void = () => {};
  const decided = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  await page.route('**/assets/**.js', async (route) => {
    const what = await decided;
    // The page may be gone by now.
    await route[what]().catch(() => undefined);
  });
  return { release: () => decide('continue'), cut: () => decide('abort') };
}

/** Counts the forms that are sent. */
function countPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

const waiting = 'The form is sent as soon as the check is done...';
const unchecked = 'Please complete the captcha verification';

async function fillIn(page: Page, email: string) {
  await page.goto('/auth', { waitUntil: 'commit' });
  // As a password manager fills in: both fields at once, then Enter.
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(goodPassword);
  await page.keyboard.press('Enter');
}

async function newAccount() {
  const user = await site.user();
  await createCredential(site.db, user.id);
  return user;
}

test('a form sent before the scripts are there waits for them, and is sent once', async () => {
  const user = await newAccount();
  const { page, complaints } = await site.open();
  const scripts = await holdScripts(page);
  const posts = countPosts(page);
  await fillIn(page, user.email);
  await page.getByText(waiting).waitFor();
  await page.keyboard.press('Enter');
  expect(posts).toEqual([]);
  scripts.release();
  await page.waitForURL('**/dashboard', { timeout: 60_000 });
  expect(posts).toEqual(['/auth.data']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the contact form, sent by its button, waits as well', async () => {
  const { page } = await site.open();
  const scripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel(/Name/).fill('Ada');
  await page.getByLabel(/Email/).first().fill('ada@example.com');
  await page.getByLabel('Subject').selectOption('general');
  await page.getByLabel('Message').fill('A question about the plans.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText(waiting).waitFor();
  scripts.release();
  await page.getByText('Message Sent!').first().waitFor({ timeout: 60_000 });
  await page.context().close();
});

test('where the scripts fail, what was filled in goes to the server without them', async () => {
  const { page } = await site.open();
  const scripts = await holdScripts(page);
  const posts = countPosts(page);
  await fillIn(page, 'cut@example.com');
  await page.getByText(waiting).waitFor();
  scripts.cut();
  await page.getByText(unchecked).first().waitFor();
  expect(posts).toEqual(['/auth']);
  expect(await page.getByLabel('Email').inputValue()).toBe('cut@example.com');
  // They fail here too, before anything is sent: nothing is there to wait for.
  await page.getByLabel(/^Password/).fill(goodPassword);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.keyboard.press('Enter'),
  ]);
  expect(new URL(answer.url()).pathname).toBe('/auth');
  await page.context().close();
});

test('scripts that never come are waited for ten seconds', async () => {
  const { page } = await site.open();
  await page.clock.install();
  await holdScripts(page);
  const posts = countPosts(page);
  await fillIn(page, 'late@example.com');
  await page.getByText(waiting).waitFor();
  await page.clock.fastForward(8_000);
  expect(posts).toEqual([]);
  await page.clock.fastForward(3_000);
  await page.getByText(unchecked).first().waitFor();
  expect(posts).toEqual(['/auth']);
  await page.context().close();
});

test('with the network cut the form stays on the page and is sent when it is back', async () => {
  const { page } = await site.open();
  const scripts = await holdScripts(page);
  const posts = countPosts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('offline@example.com');
  await page.context().setOffline(true);
  scripts.cut();
  await page.getByLabel(/^Password/).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.getByText(waiting).waitFor();
  expect(posts).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText(unchecked).first().waitFor();
  expect(posts).toEqual(['/auth']);
  await page.context().close();
});

test('without JavaScript a form is sent as ever', async () => {
  const { page } = await site.open({ javaScriptEnabled: false });
  await fillIn(page, 'plain@example.com');
  await page.getByText(unchecked).first().waitFor();
  expect(await page.getByText(waiting).isVisible()).toBe(false);
  await page.context().close();
});

test('text typed into a field that held some already outlives the arrival of the scripts', async () => {
  const { page } = await site.open();
  await page.goto('/contact');
  await page.getByLabel('Message').fill('It hums.');
  const scripts = await holdScripts(page);
  await page
    .getByRole('form', { name: 'Contact form' })
    .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await page.getByText('All fields are required to submit your message.').waitFor();
  const message = page.getByLabel('Message');
  await message.press('End');
  await message.pressSequentially(' And it ticks.');
  await page.getByLabel('Subject').selectOption('bug');
  scripts.release();
  await page.waitForFunction(() => document.documentElement.dataset.alive === '');
  expect(await message.inputValue()).toBe('It hums. And it ticks.');
  expect(await page.getByLabel('Subject').inputValue()).toBe('bug');
  expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(22);
  await page.context().close();
});

test('the editor takes over words typed and a layout chosen before it began', async () => {
  const user = await site.user({ tier: 'professional' });
  await site.post('/dashboard', { intent: 'generate', title: 'Bread for the early' }, user);
  const ad = await finishedAd(site.db, eq(ads.userId, user.id));
  const { page, complaints } = await site.open({ user });
  const scripts = await holdScripts(page);
  await page.goto(`/dashboard/ads/${ad.id}`, { waitUntil: 'commit' });
  await page.getByLabel('Headline').fill('Typed at once');
  await page.getByLabel('Offer').fill('2 for 1');
  const layout = page.locator('[name=layout]:not(:checked)').first();
  const chosen = await layout.getAttribute('value');
  await layout.check({ force: true });
  scripts.release();
  await page.locator('figure img[data-drawn=fine]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const saved = readDesign((await finishedAd(site.db, eq(ads.userId, user.id))).design);
  expect(saved.layers).toMatchObject({ headline: 'Typed at once', offer: '2 for 1' });
  expect(saved.layout).toBe(chosen);
  expect(complaints).toEqual([]);
  await page.context().close();
});
