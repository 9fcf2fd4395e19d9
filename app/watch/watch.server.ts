import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Config } from '#app/config.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { metrics, watchProcess } from '#app/metrics.server.ts';
import { readDatabaseMetrics } from '#app/watch/database-metrics.server.ts';
import { checkReadiness } from '#app/watch/readiness.server.ts';

const noStore = { 'cache-control': 'no-store' };

/** 200 as long as the process can answer at all, whatever else is away: no reason to start it again. */
export const answerLiveness = (): Response => Response.json({ live: true }, { headers: noStore });

/** 200 while requests should be sent to this process, else 503; with `all` also while a part does not work. */
export async function answerReadiness({ all }: { all: boolean }): Promise<Response> {
  const readiness = await checkReadiness();
  const isFine = readiness.ready && !(all && readiness.degraded.length > 0);
  return Response.json(readiness, {
    status: isFine ? 200 : 503,
    headers: { ...noStore, ...(!isFine && { 'retry-after': '2' }) },
  });
}

async function answerMetrics(): Promise<Response> {
  // What the process counts itself is worth telling also while the database is away.
  await readDatabaseMetrics().catch((error) =>
    log.warn({ error: describeError(error) }, 'figures of the database could not be read'),
  );
  return new Response(await metrics.metrics(), {
    headers: { ...noStore, 'content-type': metrics.contentType },
  });
}

/** True when the request carries the token, as `Authorization: Bearer …`. */
function knowsToken(request: IncomingMessage, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0];
const notFound = () => new Response('Nothing is here.\n', { status: 404 });
const needsToken = () =>
  new Response('METRICS_TOKEN is needed.\n', { status: 401, headers: { 'www-authenticate': 'Bearer' } });

/**
 * What the port of the pages answers beside them: /livez, and /metrics to whoever knows the token. False: it is a
 * page.
 */
export function answerWatcher(request: IncomingMessage, response: ServerResponse, config: Config): boolean {
  const path = pathOf(request);
  if (path === '/livez') {
    void send(response, answerLiveness());
    return true;
  }
  if (path !== '/metrics' || !config.metrics.token) return false;
  const answer = knowsToken(request, config.metrics.token) ? answerMetrics() : needsToken();
  void send(response, answer);
  return true;
}

/**
 * Answers /metrics, /livez and /readyz on METRICS_PORT, also in a worker, which has no other port. Returns what closes
 * it. Rejects when the port is taken.
 */
export async function openWatchPort(config: Config): Promise<() => Promise<void>> {
  const { port, token } = config.metrics;
  if (port !== undefined || token) watchProcess();
  if (port === undefined) return async () => {};
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 10_000 }, (request, response) => {
    const answer = async (): Promise<Response> => {
      const path = pathOf(request);
      if (path === '/livez') return answerLiveness();
      if (path === '/readyz') return answerReadiness({ all: /\?(.*&)?all\b/.test(request.url ?? '') });
      if (path !== '/metrics') return notFound();
      return token && !knowsToken(request, token) ? needsToken() : answerMetrics();
    };
    void send(response, answer());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: config.host }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

async function send(response: ServerResponse, answering: Response | Promise<Response>): Promise<void> {
  try {
    const answer = await answering;
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      'content-length': body.length,
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  } catch (error) {
    log.error({ error: describeError(error) }, 'a watcher got no answer');
    response.destroy();
  }
}
