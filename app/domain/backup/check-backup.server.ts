import { createHash, type Hash } from 'node:crypto';
import { readArchive } from './archive.server.ts';
import { BackupError, type Manifest, manifestName, manifestSchema } from './manifest.ts';
import { sha256 } from './take-backup.server.ts';

/**
 * Reads an archive from end to end and holds it against its own manifest: every table, row and file is there and as it
 * was. Throws BackupError naming what is not.
 */
export async function checkBackup(path: string): Promise<Manifest> {
  const tables = new Map<string, Hash>();
  const files = new Map<string, { bytes: number; sha256: string }>();
  const others = new Set<string>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    const [folder, ...rest] = name.split('/');
    if (name === manifestName) manifest = readManifest(bytes, path);
    else if (folder === 'database' && rest[0])
      tables.set(rest[0], (tables.get(rest[0]) ?? createHash('sha256')).update(bytes));
    else if (folder === 'files') files.set(rest.join('/'), { bytes: bytes.length, sha256: sha256(bytes) });
    else others.add(name);
  }
  if (!manifest)
    throw new BackupError(`${path} was cut short: its last part is missing. Take another copy of it.`);
  const damaged = [
    ...Object.entries(manifest.tables)
      .filter(([name, table]) => (tables.get(name) ?? createHash('sha256')).digest('hex') !== table.sha256)
      .map(([name]) => `table ${name}`),
    ...Object.entries(manifest.files)
      .filter(([key, file]) => files.get(key)?.sha256 !== file.sha256)
      .map(([key]) => `file ${key}`),
    ...(manifest.secret && !others.has('secret') ? ['the secret'] : []),
  ];
  if (damaged.length > 0)
    throw new BackupError(`${path} is damaged (${damaged.slice(0, 5).join(', ')}). Take another copy of it.`);
  return manifest;
}

function readManifest(bytes: Buffer, path: string): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!read.success)
    throw new BackupError(
      `${path} is a backup of another version. Restore it with the version that wrote it.`,
    );
  return read.data;
}
