import { config } from '#app/config.server.ts';
import { currentGates, markOf } from '#app/domain/settings/gates.server.ts';
import { signedOutMark } from '#app/domain/users/signed-out-mark.ts';
import { contentSecurityPolicy } from '#app/http/content-security-policy.server.ts';
import type { RequestState } from '#app/http/request-context.server.ts';
import type { Trace } from '#app/http/request-trace.server.ts';
import { securityHeadersOf } from '#app/http/security-headers.server.ts';
import { keptPageOf } from '#app/kept-pages/kept-page.server.ts';
import { findPage, type Made } from '#app/kept-pages/kept-pages.server.ts';
import { type PageAddress, pageAddressOf } from '#app/kept-pages/page-address.server.ts';
import { sealDocument } from '#app/kept-pages/seal.server.ts';

/** Answers a request through the routes, with what they noted about it; one of our own has a trace of its own. */
export type Route = (request: Request, trace?: Trace) => Promise<{ response: Response; state: RequestState }>;

/** A session under any name, or one that waits to be ended: whether it is worth anything is seen by the routes. */
const ownCookies = new RegExp(`session_token|session_data|${signedOutMark}=`);

/**
 * The kept page for a request that any visitor could have sent; undefined for every other request, which the routes
 * answer. Pages are made from their address alone, with nothing of whoever asked first (docs/decisions/015).
 */
export async function findVisitorPage(
  request: Request,
  trace: Trace,
  route: Route,
): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (ownCookies.test(request.headers.get('cookie') ?? '')) return undefined;
  const page = pageAddressOf(new URL(request.url));
  if (!page) return undefined;
  const gates = await currentGates();
  // The gate itself looks who holds a grant.
  if (gates.beta.enabled) return undefined;
  const found = await findPage({ ...page, gates: markOf(gates), make: () => makePage(page, route) });
  if (!found) return undefined;
  trace.route = page.route;
  return found.answer(request);
}

/** null where the answer can't be handed to others: the gate was shut meanwhile, something failed, a cookie is set. */
async function makePage({ address }: PageAddress, route: Route): Promise<Made | null> {
  const { response, state } = await route(new Request(new URL(address, config().publicUrl)));
  const { status } = response;
  const headers = new Headers(response.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('set-cookie');
  if (!isPage || (status !== 200 && status !== 404)) return null;
  const sealed = sealDocument(await response.text(), state.nonce);
  if (!sealed) return null;
  for (const [name, value] of Object.entries(securityHeadersOf(config()))) headers.set(name, value);
  headers.set('content-security-policy', contentSecurityPolicy(sealed));
  const isWhole = status === 200 && !state.isIncomplete && !state.databaseDown;
  return { page: keptPageOf({ status, headers, html: sealed.html }), isWhole };
}
