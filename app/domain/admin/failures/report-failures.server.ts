import { and, eq, gt, sql } from 'drizzle-orm';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { auditLog, users } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { failuresOfBriefs, operatorSentenceOf } from './failure-words.ts';
import { countFailedAds, countFailedJobs, hourInSeconds } from './recent-failures.server.ts';

/** ms between the first failure and the mail, so that the mail can say how many there are. */
const gatherFor = 60_000;
const action = 'failures.announce';

/**
 * Tells every operator by mail what failed within the last hour: once an hour at most, whatever fails and however many
 * processes look. The entry of the audit log is what the hour is counted from.
 */
export async function reportFailures(): Promise<void> {
  const [ads, jobs] = await Promise.all([countFailedAds(hourInSeconds), countFailedJobs(hourInSeconds)]);
  const serious = ads.filter(({ code }) => !failuresOfBriefs.some((one) => one === code));
  const isGathered = serious.some(({ first }) => Date.now() - first.getTime() >= gatherFor);
  if (!isGathered && jobs.length === 0) return;
  await db.transaction(async (tx) => {
    if (!(await isDue(tx))) return;
    const operators = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.banned, false), eq(users.emailVerified, true)));
    if (operators.length === 0) return;
    const counts = Object.fromEntries([
      ...ads.map(({ code, count }) => [`ads.${code}`, count]),
      ...jobs.map(({ name, count }) => [`jobs.${name}`, count]),
    ]);
    await recordAudit({ actor: 'system', action, subject: 'operators', after: counts }, tx);
    const { brandName, publicUrl, supportEmail } = config();
    const { failuresReportMail } = await import('#app/mails/failures-report.tsx');
    const mail = await failuresReportMail({
      ...{ brandName, publicUrl, supportEmail, jobs },
      ads: ads.map(({ code, count }) => ({ sentence: operatorSentenceOf(code), count })),
    });
    for (const { email } of operators) await enqueue('send-mail', { mail: { to: email, ...mail } }, { tx });
  });
}

/** False while another process sends the mail, and within an hour after the last one. */
async function isDue(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${action})) as mine`,
  );
  if (!rows[0]?.mine) return false;
  const isRecent = and(
    eq(auditLog.action, action),
    eq(auditLog.subject, 'operators'),
    gt(auditLog.createdAt, sql`now() - make_interval(secs => ${hourInSeconds})`),
  );
  return (await tx.$count(auditLog, isRecent)) === 0;
}
