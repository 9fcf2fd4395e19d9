import { describeError, log } from '#app/log.server.ts';

/** What was asked for, or `empty` where it can't be read: such a page is better than none (specification: gallery.load-failure). */
export async function orEmpty<Value>(what: string, asked: Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    log.error({ what, error: describeError(error) }, 'shown empty, could not be read');
    return empty;
  }
}
