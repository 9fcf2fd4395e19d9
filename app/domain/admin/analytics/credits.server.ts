import { sql } from 'drizzle-orm';
import { ads, auditLog } from '#app/db/schema.ts';
import { dayOf, type Question, within } from './question.server.ts';

/**
 * Where did credits go? By the day an ad was asked for: used for ads that came or are still being made, returned for
 * those that failed. By the day of the gift: granted by operators on top of plans, as the audit log has it.
 */
export const countCredits: Question = (span) => sql`
  select day, figure, value from (
    select ${dayOf(ads.createdAt)} as day,
      count(*) filter (where ${ads.refundedAt} is null) as used,
      count(*) filter (where ${ads.refundedAt} is not null) as returned
    from ${ads}
    where ${within(ads.createdAt, span)}
    group by 1
  ) as counted
  cross join lateral (values ('credits.used', used), ('credits.returned', returned)) as figures (figure, value)
  union all
  select ${dayOf(auditLog.createdAt)}, 'credits.granted',
    sum((${auditLog.after} ->> 'granted')::int - (${auditLog.before} ->> 'granted')::int)
  from ${auditLog}
  where ${within(auditLog.createdAt, span)} and ${auditLog.action} = 'credits.grant'
  group by 1`;
