import { and, eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { endedAds, finishedAds } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { reload, visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

type Window = { locale?: string; javaScriptEnabled?: boolean; width?: number };

async function open(user: SiteUser, { width = 1280, ...options }: Window = {}): Promise<Page> {
  const viewport = { width, height: 900 };
  const { page } = await site.open({ user, viewport, reducedMotion: 'reduce', ...options });
  await (options.javaScriptEnabled === false ? page.goto('/dashboard') : visit(page, '/dashboard'));
  return page;
}

const details = 'Audience, look and language';
const formOf = (page: Page) => page.locator('form#generate');
const fold = (page: Page, name: string): Locator => formOf(page).locator('details', { hasText: name });
const isOpen = (page: Page, name: string) =>
  fold(page, name).evaluate((element: HTMLDetailsElement) => element.open);
const summaryOf = (page: Page, name: string) => fold(page, name).locator('summary').innerText();
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Ad', exact: true }).click();

const newestAd = async (user: SiteUser, title: string) =>
  (await endedAds(site.db, and(eq(ads.userId, user.id), eq(ads.title, title)))).at(-1);
const callOf = (ad: { design: unknown } | undefined) => readDesign(ad?.design).layers.callToAction;

describe('the folds', () => {
  test.each(['starter', 'enterprise'] as const)(
    'as %s the form is short, and shows first what every ad is made from',
    async (tier) => {
      const user = await site.user({ tier: tier === 'starter' ? undefined : tier });
      const page = await open(user);
      for (const label of ['Title', 'Sale goals and offer', 'Ad copy'])
        expect(await formOf(page).getByLabel(label).isVisible()).toBe(true);
      expect(await formOf(page).getByLabel('Square').isVisible()).toBe(true);
      expect(await formOf(page).getByLabel('Brand voice').isVisible()).toBe(false);
      expect((await formOf(page).boundingBox())?.height).toBeLessThan(960);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test.each([true, false])('JavaScript %s: a fold opens by hand, and what is in it is sent', async (js) => {
    const user = await site.user({ tier: 'enterprise' });
    const page = await open(user, { javaScriptEnabled: js, width: 360 });
    await fold(page, details).locator('summary').click();
    await formOf(page).getByLabel('Brand voice').fill('Bold');
    await fold(page, 'Fine-tuning').locator('summary').click();
    await formOf(page).getByLabel('Seed').fill('7');
    if (js) {
      await expect.poll(() => summaryOf(page, details)).toContain('Bold');
      await expect.poll(() => summaryOf(page, 'Fine-tuning')).toContain('Seed 7');
    }
    await formOf(page).getByLabel('Title').fill('From the folds');
    await generate(page);
    const ad = await newestAd(user, 'From the folds');
    expect(ad).toMatchObject({ brief: { brandVoice: 'Bold' }, tuning: { seed: 7 } });
    if (js) await expect.poll(() => summaryOf(page, 'Fine-tuning')).not.toContain('Seed 7');
  });

  test.each([true, false])('JavaScript %s: what is wrong inside opens it', async (js) => {
    const user = await site.user({ tier: 'enterprise' });
    const page = await open(user, { javaScriptEnabled: js });
    await formOf(page).getByLabel('Title').fill('Wrong inside');
    await fold(page, 'Fine-tuning').locator('summary').click();
    await formOf(page).getByLabel('Seed').fill('abc');
    await fold(page, 'Fine-tuning').locator('summary').click();
    expect(await isOpen(page, 'Fine-tuning')).toBe(false);
    await generate(page);
    const message = page.getByText('Please enter a whole number from 0 to 999,999.').last();
    await message.waitFor();
    await expect.poll(() => isOpen(page, 'Fine-tuning')).toBe(true);
    if (js)
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('seed');
    // And once more after it was shut over the mistake.
    if (!js) return;
    await fold(page, 'Fine-tuning').locator('summary').click();
    await generate(page);
    await expect.poll(() => isOpen(page, 'Fine-tuning')).toBe(true);
  });

  test('a picture the browser finds wrong opens its fold when the form is sent', async () => {
    const user = await site.user({ tier: 'professional' });
    const page = await open(user);
    await formOf(page).getByLabel('Title').fill('No picture');
    const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    await formOf(page).locator('input[name=productImage]').setInputFiles(file);
    await expect.poll(() => summaryOf(page, 'Your own pictures')).toContain('notes.txt');
    expect(await isOpen(page, 'Your own pictures')).toBe(false);
    await generate(page);
    await expect.poll(() => isOpen(page, 'Your own pictures')).toBe(true);
    await page.getByText('Please choose a PNG, JPEG or WebP picture.').waitFor();
    await page.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect.poll(() => summaryOf(page, 'Your own pictures')).not.toContain('notes.txt');
  });

  test('a draft and Remix open what they fill, and nothing else', async () => {
    const user = await site.user({ tier: 'enterprise' });
    const page = await open(user);
    await formOf(page).getByLabel('Title').fill('Colors only');
    await fold(page, details).locator('summary').click();
    await formOf(page).getByLabel('Colors and theming').fill('sea green');
    await reload(page);
    await expect.poll(() => formOf(page).getByLabel('Title').inputValue()).toBe('Colors only');
    expect(await isOpen(page, details)).toBe(true);
    expect(await isOpen(page, 'Fine-tuning')).toBe(false);
    expect(await isOpen(page, 'Your own pictures')).toBe(false);
    await generate(page);
    await newestAd(user, 'Colors only');
    await expect.poll(() => isOpen(page, details)).toBe(false);
    await page.getByRole('button', { name: 'Remix Colors only' }).click();
    await expect.poll(() => isOpen(page, details)).toBe(true);
    expect(await summaryOf(page, details)).toContain('sea green');
    expect(await isOpen(page, 'Fine-tuning')).toBe(false);
  });
});

describe('the language of an ad', () => {
  async function make(page: Page, user: SiteUser, { title, language }: { title: string; language?: string }) {
    await formOf(page).getByLabel('Title').fill(title);
    if (language) {
      if (!(await isOpen(page, details))) await fold(page, details).locator('summary').click();
      await formOf(page).getByLabel('Language of the ad').selectOption({ label: language });
    }
    await generate(page);
    return newestAd(user, title);
  }

  test('a brief that leaves it open follows the browser, a clear one itself, and the picker wins over both', async () => {
    const user = await site.user({ tier: 'professional' });
    const page = await open(user, { locale: 'de-DE' });
    const undecided = await make(page, user, { title: 'Sneaker Week' });
    expect(undecided).toMatchObject({ language: null, languageHint: 'de' });
    expect(callOf(undecided)).toBe('Jetzt kaufen');
    const french = 'Croissants frais chaque matin';
    expect(readDesign((await make(page, user, { title: french }))?.design)).toMatchObject({
      language: 'fr',
      layers: { callToAction: 'Venez nous voir' },
    });
    const chosen = await make(page, user, { title: 'Winter coffee for everybody', language: 'Español' });
    expect(chosen).toMatchObject({ language: 'es', languageHint: 'de' });
    expect(readDesign(chosen?.design).language).toBe('es');
    const english = await open(user, { locale: 'en-US' });
    expect(callOf(await make(english, user, { title: 'Sneaker Weeks' }))).toBe('Shop now');
  });

  test('without JavaScript, too; Re-Gen and Remix in another browser keep it', async () => {
    const user = await site.user({ tier: 'professional' });
    const german = await open(user, { locale: 'de-DE', javaScriptEnabled: false });
    await make(german, user, { title: 'Tempo 3' });
    const english = await open(user, { locale: 'en-US' });
    await english.getByRole('button', { name: 'Re-Gen Tempo 3' }).click();
    await finishedAds(site.db, eq(ads.userId, user.id), 2);
    expect(callOf(await newestAd(user, 'Tempo 3'))).toBe('Kontakt aufnehmen');
    await english.getByRole('button', { name: 'Remix Tempo 3' }).first().click();
    await expect.poll(() => formOf(english).getByLabel('Title').inputValue()).toBe('Tempo 3');
    const remixed = await make(english, user, { title: 'Tempo 4' });
    expect(callOf(remixed)).toBe('Kontakt aufnehmen');
    const picked = await make(english, user, { title: 'Tempo 5', language: 'Français' });
    expect(callOf(picked)).toBe('Nous contacter');
    await english.getByRole('button', { name: 'Remix Tempo 5' }).click();
    await expect.poll(() => formOf(english).getByLabel('Language of the ad').inputValue()).toBe('fr');
    expect(await isOpen(english, details)).toBe(true);
  });
});

test('what is written for the next ad while one is being sent stays, and makes an ad of its own', async () => {
  const user = await site.user({ tier: 'professional' });
  const page = await open(user);
  const posts: Array<() => void> = [];
  await page.route('**/dashboard.data*', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === 'POST') await new Promise<void>((answered) => posts.push(answered));
    await route.fulfill({ response: answer });
  });
  const title = formOf(page).getByLabel('Title');
  await title.fill('The first');
  await formOf(page).getByLabel('Ad copy').fill('For both');
  await generate(page);
  await newestAd(user, 'The first');
  await title.fill('The second');
  await formOf(page).getByLabel('Portrait').check();
  posts[0]?.();
  await page.getByText('Your ad is being generated.').waitFor();
  expect(await title.inputValue()).toBe('The second');
  await generate(page);
  await expect.poll(() => posts.length).toBe(2);
  posts[1]?.();
  expect(await newestAd(user, 'The second')).toMatchObject({
    size: '1024x1536',
    brief: { adCopy: 'For both' },
  });
  expect(await site.db.$count(ads, eq(ads.userId, user.id))).toBe(2);
  // Nothing was written meanwhile this time, so the form is empty for the next.
  await expect.poll(() => title.inputValue()).toBe('');
  await expect.poll(() => formOf(page).getByLabel('Square').isChecked()).toBe(true);
});
