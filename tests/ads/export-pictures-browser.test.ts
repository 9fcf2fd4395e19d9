import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdDesign } from '#app/composer/design/ad-design.ts';
import { placements } from '#app/composer/design/placements.ts';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads } from '#app/db/schema.ts';
import { exportSentences } from '#app/domain/ads/export-sentences.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { watchLayoutShift } from '#tests/support/layout-shift.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let user: SiteUser;
let starter: SiteUser;
const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe mit Kaffee und Kuchen am Sonntag';
const brief = { title, adCopy: 'Jeden Sonntag ab 10 Uhr, Kaffee 2,50 €' };
const arabic = { title: 'قهوة طازجة كل صباح من محمصة الحي القديم', adCopy: 'خصم ٢٠٪ حتى نهاية الشهر' };
let paths: { german: string; arabic: string; starter: string };
beforeAll(async () => {
  site = await startSite();
  [user, starter] = await Promise.all([site.user({ tier: 'professional' }), site.user()]);
  const pathOf = async (fields: Record<string, string>, who: SiteUser) => {
    await site.post('/dashboard', { intent: 'generate', ...fields }, who);
    const { id } = await finishedAd(site.db, eq(ads.title, fields.title ?? ''));
    return `/dashboard/ads/${id}/export`;
  };
  paths = {
    german: await pathOf(brief, user),
    arabic: await pathOf(arabic, user),
    starter: await pathOf({ ...brief, title: 'Slow mornings' }, starter),
  };
});
afterAll(() => site?.close());

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Brings each card in sight until its picture has come; what is still missing, and pictures of another shape. */
async function seeAll(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const { label, width, height, network } of placements) {
    const card = page
      .getByRole('group', { name: network, exact: true })
      .getByRole('listitem')
      .filter({ hasText: `${label}${width}×${height}` });
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img:not([data-coming])');
    await picture.waitFor();
    const ratio = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
    if (Math.abs(ratio - width / height) > 0.01) wrong.push(`${network} ${label}: ${ratio}`);
  }
  return wrong;
}

test.each([360, 768, 1280])(
  '%i px: each size is seen as it goes out, and nothing moves for it',
  async (width) => {
    const { page, complaints } = await site.open({ user, viewport: { width, height: 800 } });
    const shifted = await watchLayoutShift(page);
    await visit(page, paths.german);
    expect(await seeAll(page)).toEqual([]);
    expect(await cards(page).count()).toBe(placements.length);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await shifted()).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('by keyboard: from card to card, Enter downloads', async () => {
  const { page } = await site.open({ user, viewport: { width: 360, height: 700 } });
  await visit(page, paths.arabic);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tabTo(page, /^Story1080×1920$/);
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/_story\.png$/);
  await page.context().close();
});

test('a picture that does not come says why, and comes when it is asked for again', async () => {
  const { page } = await site.open({ user });
  const previews = '**/export-preview?placement=pinterest*';
  await page.route(previews, (route) => route.abort());
  await visit(page, paths.german);
  const pin = cards(page).filter({ hasText: 'Pin1000×1500' });
  await pin.scrollIntoViewIfNeeded();
  await pin.getByText('The server did not answer.').waitFor();
  await page.unroute(previews);
  await pin.getByRole('button', { name: 'Try again Pin 1000×1500' }).click();
  await pin.locator('img:not([data-coming])').waitFor();
  const coming = page.waitForEvent('download');
  await pin.getByRole('button', { name: 'Pin 1000×1500', exact: true }).click();
  expect((await coming).suggestedFilename()).toMatch(/_pinterest\.png$/);
  await page.context().close();
});

test('an ad whose own picture is gone says so in each size', async () => {
  const own = await site.user({ tier: 'professional' });
  await site.post('/dashboard', { intent: 'generate', title: 'A picture that is gone' }, own);
  const { id, design } = await finishedAd(site.db, eq(ads.userId, own.id));
  const scene = { kind: 'picture', asset: `ads/${'0'.repeat(32)}/scene.png` } as const;
  const { layers, ...rest } = readDesign(design);
  const gone: AdDesign = { ...rest, layout: 'hero-bottom', layers: { ...layers, scene } };
  await site.db.update(ads).set({ design: gone }).where(eq(ads.id, id));
  const { page } = await site.open({ user: own });
  await visit(page, `/dashboard/ads/${id}/export`);
  const pin = cards(page).filter({ hasText: 'Pin1000×1500' });
  await pin.scrollIntoViewIfNeeded();
  await pin.getByText(exportSentences['picture-gone']).waitFor();
  expect(await pin.getByRole('button', { name: /^Try again/ }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});

test('a plan without exports sees them, under its mark', async () => {
  const { page, complaints } = await site.open({ user: starter });
  const answered = page.waitForResponse((response) => response.url().includes('placement=story'));
  await visit(page, paths.starter);
  expect(await (await answered).headerValue('etag')).toMatch(/-marked"$/);
  expect(await page.getByRole('button', { name: 'Pin 1000×1500' }).isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
