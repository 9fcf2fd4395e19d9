import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, newestFirst } from '#app/db/paging.server.ts';
import { auditLog, users } from '#app/db/schema.ts';
import { uuidPattern } from '#app/db/uuid.ts';
import { type Difference, differencesOf } from './differences.ts';

const entriesPerPage = 50;

/** One line of the log. `actor` is the e-mail of the account that acted, or the stored name where there is none. */
export type AuditLine = {
  id: string;
  actor: string;
  action: string;
  subject: string;
  differences: Difference[];
  createdAt: Date;
};

/** `noun` is the part of an action before the dot; `before` the place a page ends at, as `next` gave it. */
export type AuditRequest = { query: string; noun: string; before: string };
export type AuditPage = { lines: AuditLine[]; next: string | null };

/** Reads `?q=`, `?noun=` and `?before=`. */
export function auditRequestOf(request: Request): AuditRequest {
  const search = new URL(request.url).searchParams;
  const read = (name: string) => (search.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200);
  return { query: read('q'), noun: read('noun'), before: read('before') };
}

/** A page of the log, newest first; a query is looked for in the actor's e-mail, the action and the subject. */
export async function listAudit({ query, noun, before }: AuditRequest): Promise<AuditPage> {
  const rows = await db
    .select({
      id: auditLog.id,
      actor: auditLog.actor,
      email: users.email,
      action: auditLog.action,
      subject: auditLog.subject,
      before: auditLog.before,
      after: auditLog.after,
      createdAt: auditLog.createdAt,
      // As the database writes it: a JavaScript date would lose its microseconds.
      moment: sql<string>`${auditLog.createdAt}::text`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .where(
      and(
        matching(query),
        noun ? sql`split_part(${auditLog.action}, '.', 1) = ${noun}` : undefined,
        olderThan(before),
      ),
    )
    .orderBy(newestFirst(auditLog.createdAt), newestFirst(auditLog.id))
    .limit(entriesPerPage + 1);
  const shown = rows.slice(0, entriesPerPage);
  const last = shown.at(-1);
  return {
    lines: shown.map(({ email, actor, before: was, after: is, moment: _, ...row }) => ({
      ...row,
      actor: email ?? actor,
      differences: differencesOf(was, is),
    })),
    next: rows.length > entriesPerPage && last ? `${last.moment}~${last.id}` : null,
  };
}

/** Nouns the log knows, for the filter. */
export async function listAuditNouns(): Promise<string[]> {
  const rows = await db
    .selectDistinct({ noun: sql<string>`split_part(${auditLog.action}, '.', 1)` })
    .from(auditLog)
    .orderBy(sql`1`);
  return rows.map(({ noun }) => noun);
}

function matching(query: string): SQL | undefined {
  if (!query) return undefined;
  // Of the accounts only those that are in the log at all: few, while there may be very many others.
  const actors = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, db.select({ id: auditLog.actor }).from(auditLog)),
        anyContains([users.email], query),
      ),
    );
  return or(
    anyContains([auditLog.actor, auditLog.action, auditLog.subject], query),
    inArray(auditLog.actor, actors),
  );
}

const momentPattern = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?`;
const place = new RegExp(`^(${momentPattern})~(${uuidPattern})$`);

function olderThan(before: string): SQL | undefined {
  const [, moment, id] = place.exec(before) ?? [];
  if (!moment || !id || Number.isNaN(Date.parse(moment.slice(0, 10)))) return undefined;
  return sql`(${auditLog.createdAt}, ${auditLog.id}) < (${moment}::text::timestamptz, ${id}::text::uuid)`;
}
