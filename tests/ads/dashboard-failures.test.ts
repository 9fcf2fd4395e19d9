import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { insertAd } from '#tests/support/content.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();

const open = (client: Client) => readPage(client.request('/dashboard'));
const send = (client: Client, fields: Record<string, string>) => readPage(client.post('/dashboard', fields));
const adsOf = (user: TestUser) =>
  app.db
    .select()
    .from(ads)
    .where(and(eq(ads.userId, user.id), isNull(ads.deletedAt)));

describe('when the database fails', () => {
  test('Failed to fetch ads: the rest of the page stays', async () => {
    const user = await app.user();
    await withoutTable(app, 'ads', async () => {
      const { status, html, text } = await open(user);
      expect(status).toBe(500);
      expect(text).toContain('Failed to fetch ads');
      expect(text).toContain('Credits used 0 / 5');
      expect(html).toContain('id="generate"');
    });
    expect((await open(user)).status).toBe(200);
  });

  test('credits that can not be counted do not hide the ads', async () => {
    const user = await app.user();
    await insertAd(app.db, { userId: user.id, title: 'Still here', status: 'failed' });
    await withoutTable(app, 'monthly_usage', async () => {
      const { status, text } = await open(user);
      expect(status).toBe(500);
      expect(text).toContain('Your credits could not be counted.');
      expect(text).toContain('Still here');
    });
  });

  // The promised title of the message (specification: plan.load-failure).
  test('Failed to load subscription status: least is allowed until it loads', async () => {
    const user = await app.user({ tier: 'enterprise' });
    await withoutTable(app, 'subscribers', async () => {
      const { status, text } = await open(user);
      expect(status).toBe(200);
      expect(text).toContain('Failed to load subscription status');
      expect(text).toContain('Plan not loaded');
      expect(text).not.toContain('Upgrade Plan');
      expect((await app.visitor().request('/')).status).toBe(200);
      expect((await user.request('/gallery')).status).toBe(200);
    });
    expect((await open(user)).text).not.toContain('Failed to load subscription status');
  });

  // The words are promised; that nothing is lost is ours (specification: ads.generation-failure).
  test('Failed to generate ad: nothing is charged and what was typed stays', async () => {
    const user = await app.user();
    const key = 'a-key-that-is-kept';
    await withFrozenTable(app, 'ads', async () => {
      const fields = { intent: 'generate', title: 'Kept title', adCopy: 'Kept copy', idempotencyKey: key };
      const { status, html, text } = await send(user, fields);
      expect(status).toBe(500);
      expect(text).toContain('Failed to generate ad');
      expect(html).toContain('value="Kept title"');
      expect(text).toContain('Kept copy');
      expect(html).toContain(`value="${key}"`);
    });
    expect(await adsOf(user)).toEqual([]);
    expect(await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, user.id))).toEqual([]);
  });

  test('Failed to regenerate ad', async () => {
    const user = await app.user({ tier: 'professional' });
    const adId = await insertAd(app.db, { userId: user.id, title: 'Again', status: 'failed' });
    await withFrozenTable(app, 'ads', async () => {
      const { status, text } = await send(user, { intent: 'regenerate', adId });
      expect(status).toBe(500);
      expect(text).toContain('Failed to regenerate ad');
    });
    expect(await adsOf(user)).toHaveLength(1);
  });

  test('Failed to delete ad', async () => {
    const user = await app.user();
    const adId = await insertAd(app.db, { userId: user.id, title: 'Stays', status: 'failed' });
    await withFrozenTable(app, 'ads', async () => {
      const { status, text } = await send(user, { intent: 'delete', adId });
      expect(status).toBe(500);
      expect(text).toContain('Failed to delete ad');
    });
    expect(await adsOf(user)).toHaveLength(1);
  });
});
