import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { type ModelBehaviour, startFakeModelServer } from '#tests/support/fake-model-server.ts';
import { endedAds } from '#tests/support/finished-ads.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { whileTesting } from '#tests/support/while-testing.ts';

const direction = {
  headline: 'Bread that waits for you',
  subline: 'Baked at four, warm in our bakery at seven',
  offer: null,
  callToAction: 'Come in',
  layout: 'hero-bottom',
  scene: 'A loaf on a linen cloth in low morning light',
};
const spoken: ModelBehaviour = { kind: 'say', value: direction };

const provider = whileTesting(startFakeModelServer);
const app = testApp(() => ({
  env: {
    MODEL_BASE_URL: provider.url,
    MODEL_API_KEY: 'a-key',
    IMAGE_MODEL: 'gpt-image-test',
    TEXT_MODEL: 'text-test',
    MODEL_TIMEOUT_MS: '4000',
  },
}));
afterEach(() => provider.reset());

async function made(user: TestUser, fields: Record<string, string> = {}) {
  const sent = await user.post('/dashboard', { intent: 'generate', title: 'Bakery', ...fields });
  expect(sent.status).toBe(200);
  return ended(user);
}

async function ended(user: TestUser) {
  const [ad] = await endedAds(app.db, eq(ads.userId, user.id));
  if (!ad) throw new Error('no such ad');
  return ad;
}

async function creditsUsed(user: TestUser): Promise<number> {
  const [row] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id));
  return row?.creditsUsed ?? 0;
}

