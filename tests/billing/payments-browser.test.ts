import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const upgrade = { name: 'Upgrade to Professional' };

/** Opens the page and waits for the status check that it makes on load. */
async function openPlan(page: Page): Promise<void> {
  const checked = page.waitForResponse(/check-subscription/);
  await page.goto('/manage-plan');
  expect((await checked).status()).toBe(200);
}

describe('subscribing in Chromium', () => {
  // A new tab, as promised (specification: plan.checkout.new-tab).
  test('the checkout opens in a new tab, and the page it was opened from follows by itself', async () => {
    const { page, complaints } = await site.open({ user: await site.user() });
    await openPlan(page);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', upgrade).click();
    const tab = await opened;
    await tab.waitForURL(/\/payments\/checkout\//);
    expect(new URL(page.url()).pathname).toBe('/manage-plan');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(tab)).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await tab.getByRole('button', { name: /works/ }).click();
    await tab.waitForURL(/\/manage-plan\?checkout=success/);
    await tab.getByText('You are on the Professional plan').waitFor();
    await page.getByText('Active Subscription').waitFor();
    expect(complaints).toEqual([]);
    await page.goto('/payments/portal');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  // A blocked tab stops nobody from paying (specification: plan.checkout.same-tab).
  test('where new tabs are blocked it opens in the same one', async () => {
    const { page } = await site.open({ user: await site.user() });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openPlan(page);
    await page.getByRole('button', upgrade).click();
    await page.waitForURL(/\/payments\/checkout\//);
  });

  test('without JavaScript the form opens the tab itself, and the whole way works', async () => {
    const { page } = await site.open({ user: await site.user(), javaScriptEnabled: false });
    await page.goto('/manage-plan');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', upgrade).click();
    const tab = await opened;
    await tab.waitForURL(/\/payments\/checkout\//);
    await tab.getByRole('button', { name: /works/ }).click();
    await tab.waitForURL(/checkout=success/);
    expect(await tab.textContent('main')).toContain('Active Subscription');
  });
});
