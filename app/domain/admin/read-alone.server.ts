import { isDatabaseDown } from '#app/db/client.server.ts';
import { describeError, log } from '#app/log.server.ts';

/**
 * Reads what one panel of a page shows, so that it fails alone: what goes wrong is logged as `failure` and gives null.
 * Where the database does not answer at all there is no page to show, and that is thrown on.
 */
export async function readAlone<T>(failure: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.error({ error: describeError(error) }, failure);
    return null;
  }
}
