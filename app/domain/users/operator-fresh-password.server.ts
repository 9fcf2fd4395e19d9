import { and, eq, lt, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { sessions } from '#app/db/schema.ts';
import { noteSecurityOf } from '#app/domain/audit/security-log.server.ts';
import { checkPassword, type PasswordCheck } from './password-check.server.ts';
import { findSessionId } from './sessions.server.ts';

/** How long a typed password stands for steps that change who may do what. */
const freshFor = sql`interval '15 minutes'`;

/** Whether it is longer ago than 15 minutes that the password was typed in this session. */
export async function isPasswordDue(request: Request): Promise<boolean> {
  const id = await findSessionId(request);
  if (!id) return true;
  const isOld = lt(sessions.passwordCheckedAt, sql`now() - ${freshFor}`);
  return (await db.$count(sessions, and(eq(sessions.id, id), isOld))) > 0;
}

/** Checks the password typed with such a step; right, it stands for 15 minutes. */
export async function provePassword(
  request: Request,
  person: { id: string; email: string },
  password: string,
): Promise<PasswordCheck> {
  const check = await checkPassword(person, password);
  const id = await findSessionId(request);
  if (check.ok && id)
    await db.update(sessions).set({ passwordCheckedAt: sql`now()` }).where(eq(sessions.id, id));
  if (!check.ok && (check.reason === 'wrong' || check.reason === 'too-many'))
    await noteSecurityOf(request, { kind: 'password.refused', userId: person.id });
  return check;
}