describe('with models set up', () => {
  test('the text model works from the facts the rules read in the brief', async () => {
    provider.next(spoken, { kind: 'ok' });
    const user = await app.user();
    const adCopy = '20% off all loaves';
    await made(user, { title: 'Sourdough from Leith', adCopy });
    const asked = provider.requests
      .map(({ body }) => JSON.stringify(body))
      .find((body) => body.includes('sold'));
    const words = asked?.replaceAll('\\', '');
    expect(words).toContain('"sold":"Sourdough from Leith"');
    expect(words).toContain(`{"kind":"offer","text":"${adCopy}"}`);
    expect(words).toContain('"intent":"');
  });

  test('the language model writes, the image model paints the scene, and the card says so', async () => {
    provider.next(spoken, { kind: 'ok' });
    const user = await app.user();
    const ad = await made(user);
    expect(ad).toMatchObject({ status: 'completed', writer: 'text-test', painter: 'gpt-image-test' });
    expect(readDesign(ad.design).layers).toMatchObject({
      headline: direction.headline,
      callToAction: 'Come in',
    });
    expect(readDesign(ad.design).layers.scene.kind).toBe('picture');
    expect(await (await user.request('/dashboard')).text()).toContain('text-test + gpt-image-test');
    const prompt = String(provider.requests.at(-1)?.body.prompt);
    expect(prompt).toContain(direction.scene);
    expect(prompt).toContain('No text, no letters');
  });

  test('words that are not true to the brief are replaced, the card says so, and the mark names the model', async () => {
    const untrue = { headline: 'Notary in Leith', subline: 'Free advice', callToAction: 'Shop now' };
    provider.next({ kind: 'say', value: { ...direction, ...untrue } }, { kind: 'ok' });
    const user = await app.user();
    const ad = await made(user, { title: 'Notary in Leith', adCopy: 'Call 0131 555 0199' });
    const { headline, subline, callToAction } = readDesign(ad.design).layers;
    expect({ headline, subline, callToAction }).toEqual({
      headline: 'Notary in Leith',
      subline: undefined,
      callToAction: 'Call 0131 555 0199',
    });
    const page = await (await user.request('/dashboard')).text();
    expect(page).toContain('text-test + gpt-image-test');
    expect(page).toContain('so the built-in writer replaced them.');
    const file = Buffer.from(await (await user.request(`/files/ads/${ad.id}`)).arrayBuffer());
    expect(String((await sharp(file).metadata()).xmp)).toContain('"Adwright, text-test, gpt-image-test"');
  });

  const unusable: [string, ModelBehaviour, RegExp][] = [
    ['answers out of shape', { kind: 'say', value: { headline: 7 } }, /sent nothing usable/],
    ['answers with a web page', { kind: 'html200' }, /sent nothing usable/],
    ['is cut off in its answer', { kind: 'truncatedJson' }, /sent nothing usable/],
    ['refuses', { kind: 'moderation' }, /declined this brief/],
    ['limits', { kind: 'status', status: 429, retryAfter: '30' }, /was busy/],
    ['never answers', { kind: 'hang' }, /took too long/],
    ['has a wrong key', { kind: 'status', status: 401 }, /is not set up correctly/],
  ];
  test.each(unusable)(
    'a language model that %s: the rules write, the card says why and claims no model',
    async (_name, behaviour, words) => {
      provider.next(behaviour, { kind: 'ok' });
      const user = await app.user();
      const ad = await made(user);
      expect(ad).toMatchObject({ status: 'completed', writer: 'built-in', painter: 'gpt-image-test' });
      expect(await creditsUsed(user)).toBe(1);
      const page = await (await user.request('/dashboard')).text();
      expect(page).toMatch(words);
      expect(page).toContain('so the built-in writer wrote this ad.');
      expect(page).not.toContain('text-test');
    },
  );

  test.each<[string, ModelBehaviour]>([
    ['breaks', { kind: 'status', status: 500, retryAfter: '0.01' }],
    ['drops the connection', { kind: 'cut' }],
  ])('a language model that %s is asked twice; then the rules write', async (_name, behaviour) => {
    provider.next(behaviour, behaviour, { kind: 'ok' });
    const user = await app.user();
    expect(await made(user)).toMatchObject({ status: 'completed', writer: 'built-in' });
    expect(await (await user.request('/dashboard')).text()).toContain(
      'The language model could not be reached, so the built-in writer wrote this ad.',
    );
  });

  test('one that answers after all, once a limit is over, wrote the ad, and no card says otherwise', async () => {
    provider.next({ kind: 'status', status: 429, retryAfter: '0.1' }, spoken, { kind: 'ok' });
    const user = await app.user();
    expect(await made(user)).toMatchObject({ status: 'completed', writer: 'text-test', writerFailure: null });
    expect(await (await user.request('/dashboard')).text()).not.toContain('the built-in writer');
  });

  test('high quality asks the image model for one scene in high quality, and standard leaves it to the settings', async () => {
    for (const [quality, asked] of [
      ['high', 'high'],
      ['standard', undefined],
    ] as const) {
      provider.reset();
      provider.requests.length = 0;
      provider.next(spoken, { kind: 'ok' });
      const ad = await made(await app.user({ tier: 'enterprise' }), { quality });
      expect(ad).toMatchObject({ status: 'completed', painter: 'gpt-image-test' });
      const painted = provider.requests.filter(({ path }) => path.startsWith('/v1/images/'));
      expect(painted.map(({ body }) => body.quality)).toEqual([asked]);
    }
  });

  test('a picture of a size nobody asked for still becomes exactly the ordered size', async () => {
    provider.next(spoken, { kind: 'wrongSize', width: 900, height: 512 });
    const user = await app.user({ tier: 'professional' });
    const ad = await made(user, { size: '1536x1024' });
    const file = Buffer.from(await (await user.request(`/files/ads/${ad.id}`)).arrayBuffer());
    const { xmp, ...picture } = await sharp(file).metadata();
    expect(picture).toMatchObject({ width: 1536, height: 1024 });
    // A model painted the scene, and whoever reads the file can tell.
    expect(String(xmp)).toMatch(/digitalsourcetype\/compositeWithTrainedAlgorithmicMedia".*gpt-image-test/s);
  });
});

describe('a provider that fails', () => {
  const failures: [string, ModelBehaviour, string, RegExp][] = [
    ['moderation refuses', { kind: 'moderation' }, 'model-refused', /content rules/],
    ['rate limit', { kind: 'status', status: 429, retryAfter: '30' }, 'model-rate-limited', /busy/],
    ['server error', { kind: 'status', status: 500 }, 'model-unavailable', /can&#x27;t be reached/],
    ['wrong key', { kind: 'status', status: 401 }, 'model-misconfigured', /not set up correctly/],
    ['a web page with 200', { kind: 'html200' }, 'model-bad-answer', /could not use/],
    ['truncated JSON', { kind: 'truncatedJson' }, 'model-bad-answer', /could not use/],
    ['bad base64', { kind: 'badBase64' }, 'model-bad-answer', /could not use/],
    ['no picture', { kind: 'notAPicture' }, 'model-bad-answer', /could not use/],
    ['a single pixel', { kind: 'wrongSize', width: 1, height: 1 }, 'model-bad-answer', /could not use/],
    ['a strip', { kind: 'wrongSize', width: 1536, height: 400 }, 'model-bad-answer', /could not use/],
    ['never answers', { kind: 'hang' }, 'model-timeout', /too long/],
  ];
  test.each(failures)(
    '%s: the ad fails with a reason and the credit is back',
    async (_name, behaviour, failure, words) => {
      provider.next(spoken);
      // The text comes first; every picture call after it fails.
      provider.always(behaviour);
      const user = await app.user();
      const ad = await made(user);
      expect(ad).toMatchObject({ status: 'failed', failure });
      expect(await creditsUsed(user)).toBe(0);
      const page = await (await user.request('/dashboard')).text();
      expect(page).toMatch(words);
      expect(page).toContain('Your credit is back.');
      expect(page).toContain('Try again');
    },
  );

  test('Try again works once the provider is back, and takes one credit however often it is pressed', async () => {
    const user = await app.user();
    provider.next(spoken);
    provider.always({ kind: 'status', status: 401 });
    const failed = await made(user);
    provider.always({ kind: 'ok' });
    provider.next(spoken, { kind: 'ok' });
    const presses = await Promise.all(
      [1, 2, 3].map(() => user.post('/dashboard', { intent: 'try-again', adId: failed.id })),
    );
    expect(presses.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(1);
    const ad = await ended(user);
    expect(ad).toMatchObject({ status: 'completed', sourceAdId: failed.id, title: 'Bakery' });
    expect(await creditsUsed(user)).toBe(1);
  });

  test('leaves every book balanced', async () => {
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});
