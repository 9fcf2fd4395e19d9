import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  user = await site.user({ name: 'Kim Keys' });
  ({ page } = await site.open({ user }));
}, 60_000);

afterAll(() => site?.close(), 30_000);

/** What has the focus, by its accessible name or text. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
    return (activeElement?.getAttribute('aria-label') ?? (label ?? activeElement)?.textContent)?.trim() ?? '';
  });

/** Presses Tab until what has the focus is called so; fails after `within` presses. */
async function tabTo(name: RegExp, within = 40): Promise<void> {
  const met: string[] = [];
  for (let pressed = 0; pressed < within; pressed++) {
    await page.keyboard.press('Tab');
    const now = await focused();
    if (name.test(now)) return;
    met.push(now.slice(0, 40));
  }
  throw new Error(`Tab never reaches ${name}; it met ${met.join(' > ')}`);
}

const outlineOfFocus = () =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement as Element);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return isOutlined || boxShadow !== 'none';
  });

test.each(['/', '/about', '/dashboard'])('%s: the first Tab offers to skip to the content', async (path) => {
  await page.goto(path);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
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
  await visitor.goto('/auth', { waitUntil: 'networkidle' });
  await visitor.getByRole('tab', { name: 'Sign In' }).focus();
  await visitor.keyboard.press('ArrowRight');
  await visitor.keyboard.press('Enter');
  await visitor.waitForURL('**/auth?tab=signup');
  await visitor.getByRole('heading', { name: 'Make your first ad' }).waitFor();
  expect(await visitor.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
  await visitor.context().close();
});

test('the brief is filled in and sent without a pointer', async () => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await tabTo(/^Title/);
  expect(await outlineOfFocus()).toBe(true);
  await page.keyboard.type('Made by keys');
  await tabTo(/^Square/);
  await tabTo(/^Sale goals/);
  await page.keyboard.type('Second cup free');
  await tabTo(/^Generate Ad$/);
  expect(await outlineOfFocus()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Ad: Made by keys' }).waitFor({ timeout: 30_000 });
});

test('the delete dialog holds the focus, closes with Escape and gives the focus back', async () => {
  const title = 'A picture that never came';
  await insertAd(site.db, { userId: user.id, title, status: 'failed' });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
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
  await tabTo(/^Delete ad$/, 5);
  await page.keyboard.press('Enter');
  await trigger.waitFor({ state: 'detached' });
  expect(await focused()).toBe('Your ads');
});
