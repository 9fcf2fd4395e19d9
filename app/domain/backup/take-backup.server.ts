import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { mail, storage } from '#app/adapters/adapters.server.ts';
import { type Connection, deletionLock } from '#app/db/client.server.ts';
import { readNewestMigration } from '#app/db/migrate.server.ts';
import { type ArchiveWriter, writeArchive } from './archive.server.ts';
import { openBackupClient } from './backup-client.server.ts';
import { BackupError, type Manifest, manifestName } from './manifest.ts';
import { copyTarget, listTables, type Table } from './tables.server.ts';

/** Bytes of COPY text in one entry of the archive. */
const chunkBytes = 8 * 1024 * 1024;
/** Jobs that carry what no row holds; all others are found again by the sweeper. */
const waitingMails = `select data from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active') order by created_on`;

type Source = { connection: Connection; dataDir: string; secret: 'file' | 'setting' };

/**
 * Writes everything worth keeping into one file: the database as of one moment and the files its rows name. Also mails
 * that wait or lie in the local mailbox, and the signing secret unless a setting holds it. The application may run
 * meanwhile: no file is deleted until it is done.
 */
export async function takeBackup(path: string, source: Source): Promise<Manifest> {
  const client = await openBackupClient(source.connection, 'adwright-backup');
  const archive = writeArchive(path);
  try {
    await client.query('select pg_advisory_lock($1)', [deletionLock]);
    const before = await keysInStorage();
    await client.query('begin isolation level repeatable read, read only');
    const manifest = await writeAll({ client, archive, source, before });
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function writeAll(work: {
  client: pg.Client;
  archive: ArchiveWriter;
  source: Source;
  before: Set<string>;
}): Promise<Manifest> {
  const { client, archive, source, before } = work;
  const schema = await readNewestMigration(client);
  const tables: Manifest['tables'] = {};
  for (const table of await listTables(client)) tables[table.name] = await writeTable(client, archive, table);
  const { rows: mails } = await client.query<{ data: unknown }>(waitingMails);
  await archive.add('jobs.json', Buffer.from(JSON.stringify(mails.map(({ data }) => data))));
  const files: Manifest['files'] = {};
  const named = await keysInRows(client);
  for await (const key of storage.list('')) {
    // Written after the moment that the rows are of.
    if (!before.has(key) && !named.has(key)) continue;
    const file = await storage.get(key);
    if (!file) throw new BackupError(`The file ${key} vanished while it was copied. Run the backup again.`);
    await archive.add(`files/${key}`, file.bytes);
    files[key] = { bytes: file.bytes.length, sha256: sha256(file.bytes) };
  }
  const mailbox = join(source.dataDir, 'mailbox');
  if (mail.kind === 'mailbox') {
    for (const name of await readdir(mailbox).catch(() => []))
      if (name.endsWith('.eml')) await archive.add(`mailbox/${name}`, await readFile(join(mailbox, name)));
  }
  if (source.secret === 'file') await archive.add('secret', await readFile(join(source.dataDir, 'secret')));
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    schema,
    tables,
    files,
    jobs: mails.length,
    secret: source.secret === 'file',
  };
}

async function writeTable(client: pg.Client, archive: ArchiveWriter, table: Table) {
  const copy = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const hash = createHash('sha256');
  let chunk: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    if (bytes === 0) return;
    await archive.add(`database/${table.name}/${part++}.copy`, Buffer.concat(chunk));
    chunk = [];
    bytes = 0;
  };
  for await (const piece of copy as AsyncIterable<Buffer>) {
    hash.update(piece);
    chunk.push(piece);
    bytes += piece.length;
    if (bytes >= chunkBytes) await flush();
  }
  await flush();
  return { columns: table.columns, rows: copy.rowCount ?? 0, sha256: hash.digest('hex') };
}

async function keysInStorage(): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of storage.list('')) keys.add(key);
  return keys;
}

/** Keys that the rows of this moment name. */
async function keysInRows(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(`
    select key from ads
    cross join lateral (values (clean_key), (marked_key), (scene_key), (reference_key), (product_key)) file (key)
    where key is not null
    union select key from ad_versions cross join lateral (values (clean_key), (marked_key)) file (key)
    union select storage_key from media_library
    union select key from orphaned_files`);
  return new Set(rows.map(({ key }) => key));
}

/** Hexadecimal SHA-256 of bytes. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
