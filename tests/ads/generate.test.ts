import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { endedAds, findAds } from '#tests/support/finished-ads.ts';

const app = testApp();

const generate = (client: Client, fields: Record<string, string> = {}) =>
  client.post('/dashboard', { intent: 'generate', title: 'Summer Sale', ...fields });

const adsOf = (user: TestUser) => findAds(app.db, eq(ads.userId, user.id));
const finished = (user: TestUser, count = 1) => endedAds(app.db, eq(ads.userId, user.id), { atLeast: count });

async function creditsUsed(user: TestUser): Promise<number> {
  const [row] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
  return row?.creditsUsed ?? 0;
}

describe('a generation', () => {
  // What a row of an ad holds, and the mark (specification: ads.fields, ads.watermark, ads.download.name).
  test('ends as a finished ad whose picture is exactly the ordered size, marked for a free user', async () => {
    const user = await app.user();
    const response = await generate(user, {
      title: 'Fresh coffee, roasted today',
      saleGoals: '20% off this week',
      colors: 'terracotta and cream',
    });
    expect(response.status).toBe(200);
    const [ad] = await finished(user);
    expect(ad).toMatchObject({ status: 'completed', failure: null, writer: 'built-in', painter: 'built-in' });
    expect(ad?.report?.passed).toBe(true);
    expect(ad?.prompt).toBe('Sale Goals: 20% off this week\n\nColors/Theming: terracotta and cream');

    const file = await user.request(`/files/ads/${ad?.id}?download`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain('filename="Fresh_coffee,_roasted_today.png"');
    const served = Buffer.from(await file.arrayBuffer());
    expect(await sharp(served).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });

    await app.db
      .update(ads)
      .set({ cleanKey: 'ads/gone/clean.png' })
      .where(eq(ads.id, ad?.id ?? ''));
    expect((await user.request(`/files/ads/${ad?.id}`)).status).toBe(200);
  });

  // Nobody sees or deletes the ad of another (specification: ads.owner, calls.delete).
  test('is seen by its owner only', async () => {
    const owner = await app.user();
    const other = await app.user();
    await generate(owner);
    const [ad] = await finished(owner);
    const path = `/files/ads/${ad?.id}`;
    expect((await owner.request(path)).status).toBe(200);
    expect((await other.request(path)).status).toBe(404);
    expect((await app.visitor().request(path)).status).toBe(404);
    expect((await other.request('/files/ads/not-an-id')).status).toBe(404);
    const stolen = await other.post('/dashboard', { intent: 'delete', adId: ad?.id ?? '' });
    expect(stolen.status).toBe(404);
    expect(await adsOf(owner)).toHaveLength(1);
  });

  test('names the file of a title in another script', async () => {
    const user = await app.user();
    await generate(user, { title: 'تخفيضات الصيف على كل شيء' });
    const [ad] = await finished(user);
    expect(ad?.design).toMatchObject({ language: 'ar', direction: 'rtl' });
    const file = await user.request(`/files/ads/${ad?.id}?download`);
    expect(file.headers.get('content-disposition')).toContain('filename="ad.png"');
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
      'تخفيضات_الصيف_على_كل_شيء.png',
    );
  });
});

