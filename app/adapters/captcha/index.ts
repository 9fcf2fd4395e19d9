import { href } from 'react-router';
import { type Config, ConfigError } from '#app/config.server.ts';
import { createAltcha } from './altcha.ts';
import { createHcaptcha } from './hcaptcha.ts';
import type { CaptchaMemory, CaptchaPort } from './port.ts';
import { createTurnstile } from './turnstile.ts';

/**
 * The captcha the settings ask for. The built-in one signs its challenges with `secret` and keeps its spent answers in
 * `memory`; the hosted ones use neither. Throws ConfigError when a hosted one lacks its keys.
 */
export function createCaptcha(
  config: Config,
  options: { secret: string; memory: CaptchaMemory },
): CaptchaPort {
  const { kind, siteKey, secret, verifyOrigin } = config.captcha;
  if (kind === 'altcha')
    return createAltcha({
      ...options,
      challengeUrl: (action) => href('/api/captcha/:action', { action }),
      cost: config.testing ? 20 : undefined,
    });
  if (!siteKey || !secret)
    throw new ConfigError(`CAPTCHA=${kind} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`);
  const hostname = config.isLoopback ? null : new URL(config.publicUrl).hostname;
  const create = kind === 'turnstile' ? createTurnstile : createHcaptcha;
  return create({ siteKey, secret, hostname, baseUrl: verifyOrigin });
}
