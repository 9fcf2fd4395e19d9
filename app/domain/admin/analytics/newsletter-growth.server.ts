import { sql } from 'drizzle-orm';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { dayOf, type Question, startOf, within } from './question.server.ts';

const { subscribedAt, unsubscribedAt } = newsletterSubscribers;

/**
 * How does the newsletter grow? Addresses that joined and left on each day, and how many were active when it ended, as
 * the newsletter's page counts them: confirmed or not. An address that left and came back counts as one that stayed;
 * one that was deleted before its day was closed counts nowhere.
 */
export const countNewsletter: Question = (span) => sql`
  with moves as (
    select ${dayOf(subscribedAt)} as day, count(*) as joined, 0 as "left"
    from ${newsletterSubscribers} where ${within(subscribedAt, span)} group by 1
    union all
    select ${dayOf(unsubscribedAt)}, 0, count(*)
    from ${newsletterSubscribers} where ${within(unsubscribedAt, span)} group by 1
  ), before as (
    select count(*) as active from ${newsletterSubscribers}
    where ${subscribedAt} < ${startOf(span.from)}
      and (${unsubscribedAt} is null or ${unsubscribedAt} >= ${startOf(span.from)})
  ), days as (
    select series.day::date as day, coalesce(sum(joined), 0) as joined, coalesce(sum("left"), 0) as "left"
    from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as series (day)
    left join moves on moves.day = series.day::date
    group by series.day
  )
  select day, figure, value from (
    select days.day, joined, "left",
      (select active from before) + sum(joined - "left") over (order by days.day) as active
    from days
  ) as counted
  cross join lateral (values
    ('newsletter.joined', joined), ('newsletter.left', "left"), ('newsletter.active', active)
  ) as figures (figure, value)`;
