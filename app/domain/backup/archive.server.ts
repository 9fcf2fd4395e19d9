import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupError } from './manifest.ts';

/** A backup being written: a tar of small entries, compressed with zstd and its checksum. */
export type ArchiveWriter = {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Everything is on the disk under its final name. */
  finish(): Promise<void>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
};

/** Writes beside `path` and takes that name only when complete, readable by its owner only. */
export function writeArchive(path: string): ArchiveWriter {
  const partial = `${path}.part`;
  const tar = pack();
  const written = pipeline(
    tar,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    createWriteStream(partial, { mode: 0o600 }),
  );
  // Whoever adds or finishes hears of it; until then it must not count as unhandled.
  written.catch(() => undefined);
  return {
    async add(name, bytes) {
      const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600, mtime: new Date() });
      entry.end(bytes);
      await Promise.race([once(entry, 'finish'), written]);
    },
    async finish() {
      tar.finalize();
      await written;
      await syncPath(partial);
      await rename(partial, path);
      await syncPath(dirname(path));
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

/**
 * The entries of an archive in order, each read whole (they are small). Throws BackupError when the file is no whole
 * archive.
 */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const tar = extract();
  const read = pipeline(createReadStream(path), createZstdDecompress(), tar);
  read.catch(() => undefined);
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) };
    await read;
  } catch (error) {
    throw new BackupError(
      `${path} can't be read as a backup: ${error instanceof Error ? error.message : String(error)}. Take another copy of it, or an older one.`,
    );
  }
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
