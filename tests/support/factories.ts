import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as schema from '#app/db/schema.ts';

/** AUTH_SECRET of every application under test. */
export const testSecret = 'a secret that only the tests know, 32+ characters';

export type UserOptions = { tier?: 'professional' | 'enterprise'; role?: 'user' | 'admin'; name?: string };

/** A confirmed account with a running session, straight in the database; `tier` gives it an active subscription. */
export async function createUser(db: NodePgDatabase<typeof schema>, options: UserOptions = {}) {
  const { tier, role = 'user', name = 'Test Person' } = options;
  const id = randomUUID();
  const email = `${id}@example.com`;
  await db.insert(schema.users).values({ id, name, email, role, emailVerified: true });
  if (tier) {
    await db
      .insert(schema.subscribers)
      .values({ userId: id, email, isBilled: true, subscriptionTier: tier, subscriptionStatus: 'active' });
  }
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(schema.sessions).values({ id: randomUUID(), userId: id, token, expiresAt });
  return { id, email, cookie: { name: 'better-auth.session_token', value: signCookie(token) } };
}

/** A worker in another process, as its last sign of life shows it; far in the future, it stays at work. */
export async function insertWorker(
  db: NodePgDatabase<typeof schema>,
  seenAt: Date = new Date('2999-01-01T00:00:00Z'),
): Promise<string> {
  const id = randomUUID();
  await db.insert(schema.workers).values({ id, host: 'elsewhere', pid: 1, concurrency: 2, seenAt });
  return id;
}

/** A session cookie as the server signs it: the token and its HMAC-SHA256. */
function signCookie(token: string): string {
  const key = Buffer.from(hkdfSync('sha256', testSecret, '', 'adwright:sessions', 32)).toString('base64url');
  return encodeURIComponent(`${token}.${createHmac('sha256', key).update(token).digest('base64')}`);
}
