import { AsyncLocalStorage } from 'node:async_hooks';

const refusals = new AsyncLocalStorage<{ waitMs: number | null }>();

/**
 * What a limit says that refuses: when its next use is free, in ms. The answer's Retry-After header follows from it.
 */
export function noteWait(waitMs: number): void {
  const refusal = refusals.getStore();
  if (refusal) refusal.waitMs = waitMs;
}

/** Runs the answer to one request; `waitMs` is what the limit that refused it last has left, null where none did. */
export async function withWait<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; waitMs: number | null }> {
  const refusal: { waitMs: number | null } = { waitMs: null };
  const answer = await refusals.run(refusal, work);
  return { answer, waitMs: refusal.waitMs };
}
