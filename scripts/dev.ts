import { createServer as createHttpServer } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type * as entry from '../server.ts';
import { loadEnvironment } from './environment.ts';

/**
 * `npm run dev`: the application with Vite in front, so that a change shows without a build. Pages and components are
 * loaded anew with the next request. After an edit of what runs behind them, the application is started again first.
 */
process.env.NODE_ENV = 'development';
loadEnvironment();
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
const routes = () => load<ServerBuild>('virtual:react-router/server-build');

/** What a running application holds on to: connections, settings, handlers of jobs, and what draws ads and mails. */
const isBehindPages = (path: string) =>
  /\/app\/.*\.ts$|\/app\/(?:composer|mails)\/.*\.tsx$|\/server\.ts$/.test(path) &&
  !/\.test\.tsx?$/.test(path);
let isStale = false;
// A file that comes or goes counts too: some editors save by putting a new file in the place of the old one.
for (const event of ['add', 'change', 'unlink'] as const)
  vite.watcher.on(event, (path) => {
    if (isBehindPages(path)) isStale = true;
  });

const { readConfig } = await load<typeof entry>('./server.ts');
const settings = readConfig();
let running = start();

async function start(): Promise<entry.App> {
  const { createApp } = await load<typeof entry>('./server.ts');
  return createApp(settings, routes);
}

/**
 * The application of the code as it stands. One that does not start is reported, and tried again after the next edit.
 */
async function current(): Promise<entry.App> {
  if (isStale) {
    isStale = false;
    const started = performance.now();
    const before = running.catch(() => undefined);
    running = before.then((app) => app?.close()).then(start);
    await running;
    process.stdout.write(`Started again in ${Math.round(performance.now() - started)} ms.\n`);
  }
  return running;
}

const server = createHttpServer((request, response) => {
  const client = { address: request.socket.remoteAddress ?? '', forwarded: false };
  const answer = createRequestListener(
    async (webRequest: Request) => (await current()).handle(webRequest, client),
    { onError: report },
  );
  vite.middlewares(request, response, () => answer(request, response));
});

function report(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  return new Response(text, { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

await running;
server.listen(settings.port, settings.host, () =>
  process.stdout.write(`Development server at ${settings.publicUrl}\n`),
);

const stop = async () => {
  server.closeAllConnections();
  await running.then((app) => app.close()).catch(() => undefined);
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
