import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOf } from './content-type.ts';
import { StorageError, type StoragePort } from './port.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

const partialFile = /\.[0-9a-f]{16}\.part$/;
/** ms after which a half-written file can only be what a killed process left behind. */
const partialFileLife = 60 * 60 * 1000;

/**
 * Files below a folder. `put` writes beside the target, syncs and renames, so that a crash at any point leaves the old
 * file or the new one. The content type comes back from the key's extension, so keys carry one.
 */
export function createDiskStorage({ root }: { root: string }): StoragePort {
  return {
    kind: 'disk',

    async put({ key, bytes }) {
      assertStorageKey(key);
      const path = join(root, key);
      const partial = `${path}.${randomBytes(8).toString('hex')}.part`;
      try {
        await makeFolder(dirname(path));
        await writeSynced(partial, bytes);
        await rename(partial, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {});
        throw asStorageError(error);
      }
    },

    async get(key) {
      assertStorageKey(key);
      try {
        return { bytes: await readFile(join(root, key)), contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw asStorageError(error);
      }
    },

    async delete(key) {
      assertStorageKey(key);
      try {
        await rm(join(root, key));
      } catch (error) {
        if (!isMissing(error)) throw asStorageError(error);
      }
    },

    async *list(prefix) {
      assertStoragePrefix(prefix);
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      for await (const key of walk(root, folder)) {
        if (key.startsWith(prefix)) yield key;
      }
    },

    async probe() {
      try {
        await mkdir(root, { recursive: true, mode: 0o750 });
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
        return null;
      } catch {
        return 'unreachable';
      }
    },
  };
}

/** Which StorageError a failed file operation is. */
export function asStorageError(error: unknown): StorageError {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new StorageError('full', { cause: error });
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return new StorageError('read-only', { cause: error });
  return new StorageError('unavailable', { cause: error });
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  // ENOTDIR and EISDIR: part of the key is a file, or the key is a folder. Either way no file has this key.
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ERR_FS_EISDIR';
}

/** `mkdir -p`. Node's own reports a full or read-only disk as ENOENT. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, 0o750);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, 0o750).catch((again) => {
      if (again.code !== 'EEXIST') throw again;
    });
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'wx', 0o640);
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file?.close();
  }
}

/** Makes the rename itself survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Keys of all files in the folder ('' or 'a/b/') and below it. Deletes what killed writes left on the way. */
async function* walk(root: string, folder: string): AsyncGenerator<string> {
  const entries = await openFolder(join(root, folder));
  if (!entries) return;
  for await (const entry of entries) {
    const key = folder + entry.name;
    if (entry.isDirectory()) yield* walk(root, `${key}/`);
    else if (partialFile.test(key)) await dropStalePartial(join(root, key));
    else if (entry.isFile()) yield key;
  }
}

async function openFolder(path: string) {
  try {
    return await opendir(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw asStorageError(error);
  }
}

async function dropStalePartial(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && Date.now() - found.mtimeMs > partialFileLife) await rm(path, { force: true }).catch(() => {});
}
