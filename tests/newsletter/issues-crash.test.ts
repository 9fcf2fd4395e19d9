import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { sendingLease } from '#app/domain/newsletter/send-issue.server.ts';
import { createUser, testSecret } from '#tests/support/factories.ts';
import { openOwnPlace } from '#tests/support/own-place.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

const people = 60;

test('a process killed in the middle of an issue: nobody gets it twice, and the rest get it afterwards', async () => {
  const place = await openOwnPlace();
  const { dataDir, databaseUrl, db } = place;
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: testSecret, NEWSLETTER_PER_MINUTE: '1200' };
  const admin = await createUser(db, { role: 'admin' });
  await db.insert(schema.newsletterSubscribers).values(
    Array.from({ length: people }, (_, n) => ({
      email: `reader-${n}@example.org`,
      source: 'blog',
      confirmedAt: new Date(Date.now() - 60_000),
    })),
  );
  const [issue] = await db
    .insert(schema.newsletterIssues)
    .values({ subject: 'To everybody', content: 'Hello.', createdBy: admin.id })
    .returning();
  const stateOf = async () => (await db.select().from(schema.newsletterIssues))[0];
  const recipients = () => {
    const folder = join(dataDir, 'mailbox');
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map(
        (name) => /^To: .*?(reader-\d+@example\.org)/im.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
      );
  };

  let server = await startServerProcess({ dataDir, env });
  try {
    const path = `/admin/newsletter/issues/${issue?.id}`;
    const started = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { origin: server.url, cookie: `${admin.cookie.name}=${admin.cookie.value}` },
      body: new URLSearchParams({ intent: 'send', subject: 'To everybody', content: 'Hello.' }),
    });
    expect(started.status).toBe(200);
    await expect.poll(async () => (await stateOf())?.sentCount ?? 0, { timeout: 60_000 }).toBeGreaterThan(9);
    await server.stop('SIGKILL');
    const atKill = recipients();
    expect(atKill.length).toBeLessThan(people);
    // As if the dead worker's lease had run out: waiting for that would take half a minute.
    const { touchedAt } = schema.newsletterIssues;
    const longAgo = sql`${touchedAt} - make_interval(secs => ${sendingLease})`;
    await db.update(schema.newsletterIssues).set({ touchedAt: longAgo });

    server = await startServerProcess({ dataDir, env });
    await expect.poll(async () => (await stateOf())?.status, { timeout: 70_000, interval: 500 }).toBe('sent');
    const all = recipients();
    expect(new Set(all).size).toBe(all.length);
    // The one mail that was on its way when the process died may be lost; it is never sent a second time.
    expect(all.length).toBeGreaterThanOrEqual(people - 1);
    const deliveries = await db.select().from(schema.newsletterDeliveries);
    expect(deliveries).toHaveLength(people);
  } finally {
    await server.stop();
    await place.close();
  }
}, 180_000);
