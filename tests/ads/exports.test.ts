import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { placements } from '#app/composer/design/placements.ts';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { exportSentences } from '#app/domain/ads/export-sentences.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { readZip } from '#tests/support/read-zip.ts';

const app = testApp();

async function adOf(user: TestUser, fields: Record<string, string> = {}) {
  await user.post('/dashboard', { intent: 'generate', title: 'Slow mornings', ...fields });
  const ad = await finishedAd(app.db, eq(ads.userId, user.id));
  return { ...ad, design: ad.design, path: `/files/ads/${ad.id}` };
}

let owner: TestUser;
let ad: Awaited<ReturnType<typeof adOf>>;
beforeAll(async () => {
  owner = await app.user({ tier: 'professional' });
  ad = await adOf(owner, {
    adCopy: 'Slow mornings, freshly roasted.\nSmall batches, sent out the day they leave the drum.',
    instructions: 'CTA: Order a bag',
  });
});

const zipOf = async (answer: Response) => readZip(Buffer.from(await answer.arrayBuffer()));

describe('all placements as a zip', () => {
  test('has every placement in its exact pixels and small enough for its network', async () => {
    const answer = await owner.request(`${ad.path}/export.zip`);
    expect(answer.headers.get('content-disposition')).toContain('filename="Slow_mornings.zip"');
    const files = await zipOf(answer);
    expect([...files.keys()]).toEqual(placements.map(({ key }) => `Slow_mornings_${key}.png`));

    for (const { key, width, height, maxBytes } of placements) {
      const file = files.get(`Slow_mornings_${key}.png`) as Buffer;
      expect(await sharp(file).metadata()).toMatchObject({ width, height, format: 'png' });
      expect(file.length).toBeLessThanOrEqual(maxBytes);
    }
  }, 240_000);

  test('refuses the rest of fifty at once with a time to come again, and lets in the next when readers leave', async () => {
    const other = await app.user({ tier: 'enterprise' });
    const own = await adOf(other);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => other.request(`${own.path}/export.zip?format=jpeg`)),
    );
    const begun = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(begun.length).toBeLessThanOrEqual(3);
    expect(begun.length + refused.length).toBe(50);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toBe(exportSentences.busy);
    await Promise.all(begun.map((answer) => answer.body?.cancel()));
    const next = await other.request(`${own.path}/export?placement=pinterest&format=webp`);
    expect(next.status).toBe(200);
  });
});

