import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactRequests, users } from '#app/db/schema.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { insertAds } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite();
  admin = await site.user({ role: 'admin', name: 'The Operator' });
});
afterAll(() => site?.close());

const shots = process.env.SHOTS;
const look = (page: Page, name: string) =>
  shots ? page.screenshot({ path: `${shots}/${name}.png`, fullPage: true }) : undefined;
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const longName = 'Wolfeschlegelsteinhausenbergerdorff-von-Hohenzollern Maria';
async function message(values: Partial<typeof contactRequests.$inferInsert> = {}) {
  const [row] = await site.db
    .insert(contactRequests)
    .values({
      name: 'Lin Chen',
      email: `${randomUUID().slice(0, 8)}@example.com`,
      subject: 'billing',
      message:
        'Hello,\n\nmy card was charged twice in March. Could you please look into it and send me a new invoice?\n\nThank you, Lin',
      ...values,
    })
    .returning();
  if (!row) throw new Error('the message was not stored');
  return row;
}

test('users and messages fit every screen, and axe finds nothing', async () => {
  const user = await site.user({ tier: 'professional', name: longName });
  await insertManyAds(site.db, { userId: user.id, count: 13, title: 'An ad that did not come out' });
  await insertAds(site, { userId: user.id, count: 2, bytes: 10 });
  for (const name of ['Ada Lovelace', 'ليلى حسن', '王小明']) await site.user({ name });
  const blocked = await site.user({ name: 'Mallory' });
  await site.db
    .update(users)
    .set({ banned: true, banReason: 'Spam', emailVerified: false })
    .where(eq(users.id, blocked.id));
  const urgent = await message({ isPriority: true, userId: user.id });
  await message({ subject: 'x'.repeat(150), name: longName, status: 'in_progress' });
  await message({ subject: 'bug', status: 'resolved', message: 'مرحبا، لدي مشكلة.' });
  const paths = {
    users: '/admin/users',
    none: '/admin/users?q=nobody-at-all',
    user: `/admin/users/${user.id}`,
    blocked: `/admin/users/${blocked.id}`,
    messages: '/admin/contact',
    message: `/admin/contact?id=${urgent.id}`,
  };
  for (const width of [1280, 768, 360, 320]) {
    const { page } = await site.open({
      user: admin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    for (const [name, path] of Object.entries(paths)) {
      await visit(page, path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
      if (width !== 320) await look(page, `${name}-${width}`);
      if (width !== 768) expect(await axeViolations(page), `${name} at ${width}`).toEqual([]);
    }
    await visit(page, paths.user);
    await page.getByRole('button', { name: 'Block user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block this user?' });
    await dialog.waitFor();
    await look(page, `dialog-${width}`);
    expect(await axeViolations(page), `dialog at ${width}`).toEqual([]);
    await page.context().close();
  }
}, 180_000);

describe('acting on a user in the browser', () => {
  test('a destructive action asks first, by keyboard, and a toast says what happened', async () => {
    const user = await site.user({ name: 'Grace Hopper' });
    const { page, complaints } = await site.open({ user: admin, reducedMotion: 'reduce' });
    await visit(page, `/admin/users/${user.id}`);
    await page.getByRole('button', { name: 'Block user' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Block this user?' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Block user');
    await page.keyboard.press('Enter');
    await page.getByLabel('Reason').fill('Spam');
    await page.getByLabel('Reason').press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page).getByText('User blocked', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Unblock user' }).click();
    await toast(page).getByText('User unblocked', { exact: true }).waitFor();

    await page.getByLabel('Credits to add this month').fill('25');
    await page.getByRole('button', { name: 'Grant credits' }).click();
    await toast(page).getByText('Credits granted', { exact: true }).waitFor();
    await page.getByText('of 30 credits used').waitFor();

    await page.getByRole('button', { name: 'Delete user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this user?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await dialog.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Delete user' }).click();
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await page.waitForURL('**/admin/users?user=deleted');
    await page.getByText('User deleted successfully').first().waitFor();
    expect(await site.db.$count(users, eq(users.id, user.id))).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('it all works without JavaScript', async () => {
    const user = await site.user({ name: 'Grace Hopper' });
    const { page } = await site.open({ user: admin, javaScriptEnabled: false });
    await page.goto(`/admin/users/${user.id}`);
    await page.getByRole('button', { name: 'Block user' }).click();
    await page.getByLabel('Reason').fill('Spam');
    await page.getByRole('dialog').getByRole('button', { name: 'Block user' }).click();
    await page.getByText('User blocked').waitFor();
    await page.getByRole('button', { name: 'Unblock user' }).click();
    await page.getByText('User unblocked').waitFor();
    await page.goto('/admin/users');
    await page.getByLabel('Plan').selectOption('enterprise');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/admin/users?*plan=enterprise*');
    await page.context().close();
  });
});

test('a message is read, moved on and answered beside the list, which stays in step', async () => {
  const request = await message({ name: 'In Step' });
  const { page, complaints } = await site.open({ user: admin, reducedMotion: 'reduce' });
  await visit(page, '/admin/contact?q=In+Step');
  await page.getByRole('link', { name: /In Step/ }).click();
  await page.getByRole('button', { name: 'Mark In Progress' }).click();
  await toast(page).getByText('Status Updated', { exact: true }).waitFor();
  await page.getByRole('link', { name: /In Step.*In Progress/s }).waitFor();
  await page.getByRole('button', { name: 'Mark Resolved' }).click();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  await page.getByLabel('Reply by mail').fill('We have looked into it.\n\nA new invoice is on its way.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await toast(page).getByText('Reply sent', { exact: true }).waitFor();
  await page.getByText('Answered by mail').waitFor();
  expect(await page.getByLabel('Reply by mail').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  if (shots) {
    await page.goto('/mailbox');
    await page
      .getByRole('link', { name: /Re: Billing/ })
      .first()
      .click();
    await page.frameLocator('iframe').locator('body').waitFor();
    await look(page, 'mail');
  }
  expect(
    (await site.db.select().from(contactRequests).where(eq(contactRequests.id, request.id)))[0]?.status,
  ).toBe('in_progress');
  await page.context().close();
});
