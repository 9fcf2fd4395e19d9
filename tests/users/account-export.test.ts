import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import {
  accounts,
  ads,
  contactRequests,
  newsletterSubscribers,
  sessions,
  subscribers,
} from '#app/db/schema.ts';
import { userWithPassword } from '#tests/support/accounts.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAds } from '#tests/support/content.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { readText } from '#tests/support/page-text.ts';
import { readZip } from '#tests/support/read-zip.ts';

const app = testApp();

async function exportOf(user: TestUser) {
  const answer = await user.request('/account/export');
  expect(answer.status).toBe(200);
  const zip = Buffer.from(await answer.arrayBuffer());
  const files = readZip(zip);
  const text = files.get('data.json')?.toString() ?? '';
  return { answer, zip, files, text, data: JSON.parse(text) };
}

async function makeAd(user: TestUser, title: string, files: Record<string, File> = {}) {
  const form = new FormData();
  form.set('intent', 'generate');
  form.set('title', title);
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  expect((await user.post('/dashboard', form)).status).toBe(200);
  const find = () => app.db.select().from(ads).where(eq(ads.userId, user.id));
  const isMade = async () => (await find()).every((ad) => ad.status === 'completed');
  await expect.poll(isMade, { timeout: 60_000 }).toBe(true);
  const ad = (await find()).find((made) => made.title === title);
  if (!ad) throw new Error('no such ad');
  return ad;
}

const storedFile = (key: string | null) => readFile(join(app.dataDir, 'files', key ?? ''));

