import { isDatabaseDown } from '#app/db/client.server.ts';
import { describeError, log } from '#app/log.server.ts';

/**
 * Reads what one panel of a page shows. When that fails, only this panel is missing: the error is logged as `failure`,
 * and the result is null. When the database does not answer at all there is no page to show, so that error is thrown.
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
