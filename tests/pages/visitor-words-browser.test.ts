import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts, monthlyUsage, type SubscriptionStatus, subscribers } from '#app/db/schema.ts';
import { withFrozenTable, withoutTable, withTableAway } from '#tests/support/broken-tables.ts';
import { insertAd } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
  admin = await site.user({ role: 'admin' });
});
afterAll(() => site?.close());

/** A window of a visitor, or of a user, on a page; closed afterwards. */
async function on(path: string, user: SiteUser | undefined, run: (page: Page) => Promise<void>) {
  const { page } = await site.open({ user });
  await visit(page, path);
  await run(page);
  await page.context().close();
}
const reads = (page: Page, words: string) => page.getByText(words).first().waitFor();
const gates = ['maintenance_mode', 'beta_mode'] as const;
const setGate = (key: (typeof gates)[number], enabled: boolean) =>
  site.post('/admin/settings', { intent: 'switch', key, enabled: String(enabled) }, admin);

describe('what visitors and subscribers read', () => {
  test('blog: nothing published, and a post that is not there', async () => {
    await site.db.update(blogPosts).set({ isPublished: false });
    await on('/blog', undefined, async (page) => {
      await reads(page, 'No Articles Yet');
      await page.goto('/blog/nothing-here');
      await reads(page, 'Post Not Found');
    });
  });

  test('gallery and blog stand while their pictures and posts can not be read', () =>
    on('/gallery', undefined, async (page) => {
      for (const [table, path, title] of [
        ['media_library', '/gallery', 'Example Gallery'],
        ['blog_posts', '/blog', 'Blog'],
      ] as const) {
        // A page kept for visitors asks for nothing.
        site.allowLogged(new RegExp(`: relation "${table}" does not exist$`));
        await withTableAway(site.db, table, async () => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await reads(page, title);
        });
      }
    }));

  test('both gates: their default messages, and a blank beta password', async () => {
    const user = await site.user();
    await on('/dashboard', user, async (page) => {
      await setGate('maintenance_mode', true);
      await reads(page, 'Site is currently under maintenance. Please check back later.');
      await setGate('maintenance_mode', false);
      await setGate('beta_mode', true);
      await reads(
        page,
        'This site is currently in beta testing. Please enter the beta password to continue.',
      );
      await page.getByRole('button', { name: 'Access Beta' }).click();
      await reads(page, 'Password Required');
      await reads(page, 'Please enter the beta access password.');
    }).finally(() => Promise.all(gates.map((key) => setGate(key, false))));
  });

  test('the plan: its status line in every state, the badge of the dashboard, and that it can not be read', async () => {
    const [free, payer] = [await site.user(), await site.user({ tier: 'professional' })];
    await on('/manage-plan', free, async (page) => {
      await reads(page, 'Free Plan');
      await page.goto('/dashboard');
      await reads(page, 'Upgrade Plan');
    });
    await on('/dashboard', payer, async (page) => {
      await reads(page, 'Manage Plan');
      const lines: [SubscriptionStatus, string][] = [
        ['active', 'Active Subscription'],
        ['trialing', 'Trial Period'],
        ['past_due', 'Past Due - Payment Required'],
        ['canceled', 'Canceled - Access until period end'],
      ];
      for (const [subscriptionStatus, words] of lines) {
        const pastDueSince = subscriptionStatus === 'past_due' ? new Date() : null;
        await site.db
          .update(subscribers)
          .set({ subscriptionStatus, pastDueSince, subscriptionEnd: new Date(Date.now() + 86_400_000) })
          .where(eq(subscribers.userId, payer.id));
        await page.goto('/manage-plan');
        await reads(page, words);
      }
      await withoutTable(site, 'subscribers', async () => {
        await page.goto('/dashboard');
        await reads(page, 'Failed to load subscription status');
      });
    });
  });

  test('ads: one can not be deleted', async () => {
    const user = await site.user();
    await insertAd(site.db, { userId: user.id, title: 'Never came', status: 'failed' });
    await on('/dashboard', user, async (page) => {
      await withFrozenTable(site, 'ads', async () => {
        await page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Delete/ })
          .click();
        await reads(page, 'Failed to delete ad');
      });
    });
  });

  test.each([
    ['starter', 5, 'Starter', 'Upgrade your plan'],
    ['enterprise', 500, 'Enterprise', 'Wait until next month'],
  ] as const)(
    'ads: the %s limit of %i is used up in another window, and what to do is said',
    async (tier, limit, plan, way) => {
      const user = await site.user(tier === 'starter' ? {} : { tier });
      const { page } = await site.open({ user });
      await visit(page, '/dashboard');
      await page.getByLabel('Title').fill('One too many');
      const monthYear = sql`to_char(now() at time zone 'utc', 'YYYY-MM')`;
      await site.db.insert(monthlyUsage).values({ userId: user.id, monthYear, creditsUsed: limit });
      await page.getByRole('button', { name: 'Generate Ad', exact: true }).click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await toasts.getByText('Monthly Limit Reached', { exact: true }).waitFor();
      const said = `You have used ${limit}/${limit} generations of the ${plan} plan. ${way} to create more ads.`;
      await toasts.getByText(said, { exact: true }).waitFor();
      expect(await page.getByLabel('Title').inputValue()).toBe('One too many');
      await page.context().close();
    },
  );

  test('forms: what is missing is named', async () => {
    await on('/auth?tab=signup', undefined, async (page) => {
      await page.locator('input[name=password]').first().fill('a long enough password');
      await page
        .getByRole('button', { name: /^(Sign Up|Create)/ })
        .last()
        .click();
      await reads(page, 'Please enter your full name.');
      await reads(page, 'Please enter your email address.');
    });
    await on('/contact', undefined, async (page) => {
      await page.getByRole('button', { name: /^Send/ }).click();
      await reads(page, 'Please fill in all fields');
      await reads(page, 'All fields are required to submit your message.');
    });
  });

  test('the sign-in of the operators turns away who is none', async () => {
    await on('/admin/login', await site.user(), (page) => reads(page, 'Access Denied'));
  });
});
