import { type SQL, sql } from 'drizzle-orm';
import { subscribers, users } from '#app/db/schema.ts';

/**
 * Who is on which plan now? Today's 'plan.starter', also where it is 0, and 'plan.{tier}' for each paid tier anybody
 * has. Rows of the database only know the present, so a day keeps what was last noted on it (close-days.server.ts).
 * Operators are not counted.
 */
export const countPlans: SQL = sql`
  select (now() at time zone 'utc')::date as day, 'plan.' || plan as figure, count(id) as value
  from (
    select ${users.id} as id, case when ${subscribers.isBilled}
      then coalesce(${subscribers.subscriptionTier}, 'other') else 'starter' end as plan
    from ${users} left join ${subscribers} on ${subscribers.userId} = ${users.id}
    where ${users.role} = 'user'
    union all select null, 'starter'
  ) as people
  group by plan`;
