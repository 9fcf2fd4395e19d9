import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#app/http/request-context.server.ts';
import { describeError, log } from '#app/log.server.ts';

/**
 * What was asked for, or `empty` where it can't be read: such a page is
 * better than none (specification: gallery.load-failure).
 */
export async function orEmpty<Value>(
  context: Readonly<RouterContextProvider>,
  what: string,
  { asked, empty }: { asked: Promise<Value>; empty: Value },
): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    context.get(requestContext).isIncomplete = true;
    log.error({ what, error: describeError(error) }, 'shown empty, could not be read');
    return empty;
  }
}
