import type { CaptchaPort } from '#app/adapters/captcha/port.ts';

/** Hosts beside our own that a captcha's frame, styles and calls come from; its script is let in by strict-dynamic. */
export type CaptchaCspSources = {
  style: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
};

const turnstile = ['https://challenges.cloudflare.com'];
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

const sources: Record<CaptchaPort['kind'], CaptchaCspSources> = {
  altcha: { style: [], connect: [], frame: [] },
  turnstile: { style: [], connect: turnstile, frame: turnstile },
  hcaptcha: { style: hcaptcha, connect: hcaptcha, frame: hcaptcha },
};

/** What the content security policy must allow for the captcha in use. */
export function captchaCspSources(kind: CaptchaPort['kind']): CaptchaCspSources {
  return sources[kind];
}
