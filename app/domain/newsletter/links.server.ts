import { createHmac, timingSafeEqual } from 'node:crypto';
import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { uuidPattern } from '#app/db/uuid.ts';

/** What a signed link is good for; one signed for one purpose is worth nothing for another. */
type Purpose = 'confirm' | 'unsubscribe' | 'undo';

const day = 86_400_000;
/** How long a link works, ms. Whoever got a mail may leave at any time. */
const lives: Record<Purpose, number> = { confirm: 7 * day, unsubscribe: Number.POSITIVE_INFINITY, undo: day };

let secret: string | undefined;

/** Sets the key that links are signed with, before any request is served. */
export function openNewsletterLinks(options: { secret: string }): void {
  secret = options.secret;
}

/** Address of the page that confirms a subscription; works for 7 days. */
export function confirmUrl(id: string): string {
  return pageUrl(href('/newsletter/confirm'), signToken('confirm', { id }));
}

/** Address that ends a subscription, for the mail's header and its foot; never expires. */
export function unsubscribeUrl(id: string): string {
  return pageUrl(href('/newsletter/unsubscribe'), signToken('unsubscribe', { id }));
}

function pageUrl(path: string, token: string): string {
  return `${config().publicUrl}${path}?token=${token}`;
}

/**
 * A token that names a subscriber's row: '{id}.{time}.{note}.{HMAC-SHA256}', in letters no program that finds links
 * stumbles over.
 */
export function signToken(purpose: Purpose, { id, note = '0' }: { id: string; note?: string }): string {
  const payload = `${id}.${Date.now().toString(36)}.${note}`;
  return `${payload}.${signatureOf(purpose, payload)}`;
}

export type TokenReading =
  | { ok: true; id: string; note: string }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'expired'; id: string };

const tokenPattern = new RegExp(`^((${uuidPattern})\\.([0-9a-z]{1,10})\\.([\\w-]{0,40}))\\.([0-9a-f]{40})$`);

/** Reads a token of ours; whatever was not signed here for this purpose is invalid. */
export function readToken(purpose: Purpose, token: unknown): TokenReading {
  const [, payload, id, time, note, signature] =
    typeof token === 'string' ? (tokenPattern.exec(token) ?? []) : [];
  if (!payload || !id || !time || note === undefined || !signature) return { ok: false, reason: 'invalid' };
  const expected = Buffer.from(signatureOf(purpose, payload));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return { ok: false, reason: 'invalid' };
  const age = Date.now() - Number.parseInt(time, 36);
  return age > lives[purpose] ? { ok: false, reason: 'expired', id } : { ok: true, id, note };
}

function signatureOf(purpose: Purpose, payload: string): string {
  if (!secret) throw new Error('A newsletter link was needed before openNewsletterLinks()');
  return createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('hex').slice(0, 40);
}
