import { lt, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { usedTokens, verifications } from '#app/db/schema.ts';

/** Notes a token that may be used once, on all nodes. True the first time, false for a replay. */
export async function rememberToken(entry: { key: string; expiresAt: Date }): Promise<boolean> {
  const inserted = await db.insert(usedTokens).values(entry).onConflictDoNothing().returning();
  return inserted.length === 1;
}

/** Forgets tokens that have expired: nobody accepts them any more. */
export async function sweepUsedTokens(): Promise<void> {
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, sql`now() - interval '1 minute'`));
}

/**
 * Forgets links of mails a week after they stopped working; until then they are told apart from ones that never were.
 */
export async function sweepVerifications(): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now() - interval '7 days'`));
}
