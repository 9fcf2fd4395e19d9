import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads, teamMembers } from '#app/db/schema.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
let colleague: SiteUser;
beforeAll(async () => {
  site = await startSite();
  user = await site.user({ tier: 'enterprise', name: 'Olga Owner' });
  colleague = await site.user({ name: 'Maria Müller' });
  await site.db.insert(teamMembers).values({ userId: colleague.id, ownerId: user.id });
}, 120_000);
afterAll(() => site?.close());

/** An ad whose look is no matter of chance: the layouts hold different lengths of words. */
async function makeAd(title: string, fields: Record<string, string> = {}) {
  const look = { seed: '7', layout: 'hero-side' };
  const answer = await site.post('/dashboard', { intent: 'generate', title, ...look, ...fields }, user);
  expect(answer.status, await answer.text()).toBeLessThan(400);
  const find = async () => (await site.db.select().from(ads).where(eq(ads.title, title)))[0];
  await expect.poll(async () => (await find())?.status, { timeout: 60_000 }).toBe('completed');
  const ad = await find();
  if (!ad) throw new Error('no such ad');
  return ad;
}

const bakery = {
  adCopy: 'Baked at dawn, warm until nine.\nMon–Sat 7:00–14:00\nFree parking behind the shop',
  saleGoals: '20% off this week',
};

/** The editor of an ad, once its first picture is drawn. */
async function open(adId: string, options: Parameters<Site['open']>[0] = { user }) {
  const window = await site.open(options);
  await window.page.goto(`/dashboard/ads/${adId}`);
  await drawn(window.page);
  return window;
}
const picture = (page: Page) => page.locator('figure img');
const drawn = (page: Page) => page.locator('figure img[data-drawn=fine]').waitFor();
/** Address of the picture shown, new with each drawing. */
const shown = (page: Page) => picture(page).getAttribute('src');

/** Does something and waits until the picture is another one, in full. */
async function follows(page: Page, change: () => Promise<unknown>) {
  const before = await shown(page);
  await change();
  await expect.poll(() => shown(page), { timeout: 20_000 }).not.toBe(before);
  await drawn(page);
}
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await dismiss(page);
}
/** Puts away what was said: a pointer over it would keep it there. */
async function dismiss(page: Page) {
  await page
    .getByRole('button', { name: /^Dismiss: / })
    .first()
    .click();
}
const designOf = async (id: string) => {
  const [ad] = await site.db.select().from(ads).where(eq(ads.id, id));
  return readDesign(ad?.design);
};

test('from the card to a saved ad: words, what was left out, subject, layout and colors; the download differs', async () => {
  const ad = await makeAd('Fresh croissants every morning', bakery);
  const { page, complaints } = await site.open({ user });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit Fresh croissants every morning' }).click();
  await drawn(page);
  const download = async () => (await page.request.get(`/files/ads/${ad.id}?download`)).body();
  const before = await download();

  await follows(page, () => page.getByLabel('Headline').fill('Warm croissants'));
  await page.getByLabel('Sub-line').fill('');
  const putIn = page.getByRole('button', { name: /^Put in: / }).first();
  const name = (await putIn.getAttribute('aria-label')) ?? '';
  await follows(page, () => putIn.click());
  expect(await page.getByLabel('Sub-line').inputValue()).toBe(name.replace('Put in: ', ''));
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });

  await page.locator('summary', { hasText: 'Subject' }).click();
  await page.getByLabel('Find a thing').fill('Zahnarzt');
  await follows(page, () => page.getByRole('button', { name: 'tooth', exact: true }).click());
  const other = (await page.getByLabel('Solid').isChecked()) ? 'Drawn flat' : 'Solid';
  await follows(page, () => page.getByLabel(other).check());

  await page.getByLabel('Panel and scene').scrollIntoViewIfNeeded();
  // Every open layout is shown with this ad in it.
  await expect.poll(() => page.locator('label svg image').count(), { timeout: 60_000 }).toBeGreaterThan(10);
  await follows(page, () => page.getByLabel('Floating card').check());
  await page.locator('summary', { hasText: 'Colors' }).click();
  await follows(page, () => page.getByRole('button', { name: /^Palette 3/ }).click());
  await follows(page, () => page.getByLabel('Accent color as text').fill('#0a7d4f'));
  await save(page);

  const { layers, layout, palette } = await designOf(ad.id);
  expect(layers).toMatchObject({ headline: 'Warm croissants', scene: { subject: { things: ['tooth'] } } });
  expect({ layout, accent: palette.accent }).toEqual({ layout: 'card', accent: '#0a7d4f' });
  expect((await download()).equals(before)).toBe(false);

  await page.locator('summary', { hasText: 'Former versions' }).click();
  await page.getByRole('button', { name: 'Bring back version 1' }).click();
  await page.getByText('Brought back', { exact: true }).waitFor();
  const headline = page.getByLabel('Headline');
  await expect.poll(() => headline.inputValue()).toBe(readDesign(ad.design).layers.headline);
  expect((await download()).equals(before)).toBe(true);
  expect(complaints).toEqual([]);
}, 180_000);

