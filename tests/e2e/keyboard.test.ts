import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ads } from '#app/db/schema.ts';
import { insertAd, insertPost } from '#tests/support/content.ts';
import { focused, tabTo } from '#tests/support/keyboard.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let user: SiteUser;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  user = await site.user({ name: 'Kim Keys' });
  ({ page } = await site.open({ user }));
});

afterAll(() => site?.close());

const outlineOfFocus = () =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement as Element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isOutlined || boxShadow !== 'none';
  });

test.each(['/', '/about', '/dashboard'])('%s: the first Tab offers to skip to the content', async (path) => {
  await page.goto(path);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
  expect(await outlineOfFocus()).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
});

test('arrow keys move between the sign-in tabs, Enter follows', async () => {
  const visitor = (await site.open()).page;
  await visit(visitor, '/auth');
  await visitor.getByRole('tab', { name: 'Sign In' }).focus();
  await visitor.keyboard.press('ArrowRight');
  await visitor.keyboard.press('Enter');
  await visitor.waitForURL('**/auth?tab=signup');
  await visitor.getByRole('heading', { name: 'Make your first ad' }).waitFor();
  expect(await visitor.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
  await visitor.context().close();
});

test('the brief is filled in and sent without a pointer', async () => {
  await visit(page, '/dashboard');
  await tabTo(page, /^Title/);
  expect(await outlineOfFocus()).toBe(true);
  await page.keyboard.type('Made by keys');
  await tabTo(page, /^Square/);
  await tabTo(page, /^Sale goals/);
  await page.keyboard.type('Second cup free');
  await tabTo(page, /^Generate Ad$/);
  expect(await outlineOfFocus()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Ad: Made by keys' }).waitFor({ timeout: 120_000 });
});

test('the delete dialog holds the focus, closes with Escape and gives the focus back', async () => {
  const title = 'A picture that never came';
  await insertAd(site.db, { userId: user.id, title, status: 'failed' });
  await visit(page, '/dashboard');
  const trigger = page.getByRole('button', { name: `Delete ${title}` });
  const dialog = page.getByRole('dialog', { name: 'Delete this ad?' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  for (let pressed = 0; pressed < 5; pressed++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog[open]') ? 'inside' : 'outside';
    });
    expect(where).toBe('inside');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, /^Delete ad$/, 5);
  await page.keyboard.press('Enter');
  await trigger.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Your ads');
});

/** A window of a visitor for one test. */
async function asVisitor(run: (visitor: Page) => Promise<void>): Promise<void> {
  const visitor = (await site.open()).page;
  await run(visitor);
  await visitor.context().close();
}

test('somebody signs up and asks for a new password', () =>
  asVisitor(async (visitor) => {
    const type = async (name: RegExp, text: string) => {
      await tabTo(visitor, name, 25);
      await visitor.keyboard.type(text);
    };
    const captcha = () =>
      expect
        .poll(() => visitor.locator('.captcha-box input[name=captcha]').inputValue(), { timeout: 60_000 })
        .not.toBe('');
    await visit(visitor, '/auth?tab=signup');
    await type(/^Full Name/, 'Kim Keys');
    await type(/^Email/, 'kim@example.com');
    await type(/^Password/, 'a plum on a ladder');
    await captcha();
    await tabTo(visitor, /^Sign Up$/, 10);
    await visitor.keyboard.press('Enter');
    await visitor.getByText('Success!', { exact: true }).first().waitFor();
    await visitor.getByText('Please check your email to confirm your account.').waitFor();

    await visit(visitor, '/auth');
    await tabTo(visitor, /^Forgot your password/, 25);
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('heading', { name: 'Reset your password' }).waitFor();
    await type(/^Email/, 'kim@example.com');
    await captcha();
    await visitor.keyboard.press('Enter');
    await visitor.getByText('Password Reset Email Sent').waitFor();
  }));

test('a message to us is written and sent, and another one after it', () =>
  asVisitor(async (visitor) => {
    await visit(visitor, '/contact');
    for (const [name, text] of [
      [/name/i, 'Kim Keys'],
      [/email/i, 'kim@example.com'],
      [/^Subject/, 'Bill'],
      [/^Message/, 'By keys alone.'],
    ] as const) {
      await tabTo(visitor, name, 25);
      await visitor.keyboard.type(text);
    }
    await expect
      .poll(() => visitor.locator('.captcha-box input[name=captcha]').inputValue(), { timeout: 60_000 })
      .not.toBe('');
    await tabTo(visitor, /^Send/, 10);
    await visitor.keyboard.press('Enter');
    await visitor.getByText('Message Sent!').first().waitFor();
    await tabTo(visitor, /^Send Another Message$/, 10);
    await visitor.keyboard.press('Enter');
    await visitor.getByLabel(/^Message/).waitFor();
  }));

test('the blog is searched', () =>
  asVisitor(async (visitor) => {
    await insertPost(site.db, { slug: 'keys', title: 'Keys that open doors' });
    await visit(visitor, '/blog');
    await tabTo(visitor, /^Search articles/, 25);
    await visitor.keyboard.type('OPEN');
    await visitor.keyboard.press('Enter');
    await visitor.waitForURL('**/blog?q=OPEN');
    await tabTo(visitor, /^Keys that open doors/, 25);
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('heading', { level: 1, name: 'Keys that open doors' }).waitFor();
  }));

test('several answers of the FAQ stand open at once', () =>
  asVisitor(async (visitor) => {
    await visit(visitor, '/faq');
    const summaries = visitor.locator('main details summary');
    const open = visitor.locator('main details[open]');
    const before = await open.count();
    await summaries.nth(before).focus();
    await visitor.keyboard.press('Enter');
    await visitor.keyboard.press('Tab');
    await expect.poll(() => open.count()).toBe(before + 1);
    await summaries.nth(before + 1).focus();
    await visitor.keyboard.press('Space');
    await expect.poll(() => open.count()).toBe(before + 2);
  }));

test('the gallery opens, turns and closes a picture', () =>
  asVisitor(async (visitor) => {
    await visit(visitor, '/gallery');
    await tabTo(visitor, /^Open in full/, 25);
    const opener = await focused(visitor);
    await visitor.keyboard.press('Enter');
    const overlay = visitor.getByRole('dialog');
    await overlay.waitFor();
    const shown = () => overlay.locator('img').first().getAttribute('src');
    const first = await shown();
    await visitor.keyboard.press('ArrowRight');
    await expect.poll(shown).not.toBe(first);
    await visitor.keyboard.press('ArrowLeft');
    await expect.poll(shown).toBe(first);
    await visitor.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(visitor)).toBe(opener);
  }));

test('the pages of the ads are turned, the plan page is reached, and signing out works', async () => {
  const owner = await site.user();
  for (let ad = 1; ad <= 7; ad++) {
    await insertAd(site.db, { userId: owner.id, title: `Ad ${ad}`, status: 'failed' });
  }
  const window = (await site.open({ user: owner })).page;
  await visit(window, '/dashboard');
  await tabTo(window, /^Page 2$/, 90);
  await window.keyboard.press('Enter');
  await window.waitForURL(/\/dashboard\?page=2/);
  await window.getByRole('heading', { level: 3, name: 'Ad 1' }).waitFor();
  await visit(window, '/dashboard');
  await tabTo(window, /^Upgrade Plan$/, 15);
  await window.keyboard.press('Enter');
  await window.getByRole('heading', { name: 'Manage Your Plan' }).waitFor();
  await visit(window, '/dashboard');
  await tabTo(window, /^Sign Out$/, 15);
  await window.keyboard.press('Enter');
  await window.waitForURL(`${site.url}/`);
  await window.context().close();
});

test('an ad is remixed into the form', async () => {
  const subscriber = await site.user({ tier: 'professional' });
  await site.post('/dashboard', { intent: 'generate', title: 'Twice', saleGoals: 'Half price' }, subscriber);
  const made = and(eq(ads.userId, subscriber.id), eq(ads.status, 'completed'));
  await expect.poll(() => site.db.$count(ads, made), { timeout: 120_000 }).toBe(1);
  const window = (await site.open({ user: subscriber })).page;
  await visit(window, '/dashboard');
  await tabTo(window, /^Remix Twice$/, 60);
  await window.keyboard.press('Enter');
  await window.getByText('Form Pre-filled').first().waitFor();
  expect(await window.getByLabel('Title').inputValue()).toBe('Twice');
  await window.context().close();
});
