import { createServer as createHttpServer } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createServer } from 'vite';
import { loadEnvironment } from './environment.ts';

/** `npm run dev`: the application with Vite in front, so that a change shows without a build. */
process.env.NODE_ENV = 'development';
loadEnvironment();
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { createApp } = await vite.ssrLoadModule('./server.ts');
const { readConfig } = await vite.ssrLoadModule('./app/config.server.ts');
const settings = readConfig();
const app = await createApp(settings);
const server = createHttpServer((request, response) => {
  const client = { address: request.socket.remoteAddress ?? '', forwarded: false };
  const answer = createRequestListener((webRequest: Request) => app.handle(webRequest, client));
  vite.middlewares(request, response, () => answer(request, response));
});
server.listen(settings.port, settings.host, () =>
  process.stdout.write(`Development server at ${settings.publicUrl}\n`),
);

const stop = async () => {
  server.closeAllConnections();
  await app.close();
  await vite.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
