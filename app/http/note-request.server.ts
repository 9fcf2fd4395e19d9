import type { IncomingMessage, ServerResponse } from 'node:http';
import { href } from 'react-router';
import type { Config } from '#app/config.server.ts';
import type { Trace } from '#app/http/request-trace.server.ts';
import { log } from '#app/log.server.ts';
import { requestSeconds } from '#app/metrics.server.ts';

/** Streams, whose length says nothing. */
const streams = new Set([href('/events')]);
/** Verbs that become labels; any other could be a word of somebody's own. */
const verbs = new Set(['GET', 'HEAD', 'POST']);
/** Routes whose path is, or holds, a token: the log names the pattern. */
const secretPaths = /:token|^\/api\/auth\/|^\/mailbox/;
/** Characters kept of what a browser says of itself. */
const agentLength = 200;

/**
 * Counts a request once its answer is done. With ACCESS_LOG it also writes a line, but no query, no cookie and no body.
 * It writes no path that would let its reader in.
 */
export function noteRequest(
  { request, response, trace }: { request: IncomingMessage; response: ServerResponse; trace: Trace },
  { config, clientOf }: { config: Config; clientOf: (request: IncomingMessage) => { address: string } },
): void {
  const began = performance.now();
  // Read now: once the connection is closed it has no address any more.
  const address = config.accessLog ? clientOf(request).address : '';
  response.once('close', () => {
    const seconds = (performance.now() - began) / 1000;
    const method = verbs.has(request.method ?? '') ? (request.method as string) : 'other';
    const { route = 'none' } = trace;
    const isCut = !response.writableFinished;
    const status = isCut ? 'cut' : `${Math.floor(response.statusCode / 100)}xx`;
    if (!streams.has(route)) requestSeconds.observe({ method, route, status }, seconds);
    if (!config.accessLog) return;
    log.info(
      {
        request: trace.id,
        method: request.method,
        path: pathOf(request, trace),
        status: response.statusCode,
        ...(isCut && { cut: true }),
        ms: Math.round(seconds * 1000),
        bytes: Number(response.getHeader('content-length') ?? 0) || undefined,
        address,
        agent: request.headers['user-agent']?.slice(0, agentLength),
      },
      'request',
    );
  });
}

function pathOf({ url = '/' }: IncomingMessage, { route }: Trace): string {
  if (route && secretPaths.test(route)) return route;
  return url.split('?', 1)[0]?.slice(0, 300) ?? '/';
}
