import { createCookie } from 'react-router';
import { betaRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { verifyPassword } from '#app/domain/users/passwords.server.ts';
import { cookieName, isSecure } from '#app/http/cookie.server.ts';
import { currentGates } from './gates.server.ts';

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
 * Compares the shared password with the stored hash, as often as `betaRates` allow. `cookie` is the grant. It is
 * signed, unreadable for scripts and gone with the browser session, and it is worth nothing once the password changes.
 */
export async function enterBeta(input: { password: string; network: string }): Promise<BetaOutcome> {
  const own = `beta|${input.network}`;
  const first = await takeTurn({ key: own, ...betaRates.network });
  const all = first.ok ? await takeTurn({ key: 'beta-everybody', ...betaRates.everybody }) : first;
  const isCrowded = first.ok && !all.ok;
  const turn = isCrowded ? await takeTurn({ key: `crowded-${own}`, ...betaRates.crowded }) : all;
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const { betaHash, betaVersion } = await currentGates();
  if (!betaHash || !(await verifyPassword({ hash: betaHash, password: input.password }))) {
    return { ok: false, reason: 'wrong' };
  }
  return { ok: true, cookie: await grantCookie().serialize(betaVersion) };
}

/** Whether a request carries a grant for the password of now. */
export async function hasBetaGrant(request: Request, version: number): Promise<boolean> {
  return (await grantCookie().parse(request.headers.get('cookie'))) === version;
}

/** Signed, so that nobody makes one; it holds the version of the password. */
function grantCookie() {
  if (!secret) throw new Error('A beta grant was needed before openBetaAccess()');
  return createCookie(cookieName('beta_access'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    secrets: [secret],
  });
}
