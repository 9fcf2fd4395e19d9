import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ads, newsletterIssues, sessions } from '#app/db/schema.ts';
import routes from '#app/routes.ts';
import { cheapCaptcha } from '#tests/support/accounts.ts';
import { type AxeScope, axeViolations, rulesOfLooks } from '#tests/support/browser.ts';
import { insertAd, insertContactRequest, insertPost, insertSubscriber } from '#tests/support/content.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite, type WatchedPage } from '#tests/support/site.ts';

/** Each width, px, that the design changes at, one of them in the dark colours. */
const looks = [
  { width: 320, height: 720, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

let site: Site;
const people: Record<string, SiteUser> = {};
/** Of what paths name in braces. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  const [fresh, busy, admin] = await Promise.all([
    site.user({ name: 'Nora New' }),
    site.user({ name: 'Bo Busy', tier: 'professional' }),
    site.user({ name: 'The Operator', role: 'admin' }),
  ]);
  Object.assign(people, { fresh, busy, admin });
  const generate = { intent: 'generate', title: 'Autumn bread week', size: '1024x1024' };
  expect((await site.post('/dashboard', generate, busy)).status).toBe(200);
  const ad = await finishedAd(site.db, eq(ads.userId, busy.id));
  const issue = { subject: 'Spring letter', content: '## Hello', createdBy: admin.id };
  const [letter] = await site.db.insert(newsletterIssues).values(issue).returning();
  Object.assign(ids, { busy: busy.id, ad: ad.id, issue: letter?.id });
  await insertAd(site.db, { userId: busy.id, title: 'A picture that never came', status: 'failed' });
  await insertAd(site.db, { userId: busy.id, title: 'Still on the press', status: 'generating' });
  await insertPost(site.db, { slug: 'hooks', title: 'Five hooks that work' });
  await insertContactRequest(site.db);
  await insertSubscriber(site.db, 'reader@example.com');
  await site.db.insert(sessions).values({
    id: 'another-device',
    userId: fresh.id,
    token: 'nobody-has-it',
    expiresAt: new Date(Date.now() + 3_600_000),
    ipAddress: '2001:db8:85a3:1319:8a2e:370:7344:1234',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
  });
});

afterAll(() => site?.close());

/**
 * What axe looks at in each look. The middle width hides nothing that the others show, so there axe looks at colours
 * and sizes only. For the signed-in an open page differs by its header alone, so from the second look on axe looks at
 * that.
 */
function scopeOf(look: number, isSeenSignedOut: boolean): AxeScope {
  const rules = look === 1 ? { rules: rulesOfLooks } : {};
  return look > 0 && isSeenSignedOut ? { ...rules, within: 'header' } : rules;
}

/**
 * Looks at one page in every width: nothing to complain about for axe or the browser, nothing wider than the window.
 */
async function expectSound(row: Row, window: WatchedPage, isSeenSignedOut: boolean) {
  const [path, heading] = row;
  const { page, complaints } = window;
  complaints.length = 0;
  for (const [index, { width, height, colorScheme }] of looks.entries()) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (index === 0) await page.goto(path, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // Colours in the middle of a transition are nobody's choice.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
    });
    const where = `${path} at ${width} px, ${colorScheme}`;
    expect.soft(await axeViolations(page, scopeOf(index, isSeenSignedOut)), where).toEqual([]);
    expect.soft(await tooWide(page), `wider than the window: ${where}`).toEqual([]);
  }
  expect.soft([...complaints], path).toEqual([]);
}

/** What makes the page scroll sideways, if it does: the innermost elements past the window's edge. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    const past = (element: Element) => element.getBoundingClientRect().right > edge + 0.5;
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => past(element) && ![...element.children].some(past),
    );
    return found.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
  });
}

type Row = [path: string, heading: string | RegExp];

/** The rows of the pages that look the same whoever asks, but for the header. */
const open: Row[] = [
  ['/', /Create Stunning Social Ads/],
  ['/gallery', 'Example Gallery'],
  ['/faq', /./],
  ['/contact', /./],
  ['/about', /./],
  ['/blog', 'Blog'],
  ['/blog?q=nothing-like-it', 'Blog'],
  ['/blog/hooks', 'Five hooks that work'],
  ['/blog/no-such-post', 'Post Not Found'],
  ['/newsletter/confirm?token=made-up', /./],
  ['/newsletter/unsubscribe?token=made-up', /./],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/no-such-page', /./],
  ['/mailbox', /./],
];

