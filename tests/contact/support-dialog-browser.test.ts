import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactRequests } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const requestsOf = (user: SiteUser) =>
  site.db.select().from(contactRequests).where(eq(contactRequests.userId, user.id));

async function openPlan(options: { width?: number; javaScriptEnabled?: boolean } = {}) {
  const { width = 1280, javaScriptEnabled = true } = options;
  const user = await site.user({ name: 'Ada Example', tier: 'professional' });
  const window = await site.open({ user, javaScriptEnabled, viewport: { width, height: 720 } });
  await window.page.goto('/manage-plan');
  if (javaScriptEnabled) await isAlive(window.page);
  return { ...window, user };
}
const trigger = (page: Page) => page.getByRole('button', { name: 'Contact Support' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Support' });

test('the dialog works by keyboard: it opens on the subject, Escape keeps what was typed and gives the focus back', async () => {
  const { page, complaints } = await openPlan();
  await trigger(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await expect.poll(() => focusedName(page)).toBe('subject');
  await page.keyboard.type('Half a subject');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contact Support');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Half a subject');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('it names what is missing, sends once for two presses, says so and is empty the next time', async () => {
  const { page, user, complaints } = await openPlan({ width: 320 });
  await trigger(page).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada Example');
  expect(await page.getByLabel('Email').inputValue()).toBe(user.email);
  const send = dialog(page).getByRole('button', { name: /Send/ });
  await send.click();
  await dialog(page).getByRole('alert').getByText('Please fill in all fields').waitFor();
  await expect.poll(() => focusedName(page)).toBe('subject');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Subject').fill('Long words: '.concat('x'.repeat(130)));
  await page.getByLabel('Message').fill('مرحبا\n'.repeat(60));
  expect(await dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await send.evaluate((button) => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  });
  await page.getByText('Message Sent', { exact: true }).waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await requestsOf(user)).toMatchObject([{ isPriority: true, status: 'open' }]);

  await trigger(page).click();
  expect(await page.getByLabel('Subject').inputValue()).toBe('');
  expect(await dialog(page).getByRole('alert').count()).toBe(0);
  // The browser reports the refused first attempt.
  expect(complaints.filter((line) => !line.includes('status of 400'))).toEqual([]);
  await page.context().close();
});

test('without JavaScript the dialog posts to a page that keeps what was typed and takes the message', async () => {
  const { page, user } = await openPlan({ javaScriptEnabled: false });
  await trigger(page).click();
  await dialog(page).getByLabel('Subject').fill('No scripts here');
  await dialog(page).getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Please fill in all fields').waitFor();
  expect(await page.getByLabel('Subject').inputValue()).toBe('No scripts here');
  await page.getByLabel('Message').fill('Still fine.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent', { exact: true }).waitFor();
  expect(await requestsOf(user)).toMatchObject([{ subject: 'No scripts here', message: 'Still fine.' }]);
  await page.context().close();
});

function focusedName(page: Page) {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
}

/** Waits until React has taken the page over. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