describe('an export', () => {
  test('holds everything kept about the person, and no secret', async () => {
    const user = await userWithPassword(app, { tier: 'professional', name: 'Rosa 李 "Quote"' });
    const picture = new File([new Uint8Array(await drawPicture({ width: 300, height: 200 }))], 'x.png');
    const ad = await makeAd(user, 'Été: 50% / off? 🍞', { referenceImage: picture, productImage: picture });
    await app.db.insert(contactRequests).values([
      {
        userId: user.id,
        name: 'Rosa',
        email: 'other@example.com',
        subject: 'billing',
        message: 'While signed in',
      },
      { name: 'Rosa', email: user.email.toUpperCase(), subject: 'bug', message: 'Before signing up' },
      { name: 'Eve', email: 'eve@example.com', subject: 'bug', message: 'Of somebody else' },
    ]);
    await app.db.insert(newsletterSubscribers).values({ email: user.email, source: 'blog' });
    const deleted = await makeAd(user, 'Thrown away');
    await user.post('/dashboard', { intent: 'delete', adId: deleted.id });

    const { answer, files, data, text } = await exportOf(user);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="my-data-${today}.zip"`);

    expect(data.profile).toMatchObject({ id: user.id, fullName: 'Rosa 李 "Quote"', email: user.email });
    expect(data.subscription).toMatchObject({ tier: 'professional', status: 'active' });
    expect(data.usageByMonth).toMatchObject([{ creditsUsed: 2 }]);
    expect(data.newsletter).toMatchObject({ email: user.email, source: 'blog' });
    expect(data.sessions).toHaveLength(1);
    const messages = data.contactRequests.map((request: { message: string }) => request.message);
    expect(messages).toEqual(['While signed in', 'Before signing up']);

    expect(data.ads).toHaveLength(2);
    const kept = data.ads.find((one: { id: string }) => one.id === ad.id);
    expect(kept).toMatchObject({ title: ad.title, prompt: ad.prompt, brief: ad.brief, status: 'completed' });
    expect(kept.design.layers.headline).toEqual(readDesign(ad.design).layers.headline);
    const gone = data.ads.find((one: { id: string }) => one.id === deleted.id);
    expect(gone.deletedAt).not.toBeNull();
    expect(gone.files).toEqual([]);
    expect([...files.keys()].sort()).toEqual([...kept.files, 'data.json'].sort());
    const [image, reference, product] = kept.files;
    expect(image).toMatch(/^ads\/\d{4}-\d\d-\d\d_Été_50%_off_🍞_[0-9a-f-]{36}\.png$/);
    expect(files.get(image)).toEqual(await storedFile(ad.cleanKey));
    expect(files.get(reference)).toEqual(await storedFile(ad.referenceKey));
    expect(files.get(product)).toEqual(await storedFile(ad.productKey));
    expect(kept.design.layers.product.asset).toBe(product);

    const [credential] = await app.db.select().from(accounts).where(eq(accounts.userId, user.id));
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, user.id));
    for (const secret of [credential?.password, session?.token, ad.cleanKey, ad.markedKey, ad.referenceKey])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/password|token|argon2|Key"/);
  });

  // An export is no way around the mark (specification: roles.free-original).
  test('gives a plan with a watermark the marked picture only, whatever was paid before', async () => {
    const user = await app.user({ tier: 'professional' });
    const ad = await makeAd(user, 'Mine');
    await app.db.delete(subscribers).where(eq(subscribers.userId, user.id));
    const { files, data } = await exportOf(user);
    expect(files.get(data.ads[0].files[0])).toEqual(await storedFile(ad.markedKey));
  });

  test('is of nobody else: no id or address in the request changes whose it is', async () => {
    const [user, other] = await Promise.all([app.user(), app.user({ name: 'Somebody Else' })]);
    await makeAd(other, 'Not yours');
    const answer = await user.request(
      `/account/export?userId=${other.id}&id=${other.id}&email=${other.email}`,
      {
        headers: { 'x-user-id': other.id },
      },
    );
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(text).toContain(user.id);
    for (const foreign of [other.id, other.email, 'Not yours', 'Somebody Else'])
      expect(text).not.toContain(foreign);
  });

  test('of an account with nothing in it is whole too', async () => {
    const { files, data } = await exportOf(await app.user());
    expect([...files.keys()]).toEqual(['data.json']);
    expect(data).toMatchObject({
      ads: [],
      contactRequests: [],
      usageByMonth: [],
      newsletter: null,
      subscription: null,
    });
  });

  test('starts five times an hour, then says when the next one may', async () => {
    const user = await app.user();
    // Asking what it would be costs nothing, nor does a link of another site.
    expect((await user.request('/account/export', { method: 'HEAD' })).status).toBe(200);
    const foreign = await user.request('/account/export', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.headers.get('location')).toBe('/account#data');
    const answers = await Promise.all(Array.from({ length: 12 }, () => user.request('/account/export')));
    await Promise.all(answers.map((answer) => answer.body?.cancel()));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    const refused = answers.find((answer) => answer.status === 302);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    const page = await user.request(refused?.headers.get('location') ?? '');
    expect(await readText(page)).toContain(
      'Your data was not exported Too many attempts. Please try again in 60 minutes.',
    );
  });

  test('of 300 ads streams, and ads and files that vanish on the way do not break it', async () => {
    const user = await app.user();
    const made = await insertAds(app, { userId: user.id, count: 300, bytes: 20_000 });
    const answer = await user.request('/account/export');
    const reader = answer.body?.getReader();
    const chunks: Uint8Array[] = [];
    // Wait for the first picture, then take ads and files away from under the reader.
    while (Buffer.concat(chunks).indexOf('ads/20') < 0)
      chunks.push((await reader?.read())?.value ?? new Uint8Array());
    await app.db.delete(ads).where(eq(ads.id, made[250]?.id ?? ''));
    await rm(join(app.dataDir, 'files', made[250]?.markedKey ?? ''));
    await rm(join(app.dataDir, 'files', made[299]?.markedKey ?? ''));
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      if (value) chunks.push(value);
    }
    const files = readZip(Buffer.concat(chunks));
    const pictures = [...files.keys()].filter((name) => name.startsWith('ads/'));
    expect(pictures.length).toBeGreaterThanOrEqual(298);
    const missing = files.get('missing-files.txt')?.toString() ?? '';
    expect(missing).not.toContain(made[250]?.id);
    if (!pictures.some((name) => name.includes(made[299]?.id ?? '')))
      expect(missing).toContain(made[299]?.id);
  });

  test('a reader who goes away in the middle harms nobody', async () => {
    const user = await app.user();
    await insertAds(app, { userId: user.id, count: 60, bytes: 20_000 });
    const answer = await user.request('/account/export');
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await user.request('/account')).status).toBe(200);
  });
});
