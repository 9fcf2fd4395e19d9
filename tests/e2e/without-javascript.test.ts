import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ads, newsletterSubscribers } from '#app/db/schema.ts';
import { insertAd } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  user = await site.user({ name: 'Noa Script' });
  ({ page } = await site.open({ user, javaScriptEnabled: false }));
}, 60_000);

afterAll(() => site?.close(), 30_000);

/** Loads the page again until it shows the picture, as somebody without JavaScript does. */
async function pictureAfterReloads(name: string) {
  const picture = page.getByRole('img', { name });
  for (let reload = 0; reload < 60 && (await picture.count()) === 0; reload++) {
    await page.waitForTimeout(250);
    await page.goto('/dashboard');
  }
  return picture;
}

test('an ad is made', async () => {
  await page.goto('/dashboard');
  await page.getByLabel('Title').fill('Plain HTML sale');
  await page.getByRole('button', { name: 'Generate Ad' }).click();
  await page.getByText('Your ad is being generated.').waitFor();
  const picture = await pictureAfterReloads('Ad: Plain HTML sale');
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/files\/ads\//);
});

test('what was typed and what is wrong stay on the page', async () => {
  await page.goto('/dashboard');
  await page.getByLabel(/^Sale goals/).fill('Kept words');
  await page.locator('form#generate').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Generate Ad' }).click();
  await page.getByText('Please check the form').waitFor();
  expect(await page.getByLabel(/^Sale goals/).inputValue()).toBe('Kept words');
  expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBe('true');
});

test('a failed ad is tried again', async () => {
  await insertAd(site.db, { userId: user.id, title: 'Second attempt', status: 'failed' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Try again Second attempt' }).click();
  await page.getByText('Your ad is being generated again.').waitFor();
  await (await pictureAfterReloads('Ad: Second attempt')).waitFor();
});

test('an ad is deleted after a question', async () => {
  const id = await insertAd(site.db, { userId: user.id, title: 'To be deleted', status: 'failed' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Delete To be deleted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this ad?' });
  await dialog.getByRole('button', { name: 'Delete ad' }).click();
  await page.getByText('The ad was deleted.').waitFor();
  expect(await page.getByText('To be deleted').count()).toBe(0);
  const [row] = await site.db.select().from(ads).where(eq(ads.id, id));
  expect(row?.deletedAt).toBeInstanceOf(Date);
});

test.each(['/', '/blog'])('the newsletter form of %s takes an address', async (path) => {
  const email = `plain-${path.length}@example.com`;
  await page.goto(path);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Successfully subscribed!').waitFor();
  expect(await site.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))).toBe(1);
});

test('the menu of a small screen opens and the slider scrolls', async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main, small screen' })
    .getByRole('link', { name: 'Pricing' })
    .click();
  await page.waitForURL('**/#pricing');
  const strip = page.getByRole('list', { name: /AI-Generated Ad Examples/ });
  expect(await strip.locator('img').count()).toBeGreaterThan(2);
  expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
});
