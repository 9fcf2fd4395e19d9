import { chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alreadyRunning } from './instance-lock.ts';
import { answersSignals, type ProcessFacts, readProcess, waitForEnd } from './process-table.ts';
import type { Account } from './run-as-user.ts';
import { WATCHDOG_NAME } from './watchdog.ts';

/** How long a PostgreSQL that is going away, or only looks alive, is waited for. */
export const PATIENCE_MS = 15_000;

/** A process id that no system hands out. */
const NO_PROCESS = 2_147_483_647;

/** PostgreSQL's own lock file, postmaster.pid (layout: PostgreSQL's miscadmin.h, "LOCK_FILE_LINE_"). */
export type PostmasterFile = { pid: number; port: number; socketDir: string; ready: boolean };

/**
 * Who stands behind postmaster.pid. `none`: there is no file. `stale`: a process that is not this cluster's server.
 * `guarded`: the server with its watchdog, `orphan`: the server without one. `unclear`: a process that cannot be told
 * apart from the server.
 */
export type PostmasterState = 'none' | 'stale' | 'guarded' | 'orphan' | 'unclear';

/** Reads postmaster.pid; null when there is none, or when this user may not read it. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    if (!(pid > 0)) return null;
    return { pid, port: Number(lines[3]), socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** Tells whether a server lives in `cluster` (an absolute, resolved path). */
export function inspectPostmaster(cluster: string): { state: PostmasterState; file: PostmasterFile | null } {
  const file = readPostmasterFile(cluster);
  if (!file) return { state: 'none', file };
  const facts = readProcess(file.pid);
  if (!facts || facts.zombie) return { state: 'stale', file };
  const server = isServer(facts, cluster);
  if (server === null) return { state: 'unclear', file };
  if (!server) return { state: 'stale', file };
  const guarded = readProcess(facts.parent)?.command.includes(WATCHDOG_NAME) ?? false;
  return { state: guarded ? 'guarded' : 'orphan', file };
}

/** Whether a process is the postmaster of `cluster`; null when the system hides what would tell. */
function isServer(facts: ProcessFacts, cluster: string): boolean | null {
  // A postmaster's working folder is its cluster; other users' are hidden, and macOS shows none.
  if (facts.folder) return facts.folder === cluster && facts.command.includes('postgres');
  if (facts.command === '') return null;
  const other = facts.command.includes(WATCHDOG_NAME) || facts.command.startsWith('postgres: ');
  if (other || !facts.command.includes('postgres')) return false;
  return facts.command.includes(cluster) ? true : null;
}

/**
 * Makes sure that no server runs in `cluster`. Call it only while holding the instance lock: then a server found here
 * belongs to an app that died. Either its watchdog is stopping it right now, or it is an orphan and is stopped here.
 */
export async function endEarlierPostmaster(options: {
  cluster: string;
  folder: string;
  account: Account | null;
  log: (line: string) => void;
}): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let asked = 0;
  while (Date.now() < deadline) {
    const { state, file } = inspectPostmaster(options.cluster);
    if (!file || state === 'none') return;
    if (state === 'stale') return retire({ ...options, pid: file.pid });
    if (state === 'orphan' && asked !== file.pid) {
      asked = file.pid;
      options.log(`Stopping a PostgreSQL (process ${file.pid}) that an earlier run left behind.`);
      signal(file.pid, 'SIGINT');
      if (!(await waitForEnd(file.pid, PATIENCE_MS - 5_000))) signal(file.pid, 'SIGQUIT');
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw alreadyRunning(options.folder);
}

/**
 * PostgreSQL believes a stale lock file as long as any process has its id. That may be a zombie, or some other program
 * after a restart of a container. Here that process is known not to be the server. The file stays, under an id that no
 * process has: from its other lines PostgreSQL checks that no child of the dead server still uses the shared memory.
 */
function retire(options: { cluster: string; account: Account | null; pid: number }): void {
  if (!answersSignals(options.pid)) return;
  const file = join(options.cluster, 'postmaster.pid');
  const rest = readFileSync(file, 'utf8').split('\n').slice(1);
  writeFileSync(`${file}.new`, [NO_PROCESS, ...rest].join('\n'), { mode: 0o600 });
  if (options.account) chownSync(`${file}.new`, options.account.uid, options.account.gid);
  renameSync(`${file}.new`, file);
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, or another user's: the caller waits for its end and reports if it does not come.
  }
}
