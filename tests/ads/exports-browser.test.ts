import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ads } from '#app/db/schema.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let user: SiteUser;
let starter: SiteUser;
let adId: string;
beforeAll(async () => {
  site = await startSite();
  user = await site.user({ tier: 'professional' });
  starter = await site.user();
  for (const one of [user, starter]) {
    await site.post('/dashboard', { intent: 'generate', title: 'Slow mornings' }, one);
  }
  await finishedAd(site.db, eq(ads.userId, starter.id));
  adId = (await finishedAd(site.db, eq(ads.userId, user.id))).id;
});
afterAll(() => site?.close());

test('the menu opens from the card, downloads a placement, and gives the focus back', async () => {
  const { page, complaints } = await site.open({ user, viewport: { width: 320, height: 700 } });
  await visit(page, '/dashboard');
  const trigger = page.getByRole('link', { name: 'Export Slow mornings' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  await dialog.getByLabel('JPEG').check();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pin 1000×1500' }).click();
  expect((await coming).suggestedFilename()).toBe('Slow_mornings_pinterest.jpg');
  await page.keyboard.press('Escape');
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('without JavaScript the menu is a page that downloads', async () => {
  const { page } = await site.open({ user, javaScriptEnabled: false });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Export Slow mornings' }).click();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/ads/${adId}/export`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Link 1200×628' }).click();
  expect((await coming).suggestedFilename()).toBe('Slow_mornings_link-landscape.png');
});

test('Starter sees what is locked and the way to it', async () => {
  const { page, complaints } = await site.open({ user: starter });
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Export Slow mornings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  expect(await dialog.getByRole('button', { name: 'Pin 1000×1500' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/manage-plan');
  expect(complaints).toEqual([]);
});
