import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  idsOnPage,
  type ListRequest,
  lowerContains,
  newestFirst,
  type Page,
  readPage,
} from '#app/db/paging.server.ts';
import { auditLog, type ContactStatus, contactRequests, users } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { contactSteps } from './operator-filters.ts';

const requestsPerPage = 20;

const { searchText: _searchText, ...columns } = getTableColumns(contactRequests);

export type ContactRequest = Omit<typeof contactRequests.$inferSelect, 'searchText'>;
/** `excerpt` is the message's beginning. */
export type ContactRow = Omit<ContactRequest, 'message' | 'userId'> & { excerpt: string };

/**
 * Messages to the operators: the open ones with priority first, then newest first. A query is looked for in name,
 * email, subject and message.
 */
export async function listContactRequests(
  input: ListRequest & { status?: ContactStatus },
): Promise<Page<ContactRow>> {
  const { id, status, message, isPriority, createdAt } = contactRequests;
  const wanted = and(
    input.status ? eq(status, input.status) : undefined,
    lowerContains(contactRequests.searchText, input.query),
  );
  // As the index contact_urgent_first has it. Among closed ones none is urgent: the index of their status is in order.
  const isUrgent = sql`(${status} = 'open' and ${isPriority}) desc nulls last`;
  const canBeUrgent = input.status === undefined || input.status === 'open';
  const order = [...(canBeUrgent ? [isUrgent] : []), newestFirst(createdAt), newestFirst(id)];
  const { userId: _userId, message: _message, ...shown } = columns;
  const rowsFrom = (offset: number) => {
    const ids = idsOnPage(id, { wanted, order, perPage: requestsPerPage, offset });
    return db
      .select({ ...shown, excerpt: sql<string>`left(${message}, 200)` })
      .from(ids)
      .innerJoin(contactRequests, eq(id, ids.id))
      .orderBy(...order);
  };
  const count = () => db.$count(contactRequests, wanted);
  return readPage({ page: input.page, perPage: requestsPerPage, count, rowsFrom });
}

export type ContactFigures = Record<ContactStatus, number>;

/** How many messages are in each state, whatever is being searched for. */
export async function getContactFigures(): Promise<ContactFigures> {
  const rows = await db
    .select({ status: contactRequests.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(contactRequests)
    .groupBy(contactRequests.status);
  const figures: ContactFigures = { open: 0, in_progress: 0, resolved: 0 };
  for (const { status, count } of rows) figures[status] = count;
  return figures;
}

export type ContactDetail = {
  request: ContactRequest;
  /** What operators did with it, oldest first; `by` is an address, or an id when the account is gone. */
  history: { id: string; action: string; after: unknown; by: string; at: Date }[];
  /** Answers sent so far. */
  replies: number;
};

/** One message with what was done about it; undefined for ids nobody has. */
export async function getContactRequest(id: string): Promise<ContactDetail | undefined> {
  if (!isUuid(id)) return undefined;
  const [request] = await db.select(columns).from(contactRequests).where(eq(contactRequests.id, id));
  if (!request) return undefined;
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      after: auditLog.after,
      actor: auditLog.actor,
      email: users.email,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    // The time keeps the search within the newer end of the log.
    .where(and(eq(auditLog.subject, `contact:${id}`), gte(auditLog.createdAt, request.createdAt)))
    .orderBy(auditLog.createdAt, auditLog.id)
    .limit(100);
  const history = rows.map(({ actor, email, ...entry }) => ({ ...entry, by: email ?? actor }));
  const replies = history.filter(({ action }) => action === 'contact.reply').length;
  return { request, history, replies };
}

export type StatusOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'changed' };

/** Takes a message one step on. It is 'changed' when somebody else has moved it to where this step doesn't start. */
export async function setContactStatus(input: {
  id: string;
  to: ContactStatus;
  actor: string;
}): Promise<StatusOutcome> {
  const { id, to, actor } = input;
  if (!isUuid(id)) return { ok: false, reason: 'not-found' };
  return db.transaction(async (tx) => {
    const [request] = await tx.select().from(contactRequests).where(eq(contactRequests.id, id)).for('update');
    if (!request) return { ok: false, reason: 'not-found' };
    const from = request.status;
    if (from === to) return { ok: true };
    if (contactSteps[from].to !== to) return { ok: false, reason: 'changed' };
    await tx.update(contactRequests).set({ status: to }).where(eq(contactRequests.id, id));
    const [before, after] = [{ status: from }, { status: to }];
    await recordAudit({ actor, action: 'contact.set-status', subject: `contact:${id}`, before, after }, tx);
    return { ok: true };
  });
}
