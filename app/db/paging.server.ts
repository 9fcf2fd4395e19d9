import { ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from './client.server.ts';

/** One page of a list. `page` counts from 1; `total` is the number of rows on all pages. */
export type Page<Row> = { rows: Row[]; page: number; pages: number; total: number };

/** What a list was asked for. An empty `query` means everything. */
export type ListRequest = { query: string; page: number };

/** Reads `?q=` and `?page=`; what makes no sense becomes the first page, and a search is cut at 200 characters. */
export function listRequestOf(request: Request): ListRequest {
  const search = new URL(request.url).searchParams;
  const page = Number(search.get('page'));
  return {
    query: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
  };
}

/** Cuts a list of `total` rows into pages; a page past the end gives the last one. */
export function pageOf(input: { page: number; total: number; perPage: number }) {
  const pages = Math.max(1, Math.ceil(input.total / input.perPage));
  const page = Math.min(input.page, pages);
  return { page, pages, total: input.total, offset: (page - 1) * input.perPage };
}

/** How a list is counted and cut; `offset` is the number of rows before the page's first. */
type Reading<Row> = {
  page: number;
  perPage: number;
  count: () => PromiseLike<number>;
  rowsFrom: (offset: number) => PromiseLike<Row[]>;
};

/**
 * Counts a list and reads a page of it side by side: on a large table each takes its time. A page past the end becomes
 * the last one.
 */
export async function readPage<Row>({ page, perPage, count, rowsFrom }: Reading<Row>): Promise<Page<Row>> {
  const hoped = (page - 1) * perPage;
  const [total, rows] = await Promise.all([count(), rowsFrom(hoped)]);
  const { offset, ...cut } = pageOf({ page, total, perPage });
  return { ...cut, rows: offset === hoped ? rows : await rowsFrom(offset) };
}

/**
 * The ids on a page of a large table, to be joined with what the page shows. They are cut from the index alone, however
 * far back the page lies, so only the rows of the page are read.
 */
export function idsOnPage<Id extends PgColumn>(
  id: Id,
  cut: { wanted: SQL | undefined; order: SQL[]; perPage: number; offset: number },
) {
  return db
    .select({ id })
    .from(id.table)
    .where(cut.wanted)
    .orderBy(...cut.order)
    .limit(cut.perPage)
    .offset(cut.offset)
    .as('ids');
}

/** Order of a time, the latest first, as the indexes have it: with another place for nulls they would not be used. */
export function newestFirst(column: PgColumn): SQL {
  return sql`${column} desc nulls last`;
}

/** True where any of the columns holds the text, in whatever case; undefined (no condition) for an empty text. */
export function anyContains(columns: PgColumn[], text: string): SQL | undefined {
  if (!text) return undefined;
  return or(...columns.map((column) => ilike(column, patternOf(text))));
}

/**
 * The same for a column whose values are in lower case: on many rows it takes half the time, and an index of trigrams
 * serves it. The database lowers the text too, by the rules it lowered the values by.
 */
export function lowerContains(column: PgColumn, text: string): SQL | undefined {
  if (!text) return undefined;
  return sql`${column} like lower(${patternOf(text)}::text)`;
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
