import { eq } from 'drizzle-orm';
import type { APIResponse, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads } from '#app/db/schema.ts';
import { finishedAd } from './finished-ads.ts';
import type { Site, SiteUser } from './site.ts';

/** A brief with more facts than an ad prints. */
export const bakery = {
  adCopy: 'Baked at dawn, warm until nine.\nMon–Sat 7:00–14:00\nFree parking behind the shop',
  saleGoals: '20% off this week',
};

/** The editor of a site's ads in Chromium, for one owner on a plan with fine-tuning. */
export function editorBrowser(site: () => Site, owner: () => SiteUser) {
  return {
    /** An ad whose look is no matter of chance: the layouts hold different lengths of words. */
    makeAd: async (title: string, fields: Record<string, string> = {}) => {
      const look = { seed: '7', layout: 'hero-side' };
      const brief = { intent: 'generate', title, ...look, ...fields };
      const answer = await site().post('/dashboard', brief, owner());
      expect(answer.status, await answer.text()).toBeLessThan(400);
      return finishedAd(site().db, eq(ads.title, title));
    },
    /** The editor of an ad, once its first picture is drawn; `draws` the ad in each other layout too. */
    open: async (
      adId: string,
      { draws = false, ...options }: Parameters<Site['open']>[0] & { draws?: boolean } = { user: owner() },
    ) => {
      const window = await site().open(options);
      if (!draws) await showOneThumbnail(window.page);
      await window.page.goto(`/dashboard/ads/${adId}`);
      await drawn(window.page);
      return window;
    },
    designOf: async (id: string) => {
      const [ad] = await site().db.select().from(ads).where(eq(ads.id, id));
      return readDesign(ad?.design);
    },
  };
}

/**
 * Shows one small picture for all layouts: to draw an ad in each
 * after each change is more than half of the work of an editor's test.
 */
export async function showOneThumbnail(page: Page): Promise<void> {
  let shown: { response: APIResponse; body: Buffer } | undefined;
  await page.route(/\/preview\?.*\bsmall=/, async (route) => {
    try {
      if (shown) return await route.fulfill(shown);
      const response = await route.fetch();
      if (response.ok()) shown = { response, body: await response.body() };
      await route.fulfill({ response });
    } catch {
      // The page has gone, or wants another one by now.
    }
  });
}

export const picture = (page: Page) => page.locator('figure img');
export const drawn = (page: Page) => page.locator('figure img[data-drawn=fine]').waitFor({ timeout: 60_000 });
/** Address of the picture shown, new with each drawing. */
const shown = (page: Page) => picture(page).getAttribute('src');

/** Does something and waits until the picture is another one, in full. */
export async function follows(page: Page, change: () => Promise<unknown>): Promise<void> {
  const before = await shown(page);
  await change();
  await expect.poll(() => shown(page), { timeout: 60_000 }).not.toBe(before);
  await drawn(page);
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

export async function save(page: Page): Promise<void> {
  await press(page, 'Save');
  await page.getByText('Saved', { exact: true }).waitFor();
  await dismiss(page);
}

/** Puts away what was said: a pointer over it would keep it there. */
export async function dismiss(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Dismiss: / })
    .first()
    .click();
}

/** Unfolds a part of the editor; one that is unfolded stays so. */
export async function unfold(page: Page, title: string): Promise<void> {
  const summary = page.locator('summary', { hasText: title });
  await summary.waitFor();
  const closed = page.locator('details:not([open]) > summary', { hasText: title });
  if ((await closed.count()) > 0) await summary.click();
}
