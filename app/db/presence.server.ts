/** What a question to the database is answered with, at once, while it is known to be away. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
  readonly code = 'DATABASE_AWAY';
  constructor() {
    super('The database is away');
  }
}

let away = false;

/** True from the moment the database stopped answering until it answers again. */
export function isDatabaseAway(): boolean {
  return away;
}

/** Set by the one connection that always watches (listener.server.ts). */
export function setDatabaseAway(next: boolean): void {
  away = next;
}
