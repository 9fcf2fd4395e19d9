import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { newsletterToken } from '#tests/support/newsletter-tokens.ts';
import { type Site, startSite, type WatchedPage } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

async function waitingReader(email: string): Promise<string> {
  const [row] = await site.db
    .insert(newsletterSubscribers)
    .values({ email, source: 'blog' })
    .returning({ id: newsletterSubscribers.id });
  return row?.id ?? '';
}

/** Nothing for axe or the browser to complain about, at a phone's width and a desk's. */
async function expectSound({ page, complaints }: WatchedPage) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(complaints).toEqual([]);
}

test.each([
  ['/', 'Already subscribed!', 'This email is already on our newsletter list.'],
  ['/blog', 'Already subscribed', 'This email is already subscribed to our newsletter.'],
])(
  'the form of %s sends nothing when empty, one request for two presses, and clears',
  async (path, title, description) => {
    const window = await site.open();
    const { page } = window;
    await page.goto(path);
    await isAlive(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const field = page.getByLabel('Email address');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await subscribe.click();
    await field.fill('nobody');
    await subscribe.click();
    expect(posts).toEqual([]);
    // What a browser takes for an address, and mail does not.
    await field.fill('nobody@nowhere');
    await subscribe.click();
    await page.getByText('Please enter a valid email address.', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('nobody@nowhere');
    posts.length = 0;

    const email = `press-${path.length}@example.com`;
    await field.fill(email);
    await subscribe.evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
    await page.getByText('Successfully subscribed!', { exact: true }).waitFor();
    expect(posts).toHaveLength(1);
    expect(await field.inputValue()).toBe('');
    expect(await site.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email))).toBe(1);

    await field.fill(email);
    await field.press('Enter');
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(description, { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    expect(window.complaints.filter((line) => !/status of 400/.test(line))).toEqual([]);
    await page.context().close();
  },
);

test.each([true, false])(
  'confirming, leaving and coming back, with JavaScript %s',
  async (javaScriptEnabled) => {
    const email = `reader-${javaScriptEnabled}@example.com`;
    const id = await waitingReader(email);
    const window = await site.open({ javaScriptEnabled });
    const { page } = window;
    const check = async () => javaScriptEnabled && (await expectSound(window));

    await page.goto(`/newsletter/confirm?token=${newsletterToken('confirm', { id })}`);
    await page.getByRole('heading', { name: 'One more click' }).waitFor();
    await check();
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.getByRole('heading', { name: 'You are on the list' }).waitFor();
    await check();

    await page.goto(`/newsletter/unsubscribe?token=${newsletterToken('unsubscribe', { id })}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await check();
    await page.getByRole('button', { name: 'I unsubscribed by mistake' }).click();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    const [row] = await site.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
    expect(row).toMatchObject({ isActive: true, confirmedAt: expect.any(Date), unsubscribedAt: null });
    await page.context().close();
  },
);

test('a link that does not work leads to the form', async () => {
  const { page } = await site.open();
  await page.goto('/newsletter/confirm?token=nonsense');
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Subscribe again' }).click();
  await page.waitForURL('**/#newsletter');
  await page.getByLabel('Email address').waitFor();
  await page.context().close();
});

/** Waits until React has taken the page over. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
