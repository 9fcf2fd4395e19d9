import { hkdfSync } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { openAdapters, storage } from '#app/adapters/adapters.server.ts';
import { createStorage } from '#app/adapters/storage/index.ts';
import { warmPainter } from '#app/composer/scenes/painter-pool.ts';
import { warmTextThread } from '#app/composer/thread/text-thread.ts';
import { warmComposer } from '#app/composer/type/fonts.ts';
import { type Config, setConfig } from '#app/config.server.ts';
import { type Connection, closeDatabase, openDatabase } from '#app/db/client.server.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '#app/db/embedded/embedded-postgres.ts';
import { type Listener, openListener } from '#app/db/listener.server.ts';
import { applyMigrations } from '#app/db/migrate.server.ts';
import { seedContent } from '#app/db/seed.server.ts';
import { announceWorker, awaitWorkers } from '#app/domain/ads/workers.server.ts';
import { dropForeignSubscriptions } from '#app/domain/billing/sync.server.ts';
import { testPaymentsOptions } from '#app/domain/billing/test-payments.server.ts';
import { openKnownDevices } from '#app/domain/limits/known-devices.server.ts';
import { watchMedia } from '#app/domain/media/media-files.server.ts';
import { openNewsletterLinks } from '#app/domain/newsletter/links.server.ts';
import { openBetaAccess } from '#app/domain/settings/beta-access.server.ts';
import { watchGates } from '#app/domain/settings/gates.server.ts';
import { clearUploads } from '#app/domain/uploads/folder.server.ts';
import { openSpentCredits } from '#app/domain/usage/spent-credits.server.ts';
import { createAuth } from '#app/domain/users/auth.server.ts';
import { openPasswords } from '#app/domain/users/passwords.server.ts';
import { openSignUps } from '#app/domain/users/pending-sign-ups.server.ts';
import { rememberToken } from '#app/domain/users/used-tokens.server.ts';
import { closeQueue, openQueue } from '#app/jobs/queue.server.ts';
import { startWorkers, type Workers } from '#app/jobs/worker.server.ts';
import { watchContent } from '#app/kept-pages/kept-pages.server.ts';
import { openLive } from '#app/live.server.ts';
import { describeError, log, openLog } from '#app/log.server.ts';
import { readOrCreateSecret } from '#app/secret.server.ts';
import { closeStreams } from '#app/shutdown.server.ts';
import { checkStorage, prepareDataDir } from '#app/start-checks.server.ts';

/** ms that running jobs get to finish when the process stops; past it another worker takes them. */
const drainMs = 8_000;

/**
 * A started application. `takeNoMoreJobs` lets those at work go on; `close` waits for them, hands back what is
 * unfinished and stops what was started, the embedded database last.
 */
export type Running = { connection: Connection; takeNoMoreJobs(): void; close(): Promise<void> };

/**
 * Starts everything behind the web server: database, migrations, content, accounts, queue, worker. After it resolves
 * the live bindings (`db`, `auth`, `storage`, ...) are set. Rejects with a message for the operator when something is
 * missing.
 */
export async function boot(config: Config): Promise<Running> {
  setConfig(config);
  openLog({ level: config.logLevel, file: config.logFile });
  const database = await connect(config);
  let listener: Listener | undefined;
  let workers: Workers | undefined;
  try {
    await applyMigrations(database.connection);
    openDatabase(database.connection);
    await seedContent();
    await openServices(config);
    await clearUploads();
    await checkStorage(storage, config);
    await dropForeignSubscriptions();
    const works = config.role !== 'web';
    listener = await openListener(database.connection);
    const watching = listener;
    const boss = await openQueue(database.connection, works ? watching : undefined);
    const closeLive = await openLive(watching);
    const forgetGates = watchGates();
    const stopAwaiting = awaitWorkers();
    const forgetPages = watchContent();
    const forgetMedia = watchMedia();
    workers = works ? await startWorkers(boss) : undefined;
    const leave = works ? await announceWorker() : undefined;
    if (!config.testing) warmUp({ works });
    return {
      connection: database.connection,
      takeNoMoreJobs: () => workers?.takeNoMore(),
      async close() {
        closeStreams();
        workers?.takeNoMore();
        stopAwaiting();
        await leave?.().catch((error) =>
          log.warn({ error: describeError(error) }, 'a worker left in silence'),
        );
        forgetGates();
        forgetPages();
        forgetMedia();
        await workers?.swept();
        await closeQueue(drainMs);
        await workers?.handedBack();
        closeLive();
        await watching.close();
        await closeDatabase();
        await database.stop();
      },
    };
  } catch (error) {
    workers?.takeNoMore();
    await workers?.swept();
    await closeQueue(1_000);
    await listener?.close();
    await closeDatabase();
    await database.stop();
    throw error;
  }
}

