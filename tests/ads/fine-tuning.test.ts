import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Tuning } from '#app/composer/design/ad-design.ts';
import { ads, monthlyUsage, subscribers } from '#app/db/schema.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { endedAds } from '#tests/support/finished-ads.ts';
import { textOf } from '#tests/support/page-text.ts';

const app = testApp();

const enterprise = () => app.user({ tier: 'enterprise' });
const month = () => new Date().toISOString().slice(0, 7);
const useCredits = (user: TestUser, creditsUsed: number) =>
  app.db.insert(monthlyUsage).values({ userId: user.id, monthYear: month(), creditsUsed });

const generate = (client: Client, fields: Record<string, string | Blob> = {}) =>
  client.post('/dashboard', { intent: 'generate', title: 'Tuned', ...fields });

const adsOf = (user: TestUser) =>
  app.db
    .select()
    .from(ads)
    .where(and(eq(ads.userId, user.id), isNull(ads.deletedAt)))
    .orderBy(desc(ads.createdAt), desc(ads.id));

async function creditsUsed(user: TestUser): Promise<number> {
  const [row] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
  return row?.creditsUsed ?? 0;
}

/** Ends what is being made as failed: these tests are about what was ordered, not about pictures. */
const stopMaking = (user: TestUser) =>
  app.db
    .update(ads)
    .set({ status: 'failed', failure: 'interrupted', refundedAt: sql`now()` })
    .where(and(eq(ads.userId, user.id), eq(ads.status, 'generating')));

async function finished(user: TestUser) {
  await endedAds(app.db, eq(ads.userId, user.id));
  return adsOf(user);
}

const everything = {
  layout: 'poster',
  lockPalette: 'on',
  background: '#123456',
  accent: '#FFCC00',
  scene: 'silk',
  quality: 'high',
  seed: '42',
};
const everythingStored: Tuning = {
  layout: 'poster',
  palette: { background: '#123456', accent: '#ffcc00' },
  painter: 'silk',
  quality: 'high',
  seed: 42,
};

