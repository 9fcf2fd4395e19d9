import pg from 'pg';
import { type Binaries, lacksGlibc, unsupported } from './binaries.ts';
import { SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Home } from './home.ts';
import { endEarlierPostmaster, PATIENCE_MS, readPostmasterFile, signal } from './postmaster.ts';
import { PORT, prepareSocketFolder, socketFolderOf } from './socket-folder.ts';
import { type GuardedProcess, runGuarded } from './watchdog.ts';

/** The database that the program uses. */
export const DATABASE = 'adwright';

/** Recovery after a crash replays at most about max_wal_size (1 GB), which a slow disk does within this time. */
const START_TIMEOUT_MS = 300_000;

/**
 * A fast shutdown that takes longer is turned into an immediate one, which loses nothing but makes the next start
 * recover.
 */
const FAST_SHUTDOWN_MS = 10_000;

/** How to connect, in the form that `pg` takes: `host` is the folder of a Unix socket. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string };

/** A PostgreSQL that accepts connections. */
export type RunningServer = {
  /** Resolves when it is gone, for whatever reason, with the last lines it logged. */
  ended: Promise<string>;
  /** Stops it fast: open transactions are rolled back. Resolves when it is gone. */
  stop: () => Promise<void>;
};

/**
 * What is needed to start the server again and again. `durable` false gives up safety after a crash for speed, for
 * tests.
 */
export type ServerOptions = { home: Home; binaries: Binaries; durable: boolean; log: (line: string) => void };

/** How to reach the database of `home`, whose socket is in `host` if that is known. */
export function connectionTo(home: Home, host = socketFolderOf(home)): EmbeddedConnection {
  return { host, port: PORT, user: SUPERUSER, database: DATABASE };
}

/** Starts the server and waits until it accepts connections. Call it only while holding the instance lock. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { home, log } = options;
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await endEarlierPostmaster({ ...home, log });
    const server = launch(options);
    if (await waitUntilReady(server, home)) {
      server.holdEventLoop(false);
      return { ended: server.ended.then(server.tail), stop: () => stop(server) };
    }
    // Children of a server that was killed let go of its shared memory a moment later.
    const passing = /lock file ".*" already exists|pre-existing shared memory|already in use/.test(
      server.tail(),
    );
    if (passing && Date.now() < deadline) continue;
    if (lacksGlibc()) throw unsupported('its C library is not glibc');
    throw new EmbeddedPostgresError(
      'start-failed',
      `PostgreSQL could not be started in ${home.folder}:\n${server.tail()}\n` +
        'Set DATABASE_URL to use a PostgreSQL server of your own instead.',
    );
  }
}

/** Makes the program's database if it is missing: a start may have been killed right after initdb. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function launch({ home, binaries, durable, log }: ServerOptions): GuardedProcess {
  const socketFolder = prepareSocketFolder(home);
  const settings = {
    listen_addresses: '',
    // A list of folders: quoted, so that a comma in the path does not divide it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: PORT,
    shared_buffers: '64MB',
    // Enough to sort a hundred thousand users without a file.
    work_mem: '16MB',
    max_connections: durable ? 40 : 100,
    io_method: 'sync',
    jit: 'off',
    // For today's disks, and for data that is read often and so in memory: a random read costs hardly more than the
    // next one.
    random_page_cost: '1.1',
    // The cores are for the requests that come at once, not for one query of one of them.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return runGuarded({
    command: binaries.postgres,
    args: ['-D', home.cluster, ...args],
    account: home.account,
    log,
  });
}

/** PostgreSQL notes in its lock file when it is ready, which is also what pg_ctl watches. */
async function waitUntilReady(server: GuardedProcess, home: Home): Promise<boolean> {
  const pid = await server.pid.catch(() => null);
  let ended = pid === null;
  void server.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!ended && Date.now() < deadline) {
    const file = readPostmasterFile(home.cluster);
    if (file?.pid === pid && file?.ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop(server);
  return false;
}

async function stop(server: GuardedProcess): Promise<void> {
  server.holdEventLoop(true);
  server.release();
  const pid = await server.pid.catch(() => null);
  const impatience = setTimeout(() => pid && signal(pid, 'SIGQUIT'), FAST_SHUTDOWN_MS);
  await server.ended;
  clearTimeout(impatience);
}
