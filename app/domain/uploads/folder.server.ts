import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { config } from '#app/config.server.ts';

/** ms after which what another machine left behind counts as abandoned: no form takes so long to arrive. */
const abandonedAfter = 24 * 3_600_000;

const allFolders = () => join(config().dataDir, 'uploads');

/** Machines may share DATA_DIR, and each has several processes. */
const ours = `${hostname().replace(/[^\w.-]/g, '_')}.${process.pid}`;

/** Where this process keeps what is on its way to it: a folder nobody else may look into. */
export async function uploadFolder(): Promise<string> {
  const folder = join(allFolders(), ours);
  await makeFolder(allFolders());
  await makeFolder(folder);
  return folder;
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Removes what a process that was ended in the middle of a form has left behind. To be called before the first form.
 */
export async function clearUploads(): Promise<void> {
  const folders = await readdir(allFolders()).catch(() => []);
  for (const name of folders) {
    const folder = join(allFolders(), name);
    if (await isAbandoned(name, folder)) await rm(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(name: string, folder: string): Promise<boolean> {
  const [, host, pid] = /^(.*)\.(\d+)$/.exec(name) ?? [];
  // Of the same name as this process, but from before it.
  if (name === ours) return true;
  if (host && ours.startsWith(`${host}.`)) return !isAlive(Number(pid));
  const known = await stat(folder).catch(() => null);
  return known !== null && Date.now() - known.mtimeMs > abandonedAfter;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process answers that it may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
