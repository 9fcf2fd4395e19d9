import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { mail } from '#app/adapters/adapters.server.ts';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '#app/db/schema.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { describeFailure } from './delivery-failure.ts';
import { drawIssue, type IssueMail } from './issue-mail.server.ts';
import { unsubscribeUrl } from './links.server.ts';
import { mayBeSentTo } from './operator-issues.server.ts';

/** s without a sign of life after which another worker takes an issue over. */
export const sendingLease = 30;
/** ms one job sends before it hands over to the next: a worker that stops is not held up by hours of mail. */
const slice = 60_000;
/** Times one recipient is tried whose mail server asks to come back later. */
const mostAttempts = 4;

/**
 * Sends an issue to everybody who may have it and has not, at NEWSLETTER_PER_MINUTE at most. It goes on until it is
 * stopped, the list is at its end or the slice is over. Each recipient is claimed in the database before their mail
 * goes out: whatever crashes or runs twice, nobody gets it twice. While the mail server takes nothing, the sweeper
 * tries again.
 */
export async function runSending(issueId: string, signal: AbortSignal): Promise<void> {
  const run = randomUUID();
  const issue = await takeOver(issueId, run);
  if (!issue) return;
  const draw = await drawIssue(issue);
  const pause = 60_000 / config().newsletterPerMinute;
  const until = Date.now() + slice;
  let next = Date.now();
  let after: string | undefined;
  while (Date.now() < until && !signal.aborted) {
    await waitUntil(next, signal);
    if (signal.aborted) break;
    next = Math.max(next + pause, Date.now() - pause);
    const person = await claimNext({ issueId, run, after });
    if (person === 'end') {
      if (await finish(issueId, run)) return;
      // Somebody left in the very moment of being claimed, or was put off: look again from the start.
      if (!after) return release(issueId, run);
      after = undefined;
      continue;
    }
    if (person === 'not-ours') return;
    after = person.id;
    if (!(await sendTo(person, { issueId, run, draw }))) return;
  }
  await handOver(issueId, run);
}

/** Makes this run the only one that may send; undefined while another one lives, or when there is nothing to send. */
async function takeOver(issueId: string, run: string) {
  const [issue] = await db
    .update(newsletterIssues)
    .set({ run, touchedAt: sql`now()` })
    .where(
      and(
        eq(newsletterIssues.id, issueId),
        eq(newsletterIssues.status, 'sending'),
        sql`(${newsletterIssues.run} is null
          or ${newsletterIssues.touchedAt} < now() - make_interval(secs => ${sendingLease}))`,
      ),
    )
    .returning();
  return issue;
}

type Person = { id: string; email: string; attempts: number };

const { id, email, confirmedAt } = newsletterSubscribers;
const { issueId: ofIssue, subscriberId, attempts, retryAt } = newsletterDeliveries;

/** True where the person of the row has no delivery of this issue, but for one that was put off and matches `which`. */
const without = (issueId: string, which: SQL) => sql`not exists (select 1 from ${newsletterDeliveries}
  where ${ofIssue} = ${issueId} and ${subscriberId} = ${id} and (${retryAt} is null or not (${which})))`;

/**
 * Claims the next recipient: confirmed before sending began, still on the list at this very moment, and without a
 * delivery. The issue's row is locked meanwhile, so that nobody is claimed once it is stopped.
 */
async function claimNext(input: {
  issueId: string;
  run: string;
  after: string | undefined;
}): Promise<Person | 'end' | 'not-ours'> {
  const { issueId, run, after } = input;
  return db.transaction(async (tx) => {
    const [issue] = await tx
      .update(newsletterIssues)
      .set({ touchedAt: sql`now()` })
      .where(isOurs(issueId, run))
      .returning({ startedAt: sql<string>`${newsletterIssues.startedAt}::text` });
    if (!issue) return 'not-ours';
    const [person] = await tx
      .select({ id, email })
      .from(newsletterSubscribers)
      .where(
        and(
          mayBeSentTo,
          sql`${confirmedAt} <= ${issue.startedAt}::text::timestamptz`,
          after ? gt(id, after) : undefined,
          without(issueId, sql`${retryAt} <= now()`),
        ),
      )
      .orderBy(id)
      .limit(1)
      .for('update');
    if (!person) return 'end';
    const [claim] = await tx
      .insert(newsletterDeliveries)
      .values({ issueId, subscriberId: person.id })
      .onConflictDoUpdate({
        target: [ofIssue, subscriberId],
        set: { attempts: sql`${attempts} + 1`, retryAt: null, claimedAt: sql`now()` },
        setWhere: isNotNull(retryAt),
      })
      .returning({ attempts });
    return claim ? { ...person, attempts: claim.attempts } : 'end';
  });
}

