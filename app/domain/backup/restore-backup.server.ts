import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { contentTypeOf } from '#app/adapters/storage/content-type.ts';
import type { StoragePort } from '#app/adapters/storage/port.ts';
import type { Connection } from '#app/db/client.server.ts';
import { applyMigrations, newestKnownMigration } from '#app/db/migrate.server.ts';
import { readArchive } from './archive.server.ts';
import { openBackupClient } from './backup-client.server.ts';
import { checkBackup } from './check-backup.server.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { copyTarget, listTables, quoteIdentifier } from './tables.server.ts';

/** Where a backup goes: any database and any storage, not only those it came from. */
export type Target = {
  connection: Connection;
  storage: StoragePort;
  dataDir: string;
  /** True when AUTH_SECRET holds the secret, so that the one of the backup is not used. */
  hasOwnSecret: boolean;
};

/** What was restored, and the mails that still have to be put into the queue. */
export type Restored = { manifest: Manifest; mails: unknown[] };

/**
 * Puts a backup into an empty installation. The archive is checked first. Then the tables are filled in one
 * transaction, which ends only when every file is in its storage. Last the schema is brought up to this version's. When
 * anything fails the database is as it was. Throws BackupError: damaged, newer than this version, the target has users,
 * or something runs on it.
 */
export async function restoreBackup(path: string, target: Target): Promise<Restored> {
  const manifest = await checkBackup(path);
  if (manifest.schema > newestKnownMigration())
    throw new BackupError(
      'This backup was written by a newer version of the program. Install that version, or a later one, and restore again.',
    );
  const client = await openBackupClient(target.connection, 'adwright-restore');
  try {
    await refuseUsed(client);
    await applyMigrations(target.connection, { upTo: manifest.schema });
    await client.query('begin');
    const mails = await fill({ client, path, manifest, target });
    await verify(client, manifest);
    await client.query('commit');
    await applyMigrations(target.connection);
    return { manifest, mails };
  } finally {
    await client.end();
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows: others } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'adwright%'`,
  );
  if (others.length > 0)
    throw new BackupError('The application runs on this database. Stop it first, all its processes.');
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('public.users') is not null as there`,
  );
  if (!tables[0]?.there) return;
  const { rows: users } = await client.query<{ count: number }>('select count(*)::int as count from users');
  const count = users[0]?.count ?? 0;
  if (count > 0)
    throw new BackupError(
      `This database has ${count} ${count === 1 ? 'user' : 'users'}. A backup goes into an empty one: choose another DATA_DIR or DATABASE_URL.`,
    );
}

/** Rows, files, mailbox and secret, in the order of the archive. Returns the mails that waited in the queue. */
async function fill(work: {
  client: pg.Client;
  path: string;
  manifest: Manifest;
  target: Target;
}): Promise<unknown[]> {
  const { client, path, manifest, target } = work;
  const known = await listTables(client);
  if (known.length > 0)
    await client.query(
      `truncate ${known.map(({ name }) => quoteIdentifier(name)).join(', ')} restart identity`,
    );
  let mails: unknown[] = [];
  let open: { table: string; copy: CopyStreamQuery } | undefined;
  const close = async () => {
    if (!open) return;
    const { copy } = open;
    open = undefined;
    copy.end();
    await once(copy, 'finish');
  };
  for await (const { name, bytes } of readArchive(path)) {
    const [folder, ...rest] = name.split('/');
    const table = folder === 'database' ? rest[0] : undefined;
    if (open && open.table !== table) await close();
    if (table) {
      const columns = manifest.tables[table]?.columns ?? [];
      open ??= {
        table,
        copy: client.query(copyFrom(`copy ${copyTarget({ name: table, columns })} from stdin`)),
      };
      // Lost between two pieces it has nobody who listens; the next piece fails.
      open.copy.on('error', () => undefined);
      await pipeline([bytes], open.copy, { end: false });
    } else if (folder === 'files') {
      const key = rest.join('/');
      await target.storage.put({ key, bytes, contentType: contentTypeOf(key) });
    } else if (folder === 'mailbox') await keep(join(target.dataDir, 'mailbox'), basename(name), bytes);
    else if (name === 'jobs.json') mails = JSON.parse(bytes.toString('utf8')) as unknown[];
    else if (name === 'secret' && !target.hasOwnSecret) await keep(target.dataDir, 'secret', bytes);
  }
  await close();
  return mails;
}

async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  await writeFile(join(folder, `${name}.part`), bytes, { mode: 0o600, flush: true });
  await rename(join(folder, `${name}.part`), join(folder, name));
}

/** Counts every table, and sets sequences behind the highest number in use. */
async function verify(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const [name, table] of Object.entries(manifest.tables)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::float8 as count from ${quoteIdentifier(name)}`,
    );
    if (rows[0]?.count !== table.rows)
      throw new BackupError(`Table ${name} has ${rows[0]?.count} rows where the backup has ${table.rows}.`);
  }
  await client.query(`
    do $$
    declare each record;
    begin
      for each in
        select c.relname as table_name, a.attname as column_name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relkind = 'r' and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
      loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), greatest((select max(%I) from %I), 1))',
          quote_ident(each.table_name), each.column_name, each.column_name, each.table_name);
      end loop;
    end $$`);
}
