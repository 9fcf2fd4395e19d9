import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const closers = new Set<() => void>();
const answering = new Set<ServerResponse>();
let draining = false;

/** ms that connections at rest are kept for what may be on its way over them. */
const restingMs = 300;

/** Registers what must end before the process can: open streams. Returns what takes it back. */
export function closeOnShutdown(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}

/** Ends every open stream. */
export function closeStreams(): void {
  for (const close of [...closers]) close();
}

/** True once the web server is stopping: it answers what it gets, and nothing more should be sent to it. */
export function isDraining(): boolean {
  return draining;
}

/** Notes an answer on its way, for drain(); while the server stops it is the last of its connection. */
export function noteAnswer(response: ServerResponse): void {
  answering.add(response);
  response.once('close', () => answering.delete(response));
  if (draining) response.setHeader('connection', 'close');
}

/**
 * Ends a web server without failing anybody. For `delayMs` it only says that it is not ready, so that whatever spreads
 * requests looks elsewhere. Then it takes no more connections, ends the streams, and answers what has been asked within
 * `withinMs`. Every answer from the first moment on closes its connection.
 */
export async function drain(server: Server, limits: { delayMs: number; withinMs: number }): Promise<void> {
  draining = true;
  for (const response of answering) if (!response.headersSent) response.setHeader('connection', 'close');
  await pause(limits.delayMs);
  // The close() of node:http would also end connections at rest, on which a proxy may be sending at this moment.
  NetServer.prototype.close.call(server);
  closeStreams();
  const until = performance.now() + limits.withinMs;
  await pause((await connections(server)) > 0 ? restingMs : 0);
  while (answering.size > 0 && performance.now() < until) await pause(20);
  server.closeAllConnections();
  // Nobody can ask this server any more; the next one of the process is ready again.
  draining = false;
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
