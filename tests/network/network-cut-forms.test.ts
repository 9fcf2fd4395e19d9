import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ads,
  adVersions,
  blogPosts,
  contactRequests,
  newsletterIssues,
  newsletterSubscribers,
  sessions,
  teamInvitations,
  teamMembers,
  users,
} from '#app/db/schema.ts';
import { failureOfForm } from '#app/network/form-failures.ts';
import { intentsOf } from '#tests/authorisation/intents.ts';
import { listRoutes } from '#tests/authorisation/route-list.ts';
import { cheapCaptcha, goodPassword, newEmail } from '#tests/support/accounts.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { insertAds, insertContactRequest, insertPost, insertSubscriber } from '#tests/support/content.ts';
import { bakery, editorBrowser } from '#tests/support/editor-browser.ts';
import { isSolved, listForms, submitForm, typedIn } from '#tests/support/forms-in-page.ts';
import { newsletterToken } from '#tests/support/newsletter-tokens.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let subscriber: SiteUser;
let operator: SiteUser;
const { makeAd, open: openEditor } = editorBrowser(
  () => site,
  () => subscriber,
);
beforeAll(async () => {
  site = await startSite();
  subscriber = await site.user({ tier: 'enterprise', name: 'Ada Cut' });
  operator = await site.user({ role: 'admin' });
});
afterAll(() => site?.close());

/** The forms that were tried, as '/admin/blog publish': where they go and what they ask for. */
const tried = new Set<string>();
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/**
 * Opens the pages one after the other in one window, and presses every
 * button of every form there with the network cut.
 */
async function tryForms(user: SiteUser | undefined, paths: string[]): Promise<void> {
  const { page } = await site.open({ user, reducedMotion: 'reduce' });
  for (const path of paths) {
    await visit(page, path);
    await answerCaptchas(page);
    await page.context().setOffline(true);
    expect(await tryFormsOf(page), path).toBeGreaterThan(0);
    await page.context().setOffline(false);
    // The browser was seen to be a moment late.
    await page.waitForFunction(() => fetch('/healthz').then(Boolean, () => false));
  }
  await page.context().close();
}

/** Waits for the answers of the page's captchas, which begin once somebody is at the form. */
async function answerCaptchas(page: Page): Promise<void> {
  const field = page.locator('form:has(.captcha-box) input:not([type=hidden])').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await page.waitForFunction(isSolved);
}

async function tryFormsOf(page: Page): Promise<number> {
  const heading = () => page.getByRole('heading', { level: 1 }).first().textContent();
  const before = await heading();
  const forms = await page.evaluate(listForms);
  for (const { index, button, path, intent } of forms) {
    const kind = `${path} ${intent}`;
    if (tried.has(kind)) continue;
    await page.evaluate(submitForm, { index, button });
    const { title } = failureOfForm(path, intent);
    await toasts(page)
      .getByText(title, { exact: true })
      .waitFor({ timeout: 60_000 })
      .catch(async (error) => {
        const seen = `${page.url()}: ${await toasts(page).innerText()}`;
        throw new Error(`${kind} was to say "${title}", but ${seen}`, { cause: error });
      });
    await toasts(page).getByText('You are offline.').first().waitFor();
    expect(await page.evaluate(typedIn, index), `${kind}: what was typed`).toBe(true);
    expect(await heading(), kind).toBe(before);
    // Not by the pointer, which does not reach it over a dialog: without this it stays for twelve seconds.
    await toasts(page)
      .getByRole('button', { name: `Dismiss: ${title}` })
      .dispatchEvent('click');
    await toasts(page).getByText(title, { exact: true }).waitFor({ state: 'detached' });
    // Not before: a second try of the test has it still to do.
    tried.add(kind);
  }
  return forms.length;
}

const day = 86_400_000;

/** An open invitation of the subscriber's team; returns the token of its link. */
async function inviteTo(email: string): Promise<string> {
  const token = randomUUID();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const expiresAt = new Date(Date.now() + day);
  await site.db.insert(teamInvitations).values({ ownerId: subscriber.id, email, tokenHash, expiresAt });
  return token;
}

/** Returns the id of a new subscriber to the newsletter. */
async function subscribe(email: string): Promise<string> {
  await insertSubscriber(site.db, email);
  const isTheirs = eq(newsletterSubscribers.email, email);
  const [found] = await site.db.select().from(newsletterSubscribers).where(isTheirs);
  return found?.id ?? '';
}

