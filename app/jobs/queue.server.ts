import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import { config } from '#app/config.server.ts';
import { type Connection, db, type Executor } from '#app/db/client.server.ts';
import type { Listener } from '#app/db/listener.server.ts';
import { openPool } from '#app/db/pool.server.ts';
import { isDatabaseAway } from '#app/db/presence.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { type JobData, type JobName, jobs } from './catalog.ts';

let boss: PgBoss | undefined;
let pool: pg.Pool | undefined;

/**
 * Connects the queue, creating its own tables and the queues of the catalog. With a `listener` this process works on
 * jobs: it hears of new ones and supervises the queues.
 */
export async function openQueue(connection: Connection, listener?: Listener): Promise<PgBoss> {
  const works = listener !== undefined;
  const connections = openPool(connection, { max: 6, name: 'adwright-jobs' });
  pool = connections;
  const started = new PgBoss({
    db: databaseOf(connections, listener),
    supervise: works,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: works,
  });
  started.on('error', (error) => {
    if (!isDatabaseAway()) log.warn({ error: describeError(error) }, 'job queue error');
  });
  await started.start();
  for (const [name, settings] of Object.entries(jobs)) {
    await started.createQueue(name, {
      policy: settings.exclusive ? 'exclusive' : 'standard',
      retryLimit: settings.retryLimit,
      retryDelay: settings.retryDelay,
      retryBackoff: settings.backoff,
      expireInSeconds: settings.expireInSeconds,
      heartbeatSeconds: settings.heartbeatSeconds,
      retentionSeconds: 7 * 86_400,
      deleteAfterSeconds: 3 * 86_400,
      notify: true,
    });
  }
  boss = started;
  return started;
}

/** The queue's side of the database: connections of its own, and the one that this process listens on. */
function databaseOf(connections: pg.Pool, listener: Listener | undefined): Db {
  const executeSql: Db['executeSql'] = (text, values) => connections.query(text, values);
  if (!listener) return { executeSql };
  return {
    executeSql,
    async listen(channel, hear, regained) {
      const end = await listener.listen(channel, hear, regained);
      return { close: async () => end() };
    },
  };
}

/**
 * Puts a job back in line, or throws it away, in the transaction that locked its row and saw that it has failed. Throws
 * a unique violation where the queue allows one job per key and there is one already.
 */
export async function settleFailedJob(
  job: { name: string; id: string },
  step: 'retry' | 'discard',
  tx: Executor,
): Promise<void> {
  if (!boss) throw new Error('settleFailedJob() was called before the queue was opened');
  const options = { db: fromDrizzle(tx, sql) };
  if (step === 'retry') await boss.retry(job.name, job.id, options);
  else await boss.deleteJob(job.name, job.id, options);
}

/** Removes the mails that were sent: they name people, and some hold a link that lets its reader in. */
export async function forgetSentMails(): Promise<void> {
  await db.execute(sql`delete from pgboss.job where name = ${mails} and state = 'completed'`);
}

/** Removes the mails to an address that wait or have failed, in the transaction that deletes its account. */
export async function forgetMailsTo(address: string, tx: Executor): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job
    where name = ${mails} and state <> 'active' and lower(data->'mail'->>'to') = lower(${address})`);
}

const mails: JobName = 'send-mail';

/** Lets running jobs finish for up to `timeoutMs`, then releases them for another worker. */
export async function closeQueue(timeoutMs: number): Promise<void> {
  await boss?.stop({ graceful: true, timeout: timeoutMs, close: true });
  boss = undefined;
  const closing = pool;
  pool = undefined;
  await closing?.end();
}

/** s in which an ad is made: the longest its models may take, and some more for the rest. */
function generationSeconds(): number {
  const { timeoutMs, textTimeoutMs } = config().models;
  const besides = 10;
  return Math.max(
    jobs['generate-ad'].expireInSeconds,
    Math.ceil((timeoutMs + textTimeoutMs) / 1_000) + besides,
  );
}

/**
 * Wakes a worker. Inside a transaction (`tx`) the job appears when it commits. With `key`, on queues that are
 * exclusive, a second job for the same key is not made while the first waits or runs. `afterSeconds` leaves it lying
 * that long.
 */
export async function enqueue<Name extends JobName>(
  name: Name,
  data: JobData[Name],
  options: { tx?: Executor; key?: string; group?: string; afterSeconds?: number } = {},
): Promise<void> {
  if (!boss) throw new Error('enqueue() was called before the queue was opened');
  await boss.send(name, data, {
    ...(options.tx ? { db: fromDrizzle(options.tx, sql) } : {}),
    ...(options.key ? { singletonKey: options.key } : {}),
    ...(options.afterSeconds ? { startAfter: options.afterSeconds } : {}),
    ...(name === 'generate-ad' ? { expireInSeconds: generationSeconds() } : {}),
  });
}
