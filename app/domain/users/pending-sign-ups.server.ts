import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { signUps, users } from '#app/db/schema.ts';
import { cookieLine, cookieName, readCookie } from '#app/http/cookie.server.ts';

/** Days the link in the mail works. */
const lifeDays = 1;
const inADay = sql`now() + interval '1 day'`;

/** A sign-up that waits for its mail's link. `password` is its argon2id hash. */
export type PendingSignUp = typeof signUps.$inferSelect;

let secret: string | undefined;

/** Sets the key links are signed with, before any request is served. */
export function openSignUps(options: { secret: string }): void {
  secret = options.secret;
}

/** A fresh name for the browser that signs up, and the Set-Cookie value that gives it to it. */
export function nameBrowser(): { browser: string; cookie: string } {
  const browser = randomBytes(24).toString('base64url');
  return { browser: digest(browser), cookie: cookieLine(name(), browser, lifeDays * 86_400) };
}

/** A Set-Cookie value that takes that name away. */
export const forgetBrowser = (): string => cookieLine(name(), '', 0);

/** Notes a sign-up; nothing of it counts yet. */
export async function addSignUp(
  entry: Pick<PendingSignUp, 'userId' | 'name' | 'password' | 'browser' | 'next'>,
  tx: Executor,
): Promise<PendingSignUp> {
  const id = randomBytes(18).toString('base64url');
  const [added] = await tx
    .insert(signUps)
    .values({ ...entry, id, expiresAt: inADay })
    .returning();
  if (!added) throw new Error('a sign-up was not stored');
  return added;
}

/** The token of the link that confirms this sign-up, and no other. */
export function confirmationToken(id: string): string {
  return `${id}.${sign(id)}`;
}

export type LinkedSignUp =
  | { state: 'waiting'; signUp: PendingSignUp; email: string }
  | { state: 'expired' | 'gone' | 'invalid' };

/** The sign-up behind a link's token. 'gone': it did its work, or another way of confirming came first. */
export async function findLinked(token: string): Promise<LinkedSignUp> {
  const id = token.slice(0, 24);
  if (token.length !== 68 || !isEqual(token, confirmationToken(id))) return { state: 'invalid' };
  const [found] = await db
    .select({ signUp: signUps, email: users.email, isOver: sql<boolean>`${signUps.expiresAt} <= now()` })
    .from(signUps)
    .innerJoin(users, and(eq(users.id, signUps.userId), eq(users.emailVerified, false)))
    .where(eq(signUps.id, id));
  if (!found) return { state: 'gone' };
  const { signUp, email, isOver } = found;
  return isOver ? { state: 'expired' } : { state: 'waiting', signUp, email };
}

/** Whether this request comes from the browser that signed up. */
export function isBrowserOf(signUp: PendingSignUp, request: Request): boolean {
  const value = readCookie(request, name());
  return value !== null && isEqual(digest(value), signUp.browser);
}

/** What somebody who names only the address means: this browser's own sign-up, else the newest. */
export async function findSignUpOf(userId: string, request: Request): Promise<PendingSignUp | undefined> {
  const own = eq(signUps.browser, digest(readCookie(request, name()) ?? ''));
  const [found] = await db
    .select()
    .from(signUps)
    .where(eq(signUps.userId, userId))
    .orderBy(desc(own), desc(signUps.createdAt), desc(signUps.id))
    .limit(1);
  return found;
}

/** Lets a sign-up's link work for its full time again. False when it is gone. */
export async function renewSignUp(id: string, tx: Executor): Promise<boolean> {
  const renewed = await tx.update(signUps).set({ expiresAt: inADay }).where(eq(signUps.id, id)).returning();
  return renewed.length > 0;
}

/** Forgets every sign-up of an account: the address was confirmed. */
export async function dropSignUps(userId: string, tx: Executor): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.userId, userId));
}

/**
 * Forgets sign-ups a week after their link stopped working; until then they are told apart from ones that never were.
 */
export async function sweepSignUps(): Promise<void> {
  await db.delete(signUps).where(lt(signUps.expiresAt, sql`now() - interval '7 days'`));
}

const name = () => cookieName('signed_up');
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

function sign(id: string): string {
  if (!secret) throw new Error('A confirmation link was needed before openSignUps()');
  return createHmac('sha256', secret).update(`confirm:${id}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
