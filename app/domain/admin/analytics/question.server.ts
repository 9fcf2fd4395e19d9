import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Day } from './days.ts';

/** Whole days in UTC, both ends among them. */
export type Span = { from: Day; to: Day };

/**
 * A query that counts something for each day of a span. Its rows are `day`, `figure` (the name of the count) and
 * `value` (a whole number); days and figures without a row are 0.
 */
export type Question = (span: Span) => SQL;

/** The moment a day begins. */
export const startOf = (day: Day): SQL => sql`(${day}::timestamp at time zone 'utc')`;

/** The moment a day is over. */
export const endOf = (day: Day): SQL => sql`((${day}::date + 1)::timestamp at time zone 'utc')`;

/** Whether a moment lies in the span; a plain comparison, so that an index on the column serves. */
export const within = (column: AnyColumn, { from, to }: Span): SQL =>
  sql`(${column} >= ${startOf(from)} and ${column} < ${endOf(to)})`;

/** The day of a moment, whatever time zone the server or its database keeps. */
export const dayOf = (column: AnyColumn): SQL => sql`(${column} at time zone 'utc')::date`;
