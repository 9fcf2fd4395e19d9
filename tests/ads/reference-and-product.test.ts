import { readFileSync } from 'node:fs';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { colorDifference } from '#app/composer/color/contrast.ts';
import { readDesign } from '#app/composer/design/read-design.ts';
import { drawn, type Thing, thingOn, things } from '#app/composer/pictures/pictures.fixtures.ts';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';

const app = testApp();

type Files = { referenceImage?: Uint8Array; productImage?: Uint8Array };

function send(user: TestUser, files: Files, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('intent', 'generate');
  form.set('title', 'Slow mornings');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.set(name, new File([bytes as BlobPart], 'picture', { type: 'image/png' }), 'picture');
  }
  return user.post('/dashboard', form);
}

/** The ad of a brief with pictures, finished. */
async function adFrom(files: Files, fields: Record<string, string> = {}) {
  const user = await app.user({ tier: 'professional' });
  expect((await send(user, files, fields)).status).toBe(200);
  const ad = await finishedAd(app.db, eq(ads.userId, user.id));
  return { ...ad, design: readDesign(ad.design), clean: `${app.dataDir}/files/${ad.cleanKey}` };
}

const orchard = `<rect width="1000" height="1000" fill="#0f3d2e"/><circle cx="640" cy="380" r="170" fill="#ffb000"/>
  <rect y="900" width="1000" height="100" fill="#f3ead7"/>`;

describe('the reference picture', () => {
  // How a reference shapes an ad (specification: ad-form.reference).
  test('gives the ad its palette', async () => {
    const { design, report } = await adFrom({ referenceImage: await drawn(1000, 1000, orchard) });
    expect(colorDifference(design.palette.background, '#0f3d2e')).toBeLessThan(4);
    expect(colorDifference(design.palette.accent, '#ffb000')).toBeLessThan(6);
    expect(report?.passed).toBe(true);
  });

  test('gives way where the brief names colours', async () => {
    const { design } = await adFrom(
      { referenceImage: await drawn(1000, 1000, orchard) },
      { colors: '#7a1fa2' },
    );
    expect([design.palette.background, design.palette.surface, design.palette.accent]).toContain('#7a1fa2');
  });

  test('is the scene when it is a picture with room for type, and not when it is a flat graphic', async () => {
    const sky = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#16324f"/><stop offset="1" stop-color="#e8a26b"/></linearGradient></defs><rect width="1000" height="1000" fill="url(#s)"/>`;
    const photo = await adFrom({ referenceImage: await drawn(1000, 1000, sky) });
    expect(photo.design.layers.scene).toEqual({ kind: 'picture', asset: photo.referenceKey });
    const graphic = await adFrom({ referenceImage: await drawn(1000, 1000, orchard) });
    expect(graphic.design.layers.scene.kind).toBe('painted');
  });
});

describe('the product picture', () => {
  test.each<Thing>(['bottle', 'shoe', 'pole', 'whiteMug'])(
    'a %s is placed whole and in proportion',
    async (thing) => {
      const { design, report } = await adFrom({ productImage: await thingOn(thing) });
      expect(design.layers.product).toBeDefined();
      expect(report?.checks.find(({ name }) => name === 'product')).toMatchObject({ passed: true });
      expect(report?.passed).toBe(true);
    },
  );

  test('a wordmark takes the place of the brand', async () => {
    const { design, report } = await adFrom({ productImage: await thingOn('wordmark') });
    expect(design.layers.logo).toBeDefined();
    expect(design.layers.product).toBeUndefined();
    expect(report?.passed).toBe(true);
  });

  // Scaled, and otherwise left alone (specification: ad-form.product).
  test('its pixels are found in the finished ad as they were', async () => {
    const { width, height, body } = things.bottle;
    // The bottle's label: a flat field of known place, in a colour that nothing else in an ad has.
    const bottle = body.replaceAll('#f6efdd', '#19c3e6');
    const png = await drawn(width, height, `<rect width="100%" height="100%" fill="#fff"/>${bottle}`);
    const { design, clean } = await adFrom({ productImage: png });
    const size = design.layers.product;
    if (!size) throw new Error('the product is missing');
    const label = { width: 320, height: 330, color: [0x19, 0xc3, 0xe6] };
    const found = await boxOfColor(clean, label.color);
    const scale = (found.right - found.left + 1) / label.width;
    expect((found.bottom - found.top + 1) / label.height).toBeCloseTo(scale, 1);
    const source = await sharp(png)
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const shown = await sharp(clean).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = { x: found.left - Math.round(190 * scale), y: found.top - Math.round(740 * scale) };
    let off = 0;
    let count = 0;
    // A row of shaded glass above the label, without its rim.
    for (let y = Math.round(660 * scale); y < 730 * scale; y++)
      for (let x = Math.round(215 * scale); x < 485 * scale; x++)
        for (let channel = 0; channel < 3; channel++) {
          const from = source.data.readUInt8((y * source.info.width + x) * 3 + channel);
          const to = shown.data.readUInt8(((y + at.y) * shown.info.width + x + at.x) * 3 + channel);
          off += Math.abs(from - to);
          count++;
        }
    expect(off / count).toBeLessThan(3);
  });
});

