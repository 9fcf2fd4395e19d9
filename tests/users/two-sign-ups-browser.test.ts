import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#app/db/schema.ts';
import { linkIn, mailsTo, newEmail } from '#tests/support/accounts.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const mine = { name: 'Ada Example', password: 'violet-anvil-47' };
const theirs = { name: 'Mallory', password: 'somebody-elses-91' };

/** Links of confirmation mails to an address, oldest first, once there are `count`. */
async function linksTo(email: string, count: number): Promise<string[]> {
  const mails = await mailsTo(site, email, count);
  expect(mails).toHaveLength(count);
  return mails.map((mail) => linkIn(mail, '/api/auth/verify-email'));
}

/** Fills in and sends the sign-up, in a window that stays open. */
async function signUp(email: string, who: typeof mine): Promise<Page> {
  const { page } = await site.open();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Full Name').fill(who.name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(who.password);
  await page.keyboard.press('Enter');
  await page
    .getByText('Please check your email to confirm your account.')
    .first()
    .waitFor({ timeout: 60_000 });
  return page;
}

/** Sends the sign-in on show; true when it leads to the dashboard. */
async function signIn(page: Page, password: string, email?: string): Promise<boolean> {
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  const refused = page.getByText(/Invalid email or password|not the password of the sign-up/).first();
  await Promise.race([
    page.waitForURL('**/dashboard', { timeout: 60_000 }),
    refused.waitFor({ timeout: 60_000 }),
  ]);
  return new URL(page.url()).pathname === '/dashboard';
}

describe.each(['mine first', 'theirs first'])('two people sign up with my address, %s', (order) => {
  test('whichever mail I open, it is my password that counts', async () => {
    const email = newEmail();
    const steps = order === 'mine first' ? [mine, theirs] : [theirs, mine];
    const windows: Page[] = [];
    for (const [index, who] of steps.entries()) {
      windows.push(await signUp(email, who));
      await linksTo(email, index + 1);
    }
    const links = await linksTo(email, 2);
    const [ada, mallory] = order === 'mine first' ? windows : windows.toReversed();
    const [myLink = '', theirLink = ''] = order === 'mine first' ? links : links.toReversed();

    // The mail of the other sign-up, opened by me: nothing is confirmed by it, nor by my password.
    await ada?.goto(theirLink);
    await ada?.getByText('One more step').waitFor();
    expect(await signIn(ada as Page, mine.password)).toBe(false);
    expect(await site.db.$count(users, eq(users.emailVerified, true))).toBe(0);

    await ada?.goto(myLink);
    await ada?.waitForURL('**/dashboard');
    await mallory?.goto('/dashboard');
    expect(new URL(mallory?.url() ?? '').pathname).toBe('/auth');
    expect(await signIn(mallory as Page, theirs.password, email)).toBe(false);
    // Nor does the other link let anybody in now, with its own password.
    await mallory?.goto(theirLink);
    await mallory?.getByText('Link Used Already').waitFor();
    expect(await signIn(mallory as Page, theirs.password, email)).toBe(false);
    const [account] = await site.db.select().from(users).where(eq(users.email, email));
    expect(account).toMatchObject({ name: mine.name, emailVerified: true });
    for (const page of windows) await page.context().close();
    await site.db.delete(users).where(eq(users.email, email));
  }, 240_000);
});
