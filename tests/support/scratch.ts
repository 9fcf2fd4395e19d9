import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** What a run with all its databases and browsers takes at most, several times over. */
const enough = 4 * 1024 ** 3;

/**
 * Whether the system's folder in memory has room for a run. Containers often have one of 64 MB, or one that holds no
 * programs, which a copied PostgreSQL needs.
 */
export function hasRoomInMemory(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm \S+ (\S+)/m);
    const options = mount?.[1]?.split(',') ?? [];
    if (!options.includes('rw') || options.includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/**
 * Where files go that last no longer than a run: into memory where that has room. A new database is hundreds of files,
 * and a disk's file system looks long for a place for each among those just deleted.
 */
export function scratchFolder(): string {
  return hasRoomInMemory() ? memory : tmpdir();
}
