import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ads, monthlyUsage, subscribers } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd, insertAds } from '#tests/support/content.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';

const app = testApp();
const day = 86_400_000;

/** Everybody who may use no more than Starter, whatever they paid once. */
const subscriptions = {
  'who never paid': undefined,
  'whose subscription ended yesterday': {
    subscriptionStatus: 'canceled' as const,
    subscriptionEnd: new Date(Date.now() - day),
  },
  'whose payment failed eight days ago': {
    subscriptionStatus: 'past_due' as const,
    pastDueSince: new Date(Date.now() - 8 * day),
  },
};
type Kind = keyof typeof subscriptions;
const kinds = Object.keys(subscriptions) as Kind[];

const clean = 'the clean original, nothing on it';
const marked = 'the picture with a watermark on it';

/** A user on Starter with a finished ad whose two files can be told apart. */
async function starter(kind: Kind) {
  const user = await app.user();
  const subscription = subscriptions[kind];
  if (subscription) {
    const row = { userId: user.id, email: user.email, isBilled: true, ...subscription };
    await app.db.insert(subscribers).values({ ...row, subscriptionTier: 'enterprise' });
  }
  const [ad] = await insertAds(app, { userId: user.id, count: 1, bytes: 1 });
  if (!ad?.cleanKey || !ad.markedKey) throw new Error('the ad has no files');
  writeFileSync(join(app.dataDir, 'files', ad.cleanKey), clean);
  writeFileSync(join(app.dataDir, 'files', ad.markedKey), marked);
  return { user, ad: { ...ad, cleanKey: ad.cleanKey, markedKey: ad.markedKey } };
}

const used = async ({ id }: TestUser) => {
  const [row] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, id));
  return { credits: row?.creditsUsed ?? 0, ads: await app.db.$count(ads, eq(ads.userId, id)) };
};

let picture: File;
beforeAll(async () => {
  picture = new File([new Uint8Array(await drawPicture({ width: 64, height: 64 }))], 'a.png', {
    type: 'image/png',
  });
});

type Order = [field: string, value: string | File][];
const brief: Order = [
  ['intent', 'generate'],
  ['title', 'Summer Sale'],
];

/** What is not in the plan, in every form it could be asked for. */
const orders: [string, (adId: string) => Order][] = [
  ['a wide picture', () => [...brief, ['size', '1536x1024']]],
  ['a tall picture', () => [...brief, ['size', '1024x1536']]],
  ['two sizes, the allowed one first', () => [...brief, ['size', '1024x1024'], ['size', '1536x1024']]],
  ['a size as a list', () => [...brief, ['size[]', '1536x1024']]],
  ['a size in other digits', () => [...brief, ['size', '１５３６x１０２４']]],
  ['width and height', () => [...brief, ['width', '1536'], ['height', '1024']]],
  ['a reference image', () => [...brief, ['referenceImage', picture]]],
  ['a product image', () => [...brief, ['productImage', picture]]],
  [
    'both images, an empty one first',
    () => [...brief, ['referenceImage', new File([], '')], ['productImage', picture]],
  ],
  ['an image as text', () => [...brief, ['referenceImage', 'data:image/png;base64,iVBORw0KGgo=']]],
  ['the key of an image that is stored', () => [...brief, ['referenceKey', 'temp/x/reference/y.png']]],
  ['a plan of their own choice', () => [...brief, ['plan', 'enterprise']]],
  ['another tier', () => [...brief, ['tier', 'professional'], ['subscription_tier', 'professional']]],
  ['somebody else as who pays', () => [...brief, ['userId', 'x']]],
  ['no watermark', () => [...brief, ['watermark', 'false']]],
  ['fine-tuning: a seed', () => [...brief, ['seed', '7']]],
  ['fine-tuning: variants', () => [...brief, ['variants', '4']]],
  ['fine-tuning: a layout', () => [...brief, ['layout', 'poster']]],
  [
    'Re-Gen',
    (adId) => [
      ['intent', 'regenerate'],
      ['adId', adId],
    ],
  ],
  [
    'Re-Gen after a harmless intent',
    (adId) => [
      ['intent', 'regenerate'],
      ['intent', 'try-again'],
      ['adId', adId],
    ],
  ],
  [
    'Remix',
    (adId) => [
      ['intent', 'remix'],
      ['adId', adId],
    ],
  ],
  [
    'Try again of an ad that did not fail',
    (adId) => [
      ['intent', 'try-again'],
      ['adId', adId],
    ],
  ],
];

function formOf(order: Order): FormData {
  const form = new FormData();
  for (const [name, value] of order) form.append(name, value);
  return form;
}

