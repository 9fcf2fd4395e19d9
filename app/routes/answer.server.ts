import { isDatabaseDown } from '#app/db/client.server.ts';
import { noteWait } from '#app/domain/limits/waiting.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What came of a form: the HTTP status, and what the page says. Pages add what their forms need to be shown again. */
export type Answer = { status: number; notice: Notice };

/** It worked. */
export function done(title: string, description?: string): Answer {
  return { status: 200, notice: { tone: 'success', title, description } };
}

/** It did not, and the person reads why. */
export function refuse(status: number, title: string, description?: string): Answer {
  return { status, notice: { tone: 'error', title, description } };
}

/** When to come again while the database is away, in ms. */
const databaseAwayMs = 5_000;

/** The status for what broke: 503, with the time to come again, while the database is down; else 500. */
export function statusOfFailure(error: unknown): 500 | 503 {
  if (!isDatabaseDown(error)) return 500;
  noteWait(databaseAwayMs);
  return 503;
}

type Words = { title: string; description?: string };

/**
 * Runs a change. What it throws is logged and answered with these words, which may depend on it, and the status of
 * `statusOfFailure`. A response that is thrown, such as a redirect, is an answer and goes on.
 */
export async function attempt<Result extends { status: number }>(
  failure: Words | ((error: unknown) => Words),
  work: () => Promise<Result>,
): Promise<Result | Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { title, description } = typeof failure === 'function' ? failure(error) : failure;
    log.error({ error: describeError(error) }, description ? `${title}: ${description}` : title);
    return refuse(statusOfFailure(error), title, description);
  }
}

type Intent<Context, Result> = (form: FormData, context: Context) => Promise<Result> | Result;

/** The forms of a page by their `intent`. A form that is not among them is refused. */
export function intents<Context, Result extends { status: number }, Name extends string = string>(
  table: Record<Name, Intent<Context, Result>>,
) {
  const known = new Map<string, Intent<Context, Result>>(Object.entries(table));
  return async (form: FormData, context: Context): Promise<Result | Answer> => {
    const act = known.get(String(form.get('intent') ?? ''));
    return act ? act(form, context) : refuse(400, 'Error', notKnown);
  };
}

/** What somebody reads whose page is older than the server. */
export const notKnown = 'This form is not known here. Please reload the page.';
