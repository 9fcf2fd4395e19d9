import { createHmac, timingSafeEqual } from 'node:crypto';
import { webhookToleranceSeconds } from './port.ts';

/**
 * One time and at least one signature, in the order and spelling of Stripe's header. Two headers joined into one do not
 * match.
 */
const headerFormat = /^t=(\d{9,11})(?:,v\d=[0-9a-f]{64}){1,8}$/;

/**
 * When the header says it was signed, Unix s. null for a header that is not well formed, or whose time is too far from
 * now.
 */
export function readSignedAt(header: string | null, now = Date.now()): number | null {
  const match = header?.match(headerFormat);
  if (!match) return null;
  const at = Number(match[1]);
  return Math.abs(now / 1000 - at) <= webhookToleranceSeconds ? at : null;
}

/** `t=...,v1=...`: HMAC-SHA256 over the time and the body. */
export function sign(message: { body: string; secret: string; at: number }): string {
  return `t=${message.at},v1=${digest(message)}`;
}

/** Whether one of the header's v1 signatures is ours for this body, and fresh. */
export function isSigned(message: { body: string; secret: string; header: string | null }): boolean {
  const at = readSignedAt(message.header);
  if (at === null || !message.header) return false;
  const ours = Buffer.from(digest({ ...message, at }));
  const theirs = [...message.header.matchAll(/,v1=([0-9a-f]{64})/g)].map(([, hex = '']) => Buffer.from(hex));
  return theirs.some((given) => given.length === ours.length && timingSafeEqual(given, ours));
}

function digest({ body, secret, at }: { body: string; secret: string; at: number }): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}
