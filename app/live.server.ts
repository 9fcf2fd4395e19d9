import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection, Executor } from '#app/db/client.server.ts';
import type { AdStage, AdStatus } from '#app/db/schema.ts';
import { describeError, log } from '#app/log.server.ts';

/** What open sessions are told. `userId` says whose session hears it, and in a team everybody's; without one everybody does. */
export type LiveEvent =
  | { type: 'ad'; userId: string; adId: string; status: AdStatus | 'deleted'; stage: AdStage }
  | { type: 'plan'; userId: string }
  | { type: 'session-ended'; userId: string }
  | { type: 'settings'; key: string };

type Listener = (event: LiveEvent) => void;

const channel = 'adwright_live';
const listeners = new Set<Listener>();
let client: pg.Client | undefined;
let stopped = true;

/** Tells every process. Inside a transaction the event goes out when it commits. */
export async function publish(event: LiveEvent, executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/** Hears the events of all processes. Returns what ends it. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds one connection that listens, and gets it back when it is lost. */
export async function openLive(connection: Connection): Promise<void> {
  stopped = false;
  await listen(connection);
}

export async function closeLive(): Promise<void> {
  stopped = true;
  await client?.end().catch(() => undefined);
  client = undefined;
}

async function listen(connection: Connection): Promise<void> {
  const next = new pg.Client({ ...connection, application_name: 'adwright-live', keepAlive: true });
  next.on('notification', ({ payload }) => payload && dispatch(JSON.parse(payload)));
  next.on('error', (error) => log.warn({ error: describeError(error) }, 'live connection lost'));
  next.on('end', () => !stopped && reconnect(connection));
  await next.connect();
  await next.query(`listen ${channel}`);
  client = next;
}

function reconnect(connection: Connection, waitMs = 250): void {
  setTimeout(() => {
    if (stopped) return;
    listen(connection).catch(() => reconnect(connection, Math.min(waitMs * 2, 5_000)));
  }, waitMs).unref();
}

function dispatch(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
