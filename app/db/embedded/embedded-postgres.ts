import { existsSync } from 'node:fs';
import { describePackage, findPackage, prepareBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { findHome, openHome } from './home.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { inspectPostmaster } from './postmaster.ts';
import {
  connectionTo,
  type EmbeddedConnection,
  ensureDatabase,
  type ServerOptions,
  startServer,
} from './server.ts';
import { superviseServer } from './supervisor.ts';

/** A PostgreSQL server that belongs to this process: it ends when the process ends, however that happens. */
export type EmbeddedPostgres = {
  /** For `pg` and everything built on it. */
  connection: EmbeddedConnection;
  /** The same as a URL, for tools that take nothing else. */
  connectionString: string;
  /** The folder that holds the database: the one asked for, unless root's PostgreSQL user may not enter that. */
  dataDir: string;
  /**
   * Stops the server fast and gives the folder back; resolves when the server is gone. May be called more than once.
   */
  stop: () => Promise<void>;
  /**
   * Calls `listener` when the server dies without being asked to. It is started again at once, and a `pg` pool on the
   * same connection works again, if it has a listener for its 'error' event. Only when the start fails is the listener
   * called a second time, with the error.
   */
  onExit: (listener: (exit: ServerExit) => void) => void;
};

/** `lastLines` is what the server logged before it died; `restartError` is set when it could not be started again. */
export type ServerExit = { lastLines: string; restartError?: Error };

/**
 * Starts the PostgreSQL of the npm platform package on `dataDir`, creating the database on the first start (about 0.6
 * s, later 0.1 s). `durable` false trades safety after a crash for speed, for tests. `log` receives single lines,
 * mostly PostgreSQL's own. `packageFolder` is a platform package to use in place of the installed one.
 * @throws EmbeddedPostgresError with a message for the person who starts the program.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  durable?: boolean;
  log?: (line: string) => void;
  packageFolder?: string;
}): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => {} } = options;
  const found = options.packageFolder ? describePackage(options.packageFolder) : findPackage();
  const home = openHome(options.dataDir, log);
  const releaseLock = takeInstanceLock(home.folder);
  try {
    const binaries = prepareBinaries(found, home, log);
    await ensureCluster({ home, found, binaries, durable, log });
    const serverOptions: ServerOptions = { home, binaries, durable, log };
    const supervised = superviseServer(await startServer(serverOptions), () => startServer(serverOptions));
    const connection = connectionTo(home);
    try {
      await ensureDatabase(connection);
    } catch (error) {
      await supervised.stop();
      throw error;
    }
    return {
      connection,
      connectionString: connectionStringOf(connection),
      dataDir: home.folder,
      stop: () => supervised.stop().finally(releaseLock),
      onExit: supervised.onExit,
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/**
 * For command line tools: the connection of a server that another process runs on `dataDir`, or null. Changes nothing.
 */
export async function findRunningPostgres(options: { dataDir: string }): Promise<EmbeddedConnection | null> {
  const home = findHome(options.dataDir);
  if (!home) return null;
  const { state, file } = inspectPostmaster(home.cluster);
  const lives = state === 'guarded' || state === 'orphan' || state === 'unclear';
  if (!file?.ready || !lives || !existsSync(file.socketDir)) return null;
  return connectionTo(home, file.socketDir);
}

/** A connection as a URL; the folder of the socket goes into the query, as libpq and `pg` both read it. */
export function connectionStringOf({ host, port, user, database }: EmbeddedConnection): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