describe('fine-tuning on Enterprise', () => {
  test('is stored with the ad, seed included, and shown in the details of its card', async () => {
    const user = await enterprise();
    expect((await generate(user, everything)).status).toBe(200);
    const [ad] = await finished(user);
    expect(ad).toMatchObject({ status: 'completed', tuning: everythingStored, seed: 42 });
    const text = textOf(await (await user.request('/dashboard')).text());
    expect(text).toContain('Layout Type poster');
    expect(text).toContain('Scene Draped silk');
    expect(text).toContain('Locked colors #123456, #ffcc00');
    expect(text).toContain('Quality High');
    expect(text).toContain('Seed 42, fixed');
  });

  test('left to the designer stores nothing, also when the form sends its defaults', async () => {
    const user = await enterprise();
    const defaults = {
      variants: '1',
      layout: '',
      background: '#f6f1e6',
      backgroundTyped: '',
      accent: '#d93a12',
      accentTyped: '',
      scene: '',
      quality: 'standard',
      seed: '',
    };
    expect((await generate(user, defaults)).status).toBe(200);
    const [ad] = await adsOf(user);
    expect(ad?.tuning).toBeNull();
    expect(ad?.seed).toBeLessThanOrEqual(999_999);
    await stopMaking(user);
  });

  test('a typed color goes before the picked one, in any of its spellings', async () => {
    const user = await enterprise();
    const typed = { ...everything, backgroundTyped: ' FFF ', accentTyped: '#0A0B0C' };
    expect((await generate(user, typed)).status).toBe(200);
    const [ad] = await adsOf(user);
    expect(ad?.tuning?.palette).toEqual({ background: '#ffffff', accent: '#0a0b0c' });
    await stopMaking(user);
  });

  // Each variant costs what an ad costs (specification: fine-tuning.variants).
  test('four variants are four ads, four credits and four seeds, the first one first', async () => {
    const user = await enterprise();
    const answer = await generate(user, { variants: '4', seed: '999998' });
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain('4 ads are being generated.');
    const made = await adsOf(user);
    expect(made.map((ad) => ad.seed)).toEqual([999_998, 999_999, 0, 1]);
    expect(made.map((ad) => ad.tuning?.seed)).toEqual([999_998, 999_999, 0, 1]);
    expect(await creditsUsed(user)).toBe(4);
    const ended = await finished(user);
    expect(ended.map((ad) => ad.status)).toEqual(['completed', 'completed', 'completed', 'completed']);
    expect(new Set(ended.map((ad) => ad.cleanKey)).size).toBe(4);
    expect(await creditsUsed(user)).toBe(4);
  });

  test('variants keep pictures of their own: deleting one leaves the others whole', async () => {
    const user = await enterprise();
    const png = new Uint8Array(await drawPicture({ width: 120, height: 120 }));
    const productImage = new File([png], 'product.png', { type: 'image/png' });
    expect((await generate(user, { variants: '2', productImage })).status).toBe(200);
    const made = await finished(user);
    expect(new Set(made.map((ad) => ad.productKey)).size).toBe(2);
    expect(made.every((ad) => ad.productKey && ad.status === 'completed')).toBe(true);
    await user.post('/dashboard', { intent: 'delete', adId: made[0]?.id ?? '' });
    const has = (key?: string | null) => existsSync(`${app.dataDir}/files/${key}`);
    await expect.poll(() => has(made[0]?.productKey), { timeout: 60_000 }).toBe(false);
    expect(has(made[1]?.productKey)).toBe(true);
  });

  test('Re-Gen keeps the tuning and draws a new seed, pressed twice on one page it makes one ad', async () => {
    const user = await enterprise();
    await generate(user, everything);
    await stopMaking(user);
    const [ad] = await adsOf(user);
    const press = () =>
      user.post('/dashboard', { intent: 'regenerate', adId: ad?.id ?? '', idempotencyKey: 'page-key-1' });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const again = (await adsOf(user)).filter((row) => row.sourceAdId === ad?.id);
    const { seed: _seed, ...kept } = everythingStored;
    expect(again).toHaveLength(1);
    expect(again[0]?.tuning).toEqual(kept);
    expect(again[0]?.seed).not.toBe(42);
    await stopMaking(user);
  });

  test('Try again repeats everything, the seed and the tuning included', async () => {
    const user = await enterprise();
    await generate(user, { ...everything, seed: '' });
    await stopMaking(user);
    const [ad] = await adsOf(user);
    const answer = await user.post('/dashboard', { intent: 'try-again', adId: ad?.id ?? '' });
    expect(answer.status).toBe(200);
    const [again] = await adsOf(user);
    expect(again).toMatchObject({ sourceAdId: ad?.id, seed: ad?.seed, tuning: ad?.tuning, size: ad?.size });
    await stopMaking(user);
  });

  test('Remix fills the fine-tuning in and opens its section', async () => {
    const user = await enterprise();
    await generate(user, everything);
    const [ad] = await adsOf(user);
    await stopMaking(user);
    const html = await (await user.post('/dashboard', { intent: 'remix', adId: ad?.id ?? '' })).text();
    expect(html).toContain('Form Pre-filled');
    const form = html.slice(html.indexOf('id="generate"'));
    expect(form).toMatch(/<details[^>]* open/);
    expect(form).toMatch(/<input[^>]*name="layout"[^>]*checked=""[^>]*value="poster"/);
    expect(form).toMatch(/<input[^>]*type="checkbox"[^>]*name="lockPalette"[^>]*checked=""/);
    expect(form).toMatch(/<input[^>]*name="background"[^>]*value="#123456"/);
    expect(form).toMatch(/<option value="silk" selected=""/);
    expect(form).toMatch(/<input[^>]*name="quality"[^>]*checked=""[^>]*value="high"/);
    expect(form).toMatch(/<input[^>]*name="seed"[^>]*value="42"/);
  });

  test('after a downgrade Re-Gen leaves the tuning out and says so', async () => {
    const user = await enterprise();
    await generate(user, everything);
    await stopMaking(user);
    const [ad] = await adsOf(user);
    await app.db
      .update(subscribers)
      .set({ subscriptionTier: 'professional' })
      .where(eq(subscribers.userId, user.id));
    const answer = await user.post('/dashboard', { intent: 'regenerate', adId: ad?.id ?? '' });
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain('Fine-tuning is part of the Enterprise plan');
    expect((await adsOf(user))[0]?.tuning).toBeNull();
    await stopMaking(user);
  });
});

describe('the limit and variants', () => {
  test('all variants or none: 499 of 500 used refuses two and tells that one credit is left', async () => {
    const user = await enterprise();
    await useCredits(user, 499);
    const answer = await generate(user, { variants: '2' });
    expect(answer.status).toBe(403);
    const text = textOf(await answer.text());
    expect(text).toContain('Monthly Limit Reached');
    expect(text).toContain('499/500 generations of the Enterprise plan');
    expect(text).toContain('1 credit is left');
    expect(text).toContain('Wait until next month');
    expect(await adsOf(user)).toHaveLength(0);
    expect(await creditsUsed(user)).toBe(499);
    expect((await generate(user, { variants: '1' })).status).toBe(200);
    await stopMaking(user);
  });

  test('two hundred parallel orders of four variants with five credits left: exactly one is taken', async () => {
    const user = await enterprise();
    await useCredits(user, 495);
    const answers = await Promise.all(Array.from({ length: 200 }, () => generate(user, { variants: '4' })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    // On a machine that is busy with other things some are turned away with a 503 before they are looked at.
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.filter((answer) => ![403, 503].includes(answer.status))).toEqual([]);
    expect(await adsOf(user)).toHaveLength(4);
    expect(await creditsUsed(user)).toBe(499);
    await stopMaking(user);
  });

  test('one key is charged once, replayed in parallel and with other numbers of variants', async () => {
    const user = await enterprise();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        generate(user, { idempotencyKey, variants: String((index % 4) + 1) }),
      ),
    );
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const made = await adsOf(user);
    expect(made.length).toBeLessThanOrEqual(4);
    expect(await creditsUsed(user)).toBe(made.length);
    expect((await generate(user, { idempotencyKey, variants: '4' })).status).toBe(200);
    expect(await adsOf(user)).toHaveLength(made.length);
    await stopMaking(user);
  });

  test('the same form sent twice for the last credits is accepted both times and charged once', async () => {
    const user = await enterprise();
    await useCredits(user, 496);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => generate(user, { idempotencyKey, variants: '4' })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(await creditsUsed(user)).toBe(500);
    expect(await adsOf(user)).toHaveLength(4);
    await stopMaking(user);
  });
});

