import { randomBytes } from 'node:crypto';
import { createRequestHandler, href, RouterContextProvider, type ServerBuild } from 'react-router';
import { config } from '#app/config.server.ts';
import { noteRefusedOrigin } from '#app/domain/audit/security-log.server.ts';
import { withWait } from '#app/domain/limits/waiting.server.ts';
import { chooseEncoding, encodeOnce, leastToCompress } from '#app/http/encoding.server.ts';
import { limitBody } from '#app/http/limit-body.server.ts';
import { requestContext } from '#app/http/request-context.server.ts';
import { newTrace, type Trace } from '#app/http/request-trace.server.ts';
import { securityHeadersOf } from '#app/http/security-headers.server.ts';
import { findVisitorPage, type Route } from '#app/kept-pages/visitor-page.server.ts';
import { tellContentChanged } from '#app/live.server.ts';
import { logAs } from '#app/log.server.ts';
import { refuseForeign } from '#app/middleware/same-origin.server.ts';

/**
 * Largest body in bytes, past which the answer is 413. Pages that take pictures answer for themselves
 * (receive-form.server.ts).
 */
const maxBodyBytes = 2 * 1024 * 1024;
const takesPictures = (path: string) => /^\/(dashboard|admin\/media(\/upload)?)(\.data)?\/?$/.test(path);

/**
 * ms after which to come again, when a refusal comes from no limit that has a time. What is in the way will soon be
 * gone.
 */
const shortly = 15_000;

const encodingsOfOnce = ['zstd', 'gzip'] as const;

/** Answers one request. `address` is the client's, already checked against the trusted proxies. */
export type Handle = (request: Request, client: Client, trace?: Trace) => Promise<Response>;
type Client = { address: string; forwarded: boolean };

/**
 * Wraps the built routes with what every answer needs: client address, context, size limit, 503, compression, headers.
 * Pages that all visitors get alike are made once and kept (docs/decisions/015).
 */
export function createHandle(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Handle {
  const routes = createRequestHandler(build, mode);
  const route: Route = async (request, trace = newTrace()) => {
    const context = new RouterContextProvider();
    const state = {
      nonce: randomBytes(16).toString('base64'),
      reference: trace.id,
      trace,
      databaseDown: false,
      isIncomplete: false,
    };
    context.set(requestContext, state);
    return { response: await routes(request, context), state };
  };
  const answer = async (request: Request, client: Client, trace: Trace): Promise<Response> => {
    request.headers.set('x-client-address', client.address);
    if (!client.forwarded) {
      for (const name of [
        'x-forwarded-for',
        'x-forwarded-host',
        'x-forwarded-proto',
        'forwarded',
        'x-real-ip',
      ]) {
        // Kept only as a mark that somebody stands in between; nothing reads an address from them.
        if (request.headers.has(name)) request.headers.set('x-via-proxy', '1');
        request.headers.delete(name);
      }
    } else request.headers.set('x-via-proxy', '1');
    const { pathname } = new URL(request.url);
    const isBounded = !takesPictures(pathname);
    if (isBounded && Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge();

    const foreign = refuseForeign(request);
    if (foreign) {
      await noteRefusedOrigin(request);
      return withSecurityHeaders(foreign);
    }
    // React Router compares it with the Host header, which a proxy may have changed.
    if (request.headers.has('origin')) request.headers.set('origin', new URL(request.url).origin);

    const kept = mode === 'production' ? await findVisitorPage(request, trace, route) : undefined;
    if (kept) return kept;
    const { answer, waitMs } = await withWait(() =>
      route(isBounded ? limitBody(request, maxBodyBytes) : request, trace),
    );
    const { state } = answer;
    let { response } = answer;
    // What an operator has just changed is seen by the next visitor of this process; the others hear of it
    // (live.server.ts).
    if (request.method !== 'GET' && pathname.startsWith(href('/admin'))) tellContentChanged();
    if (response.status >= 500 && state.databaseDown) response = unavailable(response, 5);
    else if (response.status === 503 && !response.headers.has('retry-after'))
      response = unavailable(response, waitMs === null ? 120 : Math.ceil(waitMs / 1000));
    if (response.status === 429)
      response = withHeaders(response, { 'retry-after': String(Math.ceil((waitMs ?? shortly) / 1000)) });
    return finish(request, response);
  };
  return (request, client, trace = newTrace(request.headers.get('x-request-id'))) =>
    logAs({ request: trace.id }, async () =>
      withHeaders(await answer(request, client, trace), { 'x-request-id': trace.id }),
    );
}

function tooLarge(): Response {
  return withSecurityHeaders(
    new Response('That is more than a form can send. Please shorten it and try again.', {
      status: 413,
      headers: { 'content-type': 'text/plain; charset=utf-8', connection: 'close' },
    }),
  );
}

/**
 * The same page as a 503 that says when to come back, in s. That is soon while the database is away, and later during
 * maintenance.
 */
function unavailable(response: Response, retryAfter: number): Response {
  return withHeaders(response, { 'retry-after': String(retryAfter) }, 503);
}

/** The same answer with more headers: those of redirects and of fetch can't be changed. */
function withHeaders(response: Response, more: Record<string, string>, status = response.status): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(response.body, { status, headers });
}

async function finish(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  // A CSV file is streamed: it may be longer than memory.
  const isText = /^(text\/(?!event-stream|csv)|application\/(json|manifest))/.test(type);
  if (!isText || !response.body || response.headers.has('content-encoding') || request.method === 'HEAD') {
    return withSecurityHeaders(response);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  if (type.startsWith('text/html')) headers.append('vary', 'Cookie');
  const accepted = request.headers.get('accept-encoding');
  const encoding = body.length < leastToCompress ? null : chooseEncoding(accepted, encodingsOfOnce);
  const bytes = encoding ? encodeOnce[encoding](body) : body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.length));
  return withSecurityHeaders(new Response(new Uint8Array(bytes), { status: response.status, headers }));
}

function withSecurityHeaders(response: Response): Response {
  // Responses of fetch and redirects have frozen headers.
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeadersOf(config())))
    if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
