import type { Config } from '#app/config.server.ts';

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Two years, in s: what browsers' preload lists ask for at least is one. */
const hstsAge = 63_072_000;
const hstsScope = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };

/**
 * Headers of every answer, pages, data and static files alike; the content security policy of documents is set where
 * they are rendered. Other hosts of the same domain are bound to https only if the settings say so.
 */
export function securityHeadersOf(config: Config): Record<string, string> {
  return {
    ...always,
    // The frames of a hosted captcha don't send what this would ask of them.
    ...(config.captcha.kind === 'altcha' && { 'cross-origin-embedder-policy': 'require-corp' }),
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${hstsAge}${hstsScope[config.hsts]}`,
    }),
  };
}
