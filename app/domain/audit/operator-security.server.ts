import { and, desc, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { anyContains, listRequestOf, type Page, readPage } from '#app/db/paging.server.ts';
import { securityEvents, users } from '#app/db/schema.ts';
import { isSecurityKind, type SecurityKind } from './security-kinds.ts';

const perPage = 50;

/** One line of the log, for a number of equal events within an hour. `email` is null where no account is concerned. */
export type SecurityLine = {
  id: string;
  kind: string;
  userId: string | null;
  email: string | null;
  network: string;
  detail: string;
  count: number;
  lastAt: Date;
};

export type SecurityRequest = { query: string; kind: SecurityKind | ''; page: number };

/** Reads `?q=`, `?kind=` and `?page=`. */
export function securityRequestOf(request: Request): SecurityRequest {
  const kind = new URL(request.url).searchParams.get('kind') ?? '';
  return { ...listRequestOf(request), kind: isSecurityKind(kind) ? kind : '' };
}

/** A page of the security log, the latest first; a query is looked for in e-mails, networks and details. */
export function listSecurity({ query, kind, page }: SecurityRequest): Promise<Page<SecurityLine>> {
  const wanted = and(
    kind ? eq(securityEvents.kind, kind) : undefined,
    anyContains([users.email, securityEvents.network, securityEvents.detail], query),
  );
  const withUser = eq(users.id, securityEvents.userId);
  return readPage({
    page,
    perPage,
    count: async () => {
      const rows = db.select({ id: securityEvents.id }).from(securityEvents).leftJoin(users, withUser);
      return db.$count(rows.where(wanted).as('wanted'));
    },
    rowsFrom: (offset) =>
      db
        .select({
          id: securityEvents.id,
          kind: securityEvents.kind,
          userId: securityEvents.userId,
          email: users.email,
          network: securityEvents.network,
          detail: securityEvents.detail,
          count: securityEvents.count,
          lastAt: securityEvents.lastAt,
        })
        .from(securityEvents)
        .leftJoin(users, withUser)
        .where(wanted)
        .orderBy(desc(securityEvents.lastAt), desc(securityEvents.id))
        .limit(perPage)
        .offset(offset),
  });
}
