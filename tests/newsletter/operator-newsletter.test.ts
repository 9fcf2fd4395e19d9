import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog, newsletterSubscribers } from '#app/db/schema.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp({ env: { ROLE: 'web' } });
const path = '/admin/newsletter';

let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
});

type Values = Partial<typeof newsletterSubscribers.$inferInsert>;

async function subscriber(values: Values = {}) {
  const [row] = await app.db
    .insert(newsletterSubscribers)
    .values({ email: `${randomUUID()}@example.org`, source: 'blog', ...values })
    .returning();
  if (!row) throw new Error('the subscriber was not stored');
  return row;
}

const stored = async (id: string) =>
  (await app.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id)))[0];
const entriesFor = (subject: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.createdAt));

const send = (client: Client, fields: Record<string, string>) => readPage(client.post(path, fields));

describe('subscribers', () => {
  test('the page carries the texts of the specification', async () => {
    const { id, email } = await subscriber();
    const html = await (await admin.request(`${path}?q=${email}`)).text();
    const text = textOf(html);
    for (const expected of [
      'Newsletter Management',
      'Manage your newsletter subscribers and view subscription analytics.',
      'Export CSV',
      'Total Subscribers',
      'All time subscribers',
      'Active Subscribers',
      'Currently subscribed',
      'Unsubscribed',
      'No longer active',
      'Newsletter Subscribers',
      'Deactivate',
      'Delete Subscriber',
      'Are you sure you want to permanently delete this subscriber? This action cannot be undone.',
    ]) {
      expect(text).toContain(expected);
    }
    for (const column of ['Email', 'Status', 'Subscribed', 'Source', 'Actions'])
      expect(html).toMatch(new RegExp(`<th[^>]*>${column}</th>`));
    expect(html).toContain('placeholder="Search by email..."');
    expect(html).toContain(`value="${id}"`);
  });

  // Two states and the time of the change (specification: newsletter.states).
  test('an operator deactivates an address and brings it back; its confirmation stays', async () => {
    const confirmedAt = new Date('2026-01-02T03:04:05Z');
    const { id } = await subscriber({ confirmedAt });
    const off = await send(admin, { intent: 'deactivate', id });
    expect(off.status).toBe(200);
    expect(off.text).toContain('Subscriber deactivated successfully.');
    const inactive = await stored(id);
    expect(inactive).toMatchObject({ isActive: false, confirmedAt });
    expect(inactive?.unsubscribedAt).toBeInstanceOf(Date);

    const on = await send(admin, { intent: 'reactivate', id });
    expect(on.text).toContain('Subscriber reactivated successfully.');
    expect(await stored(id)).toMatchObject({ isActive: true, unsubscribedAt: null, confirmedAt });

    const entries = await entriesFor(id);
    expect(entries.map(({ actor, action }) => ({ actor, action }))).toEqual([
      { actor: admin.id, action: 'newsletter.reactivate' },
      { actor: admin.id, action: 'newsletter.deactivate' },
    ]);
    expect(entries[1]).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
  });

  test('an address that left by itself waits for a new confirmation once it is reactivated', async () => {
    const { id } = await subscriber({ isActive: false, unsubscribedAt: new Date() });
    const { text } = await send(admin, { intent: 'reactivate', id });
    expect(text).toContain('Subscriber reactivated successfully.');
    expect(text).toContain('not confirmed yet');
    expect(await stored(id)).toMatchObject({ isActive: true, confirmedAt: null });
  });

  // Gone for good (specification: newsletter.deleted).
  test('a deleted subscriber is gone, and the log does not keep the address', async () => {
    const { id, email } = await subscriber();
    const { text } = await send(admin, { intent: 'delete', id });
    expect(text).toContain('Subscriber deleted successfully.');
    expect(await stored(id)).toBeUndefined();
    const entries = await entriesFor(id);
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(email);
    expect((await send(admin, { intent: 'delete', id })).status).toBe(200);
    expect(await entriesFor(id)).toHaveLength(1);
  });

  test.each(['deactivate', 'reactivate', 'delete'])('nobody but an admin can %s', async (intent) => {
    const { id, isActive } = await subscriber({ isActive: intent !== 'reactivate' });
    for (const client of [app.visitor(), await app.user(), await app.user({ tier: 'enterprise' })]) {
      const response = await client.post(path, { intent, id });
      expect(response.headers.get('location')).toBe('/admin/login');
    }
    const foreign = await admin.request(path, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ intent, id }),
    });
    expect(foreign.status).toBe(403);
    expect((await stored(id))?.isActive).toBe(isActive);
    expect(await entriesFor(id)).toEqual([]);
  });

  test.each(['', 'x', "' or 1=1 --", randomUUID()])('the id %j changes nothing', async (id) => {
    const { status, text } = await send(admin, { intent: 'deactivate', id });
    expect(status).toBe(404);
    expect(text).toContain('Failed to update subscription status.');
    expect((await send(admin, { intent: 'unknown', id })).status).toBe(400);
  });
});