async function boxOfColor(file: string, color: number[]) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: -1, top: info.height, bottom: -1 };
  for (let at = 0; at < info.width * info.height; at++) {
    if (color.some((value, channel) => Math.abs(data.readUInt8(at * 3 + channel) - value) > 1)) continue;
    const x = at % info.width;
    const y = Math.floor(at / info.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

describe('pictures that strain', () => {
  const gray = () =>
    drawn(
      600,
      600,
      '<rect width="600" height="600" fill="#888"/><circle cx="300" cy="300" r="180" fill="#333"/>',
    );
  const good: [string, () => Promise<Buffer>][] = [
    [
      'CMYK',
      async () =>
        sharp(await gray())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      '16 bits',
      async () =>
        sharp(await gray())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'one channel',
      async () =>
        sharp(await gray())
          .toColourspace('b-w')
          .png()
          .toBuffer(),
    ],
    [
      'lossless WebP',
      async () =>
        sharp(await gray())
          .webp({ lossless: true })
          .toBuffer(),
    ],
    ['one colour', () => drawn(600, 600, '<rect width="600" height="600" fill="#3a6"/>')],
  ];
  test.each(good)('a picture of %s makes a good ad', async (_name, make) => {
    const picture = await make();
    const { report } = await adFrom({ productImage: picture, referenceImage: picture });
    expect(report?.passed).toBe(true);
  });

  const refused: [string, () => Promise<Buffer>, RegExp][] = [
    ['one pixel', () => drawn(1, 1, '<rect width="1" height="1"/>'), /too small/],
    ['a line', () => drawn(1, 4000, '<rect width="1" height="4000"/>'), /too small/],
    ['a strip', () => drawn(40, 2000, '<rect width="40" height="2000"/>'), /long and narrow/],
    ['a transparent picture', () => drawn(300, 300, ''), /fully transparent/],
  ];
  test.each(refused)('%s is refused as a product with a sentence', async (_name, make, message) => {
    const user = await app.user({ tier: 'professional' });
    const sent = await send(user, { productImage: await make() });
    expect(sent.status).toBe(422);
    expect(await sent.text()).toMatch(message);
  });

  test('an animation is refused', async () => {
    const frames = await sharp({ create: { width: 64, height: 128, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const animated = await sharp(
      [frames, await drawn(64, 128, '<rect width="64" height="128" fill="#33c"/>')],
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const user = await app.user({ tier: 'professional' });
    const sent = await send(user, { productImage: animated });
    expect(sent.status).toBe(422);
    expect(await sent.text()).toMatch(/animated/);
  });
});

test('a product keeps its pixels when stored: PNG and lossless WebP as PNG, a JPEG as JPEG', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const made = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } });
  const png = await made.png().toBuffer();
  for (const sent of [png, await sharp(png).webp({ lossless: true }).toBuffer()]) {
    const { productKey } = await adFrom({ productImage: sent });
    expect(productKey).toMatch(/\.png$/);
    const stored = await sharp(`${app.dataDir}/files/${productKey}`).raw().toBuffer();
    expect(stored.equals(await sharp(png).raw().toBuffer())).toBe(true);
  }
  const { productKey } = await adFrom({ productImage: await sharp(png).jpeg().toBuffer() });
  expect(productKey).toMatch(/\.jpg$/);
});

describe('a credit is never spent on a picture that is there already', () => {
  const adsOf = (user: TestUser) =>
    app.db
      .select()
      .from(ads)
      .where(and(eq(ads.userId, user.id), isNull(ads.deletedAt)));
  const settled = (user: TestUser) =>
    expect
      .poll(async () => (await adsOf(user)).map(({ status }) => status), { timeout: 60_000 })
      .not.toContain('generating');
  async function isDistinct(user: TestUser) {
    const done = (await adsOf(user)).filter(({ status }) => status === 'completed');
    const pictures = done.map(({ cleanKey }) =>
      readFileSync(`${app.dataDir}/files/${cleanKey}`).toString('base64'),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
    const [usage] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
    expect(usage?.creditsUsed).toBe(done.length);
    return done;
  }

  test('however often an ad with both pictures is made again', async () => {
    const user = await app.user({ tier: 'professional' });
    const sky = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#16324f"/><stop offset="1" stop-color="#e8a26b"/></linearGradient></defs><rect width="1000" height="1000" fill="url(#s)"/>`;
    await send(user, { referenceImage: await drawn(1000, 1000, sky), productImage: await thingOn('bottle') });
    await settled(user);
    const [first] = await adsOf(user);
    for (let turn = 0; turn < 6; turn++) {
      await user.post('/dashboard', {
        intent: 'regenerate',
        adId: first?.id ?? '',
        idempotencyKey: `turn-${turn}-of-it`,
      });
      await settled(user);
    }
    expect((await isDistinct(user)).length).toBeGreaterThan(1);
  });

  test('nor for the same brief with the same fixed seed', async () => {
    const user = await app.user({ tier: 'enterprise' });
    for (let turn = 0; turn < 2; turn++) {
      await send(user, {}, { seed: '7' });
      await settled(user);
    }
    const statuses = (await adsOf(user)).map(({ status, failure }) => failure ?? status);
    expect(statuses.sort()).toEqual(['completed', 'same-picture']);
    await isDistinct(user);
  });
});
