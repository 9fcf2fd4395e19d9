// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that CSS lays out as cards
import type { ReactNode } from 'react';
import { cn } from '#app/ui/cn.ts';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * Long text that may break anywhere, in no less than 10rem; other columns keep to one line where there is room for
   * columns.
   */
  wraps?: boolean;
};

type DataTableProps<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/**
 * Rows in columns where there is room for every column: from 56rem of the table's own place, for a sidebar takes much
 * of a screen. Otherwise each row is a card whose values carry their column's title. From 32rem on its values stand in
 * two columns.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="@container overflow-hidden rounded-lg border border-line bg-raised shadow-sheet">
      <table role="table" className="block w-full text-start @4xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr>
            {columns.map(({ title }) => (
              <th
                key={title}
                scope="col"
                className="border-b border-line bg-sunk px-4 py-2.5 text-start text-sm font-semibold text-ink-soft"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @4xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className="grid gap-x-6 gap-y-2 border-b border-line p-4 last:border-0 @lg:grid-cols-2 @4xl:table-row @4xl:p-0"
            >
              {columns.map(({ title, cell, wraps }) => (
                <td
                  key={title}
                  role="cell"
                  className={cn(
                    'grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] gap-2 wrap-anywhere @4xl:table-cell @4xl:px-4 @4xl:py-3 @4xl:align-middle',
                    '@lg:first:col-span-full @lg:last:col-span-full',
                    wraps || '@4xl:whitespace-nowrap',
                  )}
                >
                  <span aria-hidden="true" className="text-sm leading-6 text-ink-soft @4xl:hidden">
                    {title}
                  </span>
                  <span className={cn('min-w-0', wraps && '@4xl:block @4xl:min-w-40')}>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
