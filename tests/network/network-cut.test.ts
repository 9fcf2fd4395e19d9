import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAd } from '#tests/support/content.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let subscriber: SiteUser;
let operator: SiteUser;
beforeAll(async () => {
  site = await startSite();
  subscriber = await site.user({ tier: 'enterprise', name: 'Ada Cut' });
  operator = await site.user({ role: 'admin' });
});
afterAll(() => site?.close());

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** Beside what failed, a page may say so of the data it asks for by itself. */
const told = (page: Page, says: string) => toast(page).getByText(says).first();

async function open(path: string, user?: SiteUser, width = 1280) {
  const { page } = await site.open({ user, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await visit(page, path);
  return page;
}

/**
 * `tabs`: how many a form opens that waits for its answer in a new one;
 * none where it is known before that nothing arrives.
 */
const ways = {
  'the network cut': {
    cut: (context: BrowserContext) => context.setOffline(true),
    says: 'You are offline.',
    tabs: 0,
  },
  'a server that can’t be reached': {
    cut: (context: BrowserContext) =>
      context.route('**/*', (route) =>
        route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
      ),
    says: 'The server could not be reached.',
    tabs: 1,
  },
  'a proxy that answers for it': {
    cut: (context: BrowserContext) =>
      context.route('**/*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
          : route.continue(),
      ),
    says: 'The server answered with an error.',
    tabs: 1,
  },
};

describe.each(Object.entries(ways))('with %s', (_name, { cut, says, tabs }) => {
  test('the newsletter form keeps its address', async () => {
    const page = await open('/');
    const field = page.getByLabel('Email address');
    await field.fill('kept@example.com');
    await cut(page.context());
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page).getByText('Subscription failed', { exact: true }).waitFor();
    await toast(page).getByText(`Please try again later. ${says}`).waitFor();
    expect(await field.inputValue()).toBe('kept@example.com');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });

  test('contact keeps the message', async () => {
    const page = await open('/contact', subscriber);
    await page.getByLabel('Message').fill('A long story that must not get lost.');
    // A form sent while the captcha is being checked waits for it: the network is cut after that.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLInputElement>('form[aria-label="Contact form"] input')].some(
        ({ type, value }) => type === 'hidden' && value.length > 40,
      ),
    );
    await cut(page.context());
    await page
      .locator('form[aria-label="Contact form"]')
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await toast(page).getByText('Error sending message', { exact: true }).waitFor();
    await toast(page).getByText(`Please try again later or contact us directly. ${says}`).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('A long story that must not get lost.');
    await page.context().close();
  });

  test('the brief stays, and goes out once when the network is back', async () => {
    const user = await site.user({ tier: 'professional' });
    const page = await open('/dashboard', user);
    await page.getByLabel('Title').fill('Sent twice');
    await page.getByLabel('Ad copy').fill('Kept words');
    await cut(page.context());
    await page.getByRole('button', { name: 'Generate Ad', exact: true }).click();
    await toast(page).getByText('Failed to generate ad', { exact: true }).waitFor();
    await told(page, says).waitFor();
    expect(await page.getByLabel('Ad copy').inputValue()).toBe('Kept words');
    await page.context().setOffline(false);
    await page.context().unrouteAll();
    await page.getByRole('button', { name: 'Generate Ad', exact: true }).click();
    await toast(page).getByText('Your ad is being generated.').waitFor();
    expect(await toast(page).getByText('Failed to generate ad', { exact: true }).count()).toBe(0);
    await page.context().close();
  });

  test('portal and checkout close the tab they opened', async () => {
    const user = await site.user();
    const asked = await site.post('/manage-plan', { intent: 'subscribe', tier: 'professional' }, user);
    await site.post(asked.headers.get('location') ?? '', { card: 'succeeds' }, user);
    const page = await open('/manage-plan', user);
    await cut(page.context());
    const buttons = [
      ['form:has(input[value=portal]) button', 'Failed to open customer portal'],
      ['form:has(input[name=tier][value=enterprise]) button', 'Failed to create checkout session'],
    ] as const;
    for (const [button, title] of buttons) {
      const opened: Page[] = [];
      page.on('popup', (tab) => opened.push(tab));
      await page.locator(button).first().click();
      await toast(page).getByText(title, { exact: true }).waitFor();
      await told(page, says).waitFor();
      await expect.poll(() => opened.map((tab) => tab.isClosed())).toEqual(Array(tabs).fill(true));
      expect(page.context().pages()).toEqual([page]);
      page.removeAllListeners('popup');
    }
    await page.context().close();
  });

  // The browser forgets, whatever the server hears (specification: session.sign-out-fails).
  test('signing out forgets the person here, and the session ends with the next request that arrives', async () => {
    const user = await site.user({ tier: 'professional' });
    const page = await open('/dashboard', user);
    await page.getByLabel('Title').fill('Not for the next person');
    expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await cut(page.context());
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('You are signed out', { exact: true }).waitFor();
    expect(await page.getByText(user.email).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.context().setOffline(false);
    await page.context().unrouteAll();
    await page.goto('/dashboard');
    expect(new URL(page.url()).pathname).toBe('/auth');
    const answer = await fetch(`${site.url}/dashboard`, {
      redirect: 'manual',
      headers: { cookie: `${user.cookie.name}=${user.cookie.value}` },
    });
    expect(answer.status).toBe(302);
    await page.context().close();
  });
});

test('a request without an answer is given up, and says that it may have arrived', async () => {
  const page = await open('/contact');
  await page.clock.install();
  await page.getByLabel('Message').fill('Still here');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/contact.data', () => undefined);
  await page
    .locator('form[aria-label="Contact form"]')
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await sent;
  await page.clock.runFor(31_000);
  await toast(page).getByText('Error sending message', { exact: true }).waitFor();
  await toast(page).getByText('this may or may not have arrived').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Still here');
  await page.context().close();
});

test('a page that can’t be brought up to date stays with what is typed in it, and says so once', async () => {
  const user = await site.user({ tier: 'professional' });
  await insertAd(site.db, { userId: user.id, title: 'In the making', status: 'generating' });
  const page = await open('/dashboard', user);
  await page.getByLabel('Ad copy').fill('Kept words');
  // While an ad is being made, the page asks for itself again every few seconds.
  await page.context().setOffline(true);
  await toast(page).getByText('This page may be out of date', { exact: true }).waitFor();
  expect(await page.getByLabel('Ad copy').inputValue()).toBe('Kept words');
  await page.context().setOffline(false);
  await expect.poll(() => toast(page).innerText()).not.toMatch(/out of date/);
  await page.context().close();
});

test('a picture that does not arrive in the library stays on the list with the reason', async () => {
  const page = await open('/admin/media', operator);
  const buffer = await drawPicture({ width: 64, height: 64 });
  await page.setInputFiles('input[type=file]', { name: 'cut.png', mimeType: 'image/png', buffer });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('The connection broke off. Please try again.').waitFor();
  await toast(page).getByText('Failed to upload file', { exact: true }).waitFor();
  await page.context().close();
});
