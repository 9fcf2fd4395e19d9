import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '#app/config.server.ts';
import { verifyPassword } from '#app/domain/users/passwords.server.ts';
import { takeTurns } from '#app/domain/users/rate-limits.server.ts';
import { currentGates } from './gates.server.ts';

const minute = 60_000;

let secret: string | undefined;

/** Sets the key grants are signed with, before any request is served. */
export function openBetaAccess(options: { secret: string }): void {
  secret = options.secret;
}

export type BetaOutcome =
  | { ok: true; cookie: string }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

/**
 * Compares the shared password with the stored hash. `cookie` is the grant: signed, unreadable for scripts, gone with the
 * browser session, and worth nothing once the password changes. Ten tries in five minutes from one address, a thousand
 * an hour from all.
 */
export async function enterBeta(input: { password: string; address: string }): Promise<BetaOutcome> {
  const turn = await takeTurns([
    { key: `beta|${input.address}`, max: 10, windowMs: 5 * minute },
    { key: 'beta-everybody', max: 1000, windowMs: 60 * minute },
  ]);
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const { betaHash, betaVersion } = await currentGates();
  if (!betaHash || !(await verifyPassword({ hash: betaHash, password: input.password }))) {
    return { ok: false, reason: 'wrong' };
  }
  return { ok: true, cookie: grantCookie(betaVersion) };
}

/** Whether a request carries a grant for the password of now. */
export function hasBetaGrant(request: Request, version: number): boolean {
  const given = Buffer.from(cookieOf(request.headers.get('cookie') ?? ''));
  const expected = Buffer.from(grantOf(version));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function grantCookie(version: number): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${cookieName()}=${grantOf(version)}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function grantOf(version: number): string {
  if (!secret) throw new Error('A beta grant was needed before openBetaAccess()');
  return createHmac('sha256', secret).update(`beta:${version}`).digest('base64url');
}

function cookieOf(header: string): string {
  const name = `${cookieName()}=`;
  const part = header.split(';').find((candidate) => candidate.trimStart().startsWith(name));
  return part?.trim().slice(name.length) ?? '';
}

const isSecure = () => config().publicUrl.startsWith('https:');
const cookieName = () => (isSecure() ? '__Host-beta_access' : 'beta_access');
