import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';

const app = testApp();

function send(user: TestUser, files: Record<string, [bytes: Uint8Array | string, name: string]>) {
  const form = new FormData();
  form.set('intent', 'generate');
  form.set('title', 'With a picture');
  for (const [field, [bytes, name]] of Object.entries(files)) {
    form.set(field, new File([bytes as BlobPart], name), name);
  }
  return user.post('/dashboard', form);
}

async function nothingCharged(user: TestUser): Promise<void> {
  expect(await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id))).toEqual([]);
  expect(await app.db.select().from(ads).where(eq(ads.userId, user.id))).toEqual([]);
}

// The folders are promised, the names are random (specification: uploads.keys).
test('reference and product shape the ad, and go with it', async () => {
  const user = await app.user({ tier: 'professional' });
  const picture = Buffer.from(await drawPicture({ width: 900, height: 700 }));
  const withLocation = await sharp(picture)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .toBuffer();
  const sent = await send(user, {
    referenceImage: [withLocation, 'holiday.jpg'],
    productImage: [picture, '../../etc/passwd.png'],
  });
  expect(sent.status).toBe(200);
  const ad = await finishedAd(app.db, eq(ads.userId, user.id));
  expect(readDesign(ad.design).layers).toMatchObject({
    scene: { kind: 'picture', asset: ad.referenceKey },
    product: { asset: ad.productKey, width: 900, height: 700 },
  });
  expect(ad.referenceKey).toMatch(new RegExp(`^temp/${user.id}/reference/[0-9a-f]{32}\\.jpg$`));
  const stored = `${app.dataDir}/files/${ad.referenceKey}`;
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  await user.post('/dashboard', { intent: 'delete', adId: ad.id });
  await expect.poll(() => existsSync(stored), { timeout: 60_000 }).toBe(false);
});

describe('what is not a picture gets a message beside the field and costs nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: [string, () => Promise<Uint8Array | string> | Uint8Array | string, RegExp][] = [
    ['an SVG', () => svg, /PNG, JPEG or WebP/],
    ['text under a picture name', () => 'hello', /PNG, JPEG or WebP/],
    ['an empty file', () => '', /empty/],
    [
      'a truncated PNG',
      async () => Buffer.from(await drawPicture({ width: 300, height: 300 })).subarray(0, 400),
      /could not be read/,
    ],
    [
      'a bomb of 100 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      /25 megapixels/,
    ],
    ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024, 1), /larger than 10 MB/],
  ];
  test.each(cases)('%s', async (_name, make, message) => {
    const user = await app.user({ tier: 'professional' });
    const sent = await send(user, { productImage: [await make(), 'logo.png'] });
    expect(sent.status).toBe(422);
    expect(await sent.text()).toMatch(message);
    await nothingCharged(user);
  });

  // Own pictures come with a paid plan (specification: ads.free.no-pictures).
  test('a picture in the Starter plan', async () => {
    const user = await app.user();
    const sent = await send(user, {
      referenceImage: [await drawPicture({ width: 64, height: 64 }), 'a.png'],
    });
    expect(sent.status).toBe(422);
    expect(await sent.text()).toContain('Professional and Enterprise plans');
    await nothingCharged(user);
  });

  test('a file in a field that has none', async () => {
    const user = await app.user({ tier: 'professional' });
    expect((await send(user, { brandVoice: ['x', 'x.png'] })).status).toBe(400);
    await nothingCharged(user);
  });
});
