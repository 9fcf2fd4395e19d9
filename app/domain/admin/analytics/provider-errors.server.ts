import { sql } from 'drizzle-orm';
import { ads } from '#app/db/schema.ts';
import { dayOf, type Question, within } from './question.server.ts';

/**
 * What cost people their ads? Failed generations by the day they were asked for and the code on their row
 * (domain/ads/failures.ts); those of a model provider begin with 'model-'. Errors that a new attempt mended left no
 * trace and are not counted.
 */
export const countFailures: Question = (span) => sql`
  select ${dayOf(ads.createdAt)} as day, 'failure.' || coalesce(${ads.failure}, 'unexpected') as figure, count(*) as value
  from ${ads}
  where ${within(ads.createdAt, span)} and ${ads.status} = 'failed'
  group by 1, 2`;
