import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '#app/db/migrate.server.ts';
import { auditLog } from '#app/db/schema.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';

const folder = join(import.meta.dirname, '../../app/db/migrations');
const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
);
const before = journal.entries.find(({ tag }) => tag === '0015_ad_versions')?.when;

let place: OwnPlace;
beforeAll(async () => {
  place = await openOwnPlace();
  // The place of an earlier version: nothing, then its migrations.
  await place.db.execute(sql`drop schema public cascade; drop schema drizzle cascade; create schema public`);
  await applyMigrations({ connectionString: place.databaseUrl }, { upTo: before });
});
afterAll(() => place?.close());

test('entries of earlier versions get the words of today, and all others keep theirs', async () => {
  const renamed: Record<string, string> = {
    'ad.retry-asked': 'ad.retry',
    'subscription.cancel-asked': 'subscription.ask-cancel',
    'payment.refund-asked': 'payment.ask-refund',
    'payment.refunded': 'payment.refund',
    'plan.changed': 'plan.change',
    'user.deleted': 'user.delete',
    'samples.removed': 'samples.remove',
    'failures.mailed': 'failures.announce',
    'admin.created': 'admin.create',
    'admin.promoted': 'admin.promote',
    'failures.mail': 'failures.announce',
    'contact.status': 'contact.set-status',
    'beta.message': 'beta.set-message',
    'maintenance.message': 'maintenance.set-message',
    'beta.password': 'beta.set-password',
  };
  const kept = ['user.promote', 'post.publish', 'team.join', 'beta.enable', 'contact.reply', 'admin.create'];
  const old = [...Object.keys(renamed), ...kept];
  const entries = old.map((action) => ({ id: randomUUID(), action }));
  for (const { id, action } of entries)
    await place.db.execute(
      sql`insert into audit_log (id, actor, action, subject, before, after)
        values (${id}, 'somebody', ${action}, ${`of ${action}`}, '{"n": 1}', '{"n": 2}')`,
    );
  await applyMigrations({ connectionString: place.databaseUrl });
  const rows = await place.db.select().from(auditLog);
  expect(rows).toHaveLength(old.length);
  for (const { id, action } of entries)
    expect(rows.find((row) => row.id === id)).toMatchObject({
      action: renamed[action] ?? action,
      ...{ actor: 'somebody', subject: `of ${action}`, before: { n: 1 }, after: { n: 2 } },
    });
  // Again it finds nothing to do.
  await applyMigrations({ connectionString: place.databaseUrl });
  expect(await place.db.select().from(auditLog)).toEqual(rows);
});
