import { sql } from 'drizzle-orm';
import { users } from '#app/db/schema.ts';
import { dayOf, type Question, within } from './question.server.ts';

/**
 * How many people signed up? Accounts by the day they were made, whether or not the address was confirmed. Operators
 * are not counted, and neither is an account that was deleted before its day was closed.
 */
export const countSignUps: Question = (span) => sql`
  select ${dayOf(users.createdAt)} as day, 'signups' as figure, count(*) as value
  from ${users}
  where ${within(users.createdAt, span)} and ${users.role} = 'user'
  group by 1`;
