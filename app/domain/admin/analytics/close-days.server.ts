import { sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { dailyFigures } from '#app/db/schema.ts';
import { countCredits } from './credits.server.ts';
import { countGenerations } from './generations.server.ts';
import { countNewsletter } from './newsletter-growth.server.ts';
import { countPlans } from './plan-mix.server.ts';
import { countFailures } from './provider-errors.server.ts';
import type { Question } from './question.server.ts';
import { countSignUps } from './sign-ups.server.ts';

/** Everything that is counted by day from rows that keep their dates. */
export const questions: readonly Question[] = [
  countSignUps,
  countGenerations,
  countCredits,
  countFailures,
  countNewsletter,
];

/** The figure that marks a day as counted for good. */
export const closedFigure = 'day.closed';

/** Days before today that are counted when none was yet: twice the longest range. */
const lookBack = 180;

/**
 * Notes today's plan mix. Then counts each day that ended more than an hour ago and is not counted yet: by then every
 * generation of that day has ended too. Only one of several workers does it. Running it again changes nothing.
 */
export async function closeDays(): Promise<void> {
  await db.transaction(async (tx) => {
    const free = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('daily_figures')) as free`,
    );
    if (!free.rows[0]?.free) return;
    await notePlans(tx);
    const { rows } = await tx.execute<{ from: string; to: string }>(sql`
      select greatest(
          (select max(day) + 1 from ${dailyFigures} where figure = ${closedFigure}),
          (now() at time zone 'utc')::date - ${lookBack}::int
        )::text as "from",
        (((now() - interval '1 hour') at time zone 'utc')::date - 1)::text as "to"`);
    const [span] = rows;
    if (!span || span.from > span.to) return;
    for (const question of questions) {
      await tx.execute(sql`
        insert into ${dailyFigures} (day, figure, value) select day, figure, value from (${question(span)}) as counted
        on conflict (day, figure) do update set value = excluded.value`);
    }
    await tx.execute(sql`
      insert into ${dailyFigures} (day, figure, value)
      select day, ${closedFigure}, 1 from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as days (day)
      on conflict do nothing`);
  });
}

/** The last note of a day is what the day ended with. */
async function notePlans(tx: Executor): Promise<void> {
  await tx.execute(sql`
    delete from ${dailyFigures} where day = (now() at time zone 'utc')::date and figure like 'plan.%'`);
  await tx.execute(sql`insert into ${dailyFigures} (day, figure, value) ${countPlans}`);
}
