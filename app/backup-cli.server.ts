import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mail } from '#app/adapters/mail/port.ts';
import { openForRestore, openForTool } from '#app/boot.server.ts';
import { readConfig } from '#app/config.server.ts';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { checkBackup } from '#app/domain/backup/check-backup.server.ts';
import { BackupError, type Manifest } from '#app/domain/backup/manifest.ts';
import { restoreBackup } from '#app/domain/backup/restore-backup.server.ts';
import { takeBackup } from '#app/domain/backup/take-backup.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { OperatorError } from '#app/operator-error.ts';

const usage = `For operators, from the machine itself.

  npm run backup -- FILE     everything worth keeping in one file, while the application runs
  npm run restore -- FILE    the same into an empty DATA_DIR or DATABASE_URL, with the application stopped

The file holds the database, the pictures, mails that wait and the signing secret: keep it where only you can read it.
Settings are the server's (DATA_DIR, DATABASE_URL, S3_BUCKET, ...), so a restore may go to another kind of database and
storage than the backup came from.
`;

type Verb = 'backup' | 'restore';

/** When the connection to the database is lost amid the work. */
const lost: Record<Verb, string> = {
  backup:
    'The database went away during the backup. Nothing was kept; run it again when the database is back.',
  restore:
    'The database went away during the restore. Nothing was changed in it; run it again when the database is back.',
};

/** Called with words it does not understand; exit code 2. */
class UsageError extends Error {}

function readCommand(args: string[]): { verb: Verb; path: string } {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [verb, path, ...rest] = positionals;
  if ((verb !== 'backup' && verb !== 'restore') || !path || rest.length > 0)
    throw new UsageError('Which file?');
  return { verb, path: resolve(path) };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function backUp(path: string): Promise<void> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Name a new file.`);
  const config = readConfig();
  const tool = await openForTool(config);
  try {
    await takeBackup(path, {
      connection: tool.connection,
      dataDir: config.dataDir,
      secret: config.authSecret ? 'setting' : 'file',
    });
  } finally {
    await tool.close();
  }
  const manifest = await checkBackup(path);
  say(`Backed up and read again: ${describe(manifest)}.`);
  if (!manifest.secret) say('The signing secret is not in it: keep AUTH_SECRET as well.');
}

async function restore(path: string): Promise<void> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  const config = readConfig();
  const place = await openForRestore(config);
  const restored = await restoreBackup(path, {
    ...place,
    ...config,
    hasOwnSecret: config.authSecret !== undefined,
  })
    // The database stops last, whatever happened.
    .finally(() => place.close());
  const tool = await openForTool(config);
  try {
    for (const data of restored.mails) await enqueue('send-mail', data as { mail: Mail });
  } finally {
    await tool.close();
  }
  say(`Restored: ${describe(restored.manifest)}.`);
  if (restored.manifest.secret && config.authSecret)
    say('AUTH_SECRET was used in place of its secret: unless they are the same, everybody signs in again.');
}

function describe({ tables, files, takenAt }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  return `${tables.users?.rows ?? 0} users, ${tables.ads?.rows ?? 0} ads, ${rows} rows in all, ${Object.keys(files).length} files (${megabytes} MB), as of ${takenAt}`;
}

/** Exit codes: 0 done, 1 failed, 2 not understood. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return say(usage);
  let verb: Verb | undefined;
  try {
    const command = readCommand(args);
    verb = command.verb;
    await (verb === 'backup' ? backUp(command.path) : restore(command.path));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`);
      process.exitCode = 2;
      return;
    }
    process.stderr.write(`${explain(error, verb)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown, verb: Verb | undefined): string {
  if (error instanceof OperatorError) return error.message;
  if (verb && isDatabaseDown(error)) return lost[verb];
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await main();
