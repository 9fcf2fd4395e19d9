import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';

/** GET /healthz: 200 while the database answers, else the 503 of every other page. */
export async function loader() {
  await db.execute(sql`select 1`);
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}
