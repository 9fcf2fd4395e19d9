import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { insertAds } from '#tests/support/content.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();

/** What the dashboard's card says of all ads. */
async function totalAds(path = '/admin/dashboard'): Promise<string | undefined> {
  admin ??= await app.user({ role: 'admin' });
  const { text } = await readPage(admin.request(path));
  return /Total Ads ?([\d,]+)/.exec(text)?.[1];
}
let admin: Awaited<ReturnType<typeof app.user>> | undefined;

test('figures are counted for every look, and of a very large database for every half minute', async () => {
  const insert = async (count: number) => insertAds(app, { userId: (await app.user()).id, count, bytes: 64 });
  await insert(2);
  expect(await totalAds()).toBe('2');
  await insert(1);
  expect(await totalAds()).toBe('3');

  // What the database believes after a million ads; it corrects itself when it looks at the table again.
  const believe = (rows: number) =>
    app.db.execute(sql`update pg_class set reltuples = ${rows} where oid = 'ads'::regclass`);
  await believe(1_000_000);
  expect(await totalAds()).toBe('3');
  await insert(1);
  expect(await totalAds()).toBe('3');
  expect(await totalAds('/admin/dashboard?tab=analytics')).toBe('3');
});
