/** Thrown at once for every query while the database is known to be away. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
  readonly code = 'DATABASE_AWAY';
  constructor() {
    super('The database is away');
  }
}

let away = false;
const listeners = new Set<() => void>();

/** True from the moment the database stopped answering until it answers again. */
export function isDatabaseAway(): boolean {
  return away;
}

/** Set by the one connection that always watches (listener.server.ts). */
export function setDatabaseAway(next: boolean): void {
  const leaves = next && !away;
  away = next;
  if (leaves) for (const listener of [...listeners]) listener();
}

/** Calls back when the database is found to be away; returns what ends it. */
export function whenDatabaseLeaves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
