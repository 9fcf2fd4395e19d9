import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ads, auditLog, newsletterIssues, newsletterSubscribers, securityEvents } from '#app/db/schema.ts';
import { insertManyAds } from '#tests/support/ad-rows.ts';
import { insertAd } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { tableFaults } from '#tests/support/table-faults.ts';
import { visit } from '#tests/support/visit.ts';

const widths = [360, 768, 1024, 1100, 1280, 1440];

let site: Site;
let admin: SiteUser;
let subscriber: SiteUser;
const longAddress = `${'a-very-long-mailbox-name'.repeat(2)}@subdomain.of.a.long.example.org`;

beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
  const { db } = site;
  admin = await site.user({ role: 'admin', name: 'The Operator With A Rather Long Name' });
  subscriber = await site.user({
    tier: 'enterprise',
    name: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine',
  });
  await db.insert(newsletterSubscribers).values([
    { email: longAddress, source: 'homepage', confirmedAt: new Date() },
    { email: 'b@example.org', source: 'blog' },
    { email: 'gone@example.org', source: 'homepage', isActive: false, unsubscribedAt: new Date() },
  ]);
  await insertManyAds(db, {
    userId: subscriber.id,
    count: 3,
    title: 'Handmade lamps for every window of the house',
  });
  await insertAd(db, { userId: subscriber.id, title: 'Stuck on the press', status: 'generating' });
  await db
    .update(ads)
    .set({ touchedAt: new Date(0), attempts: 1 })
    .where(eq(ads.status, 'generating'));
  await db.insert(newsletterIssues).values([
    {
      subject: 'Spring letter with a subject that takes more than one line',
      content: 'x',
      createdBy: admin.id,
    },
    { subject: 'Sent', content: 'x', status: 'sent', sentCount: 12_345, recipientCount: 12_345 },
  ]);
  await db.insert(auditLog).values({
    actor: admin.id,
    action: 'subscription.ask-cancel',
    subject: `user:${subscriber.id}`,
    before: {
      tier: 'professional',
      message: 'Site is currently under maintenance. Please check back later.',
    },
    after: { tier: null, message: 'word '.repeat(60) },
  });
  await db.insert(securityEvents).values({
    kind: 'sign-in.failed',
    userId: subscriber.id,
    network: '2001:db8:85a3:1319::/64',
    detail: `a wrong password for ${longAddress}, and more about it than fits on a line`,
    hour: new Date(),
    count: 12_345,
  });
  const job = (state: string, name: string, output: unknown) =>
    sql`(${randomUUID()}, ${name}, ${JSON.stringify({ mail: { to: longAddress } })}::jsonb, ${state}::pgboss.job_state,
      ${JSON.stringify(output)}::jsonb, now(), now(), now() + interval '1 day', 'standard')`;
  const reason = {
    message: 'connect ECONNREFUSED 127.0.0.1:2525, and the server said a good deal more about it than fits',
  };
  await db.execute(sql`insert into pgboss.job (id, name, data, state, output, started_on, completed_on, start_after, policy)
    values ${job('failed', 'send-mail', reason)}, ${job('active', 'send-newsletter', null)},
      ${job('created', 'delete-files', null)}, ${job('retry', 'send-mail', reason)}`);
});
afterAll(() => site?.close());

const pages: [path: string, tables: number][] = [
  ['/admin/dashboard', 1],
  ['/admin/users', 1],
  ['/admin/users?status=admins', 1],
  ['/admin/users/:user', 1],
  ['/admin/newsletter', 1],
  ['/admin/newsletter/issues', 1],
  ['/admin/jobs', 5],
  ['/admin/failed-ads', 1],
  ['/admin/audit', 1],
  ['/admin/audit/security', 1],
];

describe.each(pages)('the tables of %s', (path, tables) => {
  test('are whole in every width: nothing cut, no column too narrow, every action met by the mouse', async () => {
    const { page, complaints } = await site.open({ user: admin });
    await page.goto(path.replace(':user', subscriber.id));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tableFaults(page), `${width} px`).toEqual({ tables, faults: [] });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('Delete of a subscriber is pressed with the mouse at 1024 px, and the row goes', async () => {
  const { page } = await site.open({ user: admin, viewport: { width: 1024, height: 700 } });
  await visit(page, '/admin/newsletter');
  await page.getByRole('button', { name: 'Delete gone@example.org' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Subscriber deleted successfully.').waitFor();
  await page.getByText('gone@example.org').first().waitFor({ state: 'detached' });
  await page.context().close();
});

test('every link of the sidebar, and the way out, are reached in a low window', async () => {
  const { page } = await site.open({ user: admin, viewport: { width: 1366, height: 560 } });
  await page.goto('/admin/jobs');
  const out = page.getByRole('button', { name: 'Sign Out' });
  await out.last().scrollIntoViewIfNeeded();
  await out.last().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin/jobs'));
  await page.context().close();
});