describe('every form, offline, leaves its page as it was and says what failed', () => {
  test('of visitors', async () => {
    const id = await subscribe(newEmail());
    await tryForms(undefined, [
      '/',
      '/blog',
      '/contact',
      '/auth',
      '/auth?tab=signup',
      '/auth?view=forgot',
      '/auth#type=recovery',
      '/admin/login',
      `/newsletter/confirm?token=${newsletterToken('confirm', { id })}`,
      `/newsletter/unsubscribe?token=${newsletterToken('unsubscribe', { id })}`,
    ]);
  });

  test('of a reader who has just left', async () => {
    const token = newsletterToken('unsubscribe', { id: await subscribe(newEmail()) });
    const { page } = await site.open();
    await page.goto(`/newsletter/unsubscribe?token=${token}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('button', { name: 'I unsubscribed by mistake' }).waitFor();
    await page.context().setOffline(true);
    await tryFormsOf(page);
    await page.context().close();
  });

  test('of somebody whose address is not confirmed yet', async () => {
    const email = newEmail();
    const captcha = await cheapCaptcha('sign-up');
    const fields = { fullName: 'Ada Example', email, password: goodPassword };
    await site.post('/auth?tab=signup', { intent: 'sign-up', ...fields, captcha });
    const { page } = await site.open();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.locator('form:has([value=resend])').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /again|resend/i }).click();
    await toasts(page).getByText(failureOfForm('/auth', 'resend').title, { exact: true }).waitFor();
    expect(await page.getByLabel('Email').first().inputValue()).toBe(email);
    tried.add('/auth resend');
    await page.context().close();
  });

  test('of subscribers and their teams', async () => {
    await insertManyAds(site.db, { userId: subscriber.id, count: 1 });
    await insertAds(site, { userId: subscriber.id, count: 1, bytes: 0 });
    await site.db.insert(sessions).values({
      id: randomUUID(),
      userId: subscriber.id,
      token: randomUUID(),
      expiresAt: new Date(Date.now() + day),
    });
    const [member, invited] = [await site.user(), await site.user()];
    await site.db.insert(teamMembers).values({ userId: member.id, ownerId: subscriber.id });
    const token = await inviteTo(invited.email);
    await tryForms(subscriber, [
      '/dashboard',
      '/manage-plan',
      '/manage-plan/support',
      '/manage-plan/team',
      '/account',
      '/account/delete',
    ]);
    await tryForms(member, ['/manage-plan/team']);
    await tryForms(await site.user({ tier: 'professional' }), ['/manage-plan/team']);
    await tryForms(invited, ['/manage-plan/team', `/team/invitation/${token}`]);
  });

  test('of the editor of an ad', async () => {
    const { id, design, cleanKey, markedKey } = await makeAd('Bread to edit offline', bakery);
    if (!cleanKey || !markedKey) throw new Error('the ad has no pictures');
    const former = { adId: id, version: 1, design, cleanKey, markedKey, savedAt: new Date() };
    await site.db.insert(adVersions).values(former);
    await site.db.update(ads).set({ version: 2 }).where(eq(ads.id, id));
    await tryForms(subscriber, [`/dashboard/ads/${id}`]);
    // Its page puts a fact in by itself, with a network or without.
    const { page } = await openEditor(id);
    await page.getByLabel('Sub-line').fill('');
    const putIn = page.getByRole('button', { name: /^Put in: / }).first();
    await putIn.waitFor();
    await page.context().setOffline(true);
    const fact = ((await putIn.getAttribute('aria-label')) ?? '').replace('Put in: ', '');
    await putIn.click();
    expect(await page.getByLabel('Sub-line').inputValue()).toContain(fact);
    tried.add(`/dashboard/ads/${id} put-in`);
    await page.context().close();
  });

  test('of the test payments', async () => {
    const payer = await site.user();
    const ask = async (fields: Record<string, string>) => {
      const answer = await site.post('/manage-plan', { ...fields }, payer);
      const { pathname, search } = new URL(answer.headers.get('location') ?? '', site.url);
      return pathname + search;
    };
    const checkout = await ask({ intent: 'subscribe', tier: 'professional' });
    await tryForms(payer, [checkout]);
    await site.post(checkout, { card: 'succeeds' }, payer);
    const portal = await ask({ intent: 'portal' });
    await tryForms(payer, [portal, '/manage-plan']);
    await site.post(portal, { intent: 'fail-payment' }, payer);
    await tryForms(payer, [portal]);
    await site.post(portal, { intent: 'pay' }, payer);
    await site.post(portal, { intent: 'cancel' }, payer);
    await tryForms(payer, [portal]);
  });

  test('of operators', async () => {
    const [other, blocked] = [await site.user({ role: 'admin' }), await site.user()];
    await site.db.update(users).set({ banned: true }).where(eq(users.id, blocked.id));
    await insertAds(site, { userId: operator.id, count: 1, bytes: 0 });
    await insertContactRequest(site.db);
    for (const status of ['in_progress', 'resolved'] as const) {
      await insertContactRequest(site.db);
      const open = eq(contactRequests.status, 'open');
      await site.db.update(contactRequests).set({ status }).where(open);
    }
    await insertContactRequest(site.db);
    const messages = await site.db.select().from(contactRequests);
    await insertPost(site.db, { slug: `cut-${randomUUID()}`, title: 'Cut post' });
    const draft = `draft-${randomUUID()}`;
    await insertPost(site.db, { slug: draft, title: 'Draft' });
    await site.db.update(blogPosts).set({ isPublished: false }).where(eq(blogPosts.slug, draft));
    const [post] = await site.db.select().from(blogPosts);
    const left = await subscribe(newEmail());
    await site.db
      .update(newsletterSubscribers)
      .set({ isActive: false })
      .where(eq(newsletterSubscribers.id, left));
    const letter = { subject: 'News', content: 'A line.' };
    const issues = await site.db
      .insert(newsletterIssues)
      .values([
        letter,
        { ...letter, status: 'sending', touchedAt: new Date('2999-01-01') },
        { ...letter, status: 'stopped' },
      ] as never)
      .returning({ id: newsletterIssues.id });
    await site.db.execute(sql`insert into pgboss.job (id, name, data, state, retry_limit, policy)
      values (gen_random_uuid(), 'send-mail', '{}'::jsonb, 'failed', 0, 'standard')`);
    await insertManyAds(site.db, { userId: subscriber.id, count: 2, title: 'Lost' });
    await tryForms(operator, [
      '/admin/dashboard',
      `/admin/users/${subscriber.id}`,
      `/admin/users/${other.id}`,
      `/admin/users/${blocked.id}`,
      ...messages.map(({ id }) => `/admin/contact?id=${id}`),
      '/admin/media',
      '/admin/media/from-ads',
      '/admin/blog',
      '/admin/blog/new',
      `/admin/blog/${post?.id}/edit`,
      '/admin/newsletter',
      '/admin/newsletter/issues',
      ...issues.map(({ id }) => `/admin/newsletter/issues/${id}`),
      '/admin/settings',
      '/admin/jobs',
      '/admin/failed-ads',
    ]);
  }, 300_000);

  test('of the beta gate', async () => {
    const shut = (enabled: boolean) =>
      site.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: `${enabled}` }, operator);
    await shut(true);
    await tryForms(undefined, ['/gallery']);
    await shut(false);
  });

  /** Actions that answer forms of another page as well, and what is sent by a script or with no form of its own. */
  const alsoAt: Record<string, string> = {
    '/admin/media/from-ads': '/admin/media',
    '/admin/media': '/admin/media/from-ads',
    '/admin/dashboard': '/admin/settings',
  };
  const exempt = ['/admin/media upload', '/admin/media/from-ads upload', '/admin/* any'];

  test('and no form of the product is left out', () => {
    const isAt = (route: string) => new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}/?$`);
    const missing = listRoutes()
      .filter(({ writes, isPage }) => writes && isPage)
      .flatMap((route) => {
        const asked = intentsOf(route);
        const places = [route.route, alsoAt[route.route] ?? route.route].map(isAt);
        const isTried = (intent?: string) =>
          [...tried].some((kind) => {
            const [path = '', own] = kind.split(' ');
            return places.some((at) => at.test(path)) && (intent === undefined || own === intent);
          });
        const left = asked.length > 0 ? asked.filter((intent) => !isTried(intent)) : isTried() ? [] : ['any'];
        return left.map((intent) => `${route.route} ${intent}`);
      });
    expect(missing.filter((form) => !exempt.includes(form))).toEqual([]);
  });
});
