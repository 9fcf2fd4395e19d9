import { config } from '#app/config.server.ts';

/** A cookie's full name: on https browsers then take it from this very host over https alone (`__Host-`). */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** The value of the request's cookie of this full name, percent-decoded; null when it is missing or broken. */
export function readCookie(request: Request, fullName: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== fullName) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/**
 * A Set-Cookie value that scripts and other sites' requests can't use. Without an age (s) it lasts for the browser
 * session; an age of 0 takes the cookie away. `value` has to be safe in a cookie.
 */
export function cookieLine(fullName: string, value: string, maxAge?: number): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${fullName}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
}

/** Whether cookies travel over https alone. */
export const isSecure = () => config().publicUrl.startsWith('https:');
