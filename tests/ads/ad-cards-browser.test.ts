import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAd, insertAds } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
});
afterAll(() => site?.close());

async function open(user: SiteUser, width = 1280): Promise<Page> {
  const { page } = await site.open({ user, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await visit(page, '/dashboard');
  return page;
}

test.each([360, 768, 1280])('%i px: Delete stands with the other actions of an ad', async (width) => {
  const user = await site.user({ tier: 'professional' });
  await insertAds(site, { userId: user.id, count: 1, bytes: 1 });
  await insertAd(site.db, { userId: user.id, title: 'Never came', status: 'failed' });
  const page = await open(user, width);
  const neighbours: [title: RegExp, last: string][] = [
    [/^Ad number 0/, 'Remix'],
    [/^Never came/, 'Try again'],
  ];
  for (const [title, last] of neighbours) {
    const card = page.locator('li[data-ad-id]', { has: page.getByRole('heading', { name: title }) });
    const [before, own] = await Promise.all(
      [last, 'Delete'].map((name) =>
        card
          .getByRole('button', { name: new RegExp(`^${name} `) })
          .first()
          .boundingBox(),
      ),
    );
    if (!before || !own) throw new Error(`${title}: ${last} or Delete is not to be seen`);
    // The next place of one grid: as large, beside the one before it.
    expect(Math.abs(own.y - before.y), `${title} row`).toBeLessThan(2);
    expect(Math.abs(own.width - before.width), `${title} width`).toBeLessThan(2);
    expect(own.x - (before.x + before.width), `${title} gap`).toBeGreaterThan(0);
    expect(own.x - (before.x + before.width), `${title} gap`).toBeLessThan(24);
  }
  await page.context().close();
});

test('one toast at a time about one matter, and one of another beside it', async () => {
  const user = await site.user({ tier: 'professional' });
  await insertAds(site, { userId: user.id, count: 1, bytes: 1 });
  const page = await open(user);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const titles = () => toasts.locator('button').allTextContents();
  const remix = page.getByRole('button', { name: /^Remix Ad number 0/ });
  for (let turn = 0; turn < 3; turn++) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await remix.click();
    await answered;
    await toasts.getByText('Form Pre-filled', { exact: true }).waitFor();
    await expect.poll(titles).toEqual(['Dismiss: Form Pre-filled']);
  }
  // A refusal takes the place of what the form before it came to.
  await page.context().setOffline(true);
  await remix.click();
  await toasts.getByText('Failed to remix ad', { exact: true }).waitFor();
  expect(await titles()).toEqual(['Dismiss: Failed to remix ad']);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /^Download Ad number 0/ }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name: /^Download Ad number 0/ }).click();
  await toasts.getByText('Download Started', { exact: true }).waitFor();
  expect(await titles()).toEqual(['Dismiss: Failed to remix ad', 'Dismiss: Download Started']);
  await page.context().close();
});
