import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';

/** Thrown for an address that must not be called: not http(s), or anything but a public host. */
export class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
}

/**
 * True for a literal address on the public internet: not private, loopback, link-local, mapped, translated, reserved.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/**
 * `fetch` for addresses that someone else chose (GET only). The name is resolved here, and every address it has must be
 * public. The connection goes to exactly the address that was checked, so that a second look-up can't change it.
 * Redirects are handed back, not followed: the caller asks again for the next hop. `isPublic` is replaced in tests.
 */
export function createGuardedFetch({ isPublic = isPublicAddress } = {}): typeof fetch {
  return async (input, init) => {
    const { url, headers, signal, method } = new Request(input, init);
    const target = new URL(url);
    if (method !== 'GET') throw new BlockedAddressError('Only reading is allowed');
    if (target.protocol !== 'https:' && target.protocol !== 'http:')
      throw new BlockedAddressError('Only http(s) is allowed');
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (ipaddr.isValid(host) && !isPublic(host))
      throw new BlockedAddressError('Only public hosts are allowed');

    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const options = {
      headers: Object.fromEntries(headers),
      signal,
      agent: false,
      lookup: lookUpChecked(isPublic),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send(target, options, resolve).on('error', reject).end();
    });
    return toResponse(answer);
  };
}

/** A look-up that returns only checked addresses. One address that fails the check refuses the whole name. */
function lookUpChecked(isPublic: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => isPublic(address))) {
        return callback(new BlockedAddressError('Only public hosts are allowed'), '', 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function toResponse(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const status = answer.statusCode ?? 502;
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>) : null, {
    status,
    headers,
  });
}
