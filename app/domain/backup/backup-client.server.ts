import pg from 'pg';
import type { Connection } from '#app/db/client.server.ts';

/**
 * A connection for a backup or a restore, shown by the server under `name`. Its statements may take as long as a table
 * is large; one that is lost is found by keep-alive, and whoever waits for an answer is told by its rejection.
 */
export async function openBackupClient(connection: Connection, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  // Without a listener a connection that is lost ends the process, and half a file stays behind.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
