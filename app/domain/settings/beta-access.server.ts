import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieLine, cookieName, readCookie } from '#app/cookie.server.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { verifyPassword } from '#app/domain/users/passwords.server.ts';
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
 * browser session, and worth nothing once the password changes. Ten tries in five minutes from one network; after a
 * thousand in an hour from all of them together each has three an hour, so that guessing gets slow and nobody is shut out.
 */
export async function enterBeta(input: { password: string; network: string }): Promise<BetaOutcome> {
  const own = `beta|${input.network}`;
  const first = await takeTurn({ key: own, max: 10, windowMs: 5 * minute });
  const all = first.ok ? await takeTurn({ key: 'beta-everybody', max: 1000, windowMs: 60 * minute }) : first;
  const isCrowded = first.ok && !all.ok;
  const turn = isCrowded ? await takeTurn({ key: `crowded-${own}`, max: 3, windowMs: 60 * minute }) : all;
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const { betaHash, betaVersion } = await currentGates();
  if (!betaHash || !(await verifyPassword({ hash: betaHash, password: input.password }))) {
    return { ok: false, reason: 'wrong' };
  }
  return { ok: true, cookie: cookieLine(name(), grantOf(betaVersion)) };
}

/** Whether a request carries a grant for the password of now. */
export function hasBetaGrant(request: Request, version: number): boolean {
  const given = Buffer.from(readCookie(request, name()) ?? '');
  const expected = Buffer.from(grantOf(version));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function grantOf(version: number): string {
  if (!secret) throw new Error('A beta grant was needed before openBetaAccess()');
  return createHmac('sha256', secret).update(`beta:${version}`).digest('base64url');
}

const name = () => cookieName('beta_access');
