import { execFileSync } from 'node:child_process';
import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The system user that PostgreSQL runs as. */
export type Account = { uid: number; gid: number };

/** True when this process is root, as which PostgreSQL refuses to run. */
export function runningAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The user that takes root's place: `postgres` when the system has one, else `nobody`. */
export function accountForRoot(): Account {
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new EmbeddedPostgresError(
    'start-failed',
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor a user "nobody". ' +
      'Start the program as a normal user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

/** `spawn` options that make a child run as `account`; none when it runs as ourselves. */
export function spawnAs(account: Account | null): { uid?: number; gid?: number } {
  // spawn takes signed 32-bit numbers: macOS gives "nobody" the id -2, which stat reports as 4294967294.
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {};
}

/** Whether `account` may enter `path` (a folder) or read it (a file), by the permission bits from / downwards. */
export function canReach(path: string, account: Account): boolean {
  let facts: Stats;
  try {
    facts = statSync(path);
  } catch {
    return false;
  }
  if (!allows(facts, account, facts.isDirectory() ? 0o1 : 0o4)) return false;
  const parent = dirname(path);
  return parent === path || canReach(parent, account);
}

function allows(facts: Stats, account: Account, bit: number): boolean {
  if (facts.uid === account.uid) return (facts.mode & (bit << 6)) !== 0;
  if (facts.gid === account.gid) return (facts.mode & (bit << 3)) !== 0;
  return (facts.mode & bit) !== 0;
}

function lookUp(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : askSystem(name);
}

/** Users that live in a directory service are not in /etc/passwd. */
function askSystem(name: string): Account | null {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) >>> 0;
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}