describe('the monthly limit', () => {
  // Five a month, a credit each (specification: ads.limit, ads.one-credit).
  test('refuses the sixth generation of a Starter as the specification words it', async () => {
    const user = await app.user();
    for (let count = 0; count < 5; count++) expect((await generate(user)).status).toBe(200);
    const sixth = await generate(user);
    expect(sixth.status).toBe(403);
    const page = await sixth.text();
    expect(page).toContain('Monthly Limit Reached');
    expect(page).toContain('5/5');
    expect(page).toContain('Starter');
    expect(page).toContain('Upgrade your plan');
    expect(await creditsUsed(user)).toBe(5);
    await finished(user, 5);
    expect(await adsOf(user)).toHaveLength(5);
  });

  // The limit holds in a crowd, too (specification: ads.limit.parallel).
  test('lets exactly one of two hundred parallel requests have the last credit', async () => {
    const user = await app.user();
    const month = new Date().toISOString().slice(0, 7);
    await app.db.insert(monthlyUsage).values({ userId: user.id, monthYear: month, creditsUsed: 4 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => generate(user)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(199);
    expect(await creditsUsed(user)).toBe(5);
    expect(await adsOf(user)).toHaveLength(1);
  });

  // A form sent again is the same order (specification: calls.generate).
  test('takes one credit for one idempotency key, sent a hundred times at once', async () => {
    const user = await app.user();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => generate(user, { idempotencyKey: 'one-and-the-same' })),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect(await creditsUsed(user)).toBe(1);
    expect(await adsOf(user)).toHaveLength(1);
  });
});

describe('deleting', () => {
  // The row stays, its files do not (specification: ads.deleted-softly).
  test('removes the ad, its file from every URL and from storage', async () => {
    const user = await app.user();
    await generate(user);
    const [ad] = await finished(user);
    const path = `/files/ads/${ad?.id}`;
    const etag = (await user.request(path)).headers.get('etag') ?? '';
    expect((await user.post('/dashboard', { intent: 'delete', adId: ad?.id ?? '' })).status).toBe(200);
    for (const url of [path, `${path}?download`]) expect((await user.request(url)).status).toBe(404);
    expect((await user.request(path, { headers: { 'if-none-match': etag } })).status).toBe(404);
    expect((await user.request(path, { method: 'HEAD' })).status).toBe(404);
    expect((await user.request(path, { headers: { range: 'bytes=0-99' } })).status).toBe(404);
    expect(await (await user.request('/dashboard')).text()).not.toContain(ad?.id);
    const [row] = await app.db
      .select()
      .from(ads)
      .where(eq(ads.id, ad?.id ?? ''));
    expect(row?.deletedAt).not.toBeNull();
    const { existsSync } = await import('node:fs');
    const kept = () =>
      [ad?.cleanKey, ad?.markedKey].filter((key) => existsSync(`${app.dataDir}/files/${key}`));
    await expect.poll(kept, { timeout: 60_000 }).toEqual([]);
    expect(await creditsUsed(user)).toBe(1);
  });
});

describe('bad input costs nothing and is answered with what to do', () => {
  const cases: [string, Record<string, string>, number, string][] = [
    ['no title', { title: '   ' }, 422, 'Please enter a title for your ad.'],
    [
      'a size the plan does not have',
      { size: '1536x1024' },
      403,
      'This size is not part of the Starter plan.',
    ],
    ['a size nobody has', { size: '99x99' }, 422, 'Please choose one of the sizes.'],
    [
      'a title of a megabyte',
      { title: 'x'.repeat(1_000_000) },
      422,
      'Please keep this under 120 characters.',
    ],
    ['a field nobody knows', { credits_used: '0' }, 400, 'a field we do not know'],
    ['a polluting field', { __proto__x: '1', constructor: 'x' }, 400, 'a field we do not know'],
    ['an intent nobody knows', { intent: 'destroy' }, 400, 'not known here'],
    ['re-generation on Starter', { intent: 'regenerate', adId: 'x' }, 403, 'Professional and Enterprise'],
    ['remix on Starter', { intent: 'remix', adId: 'x' }, 403, 'Professional and Enterprise'],
  ];
  test.each(cases)('%s', async (_name, fields, status, message) => {
    const user = await app.user();
    const response = await generate(user, fields);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
    expect(await creditsUsed(user)).toBe(0);
    expect(await adsOf(user)).toHaveLength(0);
  });

  test('a body that is not a form', async () => {
    const user = await app.user();
    for (const [type, body] of [
      ['application/json', '{"intent":"generate","title":"x"}'],
      ['multipart/form-data; boundary=x', 'not multipart at all'],
      ['text/plain', 'intent=generate&title=x'],
    ] as const) {
      const response = await user.request('/dashboard', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect(response.status).toBe(400);
    }
    expect(await creditsUsed(user)).toBe(0);
  });

  test('a body larger than any form', async () => {
    const user = await app.user();
    const body = `title=${'x'.repeat(23 * 1024 * 1024)}`;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    };
    expect((await user.request('/dashboard', { method: 'POST', body, headers })).status).toBe(413);
  });
});
