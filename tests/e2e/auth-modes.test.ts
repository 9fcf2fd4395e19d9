import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cheapCaptcha, createCredential, linkIn, mailsTo } from '#tests/support/accounts.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.close());

/** A window of its own for one test. */
async function withPage(run: (page: Page) => Promise<void>, user?: SiteUser): Promise<void> {
  const { page, complaints } = await site.open({ user });
  await run(page);
  // Answers of 400 are what a refused form is given; captchas that a test holds back fail to load.
  const expected = /status of 400|api\/captcha/;
  expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  await page.context().close();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The answer that the page's own captcha holds; empty while it has none. */
const answerOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLInputElement>('.captcha-box input[name=captcha]')?.value ?? '',
  );

/** Waits until the page's own captcha holds an answer, and returns it. */
async function captchaSolved(page: Page): Promise<string> {
  await expect.poll(() => answerOf(page), { timeout: 50_000 }).not.toBe('');
  return answerOf(page);
}

/** The reset link that a mail has brought this user: path, query and fragment. */
async function resetLinkOf(user: SiteUser): Promise<string> {
  // One mail a minute goes to one sender, and all windows of this test are one.
  await site.db.execute('delete from rate_limits');
  const captcha = await cheapCaptcha('forgot-password');
  const form = { intent: 'forgot', email: user.email, captcha };
  expect((await site.post('/auth?view=forgot', form)).status).toBe(200);
  return linkIn((await mailsTo(site, user.email))[0], '/auth?token=');
}

const expired = [
  'Reset Link Expired',
  'Your password reset link has expired. Please request a new one below.',
];
const invalid = ['Invalid Reset Link', 'This reset link is invalid or incomplete. Please request a new one.'];

