import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { dailyFigures } from '#app/db/schema.ts';
import { recentFigures } from '#app/domain/admin/recent-figures.server.ts';
import { closedFigure, questions } from './close-days.server.ts';
import { addDays, type Day, type DayRange, daysUpTo } from './days.ts';
import { countPlans } from './plan-mix.server.ts';

export type Analytics = {
  /** The days shown and as many before them to compare with, oldest first; the last is today, which is not over. */
  days: Day[];
  /**
   * For each figure one value per day; null for a day nobody noted. A figure that is not in the list was 0 on every
   * day.
   */
  figures: Record<string, (number | null)[]>;
};

type Row = { day: Day; figure: string; value: string };

/** Figures whose days without a row are not 0 but unknown. */
const isNoted = (figure: string) => figure.startsWith('plan.') || figure === 'ads.median-ms';

/** The figures of the last days. Finished days are read as they were stored, later days are counted now. */
export const getAnalytics = (range: DayRange) => recentFigures(`analytics ${range}`, () => countDays(range));

async function countDays(range: DayRange): Promise<Analytics> {
  const [known] = (
    await db.execute<{ today: Day; closed: Day | null }>(sql`
      select (now() at time zone 'utc')::date::text as today,
        (select max(day) from ${dailyFigures} where figure = ${closedFigure})::text as closed`)
  ).rows;
  if (!known) throw new Error('the database does not know what day it is');
  const { today, closed } = known;
  const days = daysUpTo(today, range * 2);
  const [first = today] = days;
  const open = { from: closed && closed >= first ? addDays(closed, 1) : first, to: today };
  const answers = await Promise.all([
    rowsOf(sql`select day, figure, value from ${dailyFigures} 
      where day >= ${first}::date and day < ${today}::date and figure not like 'day.%'`),
    ...questions.map((question) => rowsOf(question(open))),
    rowsOf(countPlans),
  ]);
  return { days, figures: seriesOf(days, answers) };
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await db.execute<Row>(
    sql`select day::text, figure, value::text from (${query}) as answer`,
  );
  return rows;
}

function seriesOf(days: Day[], answers: Row[][]): Analytics['figures'] {
  const places = new Map(days.map((day, index) => [day, index]));
  const figures: Analytics['figures'] = {};
  for (const { day, figure, value } of answers.flat()) {
    const place = places.get(day);
    if (place === undefined) continue;
    figures[figure] ??= days.map(() => (isNoted(figure) ? null : 0));
    figures[figure][place] = Number(value);
  }
  return fillPlans(figures, days.length);
}

/** On a day with notes, a plan without a note has 0 subscribers. A day without any note repeats the day before. */
function fillPlans(figures: Analytics['figures'], length: number): Analytics['figures'] {
  const plans = Object.keys(figures).filter((figure) => figure.startsWith('plan.'));
  for (let place = 0; place < length; place++) {
    const isNotedDay = plans.some((plan) => figures[plan]?.[place] !== null);
    for (const plan of plans) {
      const values = figures[plan];
      if (values) values[place] ??= isNotedDay ? 0 : (values[place - 1] ?? null);
    }
  }
  return figures;
}
