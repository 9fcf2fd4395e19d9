import { sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { isDatabaseAway } from '#app/db/presence.server.ts';
import { isDraining } from '#app/shutdown.server.ts';

const answer = (status: number, body: { ready: boolean; reason?: string }) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '2' }) },
  });

/** GET /readyz: 200 while requests should be sent to this process; 503 once it stops or its database is away. */
export async function loader() {
  if (isDraining()) return answer(503, { ready: false, reason: 'stopping' });
  if (isDatabaseAway()) return answer(503, { ready: false, reason: 'database' });
  await db.execute(sql`select 1`);
  return answer(200, { ready: true });
}
