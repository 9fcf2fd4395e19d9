import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { preparedQuery } from '#app/db/prepared.server.ts';
import { sessions, users } from '#app/db/schema.ts';
import { cookieLine, readCookie } from '#app/http/cookie.server.ts';
import { publish } from '#app/live.server.ts';
import { auth, sessionLife } from './auth.server.ts';
import { signedOutMark } from './signed-out-mark.ts';

/**
 * The person behind the request's cookie, or null; null too while their address is not confirmed. Looked up each time,
 * so that a sign-out, ban, deletion or change of role counts from the next request on. Better Auth's own look-up takes
 * two queries and hides a database that is down.
 */
export async function findSessionUser(request: Request) {
  const token = await sessionTokenOf(request);
  if (!token) return null;
  const [found] = await findByToken({ token });
  if (!found) return null;
  const { isStale, ...user } = found;
  if (isStale) await noteUse(token);
  return user;
}

/** How exactly the time a session was last used is known. */
const aWhileAgo = sql`now() - interval '5 minutes'`;

/** Asked by every request of somebody signed in. */
const findByToken = preparedQuery((on) => {
  const { id, name, email, role } = users;
  const notBanned = or(eq(users.banned, false), sql`${users.banExpires} <= now()`);
  const isLetIn = and(eq(users.emailVerified, true), notBanned);
  return on
    .select({ id, name, email, role, isStale: sql<boolean>`${sessions.updatedAt} < ${aWhileAgo}` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`), isLetIn))
    .prepare('session_user');
});

async function noteUse(token: string): Promise<void> {
  const stale = and(eq(sessions.token, token), lt(sessions.updatedAt, aWhileAgo));
  await db.update(sessions).set({ updatedAt: sql`now()` }).where(stale);
}

/** The id of the session behind the request's cookie, or null. */
export async function findSessionId(request: Request): Promise<string | null> {
  const token = await sessionTokenOf(request);
  if (!token) return null;
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
  return session?.id ?? null;
}

/** A fresh token for a running session, and the Set-Cookie value that hands it to the browser. */
export async function newSessionToken(): Promise<{ token: string; cookie: string }> {
  const token = randomBytes(24).toString('base64url');
  const { secret } = await auth.$context;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return { token, cookie: await sessionCookie(encodeURIComponent(`${token}.${signature}`), sessionLife) };
}

/** Starts a session for this browser; returns the Set-Cookie value that hands it over. */
export async function startSession(request: Request, userId: string): Promise<string> {
  const { token, cookie } = await newSessionToken();
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    token,
    expiresAt: sql`now() + make_interval(secs => ${sessionLife})`,
    ipAddress: request.headers.get('x-client-address'),
    userAgent: request.headers.get('user-agent'),
  });
  return cookie;
}

/** Ends the session behind the request's cookie, and this person's open live streams with it. */
export async function endSession(request: Request): Promise<void> {
  const token = await sessionTokenOf(request);
  if (!token) return;
  const ended = await db.delete(sessions).where(eq(sessions.token, token)).returning();
  for (const { userId } of ended) await publish({ type: 'session-ended', userId }, db);
}

/** Headers that make the browser forget its session, and what it has kept of pages seen in it. */
export async function headersOfLeaving(): Promise<Record<string, string>> {
  return { 'set-cookie': await sessionCookie('', 0), 'clear-site-data': '"cache", "storage"' };
}

/** Whether the browser says that its user signed out while the server could not be reached. */
export function hasSignedOutMark(request: Request): boolean {
  return readCookie(request, signedOutMark) !== null;
}

/** The answer, with which the browser forgets its session and that mark; a session that just began stays. */
export async function withoutSession(response: Response): Promise<Response> {
  const answer = new Response(response.body, response);
  const { name } = (await auth.$context).authCookies.sessionToken;
  const begins = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
  if (!begins) answer.headers.append('set-cookie', await sessionCookie('', 0));
  answer.headers.append('set-cookie', `${signedOutMark}=; Path=/; Max-Age=0; SameSite=Lax`);
  return answer;
}

async function sessionCookie(value: string, maxAge: number): Promise<string> {
  return cookieLine((await auth.$context).authCookies.sessionToken.name, value, maxAge);
}

/** The cookie holds '{token}.{HMAC-SHA256 of the token}', percent-encoded. */
async function sessionTokenOf(request: Request): Promise<string | null> {
  if (!request.headers.has('cookie')) return null;
  const { authCookies, secret } = await auth.$context;
  const value = readCookie(request, authCookies.sessionToken.name);
  const dot = value?.lastIndexOf('.') ?? -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const actual = Buffer.from(value.slice(dot + 1), 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null;
}
