import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { keepEarlyInput } from '#app/early-input/early-input.server.ts';
import { FailureContext } from '#app/failure.ts';
import { contentSecurityPolicy } from '#app/http/content-security-policy.server.ts';
import { putScriptsAfterPaint, putScriptsLast } from '#app/http/document-scripts.server.ts';
import { requestContext } from '#app/http/request-context.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { NonceContext } from '#app/nonce.ts';
import { noteMissing } from '#app/routes/public/note-missing.server.ts';

/** ms a page may take to render before it is given up. */
const renderTimeout = 5_000;

/**
 * Renders the whole document into memory: it is then compressed in one go, which is cheaper than a compressed stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const state = context.get(requestContext);
  const { nonce } = state;
  headers.set('content-type', 'text/html; charset=utf-8');
  const named = [`'nonce-${nonce}'`];
  headers.set('content-security-policy', contentSecurityPolicy({ scripts: named, styles: named }));
  for (const sheet of styleSheetsOf(routerContext)) {
    headers.append('link', `<${sheet}>; rel=preload; as=style`);
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  const html = await render(
    <NonceContext value={nonce}>
      <FailureContext value={state}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </FailureContext>
    </NonceContext>,
    nonce,
  );
  // Who is signed in came to do something; a visitor came to look first.
  const place = context.get(viewerContext) ? putScriptsLast : putScriptsAfterPaint;
  const body = request.method === 'HEAD' ? null : keepEarlyInput(place(html.toString()));
  return new Response(body, { status, headers });
}

/**
 * Addresses of the style sheets of the matched routes: named in a header, they are fetched before the page is parsed.
 */
function styleSheetsOf({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const matched = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  return new Set([manifest.routes.root, ...matched].flatMap((route) => route?.css ?? []));
}

function render(element: React.ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), renderTimeout);
    sink.on('close', () => clearTimeout(timer));
    const stream = renderToPipeableStream(element, {
      nonce,
      // Nothing is set apart for a script to put in its place: without scripts it would never be seen.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => log.error({ error: describeError(error) }, 'rendering failed'),
    });
  });
}

/** Notes what a loader or action threw, and a path no route takes. Requests the visitor gave up on are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status === 404) noteMissing(request);
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const state = (context as RouterContextProvider).get(requestContext);
  if (isDatabaseDown(error)) state.databaseDown = true;
  log.error(
    { reference: state.reference, path: new URL(request.url).pathname, error: describeError(error) },
    'request failed',
  );
};
