import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, sessions, users } from '#app/db/schema.ts';
import { hashPassword } from '#app/domain/users/passwords.server.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

async function person(name: string): Promise<SiteUser> {
  const user = await site.user({ name });
  const password = await hashPassword(goodPassword);
  await site.db
    .insert(accounts)
    .values({ id: user.id, userId: user.id, accountId: user.id, providerId: 'credential', password });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
  await site.db
    .insert(sessions)
    .values({ id: `${user.id}-2`, userId: user.id, token: user.id, expiresAt, userAgent });
  return user;
}

async function fillPasswords(page: Page, values: [current: string, next: string, again: string]) {
  const labels = ['Current Password', 'New Password', 'Confirm New Password'];
  for (const [index, label] of labels.entries())
    await page.getByRole('textbox', { name: label, exact: true }).fill(values[index] ?? '');
}

const nameOf = async ({ id }: SiteUser) =>
  (await site.db.select().from(users).where(eq(users.id, id)))[0]?.name;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('the account page in a browser', () => {
  test('by keyboard: errors take the focus, what is done is announced, and nothing complains', async () => {
    const user = await person('Kay Board');
    const { page, complaints } = await site.open({ user });
    await page.goto('/account');
    const name = page.getByRole('textbox', { name: 'Full Name' });
    await name.fill('');
    await name.press('Enter');
    await page.getByText('Please enter your full name.').waitFor();
    await expect.poll(() => focused(page)).toBe('fullName');
    expect(await axeViolations(page)).toEqual([]);
    await name.fill('Kay Keyboard');
    await name.press('Enter');
    await page.getByText('Profile updated', { exact: true }).waitFor();
    expect(await nameOf(user)).toBe('Kay Keyboard');

    await fillPasswords(page, ['wrong-guess-9', 'brand-new-gull-8', 'brand-new-gull-8']);
    await page.keyboard.press('Enter');
    await page.getByText('This is not your current password.').waitFor();
    await expect.poll(() => focused(page)).toBe('currentPassword');
    await fillPasswords(page, [goodPassword, 'brand-new-gull-8', 'brand-new-gull-8']);
    await page.keyboard.press('Enter');
    await page.getByText('Password updated', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Current Password' }).inputValue()).toBe('');
    await expect.poll(() => page.getByText('Firefox on Linux').count()).toBe(0);
    // Still signed in, under the new cookie.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor();
    expect(complaints.filter((line) => !/status of 4(22|29)/.test(line))).toEqual([]);
    await page.context().close();
  });

  test('a device that is signed out leaves the list, and the focus stays nearby', async () => {
    const user = await person('Dee Vice');
    const { page } = await site.open({ user });
    await page.goto('/account');
    const button = page.getByRole('button', { name: 'Sign out Firefox on Linux' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Device signed out', { exact: true }).waitFor();
    await button.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('sessions');
    await page.context().close();
  });

  test('the export is a download; deleting asks, then says goodbye on the landing page', async () => {
    const user = await person('Exa Port');
    const { page } = await site.open({ user });
    await page.goto('/account');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    expect([...readZip(await readFile(await download.path())).keys()]).toEqual(['data.json']);

    await page.getByRole('link', { name: 'Delete my account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delete your account?' }).waitFor();
    const password = page.getByRole('textbox', { name: 'Current Password' });
    await password.fill('wrong-guess-9');
    await password.press('Enter');
    await page.getByText('This is not your current password.').waitFor();
    await expect.poll(() => focused(page)).toBe('currentPassword');
    expect(await axeViolations(page)).toEqual([]);
    await password.fill(goodPassword);
    await password.press('Enter');
    await page.getByText('Your account has been deleted', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await nameOf(user)).toBeUndefined();
    await page.goBack();
    await page.waitForURL(/\/auth/);
    await page.context().close();
  });

  test('works without JavaScript: name, password, sessions, deletion', async () => {
    const user = await person('Noah Script');
    const { page } = await site.open({ user, javaScriptEnabled: false });
    await page.goto('/account');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Noah Plain');
    await page.getByRole('button', { name: 'Save Name' }).click();
    await page.getByText('Profile updated', { exact: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Full Name' }).inputValue()).toBe('Noah Plain');
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByText('Every other device was signed out', { exact: true }).waitFor();
    await fillPasswords(page, [goodPassword, 'brand-new-gull-8', 'another']);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByText('Passwords do not match').waitFor();
    await fillPasswords(page, [goodPassword, 'brand-new-gull-8', 'brand-new-gull-8']);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByText('Password updated', { exact: true }).waitFor();
    await page.getByText('This device', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Delete my account' }).click();
    await page.getByRole('textbox', { name: 'Current Password' }).fill('brand-new-gull-8');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account has been deleted', { exact: true }).waitFor();
    expect(await nameOf(user)).toBeUndefined();
    await page.context().close();
  });
});
