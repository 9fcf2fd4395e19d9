import { and, eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { withoutTable } from '#tests/support/broken-tables.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { insertAd } from '#tests/support/content.ts';
import { findAds, finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { reload, visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

async function open(user: SiteUser, path = '/dashboard', width = 1280): Promise<Page> {
  const { page } = await site.open({ user, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await visit(page, path);
  return page;
}
const adsOf = (user: SiteUser) => findAds(site.db, eq(ads.userId, user.id));

/** A finished ad with its files, made by the product. */
async function makeAd(user: SiteUser, title: string): Promise<void> {
  expect((await site.post('/dashboard', { intent: 'generate', title }, user)).status).toBe(200);
  await finishedAd(site.db, and(eq(ads.userId, user.id), eq(ads.title, title)));
}

const fold = (form: Locator, name: string) => form.locator('details', { hasText: name });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

describe('the actions of a card and their toasts', () => {
  // A toast for each of the four (specification: ads.card.words).
  test('Download, Re-Gen, Remix and Delete each say what the specification says', async () => {
    const user = await site.user({ tier: 'professional' });
    await makeAd(user, 'Toast ad');
    const page = await open(user);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Toast ad' }).click();
    expect((await download).suggestedFilename()).toBe('Toast_ad.png');
    await toast(page).getByText('Download Started', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Remix Toast ad' }).click();
    await toast(page).getByText('Form Pre-filled', { exact: true }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Toast ad');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');

    await page.getByRole('button', { name: 'Re-Gen Toast ad' }).click();
    await toast(page).getByText('Your ad is being generated again.').waitFor();
    await toast(page).getByText('Success!', { exact: true }).first().waitFor();
    await expect.poll(async () => (await adsOf(user)).length).toBe(2);

    await page.getByRole('button', { name: 'Delete Toast ad' }).last().click();
    await page.getByRole('button', { name: 'Delete ad', exact: true }).click();
    await toast(page).getByText('The ad was deleted.').waitFor();
    await expect.poll(async () => (await adsOf(user)).length).toBe(1);
  });
});

test('a picture opens large and closes again; on a phone Generate stays in reach', async () => {
  const user = await site.user({ tier: 'professional' });
  await makeAd(user, 'Large ad');
  const page = await open(user, '/dashboard', 360);
  const button = page.getByRole('button', { name: 'Generate Ad', exact: true });
  await page.getByLabel('Title').scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.getByRole('img', { name: 'Ad: Large ad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Large ad, large' });
  await dialog.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});

describe('the form in the browser', () => {
  test('a remixed brief and what was typed survive paging and are gone once they were sent', async () => {
    const user = await site.user({ tier: 'enterprise' });
    await insertManyAds(site.db, { userId: user.id, count: 13 });
    const source = 'Tuned once';
    await site.post(
      '/dashboard',
      {
        intent: 'generate',
        title: source,
        adCopy: 'Remixed copy',
        layout: 'band',
        scene: 'paper',
        seed: '7',
      },
      user,
    );
    await finishedAd(site.db, and(eq(ads.userId, user.id), eq(ads.title, source)));
    const page = await open(user);
    await page.getByRole('button', { name: `Remix ${source}` }).click();
    const form = page.locator('form#generate');
    await expect.poll(() => form.getByLabel('Ad copy').inputValue()).toBe('Remixed copy');
    expect(await fold(form, 'Fine-tuning').getAttribute('open')).not.toBeNull();
    expect(await fold(form, 'Audience, look and language').getAttribute('open')).toBeNull();
    await form.getByText('Audience, look and language').click();
    expect(await form.getByLabel('Bold band').isChecked()).toBe(true);
    expect(await form.getByLabel('Scene style').inputValue()).toBe('paper');
    expect(await form.getByLabel('Seed').inputValue()).toBe('7');
    await form.getByLabel('Brand voice').fill('typed by hand');

    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**/dashboard?page=2#ads-title');
    await page.getByRole('heading', { name: 'Ad 7', exact: true }).waitFor();
    expect(await form.getByLabel('Title').inputValue()).toBe(source);
    expect(await form.getByLabel('Ad copy').inputValue()).toBe('Remixed copy');
    expect(await form.getByLabel('Brand voice').inputValue()).toBe('typed by hand');

    await page.getByRole('button', { name: 'Generate Ad' }).click();
    await toast(page).getByText('Your ad is being generated.').waitFor();
    await expect.poll(() => form.getByLabel('Title').inputValue()).toBe('');
    expect(await form.getByLabel('Brand voice').inputValue()).toBe('');
    expect(await form.getByLabel('Let the designer choose').first().isChecked()).toBe(true);
    expect(await form.getByLabel('Scene style').inputValue()).toBe('');
    const twin = (await adsOf(user)).find((ad) => ad.title === source && ad.brief.brandVoice);
    expect(twin).toMatchObject({ seed: 7, tuning: { layout: 'band', painter: 'paper', seed: 7 } });
  });

  test('a draft outlives a reload and a gate that shuts, and is gone once it was sent', async () => {
    const user = await site.user({ tier: 'enterprise' });
    const operator = await site.user({ role: 'admin' });
    const page = await open(user);
    const form = page.locator('form#generate');
    await form.getByLabel('Title').fill('Half a brief');
    await form.getByLabel('Ad copy').fill('Words that took an hour');
    await form.getByLabel('Portrait').check();
    await reload(page);
    await expect.poll(() => form.getByLabel('Ad copy').inputValue()).toBe('Words that took an hour');
    expect(await form.getByLabel('Portrait').isChecked()).toBe(true);

    const flip = (enabled: string) =>
      site.post('/admin/settings', { intent: 'switch', key: 'maintenance_mode', enabled }, operator);
    await flip('true');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor({ state: 'hidden' });
    await flip('false');
    await expect.poll(() => form.getByLabel('Ad copy').inputValue()).toBe('Words that took an hour');
    expect(await form.getByLabel('Title').inputValue()).toBe('Half a brief');

    await page.getByRole('button', { name: 'Generate Ad', exact: true }).click();
    await toast(page).getByText('Your ad is being generated.').waitFor();
    await reload(page);
    expect(await form.getByLabel('Ad copy').inputValue()).toBe('');
  });

  test('a draft outlives the beta gate, by its password and by its end', async () => {
    const user = await site.user({ tier: 'enterprise' });
    const operator = await site.user({ role: 'admin' });
    const settings = (fields: Record<string, string>) => site.post('/admin/settings', fields, operator);
    const flip = (enabled: string) => settings({ intent: 'switch', key: 'beta_mode', enabled });
    await settings({ intent: 'beta-password', password: 'let me in' });
    const page = await open(user);
    const form = page.locator('form#generate');
    const isThere = async () => {
      await expect.poll(() => form.getByLabel('Title').inputValue()).toBe('Half a brief');
      await expect.poll(() => form.getByLabel('Ad copy').inputValue()).toBe('Words that took an hour');
      await expect.poll(() => form.getByLabel('Brand voice').inputValue()).toBe('Dry');
      expect(await form.getByLabel('Brand voice').isVisible()).toBe(true);
    };
    await form.getByLabel('Title').fill('Half a brief');
    await form.getByLabel('Ad copy').fill('Words that took an hour');
    await form.getByText('Audience, look and language').click();
    await form.getByLabel('Brand voice').fill('Dry');
    await flip('true');
    await page.getByRole('heading', { name: 'Beta Access' }).waitFor();
    await flip('false');
    await isThere();

    await flip('true');
    await page.getByLabel('Beta Password').fill('let me in');
    await page.getByRole('button', { name: 'Access Beta' }).click();
    await isThere();
    await reload(page);
    await isThere();
    await flip('false');
  });

  test('on a slow network the button says so and a second press sends nothing', async () => {
    const user = await site.user({ tier: 'professional' });
    const page = await open(user);
    let posts = 0;
    await page.route('**/dashboard.data*', async (route) => {
      if (route.request().method() === 'POST') {
        posts += 1;
        await new Promise((done) => setTimeout(done, 1_500));
      }
      await route.continue();
    });
    await page.getByLabel('Title').fill('Once only');
    const button = page.locator('form#generate button');
    await button.click();
    await page.getByRole('button', { name: 'Starting...' }).waitFor();
    await button.click({ force: true });
    await page.getByLabel('Title').press('Enter');
    await toast(page).getByText('Your ad is being generated.').waitFor();
    await page.unroute('**/dashboard.data*');
    expect(await adsOf(user)).toHaveLength(1);
    expect(posts).toBeLessThanOrEqual(2);
    const [usage] = await site.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
    expect(usage?.creditsUsed).toBe(1);
  });

  test('touching a color ticks the palette lock and shows it as text', async () => {
    const user = await site.user({ tier: 'enterprise' });
    const page = await open(user);
    await page.locator('form#generate').getByText('Fine-tuning').click();
    await page.getByLabel('Accent color', { exact: true }).fill('#00aa55');
    expect(await page.getByLabel('Accent color as text').inputValue()).toBe('#00aa55');
    expect(await page.getByLabel('Use exactly these two colors').isChecked()).toBe(true);
    await page.getByLabel('Background color as text').fill('#ABCDEF');
    expect(await page.getByLabel('Background color', { exact: true }).inputValue()).toBe('#abcdef');
  });
});

describe('paging in the browser', () => {
  test('the back button keeps the page; deleting the last ad of the last page goes to the one before', async () => {
    const user = await site.user();
    await insertManyAds(site.db, { userId: user.id, count: 13 });
    const page = await open(user);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.getByRole('heading', { name: 'Ad 7', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Page 3' }).click();
    await page.getByRole('heading', { name: 'Ad 1', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Ad 7', exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    await page.goForward();
    await page.getByRole('button', { name: 'Delete Ad 1', exact: true }).click();
    await page.getByRole('button', { name: 'Delete ad', exact: true }).click();
    await toast(page).getByText('The ad was deleted.').waitFor();
    await page.getByRole('heading', { name: 'Ad 2', exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2');
  });

  test('an ad made in one window appears in another, and a deleted one leaves it', async () => {
    const user = await site.user({ tier: 'professional' });
    const [one, two] = [await open(user), await open(user)];
    await one.getByLabel('Title').fill('Seen twice');
    await one.getByRole('button', { name: 'Generate Ad' }).click();
    await two.getByRole('img', { name: 'Ad: Seen twice' }).waitFor({ timeout: 45_000 });
    await two.getByRole('button', { name: 'Delete Seen twice' }).click();
    await two.getByRole('button', { name: 'Delete ad', exact: true }).click();
    await one.getByText('The first sheet is still blank').waitFor();
  });
});

describe('when the ads can not be loaded', () => {
  test('refused for credits that were spent in another window, the page shows them and keeps the brief', async () => {
    const user = await site.user();
    const page = await open(user);
    await page.getByText('0 / 5', { exact: true }).waitFor();
    // Written past the product, so that this window does not hear of it.
    const monthYear = new Date().toISOString().slice(0, 7);
    await site.db.insert(monthlyUsage).values({ userId: user.id, monthYear, creditsUsed: 5 });
    await page.getByLabel('Title').fill('One too many');
    await page.locator('form#generate button').click();
    await toast(page).getByText('Monthly Limit Reached', { exact: true }).waitFor();
    await page.getByText('5 / 5', { exact: true }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('One too many');
  });

  test('paging says Failed to fetch ads, keeps what was typed, and Try again loads them', async () => {
    const user = await site.user();
    await insertManyAds(site.db, { userId: user.id, count: 13 });
    const page = await open(user);
    await page.getByLabel('Title').fill('Typed before');
    await withoutTable(site, 'ads', async () => {
      await page.getByRole('link', { name: 'Page 2' }).click();
      await page.getByRole('heading', { name: 'Failed to fetch ads' }).waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('Typed before');
    });
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Ad 7', exact: true }).waitFor();
  });
});

describe('every state at every width', () => {
  test.each([320, 768, 1280])(
    '%i px: nothing overflows and axe finds nothing',
    async (width) => {
      const enterprise = await site.user({ tier: 'enterprise' });
      const free = await site.user({
        name: 'A very long name that somebody may really have in their passport',
      });
      for (const user of [enterprise, free]) {
        await insertManyAds(site.db, {
          userId: user.id,
          count: 60,
          title: 'عنوان طويل جدا للإعلان 👩‍👩‍👧‍👦',
        });
        await insertAd(site.db, { userId: user.id, title: 'W'.repeat(120), status: 'generating' });
        await site.db.insert(monthlyUsage).values({
          userId: user.id,
          monthYear: new Date().toISOString().slice(0, 7),
          creditsUsed: 500,
        });
        const page = await open(user, '/dashboard?page=5', width);
        for (const summary of await page.locator('main summary').all()) await summary.click();
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overflow()).toBe(0);
        expect(await axeViolations(page)).toEqual([]);
        await visit(page, '/dashboard');
        expect(await overflow()).toBe(0);
        expect(await axeViolations(page)).toEqual([]);
      }
    },
    90_000,
  );
});
