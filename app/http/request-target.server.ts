import type { IncomingMessage } from 'node:http';
import { log } from '#app/log.server.ts';

/** Methods that no page answers and that a `Request` can't have. */
const refusedMethods = new Set(['TRACE', 'TRACK', 'CONNECT']);
const plainHost = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether a request names something that can be asked for: a path or a whole http address, and one plain host. A whole
 * address (RFC 9112, 3.2.2) is taken apart, so that all that follows sees a path and that address's host. What can't be
 * read is logged in one line.
 */
export function hasReadableTarget(request: IncomingMessage): boolean {
  const { method = '', url = '' } = request;
  const isReadable =
    !refusedMethods.has(method) && (url.startsWith('/') ? hasPlainHost(request) : takeApart(request));
  if (!isReadable) {
    const { host = '' } = request.headers;
    log.warn({ method, target: url.slice(0, 100), host: host.slice(0, 100) }, 'malformed request refused');
  }
  return isReadable;
}

function hasPlainHost(request: IncomingMessage): boolean {
  const { host = '' } = request.headers;
  const isOne = hostLines(request).length === 1;
  return isOne && plainHost.test(host) && URL.canParse(`http://${host}${request.url}`);
}

function takeApart(request: IncomingMessage): boolean {
  const { url = '' } = request;
  const target = /^https?:\/\/[^/]/i.test(url) ? URL.parse(url) : null;
  if (!target || target.username || target.password || !plainHost.test(target.host)) return false;
  const lines = hostLines(request);
  if (lines.length !== 1) return false;
  request.url = target.pathname + target.search;
  request.headers.host = target.host;
  for (const at of lines) request.rawHeaders[at + 1] = target.host;
  return true;
}

/** Places of the Host lines in the raw list of names and values. */
function hostLines({ rawHeaders }: IncomingMessage): number[] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 && name.toLowerCase() === 'host' ? [at] : []));
}
