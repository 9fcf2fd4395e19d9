import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCredential } from '#tests/support/accounts.ts';
import {
  fakeKeys,
  type HostedProvider,
  serveCaptchaScript,
  startFakeSiteverify,
} from '#tests/support/fake-captcha.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const providers: { provider: HostedProvider; path: string }[] = [
  { provider: 'turnstile', path: '/turnstile/v0/siteverify' },
  { provider: 'hcaptcha', path: '/siteverify' },
];

describe.each(providers)('$provider', ({ provider, path }) => {
  let site: Site;
  let siteverify: Awaited<ReturnType<typeof startFakeSiteverify>>;

  beforeAll(async () => {
    siteverify = await startFakeSiteverify();
    site = await startSite({
      env: {
        CAPTCHA: provider,
        CAPTCHA_SITE_KEY: fakeKeys.siteKey,
        CAPTCHA_SECRET: fakeKeys.secret,
        CAPTCHA_VERIFY_ORIGIN: siteverify.url,
      },
    });
  });

  afterAll(async () => {
    await site?.close();
    await siteverify?.close();
  });

  const press = (page: Page, name: string) =>
    page.locator('.captcha-box').getByRole('button', { name, exact: true }).click();

  async function submit(page: Page, password: string) {
    await page.getByLabel(/^Password/).fill(password);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await answered;
  }

  test('signs in with an answer, asks again once it expired, failed or was spent', async () => {
    const user = await site.user();
    const password = await createCredential(site.db, user.id);
    const { page, complaints } = await site.open();
    await serveCaptchaScript(page, provider);
    await page.goto('/auth');
    await page.getByLabel('Email').fill(user.email);
    const refused = page.getByText('Please complete the captcha verification');

    await press(page, 'Solve');
    await press(page, 'Expire');
    await submit(page, password);
    await refused.waitFor();
    expect(siteverify.asked).toEqual([]);

    await press(page, 'Solve');
    await press(page, 'Fail');
    await submit(page, password);
    await refused.waitFor();
    expect(siteverify.asked).toEqual([]);

    await press(page, 'Solve');
    await submit(page, 'not-the-password-9');
    await page.getByText('Invalid email or password.').waitFor();
    const widget = page.locator('.captcha-box');
    await expect.poll(() => widget.locator('textarea').count()).toBe(1);
    expect(await widget.locator('textarea').inputValue()).toBe('');

    await press(page, 'Solve');
    await submit(page, password);
    await page.waitForURL('**/dashboard');
    expect(siteverify.asked.map(({ success }) => success)).toEqual([true, true]);
    expect(siteverify.asked[0]).toMatchObject({
      path,
      form: { secret: fakeKeys.secret, remoteip: expect.stringMatching(/127\.0\.0\.1|::1/) },
    });
    // The four answers with 400 are what the test is about.
    expect(complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
    await page.context().close();
  });

  test('an answer counts once, and one that the provider does not know never', async () => {
    const answer = `token|${fakeKeys.siteKey}|sign-in|once`;
    const fields = { intent: 'sign-in', email: 'nobody@example.com', password: 'whatever-it-was' };
    const name = provider === 'turnstile' ? 'captcha' : 'h-captcha-response';
    const text = async (value: string) => (await site.post('/auth', { ...fields, [name]: value })).text();
    const message = 'Please complete the captcha verification';
    expect(await text(answer)).not.toContain(message);
    expect(await text(answer)).toContain(message);
    expect(await text('made up')).toContain(message);
  });

  test('says so when the script of the provider does not come', async () => {
    const { page } = await site.open();
    await page.route(/cloudflare|hcaptcha/, (route) => route.abort());
    await page.goto('/auth');
    await page.getByText('The captcha could not be loaded.').waitFor();
    await page.context().close();
  });
});