describe('the modes of /auth', () => {
  // Which address opens which tab (specification: auth.tabs).
  test.each([
    ['/auth', 'Sign In'],
    ['/auth?tab=signup', 'Sign Up'],
    ['/auth?tab=other', 'Sign In'],
  ])('%s opens the tab %s', (path, tab) =>
    withPage(async (page) => {
      await page.goto(path);
      const selected = page.getByRole('tab', { selected: true });
      expect(await selected.textContent()).toBe(tab);
      expect(await page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up']);
    }),
  );

  test('the forgot-password view is reached from sign-in and leads back, Back to Home leads home', () =>
    withPage(async (page) => {
      await page.goto('/auth');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await heading(page, 'Reset your password').waitFor();
      await page.getByRole('link', { name: 'Back to Sign In' }).click();
      await heading(page, 'Welcome back').waitFor();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await heading(page, 'Create Stunning Social Ads in Seconds').waitFor();
    }));

  test.each([
    ['/auth', 'Sign In'],
    ['/auth?tab=signup', 'Sign Up'],
    ['/auth?view=forgot', 'Reset Your Password'],
    ['/auth#type=recovery', 'Choose a New Password'],
    ['/auth#error=access_denied&error_code=otp_expired', 'Reset Your Password'],
  ])('the window of %s is named %s', (path, title) =>
    withPage(async (page) => {
      await page.goto(path);
      await expect.poll(() => page.title()).toBe(`${title} | Adwright`);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect.poll(() => page.title()).toBe('Adwright: social media ads in seconds');
    }),
  );

  test.each(['/auth', '/auth?tab=signup', '/auth?view=forgot', '/auth#type=recovery'])(
    '%s leads somebody who is signed in to the dashboard',
    async (path) => {
      const user = await site.user();
      await withPage(async (page) => {
        await page.goto(path);
        await page.waitForURL('**/dashboard*');
      }, user);
    },
  );

  test.each([
    ['/auth#error=access_denied&error_code=otp_expired&error_description=gone', expired],
    ['/auth?error=access_denied&error_code=otp_expired', expired],
    ['/auth#type=recovery&error=access_denied&error_code=otp_expired', expired],
    ['/auth#error=access_denied&error_code=other', invalid],
    ['/auth?error=access_denied', invalid],
    ['/auth#type=recovery&access_token=half-of-a-session', invalid],
    ['/auth?token=#type=recovery', invalid],
    ['/auth?token=never-given-to-anybody-1#type=recovery', invalid],
  ])('%s shows the reset request and why', (path, [title = '', text = '']) =>
    withPage(async (page) => {
      await page.goto(path);
      await heading(page, 'Reset your password').waitFor();
      const alert = page.getByRole('alert');
      await alert.getByText(title, { exact: true }).waitFor();
      await alert.getByText(text, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
    }),
  );
});

describe('the captcha of a form', () => {
  // An answer is good for one attempt (specification: auth.captcha.reset).
  test('is spent by an attempt: the answer is cleared and another one found', () =>
    withPage(async (page) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel(/^Password/).fill('not-the-password-1');
      const first = await captchaSolved(page);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('Sign In Error', { exact: true }).waitFor();
      await page.getByText('Invalid email or password.').waitFor();
      await expect.poll(() => answerOf(page)).not.toBe(first);
      expect(await captchaSolved(page)).not.toBe(first);
    }));

  test.each([
    ['/auth', 'Sign In', 'Sign In Error'],
    ['/auth?tab=signup', 'Sign Up', 'Sign Up Error'],
    ['/auth?view=forgot', 'Send Reset Link', 'Reset Password Error'],
  ])('is asked for on %s when it is not solved', (path, submit, title) =>
    withPage(async (page) => {
      await page.route('**/api/captcha/**', (route) => route.abort());
      await visit(page, path);
      await page.getByRole('button', { name: submit, exact: true }).click();
      await page.getByText(title, { exact: true }).waitFor();
      await page.getByText('Please complete the captcha verification').waitFor();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    }),
  );
});

describe('a forgotten password', () => {
  test('a request from an expired link stays on the reset view and says that the mail is out', async () => {
    const user = await site.user();
    await withPage(async (page) => {
      await page.goto('/auth#error=access_denied&error_code=otp_expired');
      await heading(page, 'Reset your password').waitFor();
      await page.getByLabel('Email').fill('not an address');
      await captchaSolved(page);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await page.getByText('Please enter a valid email address').waitFor();
      expect(await heading(page, 'Reset your password').count()).toBe(1);
      await page.getByLabel('Email').fill(user.email);
      await captchaSolved(page);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await page.getByText('Password Reset Email Sent', { exact: true }).waitFor();
      await page.getByText('Please check your email for a link to reset your password.').waitFor();
      expect(await heading(page, 'Reset your password').count()).toBe(1);
    });
  });

  test('a recovery link without a token shows the new-password view, and that there is no session', () =>
    withPage(async (page) => {
      await page.goto('/auth#type=recovery');
      await heading(page, 'Choose a new password').waitFor();
      await page.getByLabel('New Password', { exact: false }).first().fill('brand-new-gull-8');
      await page.getByLabel('Confirm New Password').fill('brand-new-gull-8');
      await page.getByRole('button', { name: 'Update Password' }).click();
      await page.getByText('Recovery session not found. Please request a new reset link.').waitFor();
      await heading(page, 'Reset your password').waitFor();
    }));

  test('the link of the mail sets a new password and leads to the dashboard a second later', async () => {
    const user = await site.user();
    await createCredential(site.db, user.id);
    const link = await resetLinkOf(user);
    expect(link).toMatch(/#type=recovery$/);
    const late = (await site.open()).page;
    await late.goto(link);
    await withPage(async (page) => {
      await page.goto(link);
      await heading(page, 'Choose a new password').waitFor();
      const send = async (on: Page, password: string, again = password) => {
        await on.getByLabel(/^New Password/).fill(password);
        await on.getByLabel('Confirm New Password').fill(again);
        await on.getByRole('button', { name: 'Update Password' }).click();
      };
      await send(page, 'brand-new-gull-8', 'brand-new-gull-9');
      await page.getByText('Failed to update password', { exact: true }).waitFor();
      await page.getByText('Passwords do not match').waitFor();
      await send(page, 'short');
      await page.getByText('Password must be at least 6 characters long').waitFor();
      await send(page, 'brand-new-gull-8');
      await page.getByText('Password updated', { exact: true }).first().waitFor();
      const updated = Date.now();
      expect(new URL(page.url()).pathname).toBe('/auth');
      await page.waitForURL('**/dashboard');
      expect(Date.now() - updated).toBeGreaterThan(300);
      expect(Date.now() - updated).toBeLessThan(20_000);
      await heading(page, 'Dashboard').waitFor();

      await send(late, 'too-late-owl-3');
      await late.getByText('Recovery session expired. Please request a new reset link.').waitFor();
      await heading(late, 'Reset your password').waitFor();
      await late.context().close();
    });
  });
});
