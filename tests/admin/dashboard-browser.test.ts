import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDatedAd, insertUser, momentOf } from '#tests/support/analytics.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;

beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
  admin = await site.user({ role: 'admin', name: 'The Operator' });
  await site.user({ tier: 'enterprise' });
  for (const daysAgo of [1, 1, 2, 5, 40]) {
    const userId = await insertUser(site.db, { createdAt: momentOf(daysAgo) });
    await insertDatedAd(site.db, { userId, createdAt: momentOf(daysAgo), seconds: daysAgo });
    await insertDatedAd(site.db, { userId, createdAt: momentOf(daysAgo), failure: 'model-timeout' });
  }
});

afterAll(() => site?.close());

const analytics = '/admin/dashboard?tab=analytics';
const selectedTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').innerText();
const rowsOf = (page: Page) => page.locator('table', { hasText: 'Sign-ups by day' }).locator('tbody tr');

test('the tabs are moved through by arrow keys, opened by Enter and left by the back button', async () => {
  const { page, complaints } = await site.open({ user: admin });
  await page.goto('/admin/dashboard');
  await page.getByRole('tab', { name: 'Users' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Last 30 days' }).waitFor();
  expect(await selectedTab(page)).toBe('Analytics');
  await page.getByRole('link', { name: '7 days' }).click();
  await page.getByRole('heading', { name: 'Last 7 days' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Last 30 days' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Newest users' }).waitFor();
  expect(await selectedTab(page)).toBe('Users');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a chart reads out one day at a time, under the pointer and by the arrow keys', async () => {
  const { page, complaints } = await site.open({ user: admin });
  await visit(page, `${analytics}&days=7`);
  const card = page.getByRole('region', { name: 'Generations', exact: true });
  const chart = card.getByRole('slider');
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
  const shownDay = (daysAgo: number) => weekday.format(momentOf(daysAgo));

  await chart.focus();
  expect(await chart.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^${shownDay(0)}, .*: Completed 0, Failed 0$`),
  );
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(
    new RegExp(`^${shownDay(1)}, .*: Completed 2, Failed 2$`),
  );
  expect(await card.locator('dl').innerText()).toMatch(/Completed\s+2\s+Failed\s+2/);
  await page.keyboard.press('Home');
  expect(await chart.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('Tab');
  expect(await card.getByText('Last 7 days').count()).toBe(1);

  // The page may still be scrolling to what Tab has reached, and the chart with it.
  const readUnderPointer = async () => {
    const plot = await card.locator('svg.flex-1').boundingBox();
    if (!plot) throw new Error('the chart is not there');
    await page.mouse.move(plot.x + plot.width * (5.5 / 7), plot.y + 40);
    return card.innerText();
  };
  await expect
    .poll(readUnderPointer)
    .toMatch(new RegExp(`${shownDay(1)}, [^]*Completed\\s+2\\s+Failed\\s+2`));
  await page.mouse.move(0, 0);
  await card.getByText('Last 7 days').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('ranges, tables and tabs of the analytics work without JavaScript', async () => {
  const { page } = await site.open({ user: admin, javaScriptEnabled: false });
  await page.goto(analytics);
  expect(await page.getByRole('slider').count()).toBe(0);
  expect(await page.getByRole('img', { name: /^Sign-ups\. / }).count()).toBe(1);
  await page.getByRole('link', { name: '90 days' }).click();
  await page.getByRole('heading', { name: 'Last 90 days' }).waitFor();
  expect(await rowsOf(page).first().isVisible()).toBe(false);
  await page.getByText('Show as table: Sign-ups').click();
  expect(await rowsOf(page).count()).toBe(90);
  expect(await rowsOf(page).first().isVisible()).toBe(true);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Beta Mode' }).waitFor();
  await page.context().close();
});

test('the dashboard with its charts and open tables is accessible and as wide as the window, in either direction', async () => {
  const { page, complaints } = await site.open({ user: admin });
  for (const [width, height, direction, colorScheme] of [
    [320, 720, 'ltr', 'light'],
    [320, 720, 'rtl', 'dark'],
    [768, 1024, 'ltr', 'dark'],
    [1280, 900, 'rtl', 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, `${analytics}&days=90`);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      for (const details of document.querySelectorAll('details'))
        details.open = Boolean(details.closest('section'));
    }, direction);
    await page.getByRole('slider').first().focus();
    const where = `${width} px, ${direction}`;
    expect.soft(await axeViolations(page), where).toEqual([]);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(beyond, where).toBe(0);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});
