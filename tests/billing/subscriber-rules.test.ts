import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, monthlyUsage, sessions, subscribers } from '#app/db/schema.ts';
import { cheapCaptcha } from '#tests/support/accounts.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp({ env: { ROLE: 'web' } });

const month = () => new Date().toISOString().slice(0, 7);
const generate = (client: Client, fields: Record<string, string> = {}) =>
  client.post('/dashboard', { intent: 'generate', title: 'Summer Sale', ...fields });
const textAfter = async (response: Response) => (await readPage(response)).text;

// The form of the stored prompt (specification: ads.prompt).
test('the prompt holds the filled fields as labelled lines in order, joined by blank lines', async () => {
  const user = await app.user();
  await generate(user, {
    instructions: 'No people',
    fontStyle: 'Serif',
    brandVoice: 'Warm',
    adCopy: 'Bread, still warm',
    colors: 'Brown',
    saleGoals: '  ',
    targetAudience: 'Neighbours',
  });
  const [ad] = await app.db.select().from(ads).where(eq(ads.userId, user.id));
  expect(ad?.prompt.split('\n\n')).toEqual([
    'Target Audience: Neighbours',
    'Colors/Theming: Brown',
    'Ad Copy: Bread, still warm',
    'Brand Voice: Warm',
    'Font Style: Serif',
    'General Instructions: No people',
  ]);
});

describe('the monthly quota', () => {
  test.each([
    [undefined, 'Starter', 5, 'Upgrade your plan'],
    ['professional', 'Professional', 100, 'Upgrade your plan'],
    ['enterprise', 'Enterprise', 500, 'Wait until next month'],
  ] as const)('%s: %s makes %i ads, then: %s', async (tier, name, limit, way) => {
    const user = await app.user({ tier });
    const usage = { userId: user.id, monthYear: month(), creditsUsed: limit - 1 };
    await app.db.insert(monthlyUsage).values(usage);
    expect((await generate(user)).status).toBe(200);
    const refused = await generate(user);
    expect(refused.status).toBe(403);
    const text = await textAfter(refused);
    expect(text).toContain('Monthly Limit Reached');
    expect(text).toContain(`${limit}/${limit}`);
    expect(text).toContain(name);
    expect(text).toContain(way);
  });

  // Months of the calendar, in UTC (specification: usage.by-month, usage.month-key).
  test('is counted by the calendar month, YYYY-MM: what another month used does not count', async () => {
    const user = await app.user();
    await app.db.insert(monthlyUsage).values({ userId: user.id, monthYear: '2020-01', creditsUsed: 5 });
    expect((await generate(user)).status).toBe(200);
    const rows = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
    expect(rows.find((row) => row.monthYear === month())?.creditsUsed).toBe(1);
  });
});

describe('what a plan may', () => {
  // Three sizes and no fourth (specification: plans.sizes, ads.sizes).
  test.each(['1024x1024', '1536x1024', '1024x1536'] as const)('subscribers order %s', async (size) => {
    for (const tier of ['professional', 'enterprise'] as const) {
      const user = await app.user({ tier });
      expect((await generate(user, { size })).status).toBe(200);
      const [ad] = await app.db.select().from(ads).where(eq(ads.userId, user.id));
      expect(ad?.size).toBe(size);
    }
  });

  test.each(['1536x1024', '1024x1536'])('free users are refused %s, on the server', async (size) => {
    const user = await app.user();
    expect((await generate(user, { size })).status).toBe(403);
    expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(0);
  });

  // Both pictures, for those who pay (specification: ad-form.pictures, plans.uploads).
  test('subscribers send a reference and a product image', async () => {
    const user = await app.user({ tier: 'professional' });
    const form = new FormData();
    form.set('intent', 'generate');
    form.set('title', 'With pictures');
    const picture = new File([new Uint8Array(await drawPicture({ width: 64, height: 64 }))], 'a.png');
    form.set('referenceImage', picture);
    form.set('productImage', picture);
    expect((await user.post('/dashboard', form)).status).toBe(200);
    const [ad] = await app.db.select().from(ads).where(eq(ads.userId, user.id));
    expect(ad?.referenceKey).toMatch(new RegExp(`^temp/${user.id}/reference/[0-9a-f]{32}\\.`));
    expect(ad?.productKey).toMatch(new RegExp(`^temp/${user.id}/products/[0-9a-f]{32}\\.`));
  });
});

