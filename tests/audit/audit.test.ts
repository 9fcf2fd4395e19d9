import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withoutTable } from '#tests/support/broken-tables.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp({ env: { ROLE: 'web' } });

let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
});

const read = (search: string) => readPage(admin.request(`/admin/audit${search}`));

const entry = (values: Partial<typeof auditLog.$inferInsert>) =>
  app.db
    .insert(auditLog)
    .values({ actor: admin.id, action: 'thing.change', subject: randomUUID(), ...values });

test('an entry says who changed what, from what to what', async () => {
  const subject = randomUUID();
  await entry({ subject, before: { enabled: false, same: 1 }, after: { enabled: true, same: 1 } });
  const { text } = await read(`?q=${subject}`);
  expect(text).toContain(admin.email);
  expect(text).toContain('thing.change');
  expect(text).toMatch(/enabled: was no\s+now yes/);
  expect(text).not.toContain('same:');
});

test('the log is searched by e-mail, action and subject, and filtered by what was changed', async () => {
  const other = await app.user({ role: 'admin' });
  const [first, second] = [randomUUID(), randomUUID()];
  await entry({ subject: first, actor: other.id, action: 'gizmo.turn' });
  await entry({ subject: second, action: 'widget.turn' });
  const byActor = (await read(`?q=${encodeURIComponent(other.email.toUpperCase())}`)).text;
  expect(byActor).toContain(first);
  expect(byActor).not.toContain(second);
  expect((await read('?q=widget.tu')).text).toContain(second);
  const byNoun = (await read('?noun=gizmo')).text;
  expect(byNoun).toContain(first);
  expect(byNoun).not.toContain(second);
  expect((await read('?q=nothing-like-it')).text).toContain('No entries match your search.');
});

test('pages follow each other without a gap or a repetition, also within one moment', async () => {
  const mark = randomUUID();
  await app.db.execute(
    sql`insert into audit_log (actor, action, subject) select 'system', 'bulk.add', ${mark}::text || '/' || n || '/' from generate_series(1, 120) n`,
  );
  const seen: string[] = [];
  let search: string | undefined = `?q=${mark}`;
  for (let page = 0; search && page < 5; page++) {
    const { html } = await read(search);
    seen.push(
      ...[...html.matchAll(new RegExp(`<bdi[^>]*>${mark}/(\\d+)/</bdi>`, 'g'))].map(([, n]) => n ?? ''),
    );
    search = /href="[^"]*(\?[^"]*before=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test.each([
  'x',
  '2026-99-99 00:00:00+00~x',
  "'; drop table audit_log; --",
  '%00',
  `9999-99-99 99:99:99+99~${randomUUID()}`,
])('the place %j is no failure', async (before) => {
  expect((await read(`?before=${encodeURIComponent(before)}`)).status).toBe(200);
});

// The log shows what strangers wrote (specification: hostile.text).
test('hostile values are shown as text', async () => {
  const subject = randomUUID();
  await entry({ subject, after: { name: '<script>alert(1)</script>', deep: { list: ['<b>', null] } } });
  const { html } = await read(`?q=${subject}`);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>alert(1)');
});

test('Failed to fetch the audit log: the page says so', async () => {
  await withoutTable(app, 'audit_log', async () => {
    const { status, text } = await read('');
    expect(status).toBe(500);
    expect(text).toContain('Failed to fetch the audit log.');
  });
});

// It is a part of the admin area (specification: admin.who).
test('only admins read the log', async () => {
  for (const client of [app.visitor(), await app.user()])
    expect((await client.request('/admin/audit')).headers.get('location')).toBe('/admin/login');
});
