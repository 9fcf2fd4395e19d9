import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test('a form filled before the captcha arrived is checked without being touched again', async () => {
  const { page } = await site.open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/captcha-altcha/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('Email').blur();
  release();
  const token = page.locator('input[name=captcha]');
  await expect
    .poll(async () => (await token.count()) > 0 && (await token.inputValue()), { timeout: 60_000 })
    .toBeTruthy();
  await page.context().close();
});
