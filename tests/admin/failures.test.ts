import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ads, auditLog } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable } from '#tests/support/broken-tables.ts';
import { insertAd } from '#tests/support/content.ts';
import { startFakeModelServer } from '#tests/support/fake-model-server.ts';
import { endedAds, findAds, finishedAds } from '#tests/support/finished-ads.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { readPage } from '#tests/support/page-text.ts';
import { whileTesting } from '#tests/support/while-testing.ts';

const provider = whileTesting(startFakeModelServer);
const app = testApp(() => ({
  env: {
    MODEL_BASE_URL: provider.url,
    MODEL_API_KEY: 'a-key',
    IMAGE_MODEL: 'gpt-image-test',
    MODEL_TIMEOUT_MS: '4000',
  },
}));
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
});

const open = async (path: string) => (await readPage(admin.request(path))).text;
const retry = (...ids: string[]) => {
  const form = new URLSearchParams([['intent', 'retry'], ...ids.map((id) => ['id', id])]);
  return readPage(admin.post('/admin/failed-ads', form));
};
const ofUser = (user: TestUser) => eq(ads.userId, user.id);
const stateOf = async (user: TestUser) => (await findAds(app.db, ofUser(user))).map(({ status }) => status);

/** Somebody asks for an ad while the provider refuses its key. */
async function failedFor(user: TestUser, title: string) {
  provider.always({ kind: 'status', status: 401 });
  await user.post('/dashboard', { intent: 'generate', title });
  const [ad] = await endedAds(app.db, ofUser(user));
  provider.reset();
  if (ad?.status !== 'failed') throw new Error(`the ad is ${ad?.status}`);
  return ad;
}

describe('a provider that makes every ad fail', () => {
  test('is seen on the dashboard, among the jobs, in the frame and in one list of all users', async () => {
    expect(await open('/admin/jobs')).toContain('All quiet');
    expect(await open('/admin/failed-ads')).toContain('No failed ads');
    const users = [await app.user(), await app.user({ tier: 'professional' })];
    await failedFor(users[0] as TestUser, 'Bread on Sundays');
    await failedFor(users[1] as TestUser, 'Shoes for the rain');

    const jobs = await open('/admin/jobs');
    expect(jobs).not.toContain('All quiet');
    for (const page of [jobs, await open('/admin/dashboard')]) {
      expect(page).toContain('2 ads failed within 24 hours');
      expect(page).toContain('The provider does not accept the key or the name of the model.');
    }
    expect(await open('/admin/settings')).toContain('Failed Ads 2 within the last hour');
    const list = await open('/admin/failed-ads');
    for (const words of ['Bread on Sundays', 'Shoes for the rain', 'model-misconfigured', '2 failed ads'])
      expect(list).toContain(words);
    for (const { email } of users) expect(list).toContain(email);
    expect((await app.request('/healthz')).status).toBe(200);
    expect(await open('/admin/failed-ads?reason=model-misconfigured')).toContain('Bread on Sundays');
    expect(await open('/admin/failed-ads?reason=storage-full')).toContain('No ad failed for this reason.');
  });

  test('an ad is made once more: once, in its owner’s name, for a credit of theirs, and it is noted who asked', async () => {
    const user = await app.user();
    const ad = await failedFor(user, 'Lamps by hand');
    const [first, second] = await Promise.all([retry(ad.id), retry(ad.id)]);
    expect([first.status, second.status]).toContain(200);
    const [made] = await finishedAds(app.db, ofUser(user), 1);
    expect(made).toMatchObject({ title: 'Lamps by hand', seed: ad.seed, sourceAdId: ad.id, userId: user.id });
    const asked = await app.db.select().from(auditLog).where(eq(auditLog.action, 'ad.retry'));
    expect(asked).toContainEqual(
      expect.objectContaining({
        actor: admin.id,
        subject: `user:${user.id}`,
        before: { ad: ad.id, failure: 'model-misconfigured' },
      }),
    );
    const again = await retry(ad.id);
    expect(again).toMatchObject({ status: 404 });
    expect(again.text).toContain('This ad was tried again already, or was deleted.');
    expect(await open('/admin/failed-ads')).not.toContain('Lamps by hand');
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('all ads of a page at once: those that can be are, and it says why the others are not', async () => {
    const [rich, poor] = [await app.user(), await app.user()];
    const failed = [await failedFor(rich, 'Tea in tins'), await failedFor(poor, 'Coffee in cups')];
    for (let n = 0; n < 5; n++) await poor.post('/dashboard', { intent: 'generate', title: `Taken ${n}` });
    const { status, text } = await retry(...failed.map(({ id }) => id));
    expect(status).toBe(200);
    expect(text).toContain('1 of 2 ads are being made again. This account has no credits left this month.');
    await finishedAds(app.db, ofUser(rich), 1);
    const refused = await retry((failed[1] as { id: string }).id);
    expect(refused.status).toBe(409);
    await endedAds(app.db, ofUser(poor));
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('of an account with as many waiting as may be it says so, and charges nothing', async () => {
    const user = await app.user({ tier: 'enterprise' });
    const ad = await failedFor(user, 'Chairs of wood');
    const waiting = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        insertAd(app.db, { userId: user.id, title: `Waits ${n}`, status: 'generating' }),
      ),
    );
    const refused = await retry(ad.id);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(
      'This account has as many ads waiting for their turn as one may have. Try again when some of them are finished.',
    );
    await app.db.delete(ads).where(inArray(ads.id, waiting));
    expect(await stateOf(user)).toEqual(['failed']);
    expect((await retry(ad.id)).status).toBe(200);
    await finishedAds(app.db, ofUser(user), 1);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('where it can not be noted who asks, nothing is made and nothing is charged', async () => {
    const user = await app.user();
    const ad = await failedFor(user, 'Boats of paper');
    await withFrozenTable(app, 'audit_log', async () => {
      const { status, text } = await retry(ad.id);
      expect(status).toBe(500);
      expect(text).toContain('Failed to retry. Look at the list to see which ads are left.');
    });
    expect(await stateOf(user)).toEqual(['failed']);
  });
});