const isOurs = (issueId: string, run: string) =>
  and(
    eq(newsletterIssues.id, issueId),
    eq(newsletterIssues.status, 'sending'),
    eq(newsletterIssues.run, run),
  );

type Sending = { issueId: string; run: string; draw: IssueMail };

/** False when the mail server takes nothing now and this run should end. */
async function sendTo(person: Person, { issueId, run, draw }: Sending): Promise<boolean> {
  const leave = unsubscribeUrl(person.id);
  const delivery = and(eq(ofIssue, issueId), eq(subscriberId, person.id));
  try {
    await mail.send({ ...draw(leave), to: person.email, unsubscribeUrl: leave });
  } catch (error) {
    const failure = describeFailure(error);
    log.warn({ error: describeError(error) }, `a newsletter mail was not sent: ${failure}`);
    if (failure === 'server-away') {
      // Nothing of the mail has left: the claim is given back.
      await db.delete(newsletterDeliveries).where(delivery);
      await db
        .update(newsletterIssues)
        .set({ run: null, problem: 'The mail server takes no mail at the moment.' })
        .where(isOurs(issueId, run));
      return false;
    }
    if (failure === 'later' && person.attempts < mostAttempts) {
      const wait = sql`now() + make_interval(mins => ${5 * person.attempts})`;
      await db.update(newsletterDeliveries).set({ retryAt: wait }).where(delivery);
      return true;
    }
    await db
      .update(newsletterIssues)
      .set({ failedCount: sql`${newsletterIssues.failedCount} + 1` })
      .where(eq(newsletterIssues.id, issueId));
    return true;
  }
  await db.transaction(async (tx) => {
    await tx.update(newsletterDeliveries).set({ sentAt: sql`now()` }).where(delivery);
    await tx
      .update(newsletterIssues)
      .set({ sentCount: sql`${newsletterIssues.sentCount} + 1`, problem: null })
      .where(eq(newsletterIssues.id, issueId));
  });
  return true;
}

/** Ends the issue once nobody is left; false while somebody is. */
async function finish(issueId: string, run: string): Promise<boolean> {
  const left = db
    .select({ id })
    .from(newsletterSubscribers)
    .where(
      and(mayBeSentTo, sql`${confirmedAt} <= ${newsletterIssues.startedAt}`, without(issueId, sql`true`)),
    );
  const [done] = await db
    .update(newsletterIssues)
    .set({ status: 'sent', run: null, problem: null, finishedAt: sql`now()` })
    .where(and(isOurs(issueId, run), notExists(left)))
    .returning({ id: newsletterIssues.id });
  return done !== undefined;
}

/** Leaves the rest to the sweeper, which comes by when those put off are due. */
async function release(issueId: string, run: string): Promise<void> {
  await db.update(newsletterIssues).set({ run: null }).where(isOurs(issueId, run));
}

async function handOver(issueId: string, run: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(newsletterIssues)
      .set({ run: null })
      .where(isOurs(issueId, run))
      .returning({ id: newsletterIssues.id });
    if (row) await enqueue('send-newsletter', { issueId }, { tx });
  });
}

/** Wakes a worker for issues nobody has touched for longer than the lease. */
export async function sweepSending(): Promise<void> {
  await db.transaction(async (tx) => {
    const stuck = await tx
      .update(newsletterIssues)
      .set({ run: null, touchedAt: sql`now()` })
      .where(
        and(
          eq(newsletterIssues.status, 'sending'),
          lt(newsletterIssues.touchedAt, sql`now() - make_interval(secs => ${sendingLease})`),
        ),
      )
      .returning({ id: newsletterIssues.id });
    for (const { id: issueId } of stuck) await enqueue('send-newsletter', { issueId }, { tx });
  });
}

function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  const ms = time - Date.now();
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
