import { lossSentences } from '#app/network/loss.ts';

/** Why something the editor asked for by itself did not come; what was typed is untouched in every case. */
export type Trouble =
  | 'offline'
  | 'unreachable'
  | 'timed-out'
  | 'failed'
  | 'too-many'
  | 'signed-out'
  | 'gone'
  | 'picture-gone';

/**
 * ms until it is asked for again by itself: after the first failure, the second and the third in a row. After that
 * somebody presses a button.
 */
const waits = [3_000, 10_000, 30_000];

/** `signal`, ended after `ms` besides. */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
  return AbortSignal.any([signal, limit.signal]);
}

/** The trouble behind an answer that is not what was asked for. */
export function troubleOfAnswer(response: Response): Trouble {
  if (response.redirected || response.status === 401) return 'signed-out';
  if (response.status === 404) return 'gone';
  if (response.status === 429) return 'too-many';
  if (response.status === 408 || response.status === 504) return 'timed-out';
  return response.status === 409 ? 'picture-gone' : 'failed';
}

/** The trouble behind what fetch, or the reading of its answer, rejected with. */
export function troubleOfError(error: unknown): Trouble {
  if (!navigator.onLine) return 'offline';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'unreachable';
}

/** ms until the next attempt; null where only somebody can mend it, or the browser tells when it is over. */
export function waitAfter(trouble: Trouble, failures: number): number | null {
  if (trouble === 'offline' || !canTryAgain(trouble)) return null;
  return waits[failures - 1] ?? null;
}

/** Whether asking again may help. */
export const canTryAgain = (trouble: Trouble): boolean => trouble !== 'gone' && trouble !== 'picture-gone';

/** What happened and what becomes of it, after a sentence that says what is missing. */
export const troubleSentences: Record<Exclude<Trouble, 'signed-out' | 'offline'>, string> = {
  ...lossSentences,
  gone: 'It was deleted in another window, or by somebody of your team. What you entered is still here to be copied.',
  'picture-gone': 'A picture it is made of is gone. Choose another subject.',
};
