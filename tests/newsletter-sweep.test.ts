import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { auditLog, newsletterSubscribers } from '#app/db/schema.ts';
import { createTestDatabase } from '#tests/support/app.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

const day = 86_400_000;

test('an address nobody confirmed is forgotten after 30 days, and only such an address', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'adwright-sweep-'));
  chmodSync(dataDir, 0o755);
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // The database is dropped under it at the end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = drizzle(pool, { casing: 'snake_case' });
  const old = new Date(Date.now() - 31 * day);
  const rows = await db
    .insert(newsletterSubscribers)
    .values([
      { email: 'never-confirmed@example.com', source: 'blog', subscribedAt: old },
      { email: 'reader@example.com', source: 'blog', subscribedAt: old, confirmedAt: old },
      { email: 'recent@example.com', source: 'blog', subscribedAt: new Date(Date.now() - 29 * day) },
      { email: 'left@example.com', source: 'blog', subscribedAt: old, isActive: false, unsubscribedAt: old },
      { email: 'brought-back@example.com', source: 'blog', subscribedAt: old },
    ])
    .returning();
  const broughtBack = rows.find(({ email }) => email.startsWith('brought-back'))?.id;
  await db
    .insert(auditLog)
    .values({ actor: 'operator', action: 'newsletter.reactivate', subject: `newsletter:${broughtBack}` });
  const server = await startServerProcess({ dataDir, env: { DATABASE_URL: database.url } });
  try {
    await expect
      .poll(async () => (await db.select().from(newsletterSubscribers)).map(({ email }) => email).sort(), {
        timeout: 10_000,
      })
      .toEqual(['brought-back@example.com', 'left@example.com', 'reader@example.com', 'recent@example.com']);
  } finally {
    await server.stop();
    await pool.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
