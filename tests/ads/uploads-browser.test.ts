import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads, subscribers } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { findAds, finishedAds } from '#tests/support/finished-ads.ts';
import { badFiles, type ChosenFile, chooseFiles, goodFiles } from '#tests/support/picture-files.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const good: Record<string, () => Promise<ChosenFile>> = goodFiles;
const bad = badFiles;
const drawing = () => drawPicture({ width: 640, height: 480 });

const adsOf = (user: SiteUser) => findAds(site.db, eq(ads.userId, user.id));

const finished = (user: SiteUser, count: number) => finishedAds(site.db, eq(ads.userId, user.id), count);

const field = (page: Page, name: 'referenceImage' | 'productImage') =>
  page.locator(`form#generate input[name=${name}]`);

async function openForm(user: SiteUser, javaScriptEnabled = true) {
  const { page, complaints } = await site.open({ user, javaScriptEnabled, reducedMotion: 'reduce' });
  await (javaScriptEnabled ? visit(page, '/dashboard') : page.goto('/dashboard'));
  await page.getByText('Your own pictures').click();
  return { page, complaints };
}
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Ad' }).click();

const ways = [
  { tier: 'professional', javaScript: true },
  { tier: 'professional', javaScript: false },
  { tier: 'enterprise', javaScript: true },
  { tier: 'enterprise', javaScript: false },
] as const;

