import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  realpathSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Account, accountForRoot, canReach, runningAsRoot } from './run-as-user.ts';

/**
 * Where root's databases live when the user that PostgreSQL runs as may not enter the asked folder. The first place
 * that works is taken.
 */
const PLACES_FOR_ROOT = ['/var/lib/adwright', '/var/tmp/adwright'];

/** Left in the folder that was asked for when the database lives in another. */
const noteName = 'DATABASE-IS-ELSEWHERE.txt';

/** The folder of one embedded database. `account` is null when PostgreSQL runs as the user of this process. */
export type Home = { folder: string; cluster: string; account: Account | null };

/** Finds the folder for the database asked for at `dataDir`, or makes it. Every start gets the same answer. */
export function openHome(dataDir: string, log: (line: string) => void): Home {
  const asked = makeFolder(resolve(dataDir));
  const existing = runningAsRoot() ? existingHomeOfRoot(asked) : null;
  if (!existing) refuseCopiedNote(asked);
  if (!runningAsRoot()) return homeOfNormalUser(asked);
  if (existing) {
    if (existing.folder !== asked) log(`The database lives in ${existing.folder}.`);
    return existing;
  }
  const account = accountForRoot();
  if (canReach(asked, account)) return homeAt(asked, account);
  const folder = placeForRoot(asked);
  if (!folder || !canReach(folder, account)) {
    throw unusable(
      asked,
      'PostgreSQL does not run as root, and the user it runs as may not enter this folder',
    );
  }
  const notice = `The database lives in ${folder}, because the user that PostgreSQL runs as may not enter ${asked}.`;
  writeFileSync(
    join(asked, noteName),
    `${notice}\nA copy of this folder is no backup: npm run backup -- FILE makes one.\n`,
  );
  log(notice);
  return homeAt(folder, account);
}

/**
 * Refuses a folder that has the note, but not the database the note speaks of. Somebody copied or moved the folder, and
 * an empty database would look like a loss.
 */
function refuseCopiedNote(asked: string): void {
  if (!facts(join(asked, noteName)) || facts(join(asked, 'cluster'))) return;
  throw new EmbeddedPostgresError(
    'unusable-folder',
    `${join(asked, noteName)} says that the database lives elsewhere, but there is none for this folder: it was copied or moved. ` +
      'Start where it was before and move it with "npm run backup -- FILE" and "npm run restore -- FILE". ' +
      'To begin with an empty database here, delete that note.',
  );
}

/** The folder of a database that exists already, without making or changing anything; null when there is none. */
export function findHome(dataDir: string): Home | null {
  const asked = realPath(resolve(dataDir));
  if (!asked) return null;
  if (runningAsRoot()) return existingHomeOfRoot(asked);
  return facts(join(asked, 'cluster')) ? homeAt(asked, null) : null;
}

/** An error about a folder that the database cannot use, with the ways out. */
export function unusable(folder: string, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'unusable-folder',
    `The database folder ${folder} cannot be used: ${reason}. ` +
      'Choose another folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

function homeAt(folder: string, account: Account | null): Home {
  return { folder, cluster: join(folder, 'cluster'), account };
}

function homeOfNormalUser(folder: string): Home {
  const cluster = facts(join(folder, 'cluster'));
  if (cluster && cluster.uid !== process.getuid?.()) {
    throw unusable(folder, 'its files belong to another user, the one that the program ran as before');
  }
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw unusable(folder, 'this user may not write to it');
  }
  return homeAt(folder, null);
}

/** A cluster stays where it is and keeps its owner, so that data of an earlier start as another user is found again. */
function existingHomeOfRoot(asked: string): Home | null {
  for (const folder of [asked, ...PLACES_FOR_ROOT.map((place) => join(place, nameElsewhere(asked)))]) {
    const cluster = facts(join(folder, 'cluster'));
    if (!cluster?.isDirectory()) continue;
    const account = cluster.uid === 0 ? accountForRoot() : { uid: cluster.uid, gid: cluster.gid };
    if (!canReach(folder, account)) {
      throw unusable(folder, `its owner (user ${account.uid}), whom PostgreSQL runs as, may not enter it`);
    }
    return homeAt(folder, account);
  }
  return null;
}

/** Only root may have made these folders: anybody may write to /var/tmp. */
function placeForRoot(asked: string): string | null {
  for (const place of PLACES_FOR_ROOT) {
    const folder = join(place, nameElsewhere(asked));
    try {
      for (const path of [place, folder]) {
        // The mode given to mkdir would be narrowed by the umask.
        if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o755);
        const made = lstatSync(path);
        if (!made.isDirectory() || made.uid !== 0 || made.mode & 0o022) throw new Error('not ours');
      }
      return folder;
    } catch {
      // A read-only or foreign place: the next one may do.
    }
  }
  return null;
}

function nameElsewhere(asked: string): string {
  return `${basename(asked)}-${shortHash(asked)}`;
}

/** Twelve characters that stand for a path. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  } catch (error) {
    throw unusable(folder, (error as Error).message);
  }
}

function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

function facts(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}