describe('the status line of the subscription', () => {
  const soon = new Date(Date.now() + 5 * 86_400_000);
  const ago = new Date(Date.now() - 3_600_000);
  test.each([
    ['canceled', soon, 'Canceled - Access until period end'],
    ['past_due', ago, 'Past Due - Payment Required'],
    ['trialing', soon, 'Trial Period'],
    ['active', soon, 'Active Subscription'],
  ] as const)('%s until %s: %s', async (subscriptionStatus, subscriptionEnd, line) => {
    const user = await app.user({ tier: 'professional' });
    await app.db
      .update(subscribers)
      .set({ subscriptionStatus, subscriptionEnd, isBilled: subscriptionStatus !== 'past_due' })
      .where(eq(subscribers.userId, user.id));
    expect(await textAfter(await user.request('/manage-plan'))).toContain(line);
  });

  // The line has words for nobody’s plan, too (specification: plan.status-line.none).
  test('without a subscription: Free Plan', async () => {
    expect(await textAfter(await (await app.user()).request('/manage-plan'))).toContain('Free Plan');
  });
});

test('signing out forgets the session in the browser also when the server cannot end it', async () => {
  const user = await app.user();
  // Deleting fails while reading works.
  await app.db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`);
  await app.db.execute(
    'create trigger refuse before delete on sessions for each row execute function refuse()',
  );
  const out = await user.post('/sign-out', {});
  await app.db.execute('drop trigger refuse on sessions');
  expect(out.status).toBe(302);
  expect(user.cookies.size).toBe(0);
  expect(await app.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
  expect((await user.request('/dashboard')).headers.get('location')).toBe('/auth');
});

test('the header leads visitors to sign in and to start, and users to their dashboard', async () => {
  const links = async (client: Pick<Client, 'request'>) => {
    const html = await (await client.request('/')).text();
    const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    return [...header.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, text = '']) => `${textOf(text).trim()} ${href}`,
    );
  };
  const forVisitor = await links(app);
  for (const anchor of ['Features /#features', 'Pricing /#pricing', 'Examples /#examples']) {
    expect(forVisitor).toContain(anchor);
  }
  expect(forVisitor).toContain('Sign In /auth');
  expect(forVisitor).toContain('Get Started /auth?tab=signup');
  const forUser = await links(await app.user());
  expect(forUser).toContain('Dashboard /dashboard');
  expect(forUser.join()).not.toMatch(/Sign In|Get Started/);
});

test('roles other than admin get in to the dashboard, admins are sent to their own area', async () => {
  expect((await app.request('/dashboard')).headers.get('location')).toBe('/auth');
  expect((await (await app.user()).request('/dashboard')).status).toBe(200);
  const admin = await app.user({ role: 'admin' });
  expect((await admin.request('/dashboard')).headers.get('location')).toBe('/admin');
});

test('the promised times stand on the contact page and in its confirmation', async () => {
  const page = await textAfter(await app.request('/contact'));
  for (const time of ['Within 24 hours', 'within 8', 'within 2']) expect(page).toContain(time);
  const sent = await app.visitor().post('/contact', {
    name: 'Lin',
    email: 'lin@example.com',
    subject: 'general',
    message: 'Hello',
    captcha: await cheapCaptcha('contact'),
  });
  const confirmation = await textAfter(sent);
  for (const time of ['within 4 hours', 'within 24 hours', 'within 8', 'within 2 hours']) {
    expect(confirmation).toContain(time);
  }
});
