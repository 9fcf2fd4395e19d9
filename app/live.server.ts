import { sql } from 'drizzle-orm';
import type { Executor } from '#app/db/client.server.ts';
import type { Listener as DatabaseListener } from '#app/db/listener.server.ts';
import type { AdStage, AdStatus } from '#app/db/schema.ts';

/**
 * What open sessions are told. `userId` says whose session hears it, and in a team everybody's; without one everybody
 * does.
 */
export type LiveEvent =
  | { type: 'ad'; userId: string; adId: string; status: AdStatus | 'deleted'; stage: AdStage }
  | { type: 'plan'; userId: string }
  | { type: 'session-ended'; userId: string }
  | { type: 'settings'; key: string }
  /** What visitors read has changed; triggers of the database tell of it. Of no interest to open sessions. */
  | { type: 'content'; of: 'media' | 'posts' }
  /** Events may have been missed while the database was away: what is kept may be old. Of this process alone. */
  | { type: 'missed' };

type Listener = (event: LiveEvent) => void;

const channel = 'adwright_live';
const listeners = new Set<Listener>();

/** Tells every process. Inside a transaction the event goes out when it commits. */
export async function publish(event: LiveEvent, executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/** Hears the events of all processes. Returns a function that ends it. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells this process alone, at once, what a trigger of the database tells all of them a moment later. */
export function tellContentChanged(): void {
  for (const of of ['media', 'posts'] as const) dispatch({ type: 'content', of });
}

/** Begins to hear the other processes. Returns a function that ends it. */
export function openLive(database: DatabaseListener): Promise<() => void> {
  return database.listen(
    channel,
    (payload) => dispatch(JSON.parse(payload)),
    () => dispatch({ type: 'missed' }),
  );
}

function dispatch(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}
