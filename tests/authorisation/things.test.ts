import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { blogPosts, sessions, testPayments } from '#app/db/schema.ts';
import { uuidPattern } from '#app/db/uuid.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd, insertAds, insertPost } from '#tests/support/content.ts';
import { missing } from './policy.ts';

/**
 * Another user's thing and a missing thing answer alike: same status, same headers, same body once the id that was
 * asked for is taken out.
 */
const app = testApp();
let owner: TestUser;
let person: TestUser;
let admin: TestUser;
let adId: string;
let generatingId: string;
let failedId: string;
let sessionId: string;
let checkoutId: string;

beforeAll(async () => {
  owner = await app.user({ tier: 'enterprise' });
  person = await app.user();
  admin = await app.user({ role: 'admin' });
  const [ad] = await insertAds(app, { userId: owner.id, count: 1, bytes: 64 });
  adId = ad?.id ?? '';
  generatingId = await insertAd(app.db, { userId: owner.id, title: 'Theirs', status: 'generating' });
  failedId = await insertAd(app.db, { userId: owner.id, title: 'Theirs', status: 'failed' });
  const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, owner.id));
  sessionId = session?.id ?? '';
  checkoutId = await openCheckout(await app.user());
  await openCheckout(person);
  await insertPost(app.db, { slug: 'a-post', title: 'A Post' });
});

/** The id of a checkout somebody has begun in test mode. */
async function openCheckout(client: TestUser): Promise<string> {
  await client.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
  const [row] = await app.db.select().from(testPayments).where(eq(testPayments.userId, client.id));
  const id = row?.state.checkouts[0]?.id;
  if (!id) throw new Error('no checkout was opened');
  return id;
}

/** What a client can learn from an answer: the id itself and what differs from page to page are taken out. */
async function learned(answer: Response, id: string) {
  const body = (await answer.text()).replaceAll(id, 'ID');
  const steady = body
    .replace(/nonce="[^"]*"/g, '')
    .replaceAll(new RegExp(uuidPattern, 'g'), 'UUID')
    .replace(/\b1[0-9]{12}\b/g, 'TIME');
  const names = ['content-type', 'cache-control', 'location', 'etag', 'content-disposition', 'retry-after'];
  return {
    status: answer.status,
    headers: names.map((name) => answer.headers.get(name)?.replaceAll(id, 'ID')),
    body: steady,
  };
}

async function expectAlike(ids: [theirs: string, none: string], ask: (id: string) => Promise<Response>) {
  const [theirs, none] = ids;
  const other = await learned(await ask(theirs), theirs);
  const nothing = await learned(await ask(none), none);
  expect(other).toEqual(nothing);
  // 202 is the redirect of a data request.
  expect(other.status).not.toBe(200);
}

describe('what another user has answers as what nobody has', () => {
  const reads = [
    (id: string) => `/files/ads/${id}`,
    (id: string) => `/files/ads/${id}?download`,
    (id: string) => `/files/ads/${id}.data`,
    (id: string) => `/files/ads/${id}/export?placement=story`,
    (id: string) => `/files/ads/${id}/export?placement=nowhere`,
    (id: string) => `/files/ads/${id}/export-preview?placement=story`,
    (id: string) => `/files/ads/${id}/export.zip`,
    (id: string) => `/files/ads/${id}/export.zip?format=webp`,
    (id: string) => `/files/ads/${id}/versions/${missing}`,
    (id: string) => `/dashboard/ads/${id}`,
    (id: string) => `/dashboard/ads/${id}.data`,
    (id: string) => `/dashboard/ads/${id}/preview?headline=x`,
    (id: string) => `/dashboard/ads/${id}/export`,
    (id: string) => `/dashboard/ads/${id}/export.data`,
    (id: string) => `/admin/files/ads/${id}`,
    (id: string) => `/admin/users/${id}`,
  ];
  // One can not tell whether it exists (specification: ads.owner.missing).
  test.each(reads.map((path): [string, (id: string) => string] => [path(':adId'), path]))(
    'GET and HEAD %s',
    async (_name, path) => {
      for (const client of [person, await app.user(), admin, app.visitor()]) {
        if (client === admin && path(adId).startsWith('/admin')) continue;
        for (const method of ['GET', 'HEAD']) {
          for (const theirs of [adId, generatingId, failedId]) {
            await expectAlike([theirs, missing], (id) => client.request(path(id), { method }));
          }
        }
      }
    },
  );

  test.each(['regenerate', 'remix', 'try-again', 'delete'])('the dashboard, asked to %s', async (intent) => {
    const subscriber = await app.user({ tier: 'enterprise' });
    for (const client of [subscriber, await app.user()]) {
      for (const theirs of [adId, generatingId, failedId]) {
        for (const path of ['/dashboard', '/dashboard.data']) {
          await expectAlike([theirs, missing], (id) => client.post(path, { intent, adId: id }));
        }
      }
    }
  });

  test.each(['save', 'bring-back', 'put-in'])('the editor, asked to %s', async (intent) => {
    for (const client of [await app.user({ tier: 'enterprise' }), await app.user()]) {
      for (const theirs of [adId, generatingId, failedId]) {
        await expectAlike([theirs, missing], (id) =>
          client.post(`/dashboard/ads/${id}`, { intent, version: '1', versionId: missing }),
        );
      }
    }
  });

  test('the account page, asked to end a session', async () => {
    const none = randomBytes(8).toString('hex');
    await expectAlike([sessionId, none], (id) =>
      person.post('/account', { intent: 'end-session', sessionId: id }),
    );
    expect((await owner.request('/dashboard')).status).toBe(200);
  });

  test('a checkout of the test payments, read and paid', async () => {
    const none = checkoutId.replace(/[a-z0-9]{4}$/i, 'zzzz');
    const path = (id: string) => `/payments/checkout/${id}`;
    for (const way of ['', '.data'])
      await expectAlike([checkoutId, none], (id) => person.request(path(id) + way));
    for (const card of ['succeeds', 'declined'])
      await expectAlike([checkoutId, none], (id) => person.post(`${path(id)}.data`, { card }));
  });
});

test('an admin promotes only ads of their own: those of others are as those of nobody', async () => {
  for (const path of ['/admin/media', '/admin/media/from-ads']) {
    await expectAlike([adId, missing], (id) =>
      admin.post(`${path}.data`, { intent: 'promote', category: 'gallery', adId: id }),
    );
  }
});

test('a post that is no longer published answers as one that never was', async () => {
  await app.db.update(blogPosts).set({ isPublished: false }).where(eq(blogPosts.slug, 'a-post'));
  for (const path of [(slug: string) => `/blog/${slug}`, (slug: string) => `/og/blog/${slug}.png`]) {
    await expectAlike(['a-post', 'b-post'], (slug) => app.visitor().request(path(slug)));
  }
});