describe.each(kinds)('somebody %s is refused, and no credit is spent:', (kind) => {
  // The server decides, not the page (specification: roles.free-tier).
  test('whatever is not in the plan, from the page, its script and by other methods', async () => {
    const { user, ad } = await starter(kind);
    const before = await used(user);
    for (const [name, order] of orders) {
      for (const [path, method] of [
        ['/dashboard', 'POST'],
        ['/dashboard.data', 'POST'],
        ['/dashboard?plan=enterprise', 'PUT'],
        ['/dashboard/_.data', 'PATCH'],
      ] as const) {
        const answer = await user.request(path, { method, body: formOf(order(ad.id)) });
        expect([400, 403, 404, 422], `${method} ${path}: ${name}`).toContain(answer.status);
      }
    }
    expect(await used(user)).toEqual(before);
  });

  test('Re-Gen and Remix of what other people have made', async () => {
    const { user } = await starter(kind);
    const [theirs] = await insertAds(app, {
      userId: (await app.user({ tier: 'enterprise' })).id,
      count: 1,
      bytes: 8,
    });
    await app.db
      .update(ads)
      .set({ title: 'A title of somebody else' })
      .where(eq(ads.id, theirs?.id ?? ''));
    for (const intent of ['regenerate', 'remix', 'try-again', 'delete']) {
      const answer = await user.post('/dashboard', { intent, adId: theirs?.id ?? '' });
      expect([403, 404], intent).toContain(answer.status);
      expect(await answer.text()).not.toContain('A title of somebody else');
    }
    expect((await used(user)).credits).toBe(0);
  });

  test('to try again a failed ad of a size or with pictures they no longer may use', async () => {
    const { user } = await starter(kind);
    const changes: Partial<typeof ads.$inferInsert>[] = [
      { size: '1536x1024' },
      { referenceKey: `temp/${user.id}/reference/${'0'.repeat(32)}.png` },
      { productKey: `temp/${user.id}/products/${'0'.repeat(32)}.png` },
    ];
    for (const change of changes) {
      const adId = await insertAd(app.db, { userId: user.id, title: 'From better days', status: 'failed' });
      await app.db.update(ads).set(change).where(eq(ads.id, adId));
      const key = change.referenceKey ?? change.productKey;
      const file = key && join(app.dataDir, 'files', key);
      if (file) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, new Uint8Array(await picture.arrayBuffer()));
      }
      const answer = await user.post('/dashboard', { intent: 'try-again', adId });
      expect(answer.status, JSON.stringify(change)).toBe(403);
    }
    expect(await used(user)).toEqual({ credits: 0, ads: 1 + changes.length });
  });

  // Only the marked picture is ever sent (specification: roles.free-original).
  test('the clean original, by whatever address, query, header, range or version', async () => {
    const { user, ad } = await starter(kind);
    const file = `/files/ads/${ad.id}`;
    const paths = [
      file,
      ...[
        'clean',
        'original',
        'download',
        'w=2048',
        'watermark=false',
        'marked=0',
        'plan=enterprise',
        'v=1',
      ].map((query) => `${file}?${query}`),
      `${file}?key=${ad.cleanKey}`,
      ...[
        '.png',
        '/clean',
        '/clean.png',
        '/original.png',
        '.data',
        '/_.data',
        '/',
        '%2fclean.png',
        '%00',
      ].map((end) => file + end),
      file.toUpperCase(),
      `/files/${ad.cleanKey}`,
      `/files/ads/${ad.cleanKey.split('/').at(1)}`,
      `/files/ads/${encodeURIComponent(ad.cleanKey)}`,
      `/files/ads/..%2f..%2f${ad.cleanKey}`,
      `/files/media/${encodeURIComponent(`../${ad.cleanKey}`)}`,
      `/files/media/${ad.cleanKey.split('/').at(1)}.webp`,
      `/${ad.cleanKey}`,
      `/files/../${ad.cleanKey}`,
      ...['placement=original', 'placement=feed-square', 'placement=original&format=jpeg', ''].map(
        (query) => `${file}/export?${query}`,
      ),
      `${file}/export.zip`,
      `${file}/export.zip?format=webp`,
      `/admin${file}`,
      `/admin${file}?thumbnail`,
      `/admin${file}.data`,
      '/dashboard',
      '/dashboard.data',
      `/dashboard/ads/${ad.id}/export.data`,
    ];
    const headers: Record<string, string>[] = [
      {},
      { range: 'bytes=0-' },
      { range: 'bytes=-8' },
      { 'if-none-match': `"${ad.cleanKey}"` },
      { 'if-match': `"${ad.cleanKey}"` },
      { 'if-range': `"${ad.cleanKey}"`, range: 'bytes=0-' },
      { 'if-modified-since': new Date(0).toUTCString() },
      { accept: 'image/webp,image/avif' },
      { 'x-plan': 'enterprise', 'x-original-url': `/admin${file}` },
      { 'save-data': 'on', 'sec-fetch-mode': 'navigate' },
    ];
    const secrets = [clean, clean.slice(-8), ad.cleanKey];
    for (const path of paths) {
      for (const init of headers) {
        const answer = await user.request(path, { headers: init });
        const body = await answer.text();
        const told = `${path} ${JSON.stringify(init)}`;
        for (const secret of secrets) expect(body, told).not.toContain(secret);
        expect(answer.headers.get('etag') ?? '', told).not.toContain(ad.cleanKey);
        expect(answer.status, told).not.toBe(304);
      }
    }
    expect(await (await user.request(file)).text()).toBe(marked);
    const everything = Buffer.from(await (await user.request('/account/export')).arrayBuffer()).toString(
      'latin1',
    );
    expect(everything).toContain(marked);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });
});

test('an upgrade shows the clean picture, and the end of it the marked one again, also to who has the clean one', async () => {
  const { user, ad } = await starter('who never paid');
  const file = `/files/ads/${ad.id}`;
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await user.request(file, { headers });
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: await answer.text() };
  };
  const before = await read();
  const row = {
    userId: user.id,
    email: user.email,
    isBilled: true,
    subscriptionTier: 'professional' as const,
  };
  await app.db.insert(subscribers).values({ ...row, subscriptionStatus: 'active' });
  const paid = await read({ 'if-none-match': before.etag });
  expect(paid).toMatchObject({ status: 200, body: clean });
  await app.db
    .update(subscribers)
    .set({ subscriptionStatus: 'canceled', subscriptionEnd: new Date(Date.now() - 1) });
  expect(await read({ 'if-none-match': paid.etag })).toMatchObject({ status: 200, body: marked });
});
