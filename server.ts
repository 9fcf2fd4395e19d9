import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { ServerBuild } from 'react-router';
import { boot } from '#app/boot.server.ts';
import { type Config, readConfig } from '#app/config.server.ts';
import { projectRoot } from '#app/db/migrate.server.ts';
import { isWorkerSeen } from '#app/domain/ads/workers.server.ts';
import { createBuiltFiles } from '#app/http/built-files.server.ts';
import { createBusyAnswer } from '#app/http/busy-answer.server.ts';
import { createClientAddress } from '#app/http/client-address.server.ts';
import { createHandle, type Handle } from '#app/http/handle.server.ts';
import { noteRequest } from '#app/http/note-request.server.ts';
import { watchOverload } from '#app/http/overload.server.ts';
import { hasReadableTarget } from '#app/http/request-target.server.ts';
import { newTrace } from '#app/http/request-trace.server.ts';
import { securityHeadersOf } from '#app/http/security-headers.server.ts';
import { watchBodies } from '#app/http/slow-bodies.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { requestsTurnedAway } from '#app/metrics.server.ts';
import { OperatorError } from '#app/operator-error.ts';
import { drain, noteAnswer } from '#app/shutdown.server.ts';
import { answerWatcher, openWatchPort } from '#app/watch/watch.server.ts';

/** ms that accepted requests get to finish when the process stops. */
const answerWithin = 4_000;
/** ms after which a stop that hangs is cut short, besides the wait that is asked for (SHUTDOWN_DELAY_SECONDS). */
const stopWithin = 14_000;

export type App = { handle: Handle; close(): Promise<void> };

/**
 * The application without a listening socket: what tests and the development server call, one at a time per process.
 * `routes` takes the place of the build this module was made with.
 */
export async function createApp(config: Config, routes?: () => Promise<ServerBuild>): Promise<App> {
  const running = await boot(config);
  return {
    handle: createHandle(routes ?? build, config.production ? 'production' : 'development'),
    close: running.close,
  };
}

/**
 * Boots, listens and returns once requests are answered. `close`
 * drains: accepted requests finish, the database stops last.
 */
export async function serve(config: Config): Promise<{ url: string; close(): Promise<void> }> {
  const running = await boot(config);
  const closeWatchPort = await openWatchPort(config).catch(async (error) => {
    await running.close();
    throw error;
  });
  if (config.role === 'worker') {
    const close = async () => {
      await running.close();
      await closeWatchPort();
    };
    return { url: '', close };
  }
  const handle = createHandle(build, config.production ? 'production' : 'development');
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 0, keepAliveTimeout: 10_000 });
  // In place of a time limit for the whole request.
  const bodies = watchBodies();
  const securityHeaders = Object.entries(securityHeadersOf(config));
  const serveFile = createBuiltFiles(join(projectRoot(), 'build/client'), securityHeaders);
  const clientOf = createClientAddress(config.trustedProxies);
  const overload = watchOverload();
  const turnAway = createBusyAnswer(config);
  server.on('request', (request, response) => {
    noteAnswer(response);
    bodies.watch(request, response);
    const trace = newTrace(request.headers['x-request-id']);
    response.setHeader('x-request-id', trace.id);
    noteRequest({ request, response, trace }, { config, clientOf });
    if (answerWatcher(request, response, config)) return;
    if (!hasReadableTarget(request)) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      return void response.end('This request names no page of this site.');
    }
    trace.route = '(static)';
    serveFile(request, response, () => {
      trace.route = undefined;
      overload.admit(request, (turn) => {
        if (!turn.admitted) {
          requestsTurnedAway.inc();
          return turnAway(request, response, turn.retryAfterSeconds);
        }
        // Whoever asked may have gone while it waited.
        if (response.destroyed) return turn.leave();
        response.once('close', turn.leave);
        const answer = createRequestListener(
          (webRequest) => handle(webRequest, clientOf(request), trace).finally(turn.leave),
          { onError: onHandlerError, protocol: new URL(config.publicUrl).protocol },
        );
        answer(request, response);
      });
    });
  });
  try {
    await listen(server, config);
  } catch (error) {
    await closeWatchPort();
    await running.close();
    throw error;
  }
  const closeAll = async () => {
    running.takeNoMoreJobs();
    await drain(server, { delayMs: config.shutdownDelayMs, withinMs: answerWithin });
    overload.close();
    bodies.close();
    await running.close();
    await closeWatchPort();
  };
  return { url: config.publicUrl, close: closeAll };
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: config.port, host: config.host, backlog: 2_048 }, resolve);
  });
}