const byActor: { who: string; pages: Row[] }[] = [
  {
    who: 'visitor',
    pages: [
      ...open,
      ['/auth', 'Welcome back'],
      ['/auth?tab=signup', 'Make your first ad'],
      ['/auth?view=forgot', 'Reset your password'],
      ['/auth#type=recovery', 'Choose a new password'],
      ['/admin/login', /./],
    ],
  },
  {
    who: 'fresh',
    pages: [
      ...open,
      ['/dashboard', 'Dashboard'],
      ['/manage-plan', /./],
      ['/manage-plan/support', /./],
      ['/manage-plan/team', 'Your Team'],
      ['/team/invitation/made-up', 'You can’t join with this link'],
      ['/account', 'Your Account'],
      ['/account/delete', 'Delete your account?'],
      ['/admin/login', /./],
    ],
  },
  {
    who: 'busy',
    pages: [
      ['/dashboard', 'Dashboard'],
      ['/dashboard/ads/{ad}', 'Edit'],
      ['/dashboard/ads/{ad}/export', /./],
      ['/manage-plan', /./],
      ['/manage-plan/team', 'Your Team'],
    ],
  },
  {
    who: 'admin',
    pages: [
      ['/admin/dashboard', /./],
      ['/admin/dashboard?tab=media', /./],
      ['/admin/dashboard?tab=analytics', /./],
      ['/admin/dashboard?tab=settings', /./],
      ['/admin/users', /./],
      ['/admin/users/{busy}', 'Bo Busy'],
      ['/admin/contact', /./],
      ['/admin/media', /./],
      ['/admin/blog', /./],
      ['/admin/media/from-ads', /./],
      ['/admin/newsletter', /./],
      ['/admin/newsletter/issues', /./],
      ['/admin/newsletter/issues/{issue}', /./],
      ['/admin/settings', /./],
      ['/admin/jobs', /./],
      ['/admin/failed-ads', /./],
      ['/admin/audit', /./],
      ['/admin/audit/security', /./],
      ['/account', 'Your Account'],
      ['/account/delete', 'Delete your account?'],
      ['/admin/no-such-page', /./],
    ],
  },
];

/** Routes with a component that show no page of their own. */
const withoutPage: Record<string, string> = {
  '/admin': 'leads to /admin/dashboard',
  '/sign-out': 'a form, and nothing to see',
  '/beta-access': 'leads home while the gate is open; tests/e2e/gates.test.ts looks at it',
};
/** Looked at in a test of its own, below. */
const elsewhere = [
  '/mailbox/:id',
  // The next two in tests/media/operator-media-browser.test.ts.
  '/admin/blog/new',
  '/admin/blog/:postId/edit',
  // tests/billing/payments-browser.test.ts
  '/payments/checkout/:checkoutId',
  '/payments/portal',
];

/** Addresses of the route table whose module is a page, such as '/blog/:slug'. */
function pagesOf(routes: RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap(({ path = '', file, children }) => {
    const address = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    if (children) return pagesOf(children, address);
    return file.endsWith('.tsx') ? [address] : [];
  });
}

test('every page of the route table is looked at', async () => {
  const paths = byActor.flatMap(({ pages }) => pages.map(([path]) => path.replace(/[?#].*/, '')));
  const pages = pagesOf(await routes);
  expect(pages.length).toBeGreaterThan(20);
  const literal = pages.filter((page) => !/[:*]/.test(page));
  const covers = (page: string) =>
    paths.some((path) => (page === path || !literal.includes(path)) && matchPath(page, path));
  const missed = pages.filter((page) => !covers(page) && !(page in withoutPage) && !elsewhere.includes(page));
  expect(missed).toEqual([]);
});

describe.each(byActor)('$who', ({ who, pages }) => {
  let window: WatchedPage;
  beforeAll(async () => {
    window = await site.open({ user: people[who] });
  });
  afterAll(() => window?.page.context().close());

  test.each(pages)('%s is accessible, fits a small phone and pleases the browser', (path, heading) => {
    const address = path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? '');
    const isSeenSignedOut = who !== 'visitor' && open.some(([shown]) => shown === path);
    return expectSound([address, heading], window, isSeenSignedOut);
  });
});

test('a mail of the local mailbox, and the page its link leads to, are sound', async () => {
  const window = await site.open();
  const { page } = window;
  const captcha = await cheapCaptcha('forgot-password');
  const email = people.busy?.email ?? '';
  expect((await site.post('/auth?view=forgot', { intent: 'forgot', email, captcha })).status).toBe(200);
  // Not the first of all: on a slow machine a report of the failed ad is above it by now.
  const mail = page.getByRole('listitem').filter({ hasText: email }).locator('a[href^="/mailbox/"]').first();
  await expect
    .poll(() => page.goto('/mailbox').then(() => mail.count()), { timeout: 60_000, interval: 250 })
    .toBe(1);
  await expectSound([(await mail.getAttribute('href')) ?? '', /./], window, false);
  const link = await page.locator('a[href*="token="]').first().getAttribute('href');
  await expectSound([link ?? '', 'Choose a new password'], window, false);
  await page.context().close();
});
