import { config } from '#app/config.server.ts';
import { captchaCspSources } from '#app/domain/users/captcha-csp.ts';

const stripePages = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

/** What names the scripts and styles of a document: its nonce or their hashes, as sources of a directive. */
type Named = { scripts: readonly string[]; styles: readonly string[] };

/**
 * The policy of a document: the named scripts and styles, nothing from elsewhere but the captcha provider's own hosts.
 */
export function contentSecurityPolicy({ scripts, styles }: Named): string {
  const captcha = captchaCspSources(config().captcha.kind);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scripts, "'strict-dynamic'"],
    'style-src': ["'self'", ...styles, ...captcha.style],
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
