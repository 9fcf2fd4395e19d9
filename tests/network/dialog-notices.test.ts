import { and, eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ads } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let subscriber: SiteUser;
let operator: SiteUser;
beforeAll(async () => {
  site = await startSite();
  subscriber = await site.user({ tier: 'professional', name: 'Ada Talker' });
  operator = await site.user({ role: 'admin' });
});
afterAll(() => site?.close());

/** Fills in the message to the operators in its dialog and sends it with the network cut. */
async function sendSupportOffline(page: Page): Promise<Locator> {
  await visit(page, '/manage-plan');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill('An invoice');
  await dialog.getByLabel('Message').fill('Which address is on it?');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  return dialog;
}

/** The notice of a form that was not sent; beside it there may be one that the page is out of date. */
const lossIn = (place: Locator) =>
  place.locator('> div').filter({ hasText: 'What you entered is still here' });

/** px² by which a notice lies on the other buttons of its dialog. */
async function coveredBy(notice: Locator, buttons: Locator[]): Promise<number> {
  const box = await notice.boundingBox();
  let covered = 0;
  for (const button of buttons) {
    const other = await button.boundingBox();
    if (!box || !other) throw new Error('nothing to see');
    const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    covered += Math.max(0, width) * Math.max(0, height);
  }
  return covered;
}

describe.each([360, 1280])('what is said while a dialog is open, %i px wide', (width) => {
  test('stands in the dialog, beside its buttons, and can be put away; the focus stays', async () => {
    const { page } = await site.open({ user: subscriber, viewport: { width, height: 800 } });
    const dialog = await sendSupportOffline(page);
    const place = dialog.getByRole('region', { name: 'Notifications' });
    await lossIn(place).waitFor();
    expect(await place.getAttribute('aria-live')).toBe('polite');
    const send = dialog.getByRole('button', { name: 'Send' });
    const close = dialog.getByRole('button', { name: 'Close' });
    expect(await coveredBy(place, [send, close])).toBe(0);
    const { bottom } = await place.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThanOrEqual(800);
    expect(await axeViolations(page)).toEqual([]);
    await lossIn(place).getByRole('button').click();
    await lossIn(place).waitFor({ state: 'detached' });
    expect(await send.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('goes on as a toast of the page when the dialog closes', async () => {
    const { page } = await site.open({ user: subscriber, viewport: { width, height: 800 } });
    const dialog = await sendSupportOffline(page);
    await lossIn(dialog.getByRole('region', { name: 'Notifications' })).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await lossIn(toasts).getByRole('button').click();
    await lossIn(toasts).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

test('a post that is written in a dialog of its own hears there too that it was not sent', async () => {
  const { page } = await site.open({ user: operator });
  await visit(page, '/admin/blog');
  await page.getByRole('link', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('On type');
  await dialog.getByLabel('Content').fill('Words.');
  await page.context().setOffline(true);
  await dialog
    .getByRole('button', { name: /^(Create|Save)/ })
    .first()
    .press('Enter');
  const place = dialog.getByRole('region', { name: 'Notifications' });
  await lossIn(place).waitFor();
  await lossIn(place).getByRole('button').click();
  await lossIn(place).waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Title').inputValue()).toBe('On type');
  await page.context().close();
});

test('a picture that is open large shows over itself what is said, where it can be put away', async () => {
  const owner = await site.user({ tier: 'professional' });
  const made = await site.post('/dashboard', { intent: 'generate', title: 'Large picture' }, owner);
  expect(made.status).toBe(200);
  await finishedAd(site.db, and(eq(ads.userId, owner.id), eq(ads.title, 'Large picture')));
  const { page } = await site.open({ user: owner, viewport: { width: 360, height: 800 } });
  await visit(page, '/dashboard');
  await page.getByLabel('Title').fill('The next one');
  await page.getByRole('img', { name: 'Ad: Large picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Large picture, large' });
  await dialog.waitFor();
  await page.context().setOffline(true);
  await page.locator('form#generate').evaluate((form: HTMLFormElement) => form.requestSubmit());
  const place = dialog.getByRole('region', { name: 'Notifications' });
  await lossIn(place).waitFor();
  expect(await coveredBy(place, [dialog.getByRole('button', { name: 'Close', exact: true })])).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await lossIn(place).getByRole('button').click();
  await lossIn(place).waitFor({ state: 'detached' });
  await dialog.waitFor();
  await page.context().close();
});
