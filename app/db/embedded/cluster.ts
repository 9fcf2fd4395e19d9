import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Binaries, lacksGlibc, type PostgresPackage, unsupported } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Home, unusable } from './home.ts';
import { runGuarded } from './watchdog.ts';

/** The superuser of every embedded cluster. */
export const SUPERUSER = 'postgres';

const UNFINISHED = 'initdb-';

/** What the steps below need to know. `durable` false skips waiting for the disk. */
type ClusterOptions = {
  home: Home;
  found: PostgresPackage;
  binaries: Binaries;
  durable: boolean;
  log: (line: string) => void;
};

/**
 * Makes the cluster if there is none, and refuses one of another major version. initdb works in a folder of its own
 * that takes the final name only when complete. So a kill in the middle leaves nothing that looks like a cluster. Call
 * it while holding the instance lock.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { home } = options;
  removeUnfinished(home);
  const stored = readStoredMajor(home);
  if (stored === null) return await initialise(options);
  if (stored === options.found.major) return;
  throw new EmbeddedPostgresError(
    'other-major',
    `The database in ${home.cluster} was made by PostgreSQL ${stored}, but this version runs PostgreSQL ${options.found.major}. ` +
      `Start the version of the program that made it and export its data into a new folder or server (table by table with COPY), ` +
      `choose an empty folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL ${stored} server that holds this data.`,
  );
}

function readStoredMajor(home: Home): number | null {
  try {
    return Number.parseInt(readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw unusable(home.folder, (error as Error).message);
  }
  try {
    rmdirSync(home.cluster);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw unusable(home.folder, `${home.cluster} holds files, but no PostgreSQL database`);
    }
  }
  return null;
}

function removeUnfinished(home: Home): void {
  for (const name of readdirSync(home.folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    try {
      rmSync(join(home.folder, name), { recursive: true, force: true });
    } catch {
      // The initdb of an app killed a moment ago may still be writing its last file; the next start removes it.
    }
  }
}

async function initialise(options: ClusterOptions): Promise<void> {
  const { home, binaries, durable, log } = options;
  const work = mkdtempSync(join(home.folder, UNFINISHED));
  if (home.account) chownSync(work, home.account.uid, home.account.gid);
  const args = [
    ...['-D', work, '-U', SUPERUSER, '--encoding=UTF8', '--locale=C'],
    // Plain C would break lower() and ILIKE beyond ASCII.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--auth-local=trust', '--auth-host=reject', '--no-instructions'],
    ...(durable ? [] : ['--no-sync']),
  ];
  const initdb = runGuarded({ command: binaries.initdb, args, account: home.account, log });
  const code = await initdb.ended;
  if (code !== 0) {
    rmSync(work, { recursive: true, force: true });
    if (lacksGlibc()) throw unsupported('its C library is not glibc');
    throw new EmbeddedPostgresError(
      'init-failed',
      `The database could not be created in ${home.folder} (initdb ended with ${code}):\n${initdb.tail()}\n` +
        'Set DATABASE_URL to use a PostgreSQL server of your own instead.',
    );
  }
  renameSync(work, home.cluster);
  if (durable) syncFolder(home.folder);
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
