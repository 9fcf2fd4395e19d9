// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that CSS lays out as cards
import type { ReactNode } from 'react';
import { cn } from '#app/ui/cn.ts';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Long text that may break anywhere; other columns keep to one line where there is room for columns. */
  wraps?: boolean;
};

type DataTableProps<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** Rows in columns; on small screens each row is a card whose values carry their column's title. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-sheet">
      <table role="table" className="block w-full text-start md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
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
        <tbody role="rowgroup" className="block md:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className="grid gap-1.5 border-b border-line p-4 last:border-0 md:table-row md:p-0"
            >
              {columns.map(({ title, cell, wraps }) => (
                <td
                  key={title}
                  role="cell"
                  className={cn(
                    'grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] gap-2 wrap-anywhere md:table-cell md:px-4 md:py-3 md:align-middle',
                    wraps || 'md:whitespace-nowrap',
                  )}
                >
                  <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
                    {title}
                  </span>
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
