import { type Database, db } from './client.server.ts';

/**
 * A query that many requests ask: its text is built once for a database and planned once by each connection. `build`
 * holds a place for each value (`sql.placeholder`) and ends in `prepare` with a name that no other query has.
 */
export function preparedQuery<Values extends Record<string, unknown>, Rows>(
  build: (on: Database) => { execute(values: Values): Promise<Rows> },
): (values: Values) => Promise<Rows> {
  let built: { on: Database; query: ReturnType<typeof build> } | undefined;
  return (values) => {
    if (built?.on !== db) built = { on: db, query: build(db) };
    return built.query.execute(values);
  };
}
