import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { sessions } from '#app/db/schema.ts';
import { publish } from '#app/live.server.ts';
import { deviceName } from './device-name.ts';

/** Sessions shown at most; 'sign out everywhere' reaches the others too. */
const shownAtMost = 50;

export type SessionView = {
  id: string;
  /** 'Chrome on Windows' */
  device: string;
  isPhone: boolean;
  address: string | null;
  startedAt: Date;
  /** Known to about five minutes. */
  lastUsedAt: Date;
  isCurrent: boolean;
};

/**
 * A person's running sessions: this one first, then those used last. `total` counts the ones past the list's end too.
 */
export async function listSessions(
  userId: string,
  currentId: string | null,
): Promise<{ sessions: SessionView[]; total: number }> {
  const running = and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`));
  const isCurrent = sql<boolean>`${sessions.id} = ${currentId ?? ''}`;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(sessions)
      .where(running)
      .orderBy(desc(isCurrent), desc(sessions.updatedAt), desc(sessions.id))
      .limit(shownAtMost),
    db.$count(sessions, running),
  ]);
  const views = rows.map((row) => ({
    id: row.id,
    ...deviceName(row.userAgent),
    address: row.ipAddress || null,
    startedAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    isCurrent: row.id === currentId,
  }));
  return { sessions: views, total };
}

/** Ends one session of this person; false when it has ended already or isn't theirs. */
export async function endSessionOf(userId: string, sessionId: string): Promise<boolean> {
  // PostgreSQL takes no NUL in text.
  if (sessionId.includes('\0')) return false;
  return (await endWhere(userId, eq(sessions.id, sessionId))) > 0;
}

/** Ends every session of this person but `keep`; all of them without one. Returns how many. */
export function endSessionsOf(userId: string, keep?: string): Promise<number> {
  return endWhere(userId, keep === undefined ? undefined : ne(sessions.id, keep));
}

/** Open streams of the person close; those of sessions that go on connect again by themselves. */
async function endWhere(userId: string, which: ReturnType<typeof eq> | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ id: sessions.id });
    if (ended.length > 0) await publish({ type: 'session-ended', userId }, tx);
    return ended.length;
  });
}
