import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, users } from '#app/db/schema.ts';
import { createCredential, goodPassword, linkIn, mailsTo, newEmail } from '#tests/support/accounts.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** The confirmation link that a mail has brought this address. */
const confirmationLink = async (email: string) =>
  linkIn((await mailsTo(site, email))[0], '/api/auth/verify-email');

/** From the prices to a filled-in and sent sign-up. */
async function signUpForAPlan(page: Page, email: string): Promise<void> {
  await page.goto('/#pricing');
  await page.getByRole('link', { name: 'Get Professional' }).click();
  await page.waitForURL('**/auth?tab=signup**');
  await page.getByRole('heading', { level: 1, name: 'Make your account' }).waitFor();
  await page.getByLabel('Full Name').fill('Ada Marketer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page
    .getByText('Please check your email to confirm your account.')
    .first()
    .waitFor({ timeout: 60_000 });
}

test('Get Professional leads through sign-up and the mail to the plans, signed in', async () => {
  const email = newEmail();
  const { page, complaints } = await site.open();
  await signUpForAPlan(page, email);
  await page.goto(await confirmationLink(email));
  await page.waitForURL('**/manage-plan');
  await page.getByRole('heading', { level: 1, name: /Plan/ }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on another device the address is filled in, and the password leads to the plans', async () => {
  const email = newEmail();
  const first = await site.open();
  await signUpForAPlan(first.page, email);
  await first.page.context().close();

  const { page } = await site.open({ viewport: { width: 360, height: 740 } });
  await page.goto(await confirmationLink(email));
  await page.getByText('One more step').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(/^Password/).fill('not the one');
  await page.keyboard.press('Enter');
  await page.getByText(/not the password of the sign-up/).waitFor({ timeout: 60_000 });
  await page.getByLabel(/^Password/).fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manage-plan', { timeout: 60_000 });
  await page.context().close();
});

test('an operator whose password is due is asked for it in the dialog, and a deletion is told once', async () => {
  const [admin, user] = [await site.user({ role: 'admin' }), await site.user()];
  await createCredential(site.db, admin.id);
  const long = new Date(Date.now() - 3_600_000);
  await site.db.update(sessions).set({ passwordCheckedAt: long }).where(eq(sessions.userId, admin.id));
  const { page } = await site.open({ user: admin });
  await page.goto(`/admin/users/${user.id}`);
  await page.getByRole('button', { name: 'Delete user' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Your password/).fill('not the one');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await page.getByText('Your password is needed').first().waitFor();
  expect(await site.db.$count(users, eq(users.id, user.id))).toBe(1);
  await page.getByRole('button', { name: 'Delete user' }).first().click();
  await dialog.getByLabel(/Your password/).fill(goodPassword);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await page.waitForURL(/\/admin\/users(\?|$)/);
  await page.getByText('User deleted successfully').first().waitFor();
  await expect.poll(() => page.url()).not.toContain('deleted');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  expect(await page.getByText('User deleted successfully').count()).toBe(0);
  await page.context().close();
});

test.each([360, 768, 1024, 1280])('the security log stands at %i px', async (width) => {
  const admin = await site.user({ role: 'admin' });
  const headers = {
    origin: 'https://a-very-long-name-of-another-site.with-many-parts.evil.example',
    cookie: 'a=b',
  };
  await fetch(`${site.url}/sign-out`, { method: 'POST', headers });
  const { page, complaints } = await site.open({ user: admin, viewport: { width, height: 900 } });
  await page.goto('/admin/audit');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByText('Request from another site refused').last().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/admin/no-such-page');
  await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the beta page shows operators the way in, and they go it', async () => {
  const admin = await site.user({ role: 'admin' });
  await site.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: 'true' }, admin);
  const { page } = await site.open({ viewport: { width: 360, height: 740 } });
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1, name: 'Beta Access' }).waitFor();
  await page.getByRole('link', { name: 'Sign in here' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Sign In' }).waitFor();
  await page.goto('/admin/newsletter');
  await page.waitForURL('**/admin/login');
  await createCredential(site.db, admin.id);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel(/^Password/).fill(goodPassword);
  // The button is there for nobody before the check is done.
  await page.getByText('Checked', { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin/dashboard', { timeout: 60_000 });
  await page.goto('/faq');
  await page.getByText('How do I delete my account?').waitFor();
  await page.context().close();
});
