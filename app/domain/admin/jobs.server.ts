import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { db, isUniqueViolation } from '#app/db/client.server.ts';
import { type Page, pageOf } from '#app/db/paging.server.ts';
import { ads, newsletterIssues, users } from '#app/db/schema.ts';
import { giveUpAfter } from '#app/domain/ads/sweep.server.ts';
import { isUntended } from '#app/domain/ads/turns.server.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { sendingLease } from '#app/domain/newsletter/send-issue.server.ts';
import { settleFailedJob } from '#app/jobs/queue.server.ts';
import { reasonText } from './job-words.ts';

const failedPerPage = 20;
/** Jobs shown of those that wait or run. */
const shown = 20;

/** `subject` is an id, or the recipient of a mail; never more of what a job carries. */
export type JobRow = {
  id: string;
  name: string;
  state: string;
  subject: string;
  attempts: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** When the next try is due. */
  dueAt: Date;
  reason: string;
};

export type JobFigures = { waiting: number; running: number; failed: number };

/** The only columns that leave the queue's table: a job's data holds mails and the links in them. */
const columns = sql`id, name, state::text as state, retry_count, created_on, started_on, completed_on, start_after,
  coalesce(data->>'adId', data->>'issueId', data->'mail'->>'to', '') as subject,
  coalesce(output->>'message', output->'value'->>'message', '') as message`;

type StoredJob = {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  created_on: string;
  started_on: string | null;
  completed_on: string | null;
  start_after: string;
  subject: string;
  message: string;
};

/** How many jobs wait, run and have failed for good. */
export async function getJobFigures(): Promise<JobFigures> {
  const { rows } = await db.execute<{ waiting: string; running: string; failed: string }>(sql`
    select count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')`);
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    running: Number(row?.running ?? 0),
    failed: Number(row?.failed ?? 0),
  };
}

/** Jobs that failed for good, the latest first. */
export async function listFailedJobs(page: number): Promise<Page<JobRow>> {
  const { failed: total } = await getJobFigures();
  const { offset, ...cut } = pageOf({ page, total, perPage: failedPerPage });
  const { rows } = await db.execute<StoredJob>(sql`select ${columns} from pgboss.job where state = 'failed'
    order by completed_on desc, id desc limit ${failedPerPage} offset ${offset}`);
  return { ...cut, rows: rows.map(jobOf) };
}

/** Jobs that run or wait, the oldest first; at most 20 of each. */
export async function listOpenJobs(): Promise<{ running: JobRow[]; waiting: JobRow[] }> {
  const [running, waiting] = await Promise.all([
    db.execute<StoredJob>(sql`select ${columns} from pgboss.job where state = 'active'
      order by started_on, id limit ${shown}`),
    db.execute<StoredJob>(sql`select ${columns} from pgboss.job where state in ('created', 'retry')
      order by start_after, id limit ${shown}`),
  ]);
  return { running: running.rows.map(jobOf), waiting: waiting.rows.map(jobOf) };
}

function jobOf(row: StoredJob): JobRow {
  const time = (value: string | null) => (value ? new Date(value) : null);
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    subject: row.subject,
    attempts: row.retry_count,
    createdAt: new Date(row.created_on),
    startedAt: time(row.started_on),
    endedAt: time(row.completed_on),
    dueAt: new Date(row.start_after),
    reason: reasonText(row.message),
  };
}

/**
 * Work whose worker has been silent for too long, and the latest time at which the sweeper ends it or starts it again.
 */
export type StuckRow = {
  id: string;
  kind: 'ad' | 'issue';
  title: string;
  owner: string;
  since: Date;
  sweepAt: Date;
};

/** Ads and newsletter issues that are stuck, the longest stuck first. */
export async function listStuck(): Promise<StuckRow[]> {
  const [stuckAds, issues] = await Promise.all([
    db
      .select({
        id: ads.id,
        title: ads.title,
        owner: users.email,
        since: ads.touchedAt,
        startedAt: ads.startedAt,
      })
      .from(ads)
      .innerJoin(users, eq(users.id, ads.userId))
      // An ad that waits for its turn is not stuck.
      .where(and(isUntended, gt(ads.attempts, 0)))
      .orderBy(asc(ads.touchedAt))
      .limit(shown),
    db
      .select({ id: newsletterIssues.id, title: newsletterIssues.subject, since: newsletterIssues.touchedAt })
      .from(newsletterIssues)
      .where(
        and(
          eq(newsletterIssues.status, 'sending'),
          lt(newsletterIssues.touchedAt, sql`now() - make_interval(secs => ${sendingLease})`),
        ),
      )
      .limit(shown),
  ]);
  const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);
  return [
    ...stuckAds.map(({ startedAt, ...ad }) => ({
      ...ad,
      kind: 'ad' as const,
      sweepAt: later(startedAt ?? ad.since, giveUpAfter),
    })),
    ...issues.map((issue) => ({
      ...issue,
      kind: 'issue' as const,
      owner: '',
      sweepAt: later(issue.since, sendingLease),
    })),
  ];
}

export type JobSettlement = { ok: true } | { ok: false; reason: 'gone' | 'already-queued' };

/** Puts a failed job back in line or throws it away, and notes who did. */
export async function settleJob(
  id: string,
  step: 'retry' | 'discard',
  actor: { id: string },
): Promise<JobSettlement> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<StoredJob>(
        sql`select ${columns} from pgboss.job where id = ${id} and state = 'failed' for update`,
      );
      const [job] = rows;
      if (!job) return { ok: false, reason: 'gone' };
      await settleFailedJob(job, step, tx);
      const before = { job: job.name, state: 'failed', for: job.subject, reason: reasonText(job.message) };
      await recordAudit({ actor: actor.id, action: `job.${step}`, subject: id, before }, tx);
      return { ok: true };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'already-queued' };
    throw error;
  }
}
