import { href } from 'react-router';
import { config, isLoopbackHost } from '#app/config.server.ts';

/**
 * A 403 for what another site's page made a visitor's browser send; null for everything else. Reading is free. Stands
 * before every route, so that no action has to think of it.
 */
export function refuseForeign(request: Request): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request)) return null;
  if (openToAll.has(new URL(request.url).pathname)) return null;
  return new Response('This request came from another site and was refused.', {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * Mail services post here for their users (RFC 8058): the signed token in the address decides, cookies are not looked
 * at.
 */
const openToAll = new Set([href('/newsletter/unsubscribe')]);

/**
 * Whether a request comes from a page of ours. Its Origin is the public one, or on one's own machine the one it was
 * sent to. Without an Origin the browser may vouch for it with Sec-Fetch-Site. A request with neither is fine only
 * without a cookie: then nobody's session can be misused.
 */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin && origin !== 'null') return isOurs(origin, request);
  if (site) return site === 'same-origin';
  return origin === null && !request.headers.has('cookie');
}

function isOurs(origin: string, request: Request): boolean {
  const { publicUrl, isLoopback } = config();
  if (origin === new URL(publicUrl).origin) return true;
  const own = new URL(request.url);
  return isLoopback && isLoopbackHost(own.hostname) && origin === own.origin;
}
