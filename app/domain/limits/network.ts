import ipaddr from 'ipaddr.js';

/**
 * Whom a limit counts as one: an IPv4 address, or the first 64 bits of an IPv6 one, which a single connection has all
 * to itself. What is no address counts as it is written.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part?.toString(16)).join(':')}::/64`;
}

/** The network a request comes from; its address was found out by our own server (http/client-address.server.ts). */
export function clientNetwork(request: Request): string {
  return networkOf(request.headers.get('x-client-address') ?? '');
}
