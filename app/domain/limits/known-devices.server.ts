import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieLine, cookieName, readCookie } from '#app/http/cookie.server.ts';

/** Accounts one browser is remembered for, and how long, in s. */
const accountsEach = 5;
const life = 365 * 86_400;

let secret: string | undefined;

/** Sets the key the cookie is signed with, before any request is served. */
export function openKnownDevices(options: { secret: string }): void {
  secret = options.secret;
}

/**
 * The name of this browser among those somebody has signed in to this account on; null where nobody has. The cookie
 * holds `{account}.{device}.{signature}` for each account, the account as a keyed hash.
 */
export function knownDeviceOf(request: Request, email: string): string | null {
  const account = accountOf(email);
  const entry = entriesOf(request).find((each) => each.startsWith(`${account}.`));
  return entry?.split('.')[1] ?? null;
}

/** A Set-Cookie value by which this browser is known for the account from now on. */
export function rememberDevice(request: Request, email: string): string {
  const account = accountOf(email);
  const device = knownDeviceOf(request, email) ?? randomBytes(12).toString('base64url');
  const own = `${account}.${device}`;
  const others = entriesOf(request).filter((entry) => !entry.startsWith(`${account}.`));
  const entries = [`${own}.${sign(own)}`, ...others].slice(0, accountsEach);
  return cookieLine(name(), entries.join('~'), life);
}

/** The entries whose signature is ours. */
function entriesOf(request: Request): string[] {
  const value = readCookie(request, name()) ?? '';
  return value.split('~', accountsEach).filter((entry) => {
    const end = entry.lastIndexOf('.');
    if (end < 1) return false;
    const given = Buffer.from(entry.slice(end + 1));
    const expected = Buffer.from(sign(entry.slice(0, end)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const name = () => cookieName('known_device');
const accountOf = (email: string) => sign(`account:${email.trim().toLowerCase()}`).slice(0, 16);

function sign(text: string): string {
  if (!secret) throw new Error('A known device was needed before openKnownDevices()');
  return createHmac('sha256', secret).update(text).digest('base64url');
}
