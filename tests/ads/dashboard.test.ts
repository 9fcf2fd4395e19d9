import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd } from '#tests/support/content.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();

const open = (client: Pick<Client, 'request'>, path = '/dashboard') => readPage(client.request(path));
const send = (client: Client, fields: Record<string, string>, path = '/dashboard') =>
  readPage(client.post(path, fields));
const month = () => new Date().toISOString().slice(0, 7);
const useCredits = (user: TestUser, creditsUsed: number) =>
  app.db.insert(monthlyUsage).values({ userId: user.id, monthYear: month(), creditsUsed });
const adsOf = (user: TestUser) =>
  app.db
    .select()
    .from(ads)
    .where(and(eq(ads.userId, user.id), isNull(ads.deletedAt)));

/** A finished ad without files: enough for what its card shows. */
async function insertCompleted(user: TestUser, title: string): Promise<string> {
  const id = await insertAd(app.db, { userId: user.id, title, status: 'failed' });
  await app.db
    .update(ads)
    .set({ status: 'completed', failure: null, refundedAt: null, cleanKey: 'a', markedKey: 'b' })
    .where(eq(ads.id, id));
  return id;
}

describe('who the dashboard is for', () => {
  test('signed-out visitors go to /auth, with data requests too', async () => {
    for (const path of ['/dashboard', '/dashboard?page=2']) {
      const response = await app.visitor().request(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toMatch(/^\/auth(\?next=%2Fdashboard)?$/);
    }
    expect((await app.visitor().post('/dashboard', { intent: 'generate', title: 'x' })).status).toBe(302);
  });

  test('admins go to /admin', async () => {
    const admin = await app.user({ role: 'admin' });
    const response = await admin.request('/dashboard');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/admin');
    expect((await admin.post('/dashboard', { intent: 'generate', title: 'x' })).status).toBe(302);
  });
});

describe('the header and the credits', () => {
  const plans = [
    [undefined, 'Starter', 'Upgrade Plan', '3 / 5'],
    ['professional', 'Professional', 'Manage Plan', '3 / 100'],
    ['enterprise', 'Enterprise', 'Manage Plan', '3 / 500'],
  ] as const;
  test.each(plans)('%s: badge %s, link %s, credits %s', async (tier, badge, label, credits) => {
    const user = await app.user({ tier });
    await useCredits(user, 3);
    const { html, text } = await open(user);
    expect(text).toContain(badge);
    expect(html).toMatch(new RegExp(`<a[^>]*href="/manage-plan"[^>]*>${label}</a>`));
    expect(html).toMatch(/<form[^>]*action="\/sign-out"/);
    expect(text).toContain('Sign Out');
    expect(text).toContain(`Credits used ${credits}`);
  });
});

describe('the form', () => {
  // The whole form, top to bottom (specification: ad-form.order).
  test('has every field of the specification, first those of every ad, then those that open, in its order', async () => {
    const { html, text } = await open(await app.user({ tier: 'professional' }));
    expect(text).toContain('Generate New Ad');
    const names = [...html.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    const order = names.filter((name, index) => names.indexOf(name) === index);
    expect(order.slice(0, order.indexOf('productImage') + 1)).toEqual([
      'intent',
      'idempotencyKey',
      'title',
      'saleGoals',
      'adCopy',
      'size',
      'targetAudience',
      'colors',
      'brandVoice',
      'fontStyle',
      'instructions',
      'language',
      'referenceImage',
      'productImage',
    ]);
  });

  // What is locked is shown, not hidden (specification: dashboard.free-locks).
  test('shows a free user what is locked and why', async () => {
    const user = await app.user();
    await insertCompleted(user, 'Locked actions');
    const { html, text } = await open(user);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="1536x1024"/);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="1024x1536"/);
    expect(text).toContain('Starter makes square ads. Landscape and portrait come with Professional');
    expect(text).toContain('Build ads around your own pictures and logo with Professional');
    expect(text).toMatch(/Fine-tuning Choose variants, .* with Enterprise/);
    expect(text).toContain('Re-Gen and Remix come with Professional');
    for (const action of ['Re-Gen', 'Remix']) {
      expect(html).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>(?:<svg.*?</svg>)?${action}`));
    }
    expect(html).not.toContain('name="referenceImage"');
  });

  test.each([
    [undefined, 5, 'Starter', 'Upgrade your plan'],
    ['professional', 100, 'Professional', 'Upgrade your plan'],
    ['enterprise', 500, 'Enterprise', 'Wait until next month'],
  ] as const)('%s at %i: Monthly Limit Reached names %s and says: %s', async (tier, limit, name, way) => {
    const user = await app.user({ tier });
    await useCredits(user, limit);
    const { status, text } = await send(user, { intent: 'generate', title: 'One too many' });
    expect(status).toBe(403);
    expect(text).toContain('Monthly Limit Reached');
    expect(text).toContain(`${limit}/${limit} generations of the ${name} plan`);
    expect(text).toContain(way);
    expect(await adsOf(user)).toEqual([]);
  });
});

describe('the grid', () => {
  const titlesOf = (html: string) =>
    [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title).filter(Boolean);
  const pagesOf = (html: string) => {
    const navigation = /<nav aria-label="Pages of your ads">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    return textOf(navigation).trim();
  };
  const currentOf = (html: string) => /aria-current="page"[^>]*aria-label="Page (\d+)"/.exec(html)?.[1];

  test('no ads: how to begin, no pages', async () => {
    const { html, text } = await open(await app.user());
    expect(text).toContain('The first sheet is still blank');
    expect(pagesOf(html)).toBe('');
  });

  test('one ad, and six, stand on one page without links to others', async () => {
    for (const count of [1, 6]) {
      const user = await app.user();
      await insertManyAds(app.db, { userId: user.id, count });
      const { html, text } = await open(user);
      expect(titlesOf(html)).toHaveLength(count);
      expect(text).toContain(`${count} in all`);
      expect(pagesOf(html)).toBe('');
    }
  });

  // Six ads fill a page (specification: ads.grid.newest-first).
  test('seven ads: six newest first, the seventh on page 2; it starts at page 1', async () => {
    const user = await app.user();
    await insertManyAds(app.db, { userId: user.id, count: 7 });
    const first = await open(user);
    expect(titlesOf(first.html)).toEqual(['Ad 7', 'Ad 6', 'Ad 5', 'Ad 4', 'Ad 3', 'Ad 2']);
    expect(pagesOf(first.html)).toBe('1 2');
    expect(currentOf(first.html)).toBe('1');
    const second = await open(user, '/dashboard?page=2');
    expect(titlesOf(second.html)).toEqual(['Ad 1']);
    expect(currentOf(second.html)).toBe('2');
  });

  test('a thousand ads: first, last, neighbours of the current page, ellipses between', async () => {
    const user = await app.user();
    await insertManyAds(app.db, { userId: user.id, count: 1000 });
    const { html, text } = await open(user, '/dashboard?page=80');
    expect(text).toContain('1,000 in all');
    expect(pagesOf(html)).toBe('1 … 79 80 81 … 167');
    expect(titlesOf(html)[0]).toBe(`Ad ${1000 - 79 * 6}`);
    const last = await open(user, '/dashboard?page=167');
    expect(titlesOf(last.html)).toEqual(['Ad 4', 'Ad 3', 'Ad 2', 'Ad 1']);
    expect(pagesOf(last.html)).toBe('1 … 166 167');
  });

  test('pages that make no sense show the nearest that does', async () => {
    const user = await app.user();
    await insertManyAds(app.db, { userId: user.id, count: 7 });
    const asked = ['0', '-5', 'x', '', '9e99', '1.9', '99999999999999999999', '٢', "1' or 1=1", '%00'];
    for (const page of asked) {
      const { status, html } = await open(user, `/dashboard?page=${page}`);
      expect([page, status]).toEqual([page, 200]);
      expect(['1', '2']).toContain(currentOf(html));
    }
    expect(currentOf((await open(user, '/dashboard?page=3')).html)).toBe('2');
  });

  test('deleting the last ad of the last page shows the page before', async () => {
    const user = await app.user();
    await insertManyAds(app.db, { userId: user.id, count: 7 });
    const oldest = (await adsOf(user)).find((ad) => ad.title === 'Ad 1');
    const { status, html, text } = await send(
      user,
      { intent: 'delete', adId: oldest?.id ?? '' },
      '/dashboard?page=2',
    );
    expect(status).toBe(200);
    expect(text).toContain('Success! The ad was deleted.');
    expect(titlesOf(html)).toHaveLength(6);
  });

  // A card has two states (specification: ads.card.states).
  test('an ad without a picture says Generating... and its stage; a finished one has its four actions', async () => {
    const user = await app.user({ tier: 'professional' });
    await insertAd(app.db, { userId: user.id, title: 'In the making', status: 'generating' });
    const making = await open(user);
    expect(making.text).toContain('Generating...');
    expect(making.text).toContain('Painting the scene');
    expect(making.html).not.toContain('value="delete"');
    const done = await app.user({ tier: 'professional' });
    const id = await insertCompleted(done, 'Finished & "ready"');
    const { html, text } = await open(done);
    for (const action of ['Download', 'Re-Gen', 'Remix', 'Delete']) expect(text).toContain(action);
    expect(html).toContain(`href="/files/ads/${id}?download" download="Finished_&amp;_ready.png"`);
  });

  test('a card names what the picture leaves out, the weightiest first', async () => {
    const user = await app.user();
    const id = await insertCompleted(user, 'Fresh bread');
    const said = async (design: unknown) => {
      await app.db.update(ads).set({ design }).where(eq(ads.id, id));
      return (await open(user)).text;
    };
    const left = ['0131 555 0199', 'Mon–Sat', 'no appointment', '12 Mill Lane'];
    expect(await said({ leftOut: left })).toContain(
      'Not in the picture: 0131 555 0199 · Mon–Sat · no appointment and 1 more',
    );
    for (const design of [{ leftOut: [] }, { leftOut: 'x' }, {}, null])
      expect(await said(design)).not.toContain('Not in the picture');
  });

  test('long, right-to-left and emoji titles are shown whole as text', async () => {
    const user = await app.user();
    const titles = [
      'x'.repeat(120),
      'عروض رمضان على كل العلب',
      '👩‍👩‍👧‍👦🎉 <script>alert(1)</script>',
      '\u202Egnp.exe',
    ];
    for (const title of titles) await insertAd(app.db, { userId: user.id, title, status: 'failed' });
    const { html, text } = await open(user);
    expect(text).toContain('x'.repeat(120));
    expect(text).toContain('عروض رمضان على كل العلب');
    expect(text).toContain('👩‍👩‍👧‍👦🎉 <script>alert(1)</script>');
    expect(html).toMatch(/<h3[^>]*dir="auto"/);
  });
});

describe("other people's ads", () => {
  test.each([
    ['delete', 'Failed to delete ad'],
    ['regenerate', 'Failed to regenerate ad'],
    ['remix', 'Failed to remix ad'],
    ['try-again', 'Failed to generate ad'],
  ])('%s answers alike for theirs, for none and for what is no id', async (intent, title) => {
    const owner = await app.user({ tier: 'enterprise' });
    const other = await app.user({ tier: 'enterprise' });
    const adId = await insertAd(app.db, { userId: owner.id, title: 'Secret title', status: 'failed' });
    for (const id of [adId, crypto.randomUUID(), 'constructor', '', "1' or '1'='1"]) {
      const { status, text } = await send(other, { intent, adId: id });
      expect(status).toBe(404);
      expect(text).toContain(`${title} This ad could not be found.`);
      expect(text).not.toContain('Secret title');
    }
    expect(await adsOf(owner)).toHaveLength(1);
    expect(await adsOf(other)).toHaveLength(0);
  });

  test('intents that are names of built-in things are not understood', async () => {
    const user = await app.user();
    for (const intent of ['constructor', '__proto__', 'toString', '']) {
      expect((await send(user, { intent })).status).toBe(400);
    }
  });
});

describe('two windows', () => {
  test('an ad deleted in both is deleted, not an error', async () => {
    const user = await app.user();
    const adId = await insertAd(app.db, { userId: user.id, title: 'Twice', status: 'failed' });
    const answers = await Promise.all([1, 2, 3].map(() => send(user, { intent: 'delete', adId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await adsOf(user)).toEqual([]);
  });

  test('an ad that is being made is not deleted', async () => {
    const user = await app.user();
    const adId = await insertAd(app.db, { userId: user.id, title: 'Busy', status: 'generating' });
    const { status, text } = await send(user, { intent: 'delete', adId });
    expect(status).toBe(409);
    expect(text).toContain('Failed to delete ad');
    expect(await adsOf(user)).toHaveLength(1);
  });
});
