import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ads, monthlyUsage, spentCredits, users } from '#app/db/schema.ts';
import { goodPassword, linkIn, mailsTo, signUp, userWithPassword } from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

describe('live streams', () => {
  const openAll = async (count: number, client: (index: number) => Client) => {
    const answers = [];
    for (let index = 0; index < count; index++) answers.push(await client(index).request('/events'));
    return answers;
  };
  const close = (answers: Response[]) => Promise.all(answers.map((answer) => answer.body?.cancel()));

  test('twenty of one account, which get their place back when they end', async () => {
    const user = await app.user();
    const answers = await openAll(21, () => user);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers[20]?.status).toBe(429);
    expect(answers[20]?.headers.get('retry-after')).toBe('30');
    const other = await (await app.user()).request('/events');
    expect(other.status).toBe(200);
    await close([...answers, other]);
    const again = await user.request('/events');
    expect(again.status).toBe(200);
    await close([again]);
  });

  test('a hundred of the visitors of one network, whatever its addresses', async () => {
    const answers = await openAll(101, (index) => app.visitor({ address: `2001:db8:5:5::${index + 1}` }));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const elsewhere = await app.visitor().request('/events');
    expect(elsewhere.status).toBe(200);
    await close([...answers, elsewhere]);
  });
});

test('captcha challenges: 120 a minute of one network', async () => {
  const client = app.visitor();
  const statuses = [];
  for (let index = 0; index < 121; index++)
    statuses.push((await client.request('/api/captcha/contact')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await app.visitor().request('/api/captcha/contact')).status).toBe(200);
});

describe('readers of zips who take nothing', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function adOf(user: TestUser): Promise<string> {
    await user.post('/dashboard', { intent: 'generate', title: 'Slow mornings' });
    return (await finishedAd(app.db, eq(ads.userId, user.id))).id;
  }
  const zipOf = (user: TestUser, adId: string) => user.request(`/files/ads/${adId}/export.zip`);

  test('give way to others after ten seconds, and not before', async () => {
    const people: { user: TestUser; adId: string }[] = [];
    for (let index = 0; index < 5; index++) {
      const user = await app.user({ tier: 'professional' });
      people.push({ user, adId: await adOf(user) });
    }
    const [last, ...first] = people;
    const stalled: Response[] = [];
    for (const { user, adId } of first)
      for (let index = 0; index < 3; index++) stalled.push(await zipOf(user, adId));
    expect(stalled.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const ask = () => zipOf((last as (typeof people)[0]).user, (last as (typeof people)[0]).adId);
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15);

    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 11_000);
    const served = await ask();
    expect(served.status).toBe(200);
    await expect(stalled[0]?.arrayBuffer()).rejects.toThrow(/too slowly/);
    await Promise.all([served, ...stalled.slice(1)].map((answer) => answer.body?.cancel()));
  }, 180_000);
});

// Five a month is five a person (specification: plans.quotas.enforced).
test('credits do not come back by deleting the account and signing up again', async () => {
  const user = await userWithPassword(app);
  const monthYear = new Date().toISOString().slice(0, 7);
  await app.db.insert(monthlyUsage).values({ userId: user.id, monthYear, creditsUsed: 5 });
  const gone = await user.post('/account/delete', {
    intent: 'delete-account',
    currentPassword: goodPassword,
  });
  expect(gone.status).toBeLessThan(400);
  expect(await app.db.$count(users, eq(users.id, user.id))).toBe(0);
  const kept = await app.db.select().from(spentCredits);
  expect(kept).toMatchObject([{ monthYear, credits: 5 }]);
  expect(JSON.stringify(kept)).not.toContain(user.email);

  const client = app.visitor();
  await signUp(client, { email: user.email });
  const mails = await mailsTo(app, user.email, 2);
  await client.request(linkIn(mails.at(-1), '/api/auth/verify-email'));
  expect(await readText(await client.request('/dashboard'))).toContain('5 / 5');
  const refused = await client.post('/dashboard', { intent: 'generate', title: 'One more' });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await app.db.$count(ads, eq(ads.title, 'One more'))).toBe(0);
});
