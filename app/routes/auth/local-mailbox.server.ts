import { mail } from '#app/adapters/adapters.server.ts';
import { config, isLoopbackHost } from '#app/config.server.ts';

/** Headers that show a proxy or tunnel between the browser and this server. */
const relayed = /^(via|forwarded|x-forwarded-.+|x-real-ip|x-via-proxy|x-original-.+|cf-.+)$/;

/**
 * Whether this request may read the local mailbox. Mails must be kept here instead of being sent, the site must live on
 * this machine, and the request must come straight from it. A tunnel or anything else in between closes the mailbox.
 */
export function mayReadMailbox(request: Request): boolean {
  if (mail.kind !== 'mailbox' || !config().isLoopback) return false;
  const address = request.headers.get('x-client-address') ?? '';
  if (!isLoopbackHost(address) || !isLoopbackHost(new URL(request.url).hostname)) return false;
  return ![...request.headers.keys()].some((name) => relayed.test(name));
}