test('after twelve zips in ten minutes the next has to wait, and single files still come', async () => {
  const other = await app.user({ tier: 'professional' });
  const own = await adOf(other);
  for (let i = 0; i < 12; i++) {
    const answer = await other.request(`${own.path}/export.zip`);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
  const refused = await other.request(`${own.path}/export.zip`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  expect(await refused.text()).toBe(exportSentences['too-many']);
  const file = await other.request(`${own.path}/export?placement=link-landscape&format=jpeg`);
  expect(file.status).toBe(200);
});

describe('one placement', () => {
  test.each(['jpeg', 'webp', 'png'])('comes in %s, named after the ad and the placement', async (format) => {
    const answer = await owner.request(`${ad.path}/export?placement=linkedin-portrait&format=${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    const extension = format === 'jpeg' ? 'jpg' : format;
    expect(answer.headers.get('content-disposition')).toContain(
      `"Slow_mornings_linkedin-portrait.${extension}"`,
    );
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ width: 720, height: 900, format });
  });

  test('is not drawn again for a browser that has it', async () => {
    const path = `${ad.path}/export?placement=linkedin-portrait`;
    const etag = (await owner.request(path)).headers.get('etag') ?? '';
    expect((await owner.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('takes no credit', async () => {
    const before = await app.db.select().from(monthlyUsage);
    await owner.request(`${ad.path}/export?placement=x-square&format=jpeg`);
    expect(await app.db.select().from(monthlyUsage)).toEqual(before);
  });

  test.each([
    'placement=nowhere',
    'placement=',
    '',
    'placement=story&format=gif',
    'placement=__proto__',
    'placement=story&format=PNG',
  ])('is not found for "%s"', async (query) => {
    const answer = await owner.request(`${ad.path}/export?${query}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(exportSentences['no-placement']);
  });
});

describe('who may export', () => {
  const paths = (id: string) => [
    `/files/ads/${id}/export?placement=story`,
    `/files/ads/${id}/export?placement=original`,
    `/files/ads/${id}/export.zip`,
    `/dashboard/ads/${id}/export`,
  ];

  test('another person, a visitor and a forged id find nothing', async () => {
    const stranger = await app.user({ tier: 'enterprise' });
    for (const path of paths(ad.id)) {
      expect((await stranger.request(path)).status).toBe(404);
      expect((await app.visitor().request(path)).status).not.toBe(200);
    }
    for (const path of paths("1' or '1'='1")) expect((await owner.request(path)).status).toBe(404);
  });

  test('Starter is told which plan has it, by whatever address', async () => {
    const starter = await app.user();
    const own = await adOf(starter);
    for (const path of paths(own.id).slice(0, 3)) {
      const answer = await starter.request(path);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toBe(exportSentences.locked);
    }
    const page = await (await starter.request(paths(own.id)[3] ?? '')).text();
    expect(page).toContain(exportSentences.locked);
    expect(page).toContain('Upgrade Plan');
    const link = await starter.request(paths(own.id)[0] ?? '', {
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    expect(link.headers.get('location')).toBe(`/dashboard/ads/${own.id}/export?problem=locked`);
  });

  test('a deleted ad is gone from every address', async () => {
    const user = await app.user({ tier: 'professional' });
    const own = await adOf(user);
    await user.post('/dashboard', { intent: 'delete', adId: own.id });
    for (const path of paths(own.id)) expect((await user.request(path)).status).toBe(404);
  });

  test('an ad that a model painted whole is exported in its own size alone', async () => {
    const user = await app.user({ tier: 'professional' });
    const own = await adOf(user);
    await app.db.update(ads).set({ design: null }).where(eq(ads.id, own.id));
    const refused = await user.request(`${own.path}/export?placement=story`);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toBe(exportSentences['painted-whole']);
    const files = await zipOf(await user.request(`${own.path}/export.zip?format=webp`));
    expect([...files.keys()]).toEqual(['Slow_mornings_original.webp']);
    const page = await (await user.request(`/dashboard/ads/${own.id}/export`)).text();
    expect(page).toContain('painted this ad whole');
    expect(page).not.toContain('value="story"');
  });

  test('nobody, while the site is under maintenance', async () => {
    const admin = await app.user({ role: 'admin' });
    const set = (enabled: boolean) =>
      admin.post('/admin/settings', { intent: 'switch', key: 'maintenance_mode', enabled: String(enabled) });
    await set(true);
    try {
      for (const path of paths(ad.id)) {
        const answer = await owner.request(path);
        expect(answer.status).toBe(503);
        expect(await answer.text()).not.toBe(exportSentences.busy);
      }
    } finally {
      await set(false);
    }
  });
});

describe('a preview', () => {
  const preview = (user: TestUser, path: string, query: string, init?: RequestInit) =>
    user.request(`${path}/export-preview?${query}`, init);

  test('is the export itself, made small, and says where it comes from', async () => {
    const answer = await preview(owner, ad.path, 'placement=google-landscape');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const small = Buffer.from(await answer.arrayBuffer());
    const { width, height, xmp } = await sharp(small).metadata();
    expect({ width, height }).toEqual({ width: 560, height: 293 });
    expect(xmp?.toString()).toContain('algorithmicMedia');
    const file = await owner.request(`${ad.path}/export?placement=google-landscape`);
    const pixels = (bytes: Buffer) =>
      sharp(bytes).resize(56, 29, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const [own, whole] = await Promise.all([pixels(small), pixels(Buffer.from(await file.arrayBuffer()))]);
    const apart = own.reduce((sum, value, at) => sum + Math.abs(value - (whole[at] ?? 0)), 0) / own.length;
    expect(apart).toBeLessThan(8);
    const etag = answer.headers.get('etag') ?? '';
    const again = await preview(owner, ad.path, 'placement=google-landscape', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('is under the mark for a plan with a watermark, and clean after the upgrade', async () => {
    const starter = await app.user();
    const own = await adOf(starter);
    const before = await preview(starter, own.path, 'placement=x-square');
    expect(before.status).toBe(200);
    expect(before.headers.get('etag')).toContain('-marked');
    for (const query of ['placement=x-square&clean', 'placement=x-square&marked=false'])
      expect((await preview(starter, own.path, query)).headers.get('etag')).toContain('-marked');
  });

  test.each(['placement=nowhere', '', 'placement=original'])('is not found for "%s"', async (query) => {
    expect((await preview(owner, ad.path, query)).status).toBe(404);
  });

  test('of fifty at once each is drawn or told when to come again', async () => {
    const other = await app.user({ tier: 'professional' });
    const own = await adOf(other);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => preview(other, own.path, 'placement=feed-square')),
    );
    for (const { status, headers } of answers) {
      if (status !== 200) expect([status, Number(headers.get('retry-after'))]).toEqual([503, 3]);
    }
    expect((await preview(other, own.path, 'placement=story')).status).toBe(200);
  });
});
