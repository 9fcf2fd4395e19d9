import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ads, newsletterSubscribers } from '#app/db/schema.ts';
import { insertAd, insertPost } from '#tests/support/content.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
let page: Page;

beforeAll(async () => {
  site = await startSite();
  user = await site.user({ name: 'Noa Script' });
  ({ page } = await site.open({ user, javaScriptEnabled: false }));
});

afterAll(() => site?.close());

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
  await page.getByText('Success!').waitFor();
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
  await page.getByText('Please enter a title for your ad.').first().waitFor();
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

test('articles are searched', async () => {
  await insertPost(site.db, { slug: 'plain-post', title: 'Plain words sell' });
  await page.goto('/blog');
  await page.getByLabel('Search articles').fill('PLAIN words');
  await page.getByLabel('Search articles').press('Enter');
  await page.waitForURL('**/blog?q=*');
  await page.getByRole('link', { name: 'Plain words sell' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Plain words sell' }).waitFor();
});

test('a picture of the gallery opens as a file', async () => {
  await page.goto('/gallery');
  const picture = page.locator('main a:has(img)').first();
  const path = await picture.getAttribute('href');
  const answer = await page.request.get(path ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^(image|text\/html)/);
});

test('answers of the FAQ open', async () => {
  await page.goto('/faq');
  const answers = page.locator('main details');
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  expect(await page.locator('main details[open]').count()).toBeGreaterThanOrEqual(2);
});

test('the pages of the ads are turned', async () => {
  const owner = await site.user();
  for (let ad = 1; ad <= 7; ad++) {
    await insertAd(site.db, { userId: owner.id, title: `Ad ${ad}`, status: 'failed' });
  }
  const window = (await site.open({ user: owner, javaScriptEnabled: false })).page;
  await window.goto('/dashboard');
  expect(await window.locator('[data-ad-id]').count()).toBe(6);
  await window.getByRole('link', { name: 'Page 2' }).click();
  await window.getByRole('heading', { level: 3, name: 'Ad 1' }).waitFor();
  expect(await window.locator('[data-ad-id]').count()).toBe(1);
  await window.context().close();
});

test('an ad is remixed and made again', async () => {
  const subscriber = await site.user({ tier: 'professional' });
  const window = (await site.open({ user: subscriber, javaScriptEnabled: false })).page;
  await site.post('/dashboard', { intent: 'generate', title: 'Twice', saleGoals: 'Half price' }, subscriber);
  await finishedAd(site.db, eq(ads.userId, subscriber.id));
  await window.goto('/dashboard');
  await window.getByRole('button', { name: 'Remix Twice' }).click();
  await window.getByText('Form Pre-filled').waitFor();
  expect(await window.getByLabel('Title').inputValue()).toBe('Twice');
  expect(await window.getByLabel(/^Sale goals/).inputValue()).toBe('Half price');
  await window.goto('/dashboard');
  await window.getByRole('button', { name: 'Re-Gen Twice' }).click();
  await window.getByText('Your ad is being generated again.').waitFor();
  await window.context().close();
});

test('signing out works, and forms with a captcha say what they need', async () => {
  const guest = await site.user();
  const window = (await site.open({ user: guest, javaScriptEnabled: false })).page;
  await window.goto('/dashboard');
  await window.getByRole('button', { name: 'Sign Out' }).click();
  await window.waitForURL(`${site.url}/`);
  for (const path of ['/auth', '/auth?tab=signup', '/auth?view=forgot', '/contact', '/admin/login']) {
    await window.goto(path);
    const said = window.locator('noscript p');
    await said.waitFor();
    expect(await said.innerText()).toBe(
      'This form has a captcha, which needs JavaScript. Please turn it on.',
    );
  }
  await window.context().close();
});