describe.each(ways)('as $tier, JavaScript $javaScript', ({ tier, javaScript }) => {
  test('PNG, JPEG and WebP arrive as reference and product', async () => {
    const user = await site.user({ tier });
    const { page, complaints } = await openForm(user, javaScript);
    const kinds = Object.keys(good);
    for (const [index, kind] of kinds.entries()) {
      const chosen = (await good[kind]?.()) as ChosenFile;
      await page.getByLabel('Title').fill(`With a ${kind}`);
      await field(page, 'referenceImage').setInputFiles(chosen);
      await field(page, 'productImage').setInputFiles(chosen);
      if (javaScript)
        await page.getByRole('img', { name: `Product or logo image: ${chosen.name}` }).waitFor();
      await generate(page);
      await expect.poll(async () => (await adsOf(user)).length).toBe(index + 1);
      if (javaScript) await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
    }
    const made = await finished(user, kinds.length);
    for (const ad of made) {
      expect(existsSync(`${site.dataDir}/files/${ad.referenceKey}`)).toBe(true);
      const { product, logo } = readDesign(ad.design).layers;
      expect(product?.asset ?? logo?.asset).toBe(ad.productKey);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(Object.keys(bad))('%s is told of and costs nothing', async (kind) => {
    const user = await site.user({ tier });
    const { page } = await openForm(user, javaScript);
    const { file, message } = bad[kind] as (typeof bad)[string];
    await page.getByLabel('Title').fill('Kept title');
    await chooseFiles(site, field(page, 'productImage'), [await file()]);
    // Chromium shows the part of a picture that is there; the server looks at all of it.
    if (javaScript && kind !== 'a broken one') await page.getByText(message).waitFor();
    await generate(page);
    await page.getByText(message).first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Kept title');
    expect(await adsOf(user)).toEqual([]);
    if (javaScript) {
      // Taken back, the form goes without it.
      await page.getByRole('button', { name: /^Remove / }).click();
      await expect.poll(() => page.locator('form#generate').getByText(message).count()).toBe(0);
      await generate(page);
      await expect.poll(async () => (await adsOf(user)).length).toBe(1);
      expect((await adsOf(user))[0]?.productKey).toBeNull();
    }
    await page.context().close();
  });

  test('Re-Gen and Remix of such an ad keep its pictures', async () => {
    const user = await site.user({ tier });
    const { page, complaints } = await openForm(user, javaScript);
    const again = async () => {
      if (!javaScript) await page.goto('/dashboard');
    };
    await page.getByLabel('Title').fill('Kettle week');
    await field(page, 'referenceImage').setInputFiles((await good.jpeg?.()) as ChosenFile);
    await field(page, 'productImage').setInputFiles((await good.png?.()) as ChosenFile);
    await generate(page);
    const [first] = await finished(user, 1);
    await again();
    await page.getByRole('button', { name: 'Re-Gen Kettle week' }).click();
    await expect.poll(async () => (await adsOf(user)).length).toBe(2);
    const [, second] = await finished(user, 2);
    expect(second?.referenceKey).toMatch(/reference/);
    expect(second?.productKey).toMatch(/products/);
    expect([first?.referenceKey, first?.productKey]).not.toContain(second?.referenceKey);

    await again();
    await page.getByRole('button', { name: 'Remix Kettle week' }).first().click();
    const kept = page.getByRole('img', { name: 'The reference of the ad you remix' });
    await kept.waitFor();
    await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    if (javaScript) expect(await axeViolations(page)).toEqual([]);
    // The product is taken back, the reference kept.
    await page.locator('input[name=productOf]').uncheck();
    await page.getByLabel('Title').fill('Kettle remixed');
    await generate(page);
    await expect.poll(async () => (await adsOf(user)).length).toBe(3);
    const remixed = (await finished(user, 3)).find(({ title }) => title === 'Kettle remixed');
    expect(existsSync(`${site.dataDir}/files/${remixed?.referenceKey}`)).toBe(true);
    expect(remixed?.productKey).toBeNull();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test.each([true, false])(
  'JavaScript %s: a plan that ended over a large form is told of on the page',
  async (js) => {
    const user = await site.user({ tier: 'professional' });
    const { page } = await openForm(user, js);
    await site.db.delete(subscribers).where(eq(subscribers.userId, user.id));
    await page.getByLabel('Title').fill('Too late');
    const buffer = Buffer.concat([await drawing(), Buffer.alloc(9_000_000)]);
    const large = { name: 'large.png', mimeType: 'image/png', buffer };
    await chooseFiles(site, field(page, 'referenceImage'), [large]);
    await generate(page);
    await page.getByText('part of the Professional and Enterprise plans.').first().waitFor();
    expect(await adsOf(user)).toEqual([]);
    await page.context().close();
  },
);

test.each([12, 40])('without JavaScript two pictures of %i MB are told of on the page', async (mb) => {
  const user = await site.user({ tier: 'professional' });
  const { page } = await openForm(user, false);
  await page.getByLabel('Title').fill('Kept title');
  const buffer = Buffer.concat([await drawing(), Buffer.alloc(mb * 1024 * 1024)]);
  for (const name of ['referenceImage', 'productImage'] as const)
    await chooseFiles(site, field(page, name), [{ name: 'huge.png', mimeType: 'image/png', buffer }]);
  await generate(page);
  if (mb < 32) {
    const message = page.locator('form#generate').getByText('This picture is larger than 10 MB.');
    await expect.poll(() => message.count()).toBe(2);
    expect(await page.getByLabel('Title').inputValue()).toBe('Kept title');
  } else
    await page.getByText('This form is longer than it can be: a picture may have 10 MB.').first().waitFor();
  expect(await page.getByRole('heading', { name: 'Dashboard' }).count()).toBe(1);
  expect(await adsOf(user)).toEqual([]);
  await page.context().close();
});

test('a picture of a brief is shown to who may see the ad, and to nobody else', async () => {
  const user = await site.user({ tier: 'professional' });
  const { page } = await openForm(user);
  await page.getByLabel('Title').fill('Mine');
  await field(page, 'referenceImage').setInputFiles((await good.png?.()) as ChosenFile);
  await generate(page);
  await expect.poll(async () => (await adsOf(user)).length).toBe(1);
  const [ad] = await adsOf(user);
  const path = `/files/ads/${ad?.id}/brief/reference`;
  expect((await page.request.get(path)).status()).toBe(200);
  expect((await page.request.get(`/files/ads/${ad?.id}/brief/product`)).status()).toBe(404);
  expect((await page.request.get(`/files/ads/${ad?.id}/brief/constructor`)).status()).toBe(404);
  const other = await site.open({ user: await site.user({ tier: 'professional' }) });
  expect((await other.page.request.get(path)).status()).toBe(404);
  // Nor can another's picture be used by naming their ad.
  const stranger = await site.user({ tier: 'enterprise' });
  const fields = { intent: 'generate', title: 'Theirs', referenceOf: ad?.id ?? '' };
  const answer = await site.post('/dashboard', fields, stranger);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('has been deleted');
  expect(await adsOf(stranger)).toEqual([]);
});

test('a chosen picture replaces the one of the remixed ad', async () => {
  const user = await site.user({ tier: 'professional' });
  const { page } = await openForm(user);
  await page.getByLabel('Title').fill('Swap');
  await field(page, 'referenceImage').setInputFiles((await good.png?.()) as ChosenFile);
  await generate(page);
  await finished(user, 1);
  await page.getByRole('button', { name: 'Remix Swap' }).click();
  const kept = page.getByRole('img', { name: 'The reference of the ad you remix' });
  await kept.waitFor();
  await field(page, 'referenceImage').setInputFiles((await good.webp?.()) as ChosenFile);
  await page.getByRole('img', { name: 'Reference image: kettle.webp' }).waitFor();
  expect(await kept.count()).toBe(0);
  await page.getByRole('button', { name: 'Remove kettle.webp' }).click();
  await kept.waitFor();
});

test('a plan without pictures is refused before the body is read, and one account sends two forms at a time', async () => {
  const form = (bytes: number) => {
    const body = new FormData();
    body.set('intent', 'generate');
    body.set('title', 'Large');
    body.set('referenceImage', new File([new Uint8Array(bytes)], 'large.png'));
    return body;
  };
  const post = async (user: SiteUser, body: FormData) => {
    const { name, value } = user.cookie;
    const headers = { origin: site.url, cookie: `${name}=${value}` };
    return fetch(`${site.url}/dashboard`, { method: 'POST', headers, body });
  };
  const free = await site.user();
  const refused = await post(free, form(8_000_000));
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('part of the Professional and Enterprise plans');

  const paid = await site.user({ tier: 'professional' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(paid, form(9_000_000))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(statuses).toContain(422);
  expect((await post(paid, form(1_000_000))).status).toBe(422);
  expect(await adsOf(paid)).toEqual([]);
});