describe('fine-tuning that is refused costs nothing', () => {
  const fields: [string, string][] = [
    ['variants', '2'],
    ['variants', '1'],
    ['layout', 'poster'],
    ['lockPalette', 'on'],
    ['background', '#123456'],
    ['accentTyped', '#123456'],
    ['scene', 'silk'],
    ['quality', 'high'],
    ['quality', 'standard'],
    ['seed', '0'],
  ];
  // Enterprise alone has these fields (specification: fine-tuning.who).
  test.each(fields)('%s=%s is not for Starter or Professional', async (name, value) => {
    for (const user of [await app.user(), await app.user({ tier: 'professional' })]) {
      const answer = await generate(user, { [name]: value, adCopy: 'Kept words' });
      expect(answer.status).toBe(403);
      const html = await answer.text();
      expect(textOf(html)).toContain('Failed to generate ad');
      expect(textOf(html)).toContain('Fine-tuning is part of the Enterprise plan');
      expect(html).toContain('Kept words');
      expect(await adsOf(user)).toHaveLength(0);
      expect(await creditsUsed(user)).toBe(0);
    }
  });

  const wrong: [Record<string, string>, string][] = [
    [{ variants: '0' }, 'Please choose from 1 to 4 variants.'],
    [{ variants: '-1' }, 'Please choose from 1 to 4 variants.'],
    [{ variants: '5' }, 'Please choose from 1 to 4 variants.'],
    [{ variants: '1e9' }, 'Please choose from 1 to 4 variants.'],
    [{ variants: '' }, 'Please choose from 1 to 4 variants.'],
    [{ layout: 'constructor' }, 'Please choose one of the layouts.'],
    [{ scene: '__proto__' }, 'Please choose one of the scene styles.'],
    [{ quality: 'ultra' }, 'Please choose one of the qualities.'],
    [{ lockPalette: 'on', background: '#12345' }, 'Please enter a color like #1d3557.'],
    [{ lockPalette: 'on', background: 'url(x)', accent: '#123456' }, 'Please enter a color like #1d3557.'],
    [{ lockPalette: 'on', accent: '#123456' }, 'Please choose a background color.'],
    [{ lockPalette: 'on', background: '#123456' }, 'Please choose an accent color.'],
    [{ lockPalette: 'on', background: '#fff', accent: '#ffffff' }, 'Please choose two different colors.'],
    [{ seed: '-1' }, 'Please enter a whole number from 0 to 999,999.'],
    [{ seed: '1000000' }, 'Please enter a whole number from 0 to 999,999.'],
    [{ seed: '1.5' }, 'Please enter a whole number from 0 to 999,999.'],
    [{ seed: '99999999999999999999' }, 'Please enter a whole number from 0 to 999,999.'],
    [{ seed: 'NaN' }, 'Please enter a whole number from 0 to 999,999.'],
    [{ seed: '٤٢' }, 'Please enter a whole number from 0 to 999,999.'],
  ];
  test.each(wrong)('%o', async (fields, message) => {
    const user = await enterprise();
    const answer = await generate(user, fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(message);
    expect(html).toMatch(/<details[^>]* open/);
    expect(await adsOf(user)).toHaveLength(0);
    expect(await creditsUsed(user)).toBe(0);
  });

  test('the form shows it locked with the way to it, or as a section of its own', async () => {
    for (const user of [await app.user(), await app.user({ tier: 'professional' })]) {
      const html = await (await user.request('/dashboard')).text();
      expect(textOf(html)).toContain(
        'Choose variants, layout, exact colors, scene style, quality and seed with Enterprise',
      );
      expect(html).not.toContain('name="variants"');
    }
    const html = await (await (await enterprise()).request('/dashboard')).text();
    expect(html.match(/name="layout"/g)).toHaveLength(9);
    expect(textOf(html)).toMatch(/Layout Let the designer choose/);
  });
});
