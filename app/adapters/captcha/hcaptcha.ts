import type { CaptchaPort, CaptchaVerdict } from './port.ts';
import { askSiteverify, type HostedCaptchaOptions } from './siteverify.ts';

/**
 * hCaptcha. It spends each token itself, but its answer doesn't name a form: a token is bound to the site, not to one
 * form.
 */
export function createHcaptcha(options: HostedCaptchaOptions): CaptchaPort {
  const url = `${options.baseUrl ?? 'https://api.hcaptcha.com'}/siteverify`;

  return {
    kind: 'hcaptcha',
    widget: () => ({ kind: 'hcaptcha', siteKey: options.siteKey }),
    challenge: async () => null,

    async verify(token, { ip }) {
      if (!token) return { ok: false, reason: 'missing' };
      if (token.length > 8192) return { ok: false, reason: 'wrong' };
      const form = { secret: options.secret, response: token, remoteip: ip, sitekey: options.siteKey };
      const answer = await askSiteverify(url, form);
      if (!answer) return { ok: false, reason: 'unavailable' };
      if (!answer.success) return { ok: false, reason: reasonOf(answer['error-codes'] ?? []) };
      const isOurs = options.hostname === null || answer.hostname === options.hostname;
      return isOurs ? { ok: true } : { ok: false, reason: 'wrong' };
    },
  };
}

function reasonOf(codes: string[]): (CaptchaVerdict & { ok: false })['reason'] {
  if (codes.includes('missing-input-response')) return 'missing';
  if (codes.includes('expired-input-response')) return 'expired';
  if (codes.includes('already-seen-response') || codes.includes('invalid-or-already-seen-response'))
    return 'replayed';
  if (codes.includes('invalid-input-response')) return 'wrong';
  return 'unavailable';
}