describe('when the database fails', () => {
  test('Failed to fetch newsletter subscribers: the page stays', async () => {
    await withoutTable(app, 'newsletter_subscribers', async () => {
      const { status, text } = await readPage(admin.request(path));
      expect(status).toBe(500);
      expect(text).toContain('Failed to fetch newsletter subscribers. Nothing was changed.');
      expect(text).toContain('Newsletter Management');
    });
  });

  test('Failed to update subscription status: nothing is changed nor noted', async () => {
    const { id } = await subscriber();
    await withFrozenTable(app, 'newsletter_subscribers', async () => {
      const { status, text } = await send(admin, { intent: 'deactivate', id });
      expect(status).toBe(500);
      expect(text).toContain('Error Failed to update subscription status.');
    });
    expect((await stored(id))?.isActive).toBe(true);
    expect(await entriesFor(id)).toEqual([]);
  });

  test('Failed to delete subscriber: it is still there', async () => {
    const { id } = await subscriber();
    await withFrozenTable(app, 'newsletter_subscribers', async () => {
      const { status, text } = await send(admin, { intent: 'delete', id });
      expect(status).toBe(500);
      expect(text).toContain('Error Failed to delete subscriber.');
    });
    expect(await stored(id)).toBeDefined();
    expect(await entriesFor(id)).toEqual([]);
  });
});

describe('the CSV file', () => {
  // The columns are promised, the quotes are ours (specification: newsletter.csv).
  test('has the columns of the specification, is quoted, and holds no formula', async () => {
    const subscribedAt = new Date('2030-05-06T07:08:09Z');
    await subscriber({ email: '=cmd|a@example.org', source: 'say "hi", you', subscribedAt });
    await subscriber({ email: '+1@example.org', source: '\t=1', subscribedAt, isActive: false });
    const response = await admin.request(`${path}/export`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="newsletter-subscribers-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe('"Email","Subscribed At","Status","Source"');
    expect(lines).toContain(`"'=cmd|a@example.org","2030-05-06 07:08:09","Active","say ""hi"", you"`);
    expect(lines).toContain(`"'+1@example.org","2030-05-06 07:08:09","Inactive","'\t=1"`);
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(0, -1).some((line) => /(^|,)"[=+\-@\t\r]/.test(line))).toBe(false);
  });

  test('goes to admins only, and the log says who took it', async () => {
    for (const client of [app.visitor(), await app.user()]) {
      const response = await client.request(`${path}/export`);
      expect(response.headers.get('location')).toBe('/admin/login');
      expect(await response.text()).not.toContain('@');
    }
    const other = await app.user({ role: 'admin' });
    await (await other.request(`${path}/export`)).text();
    const taken = await app.db.select().from(auditLog).where(eq(auditLog.actor, other.id));
    expect(taken.map(({ action }) => action)).toEqual(['newsletter.export']);
  });

  test('streams 100,000 rows, each once, in constant memory', async () => {
    await app.db.execute(
      sql.raw(`insert into newsletter_subscribers (email, source, subscribed_at)
        select 'bulk-' || n || '@example.org', 'blog', now() - (n / 3) * interval '1 second'
        from generate_series(1, 100000) n`),
    );
    try {
      const response = await admin.request(`${path}/export`);
      const decoder = new TextDecoder();
      let seen = 0;
      let longestPiece = 0;
      let rest = '';
      const emails = new Set<string>();
      for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
        longestPiece = Math.max(longestPiece, piece.length);
        const lines = (rest + decoder.decode(piece, { stream: true })).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const email = /^"(bulk-\d+@example\.org)"/.exec(line)?.[1];
          if (!email) continue;
          seen += 1;
          emails.add(email);
        }
      }
      expect(seen).toBe(100_000);
      expect(emails.size).toBe(100_000);
      expect(longestPiece).toBeLessThan(200_000);
    } finally {
      await app.db.execute(sql.raw(`delete from newsletter_subscribers where email like 'bulk-%'`));
    }
  });
});