function onHandlerError(error: unknown): Response {
  log.error({ error: describeError(error) }, 'request failed outside the routes');
  return new Response('Something went wrong on our side. Please try again.', { status: 500 });
}

type Additions = {
  /** Throws where this program must not run with such settings. */
  check?(config: Config): void;
  /** What else is done once requests are answered. */
  afterStart?(config: Config): Promise<void>;
};

/** The program behind `npm start`: serves until SIGINT or SIGTERM, then stops everything it started. */
export async function main({ check, afterStart }: Additions = {}): Promise<void> {
  let app: Awaited<ReturnType<typeof serve>> | undefined;
  let stopping = false;
  let failed = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const config = await starting.catch(() => undefined);
    setTimeout(() => process.exit(1), stopWithin + (config?.shutdownDelayMs ?? 0)).unref();
    try {
      await app?.close();
    } catch (error) {
      log.error({ error: describeError(error) }, 'the stop did not go well');
      failed = true;
    }
    process.exit(failed ? 1 : 0);
  };
  // The engine's own report would print a failed statement with what it carried.
  process.on('unhandledRejection', (error) =>
    log.error({ error: describeError(error) }, 'a promise was left alone'),
  );
  process.on('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'an error nobody caught: the process stops');
    failed = true;
    void stop();
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const starting = (async () => {
    const config = readConfig();
    check?.(config);
    app = await serve(config);
    return config;
  })();
  try {
    const config = await starting;
    if (stopping) return;
    await announce(config);
    await afterStart?.(config);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await app?.close();
    process.exit(1);
  }
}

async function announce(config: Config): Promise<void> {
  if (config.role === 'worker') return void process.stdout.write('Adwright worker is ready.\n');
  process.stdout.write(`${config.brandName} is ready at ${config.publicUrl}\n`);
  if (config.role === 'web') process.stdout.write(await wordsOfWorkers(config));
  if (config.payments.kind === 'test' && !config.isLoopback) {
    process.stdout.write('PAYMENTS=test: anyone can subscribe to a paid plan for nothing.\n');
  }
  if (config.isLoopback) return;
  if (config.payments.kind === 'off') {
    process.stdout.write(
      'Payments are off: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell plans.\n',
    );
  }
  if (!config.smtpUrl) {
    process.stdout.write(
      'SMTP_URL is not set: no mail leaves this machine, so nobody can confirm an account.\n',
    );
  }
}

/** What somebody who started a process for pages alone has to know. */
async function wordsOfWorkers({ databaseUrl }: Config): Promise<string> {
  const alone = 'ROLE=web: this process draws no ads and sends no mail.';
  if (!databaseUrl)
    return `${alone} NOBODY DOES: no worker can use the embedded database beside it. Set ROLE=all, or DATABASE_URL and start a worker.\n`;
  if (await isWorkerSeen().catch(() => true)) return `${alone} The workers that run do.\n`;
  return `${alone} NOBODY DOES: no worker is running, and new ads are refused until one is. Start one: npm run worker, with the same DATABASE_URL.\n`;
}

/** What a start that failed prints: what to put right, or else where it failed. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Another program already uses this port. Set PORT to a free one. (${error.message})`;
  return error instanceof OperatorError ? error.message : `Start failed: ${error.stack ?? error.message}`;
}

export { readConfig };
