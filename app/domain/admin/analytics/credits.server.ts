import { sql } from 'drizzle-orm';
import { ads, auditLog } from '#app/db/schema.ts';
import { dayOf, type Question, within } from './question.server.ts';

/**
 * Where did credits go? Used: ads that are finished or still being made. Returned: ads that failed. Both count on the
 * day the ad was asked for. Granted: what operators gave on top of plans, on the day of the gift, as the audit log has
 * it.
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
