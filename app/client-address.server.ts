import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * Who a request comes from. Forwarded headers count only when the socket belongs to a trusted proxy; then it is the last
 * address in X-Forwarded-For that is not itself a trusted proxy.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = blockListOf(trustedProxies);
  return (request: IncomingMessage): { address: string; forwarded: boolean } => {
    const socket = plain(request.socket.remoteAddress ?? '');
    if (!isTrusted(trusted, socket)) return { address: socket, forwarded: false };
    const hops = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter((hop) => isIP(hop));
    const client = hops.reverse().find((hop) => !isTrusted(trusted, hop));
    return { address: client ?? socket, forwarded: true };
  };
}

/** Addresses and CIDR ranges as a list to check against. Throws on what is neither. */
function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address or range`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isTrusted(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** '::ffff:127.0.0.1' to '127.0.0.1'. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
