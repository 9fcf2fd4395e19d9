import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Who a request comes from. Forwarded headers count only when the socket belongs to a trusted proxy; then it is the
 * last address in X-Forwarded-For that is not itself a trusted proxy. Where that can't be read it is the socket's: what
 * stands before it may be the visitor's own word.
 */
export function createClientAddress(trustedProxies: readonly string[]) {
  const trusted = blockListOf(trustedProxies);
  return (request: IncomingMessage): { address: string; forwarded: boolean } => {
    const socket = normalizeAddress(request.socket.remoteAddress ?? '');
    if (!isTrusted(trusted, socket)) return { address: socket, forwarded: false };
    const hops = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const client = hops
      .reverse()
      .map((hop) => normalizeAddress(withoutPort(hop.trim())))
      .find((hop) => !isTrusted(trusted, hop));
    return { address: client && isIP(client) ? client : socket, forwarded: true };
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

/**
 * An address in its one spelling. An IPv4 address within an IPv6 one becomes itself; what is no address stays as it is.
 */
function normalizeAddress(address: string): string {
  return isIP(address) ? ipaddr.process(address).toString() : address;
}

/** '192.0.2.1:4711' and '[2001:db8::1]:4711', as some proxies have it, without the port. */
function withoutPort(hop: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop;
}
