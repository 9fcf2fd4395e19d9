import { sql } from 'drizzle-orm';
import { ads } from '#app/db/schema.ts';
import { dayOf, type Question, within } from './question.server.ts';

/**
 * How did generations end, and how long did people wait? Ads by the day they were asked for, deleted ones too. The wait
 * runs from then to the finished ad, with the time in the queue and every new attempt, in ms; failed ads have none.
 */
export const countGenerations: Question = (span) => sql`
  select day, figure, value from (
    select ${dayOf(ads.createdAt)} as day,
      count(*) filter (where ${ads.status} = 'completed') as completed,
      count(*) filter (where ${ads.status} = 'failed') as failed,
      count(*) filter (where ${ads.status} = 'generating') as generating,
      percentile_cont(0.5) within group (order by extract(epoch from ${ads.completedAt} - ${ads.createdAt}))
        filter (where ${ads.status} = 'completed') as median
    from ${ads}
    where ${within(ads.createdAt, span)}
    group by 1
  ) as counted
  cross join lateral (values
    ('ads.completed', completed), ('ads.failed', failed), ('ads.generating', generating),
    ('ads.median-ms', round(median * 1000)::bigint)
  ) as figures (figure, value)
  where value is not null`;
