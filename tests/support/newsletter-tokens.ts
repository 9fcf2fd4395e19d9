import { createHmac, hkdfSync } from 'node:crypto';
import { testSecret } from './factories.ts';

/** A newsletter link's token as the server signs it, made at `at` (ms): for links of another time. */
export function newsletterToken(
  purpose: string,
  { id, at = Date.now() }: { id: string; at?: number },
): string {
  const key = hkdfSync('sha256', testSecret, '', 'adwright:newsletter links', 32);
  const secret = Buffer.from(key).toString('base64url');
  const payload = `${id}.${at.toString(36)}.0`;
  return `${payload}.${createHmac('sha256', secret).update(`${purpose}:${payload}`).digest('hex').slice(0, 40)}`;
}
