import type { CaptchaPort, CaptchaVerdict } from './port.ts';
import { askSiteverify, type HostedCaptchaOptions } from './siteverify.ts';

/** Cloudflare Turnstile. It spends each token itself, and its widget names the form in `action`. */
export function createTurnstile(options: HostedCaptchaOptions): CaptchaPort {
  const url = `${options.baseUrl ?? 'https://challenges.cloudflare.com'}/turnstile/v0/siteverify`;

  return {
    kind: 'turnstile',
    widget: () => ({ kind: 'turnstile', siteKey: options.siteKey }),
    challenge: async () => null,

    async verify(token, { ip, action }) {
      if (!token) return { ok: false, reason: 'missing' };
      // Longer tokens can't be genuine (the provider's documented limit).
      if (token.length > 2048) return { ok: false, reason: 'wrong' };
      const answer = await askSiteverify(url, { secret: options.secret, response: token, remoteip: ip });
      if (!answer) return { ok: false, reason: 'unavailable' };
      if (!answer.success) return { ok: false, reason: reasonOf(answer['error-codes'] ?? []) };
      const isOurs =
        options.hostname === null || (answer.hostname === options.hostname && answer.action === action);
      return isOurs ? { ok: true } : { ok: false, reason: 'wrong' };
    },
  };
}

function reasonOf(codes: string[]): (CaptchaVerdict & { ok: false })['reason'] {
  if (codes.includes('missing-input-response')) return 'missing';
  // One code for both: a form left open too long is by far the more common.
  if (codes.includes('timeout-or-duplicate')) return 'expired';
  if (codes.includes('invalid-input-response')) return 'wrong';
  return 'unavailable';
}
