import { chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Home, shortHash, unusable } from './home.ts';
import { canReach } from './run-as-user.ts';

/** The only port: it just names the socket file. */
export const PORT = 5432;

/** The longest path of a Unix socket, in bytes: 104 on macOS and 108 on Linux, less the closing zero byte. */
const LONGEST_PATH = process.platform === 'darwin' ? 103 : 107;

/**
 * The folder of the socket: in the home, or below the system's temporary folder when that path is too long for a
 * socket.
 */
export function socketFolderOf(home: Home): string {
  const inHome = join(home.folder, 'socket');
  if (fits(inHome)) return inHome;
  for (const parent of [realpathSync(tmpdir()), '/tmp']) {
    const folder = join(parent, `adwright-${shortHash(home.folder)}`);
    if (fits(folder) && (!home.account || canReach(parent, home.account))) return folder;
  }
  throw unusable(home.folder, 'its path is too long for a Unix socket');
}

/**
 * Makes the socket's folder, open to PostgreSQL's user alone, and clears what a killed server left in it. This is the
 * whole access control: the socket trusts whoever reaches it. Call it only when no server runs in this home.
 */
export function prepareSocketFolder(home: Home): string {
  const folder = socketFolderOf(home);
  const owner = home.account?.uid ?? process.getuid?.();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // In the temporary folder somebody else may have taken the name.
  if (home.account && lstatSync(folder).uid === 0) chownSync(folder, home.account.uid, home.account.gid);
  const facts = lstatSync(folder);
  if (!facts.isDirectory() || facts.uid !== owner || facts.mode & 0o077) {
    throw unusable(
      home.folder,
      `${folder}, where its socket belongs, is not a private folder of user ${owner}`,
    );
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  return folder;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
}
