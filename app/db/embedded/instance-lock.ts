import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const SQLITE_BUSY = 5;

/** Keeps the lock of a forgotten instance from being collected, and so released, while its process lives. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock that makes one process the only user of `folder`, and returns the function that gives it back. Node
 * has no flock of its own, so it is the exclusive transaction of an (empty) SQLite file: a POSIX record lock. The
 * kernel releases it when the process dies, however it dies, and child processes do not inherit it.
 */
export function takeInstanceLock(folder: string): () => void {
  const file = join(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw alreadyRunning(folder);
    throw new EmbeddedPostgresError(
      'unusable-folder',
      `The database folder ${folder} cannot be locked (${file}: ${(error as Error).message}). ` +
        'Choose a folder on a local disk that this user may write to, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const taken = lock;
  held.add(taken);
  return () => {
    if (held.delete(taken)) taken.close();
  };
}

/** The error for a folder that another instance uses. */
export function alreadyRunning(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'already-running',
    `Another instance already uses the database folder ${folder}. Stop it first, give this one its own DATA_DIR, ` +
      'or set DATABASE_URL so that several instances share one PostgreSQL server.',
  );
}
