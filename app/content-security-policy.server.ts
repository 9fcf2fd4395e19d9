import { config } from '#app/config.server.ts';
import { captchaCspSources } from '#app/domain/users/captcha-csp.ts';

const stripePages = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

/** The policy of a document: scripts and styles by nonce only, nothing from elsewhere but the captcha provider's own hosts. */
export function contentSecurityPolicy(nonce: string): string {
  const captcha = captchaCspSources(config().captcha.kind);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...captcha.style],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captcha.connect],
    'frame-src': ["'self'", ...captcha.frame],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // A form that is sent without JavaScript is redirected to the provider's page, which counts as its target.
    'form-action': ["'self'", ...(config().payments.kind === 'stripe' ? stripePages : [])],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