/** Makes ready what the first visitors would otherwise wait for. */
function warmUp({ works }: { works: boolean }): void {
  if (works) {
    warmComposer().catch((error) => log.warn({ error: describeError(error) }, 'fonts not warmed'));
    warmPainter();
    warmTextThread(1_000);
  }
  // Ready before the first sign-up asks for it (users/account-mails.server.ts).
  setTimeout(() => import('#app/mails/confirm-email.tsx').catch(() => undefined), 1_500).unref();
}

/** The database and accounts for a command line tool, beside a running instance or alone. No jobs are worked on. */
export async function openForTool(config: Config): Promise<Pick<Running, 'connection' | 'close'>> {
  setConfig(config);
  openLog({ level: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const running = config.databaseUrl ? null : await findRunningPostgres({ dataDir: databaseDir(config) });
  const database = running ? { connection: running, stop: async () => {} } : await connect(config);
  await applyMigrations(database.connection);
  openDatabase(database.connection, { max: 2 });
  await openServices(config);
  await openQueue(database.connection);
  return {
    connection: database.connection,
    async close() {
      await closeQueue(1_000);
      await closeDatabase();
      await database.stop();
    },
  };
}

/**
 * Only the place a backup is restored into: database and storage, nothing of them started, migrated or filled.
 * @throws when a process runs the embedded database of this DATA_DIR.
 */
export async function openForRestore(config: Config) {
  setConfig(config);
  openLog({ level: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const database = await connect(config);
  return { connection: database.connection, storage: await createStorage(config), close: database.stop };
}

async function openServices(config: Config): Promise<void> {
  const secret = config.authSecret ?? (await readOrCreateSecret(config.dataDir));
  await openAdapters(config, {
    captcha: derive(secret, 'captcha'),
    captchaMemory: { remember: rememberToken },
    testPayments: testPaymentsOptions(derive(secret, 'test-payments')),
  });
  openPasswords({ testing: config.testing });
  createAuth({ secret: derive(secret, 'sessions') });
  openSignUps({ secret: derive(secret, 'confirmation links') });
  openSpentCredits({ secret: derive(secret, 'spent credits') });
  openKnownDevices({ secret: derive(secret, 'known devices') });
  openBetaAccess({ secret: derive(secret, 'beta access') });
  openNewsletterLinks({ secret: derive(secret, 'newsletter links') });
}

/** One key per purpose from the one secret (HKDF, RFC 5869). */
function derive(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `adwright:${purpose}`, 32)).toString('base64url');
}

function databaseDir(config: Config): string {
  return `${config.dataDir}/postgres`;
}

async function connect(config: Config): Promise<{ connection: Connection; stop(): Promise<void> }> {
  await prepareDataDir(config);
  if (config.databaseUrl)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  const embedded = await startEmbeddedPostgres({
    dataDir: databaseDir(config),
    durable: config.embeddedDatabaseDurable,
    log: (line) => log.debug({ database: line }, 'embedded database'),
  });
  if (embedded.dataDir !== (await realpath(databaseDir(config))))
    log.warn(
      { database: embedded.dataDir },
      'The database is not in DATA_DIR: a copy of that folder is no backup, "npm run backup -- FILE" makes one.',
    );
  return { connection: embedded.connection, stop: () => embedded.stop() };
}
