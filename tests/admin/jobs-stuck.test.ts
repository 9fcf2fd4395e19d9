import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ads, newsletterIssues } from '#app/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import { insertAd } from '#tests/support/content.ts';
import { readPage } from '#tests/support/page-text.ts';

// Nothing sweeps here, so that what sticks stays to be seen.
const app = testApp({ env: { ROLE: 'web' } });

test('ads and issues whose worker is gone are listed with the time they will be swept', async () => {
  const admin = await app.user({ role: 'admin' });
  const open = async () => (await readPage(admin.request('/admin/jobs'))).text;
  expect(await open()).toContain('All quiet');
  const owner = await app.user();
  const adId = await insertAd(app.db, { userId: owner.id, title: 'A stuck ad', status: 'generating' });
  expect(await open()).not.toContain('A stuck ad');
  const begun = new Date('2026-01-02T03:04:00Z');
  const times = { attempts: 1, startedAt: begun, touchedAt: new Date('2026-01-02T03:05:00Z') };
  await app.db.update(ads).set(times).where(eq(ads.id, adId));
  await app.db
    .insert(newsletterIssues)
    .values({ subject: 'A stuck issue', content: 'x', status: 'sending', touchedAt: new Date(0) });
  const text = await open();
  expect(text).toContain('A stuck ad');
  expect(text).toContain(owner.email);
  expect(text).toContain('A stuck issue');
  expect(text).toContain('Fails with its credit back by Jan 2, 2026, 3:05 AM UTC');
});