test('words without room are named with the letters too many, stay, and are not saved', async () => {
  const ad = await makeAd('Bread for the long word');
  const { page } = await open(ad.id);
  const long = 'Unquestionably_Donaudampfschifffahrtsgesellschaftskapitänspatent_for_all_the_towns';
  await page.getByLabel('Headline').fill(long);
  await page.getByText(/\d+ letters too many for this layout/).waitFor();
  await page.getByRole('link', { name: /to look at/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('This was not saved').first().waitFor();
  await dismiss(page);
  expect(await page.getByLabel('Headline').inputValue()).toBe(long);
  await follows(page, () => page.getByRole('button', { name: 'Undo' }).click());
  expect(await page.getByLabel('Headline').inputValue()).toBe('Bread for the long word');
}, 90_000);

test('by keyboard alone: typed, saved with Enter, a step back', async () => {
  const ad = await makeAd('Bread by keyboard');
  const { page, complaints } = await open(ad.id);
  await page.getByLabel('Offer').focus();
  await follows(page, () => page.keyboard.type('2 for 1'));
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await designOf(ad.id)).layers.offer).toBe('2 for 1');
  // The layouts are one group: an arrow moves to the next one and shows it.
  await page.locator('[name=layout]:checked').focus();
  await follows(page, () => page.keyboard.press('ArrowDown'));
  await page.getByRole('button', { name: 'Undo' }).focus();
  await follows(page, () => page.keyboard.press('Enter'));
  expect(complaints).toEqual([]);
}, 90_000);

test('at 360 px the picture stays in sight while somebody types, and nothing is wider than the screen', async () => {
  const ad = await makeAd('Bread on a telephone', bakery);
  const { page } = await open(ad.id, { user, viewport: { width: 360, height: 740 } });
  await page.getByLabel('Brand').focus();
  await page.getByLabel('Brand').scrollIntoViewIfNeeded();
  const box = await picture(page).boundingBox();
  expect(box && box.y >= 0 && box.y + box.height < 400).toBe(true);
  await follows(page, () => page.keyboard.type('Mill & Co'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}, 90_000);

test('a second tab: an untouched editor follows, a touched one is told with both texts and chooses', async () => {
  const ad = await makeAd('Bread for two');
  const idle = await open(ad.id);
  const busy = await open(ad.id);
  const maria = await open(ad.id, { user: colleague });
  await busy.page.getByLabel('Headline').fill('My own words');
  await maria.page.getByLabel('Headline').fill('Maria’s words');
  await save(maria.page);
  await expect
    .poll(() => idle.page.getByLabel('Headline').inputValue(), { timeout: 20_000 })
    .toBe('Maria’s words');
  const told = busy.page.getByRole('alert').filter({ hasText: 'Maria Müller saved a newer version' });
  await told.waitFor();
  expect(await told.textContent()).toMatch(/Maria’s words.*My own words/s);
  expect(await busy.page.getByLabel('Headline').inputValue()).toBe('My own words');
  await told.getByRole('button', { name: 'Go on with mine' }).click();
  await save(busy.page);
  expect((await designOf(ad.id)).layers.headline).toBe('My own words');
  await busy.page.locator('summary', { hasText: 'Former versions' }).click();
  await busy.page.getByText('Maria Müller').waitFor();
}, 120_000);

test('what is unsaved outlives a reload, and leaving asks first', async () => {
  const ad = await makeAd('Bread to come back to');
  const { page } = await open(ad.id);
  page.on('dialog', (dialog) => void dialog.accept());
  await follows(page, () => page.getByLabel('Headline').fill('Not saved yet'));
  await page.reload();
  await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('Not saved yet');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Not saved yet');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`/dashboard/ads/${ad.id}`);
  await drawn(page);
  expect(await page.getByLabel('Headline').inputValue()).toBe('Bread to come back to');
}, 90_000);

test('with the network cut nothing typed is lost, and it is saved once it is back', async () => {
  const ad = await makeAd('Bread without a network');
  const { page } = await open(ad.id);
  await page.context().setOffline(true);
  await page.getByLabel('Headline').fill('Typed offline');
  await page.getByText(/You are offline. The picture follows/).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('This was not saved').first().waitFor();
  await dismiss(page);
  expect(await page.getByLabel('Headline').inputValue()).toBe('Typed offline');
  await follows(page, () => page.context().setOffline(false));
  await save(page);
  expect((await designOf(ad.id)).layers.headline).toBe('Typed offline');
}, 90_000);

test('without JavaScript the form puts in, saves and brings back', async () => {
  const ad = await makeAd('Bread without scripts', bakery);
  const { page } = await site.open({ user, javaScriptEnabled: false });
  await page.goto(`/dashboard/ads/${ad.id}`);
  await page.getByLabel('Headline').fill('Saved without a script');
  const putIn = page.getByRole('button', { name: /^Put in: / }).first();
  if ((await putIn.count()) > 0) await putIn.click();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Saved without a script');
  await page.getByLabel('Sub-line').fill('Short');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('No credit was used').waitFor();
  expect((await designOf(ad.id)).layers).toMatchObject({
    headline: 'Saved without a script',
    subline: 'Short',
  });
  await page.locator('summary', { hasText: 'Former versions' }).click();
  await page.getByRole('button', { name: 'Bring back version 1' }).click();
  await page.getByText('Brought back', { exact: true }).waitFor();
  expect((await designOf(ad.id)).layers.headline).toBe(readDesign(ad.design).layers.headline);
}, 90_000);

test('a deleted ad is said in an open editor, and what was typed stays', async () => {
  const ad = await makeAd('Bread to be deleted');
  const { page } = await open(ad.id);
  await page.getByLabel('Headline').fill('Copy me');
  await site.post('/dashboard', { intent: 'delete', adId: ad.id }, user);
  await page.getByText('This ad was deleted').waitFor();
  expect(await page.getByLabel('Headline').inputValue()).toBe('Copy me');
}, 60_000);
