import type pg from 'pg';

/** A table of the product and the columns that hold data of their own, both as SQL names. */
export type Table = { name: string; columns: string[] };

/** All tables of the product, each after those its rows refer to. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
    group by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct child.relname as from, parent.relname as to
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_namespace n on n.oid = child.relnamespace and n.nspname = 'public'
    where k.contype = 'f' and child.oid <> parent.oid`);
  return inOrder(
    columns.map(({ table, columns: names }) => ({ name: table, columns: names })),
    references,
  );
}

function inOrder(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const done = new Map<string, Table>();
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((table) =>
      references.every(({ from, to }) => from !== table.name || done.has(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) {
      waiting.delete(table.name);
      done.set(table.name, table);
    }
  }
  return [...done.values()];
}

/** An SQL identifier in quotes. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `table (column, …)`, ready for COPY. */
export function copyTarget({ name, columns }: Table): string {
  return `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`;
}
