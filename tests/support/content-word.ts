import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const writesContent = /^\s*(insert into|update|delete from) "?(media_library|blog_posts)\b/i;

/**
 * For what a test writes into the tables that visitors' pages are made from. An application hears of a change a moment
 * after it, so this ends only when the word of it has gone round (app/live.server.ts).
 */
export function untilHeard(pool: pg.Pool, url: string): { close(): Promise<void> } {
  let ear: Promise<pg.Client> | undefined;
  const listen = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('listen adwright_live');
    return client;
  };
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const echo = async () => {
    ear ??= listen();
    const client = await ear;
    const nobody = randomUUID();
    // Words arrive in the order of their commits, everywhere.
    const heard = new Promise<void>((resolve) => {
      const hear = ({ payload = '' }: pg.Notification) => {
        if (!payload.includes(nobody)) return;
        client.off('notification', hear);
        resolve();
      };
      client.on('notification', hear);
    });
    await query('select pg_notify($1, $2)', [
      'adwright_live',
      JSON.stringify({ type: 'plan', userId: nobody }),
    ]);
    await heard;
    // Other listeners are woken in the same moment as this one.
    await pause(10);
  };
  const listening = async (...given: unknown[]) => {
    const result = await query(...given);
    const [statement] = given;
    const text =
      typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    if (writesContent.test(text ?? '')) await echo();
    return result;
  };
  pool.query = listening as typeof pool.query;
  return { close: async () => void (await (await ear)?.end()) };
}
