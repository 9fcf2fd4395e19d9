import { setTimeout as delay } from 'node:timers/promises';
import { APICallError, NoImageGeneratedError, NoObjectGeneratedError } from 'ai';
import { BodyTooLargeError } from './bounded-fetch.ts';
import { BlockedAddressError } from './guarded-fetch.ts';
import { ModelError, type ModelFailure } from './model-error.ts';

// The SDK prints warnings to the console unless told not to. An operator does not need to hear of an unsupported
// option.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** How long and how often a model is asked. */
export type CallLimits = {
  /** ms for the call with its retries. */
  timeoutMs: number;
  /** Further tries when the provider is unavailable. */
  maxRetries: number;
  /** ms waited in all for a provider that says it is asked too often; a longer wait is for the caller to plan. */
  patienceMs: number;
};

/** Times a provider that limits is asked again; without Retry-After the wait begins with this many ms and doubles. */
const maxWaits = 3;
const firstWaitMs = 2_000;

/**
 * Runs a call of the `ai` SDK (which is to retry nothing itself) within limits. It tries once more when the provider is
 * unavailable. When the provider is asked too often, it tries again after the wait the provider asks for. Rejects with
 * ModelError only, except that a caller who aborts gets their own signal's reason back.
 */
export async function callModel<T>(
  { timeoutMs, maxRetries, patienceMs, signal }: CallLimits & { signal?: AbortSignal | undefined },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const until = performance.now() + timeoutMs;
  let retries = 0;
  let waits = 0;
  let patience = patienceMs;
  for (;;) {
    try {
      return await call(either);
    } catch (caught) {
      const error = asModelError(caught);
      let wait: number | undefined;
      if (error.reason === 'unavailable' && retries++ < maxRetries)
        wait = Math.min(error.retryAfterMs ?? 1_000, 5_000);
      if (error.reason === 'rate-limited' && waits < maxWaits) {
        const asked = error.retryAfterMs ?? firstWaitMs * 2 ** waits;
        waits += 1;
        // Does not wait where the wait would end in a time-out: the person hears the true reason, and sooner.
        if (asked <= patience && performance.now() + asked < until) wait = asked;
        patience -= asked;
      }
      if (wait !== undefined) await delay(wait, undefined, { signal: either }).catch(() => {});
      signal?.throwIfAborted();
      if (limit.aborted)
        throw new ModelError('timeout', { cause: caught, detail: `No answer in ${timeoutMs} ms` });
      if (wait === undefined) throw error;
    }
  }
}

/** Which ModelError a rejected SDK call is. */
export function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (isCausedBy(error, BodyTooLargeError) || isCausedBy(error, BlockedAddressError)) {
    return new ModelError('bad-answer', { cause: error, detail: messageOf(error) });
  }
  if (APICallError.isInstance(error)) return fromApiCall(error);
  if (NoObjectGeneratedError.isInstance(error)) {
    const reason = error.finishReason === 'content-filter' ? 'refused' : 'bad-answer';
    return new ModelError(reason, { cause: error, detail: error.message });
  }
  if (NoImageGeneratedError.isInstance(error)) return new ModelError('bad-answer', { cause: error });
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return new ModelError('unavailable', { cause: error });
  }
  return new ModelError('bad-answer', { cause: error, detail: messageOf(error) });
}

function fromApiCall(error: APICallError): ModelError {
  const status = error.statusCode;
  const options = { cause: error, detail: `${status ?? 'no answer'}: ${error.message.slice(0, 300)}` };
  if (status === undefined) return new ModelError('unavailable', options);
  if (status < 400) return new ModelError(isCausedByNetwork(error) ? 'unavailable' : 'bad-answer', options);
  const retryAfterMs = retryAfter(error.responseHeaders);
  return new ModelError(
    reasonOf(status, error),
    retryAfterMs === undefined ? options : { ...options, retryAfterMs },
  );
}

function reasonOf(status: number, error: APICallError): ModelFailure {
  // A spent balance comes as 429 too, but waiting doesn't help.
  if (status === 429)
    return /insufficient_quota/.test(error.responseBody ?? '') ? 'misconfigured' : 'rate-limited';
  if (status === 401 || status === 403 || status === 404) return 'misconfigured';
  if (status === 408 || status === 504) return 'timeout';
  if (status >= 500) return 'unavailable';
  const refusal = /moderation|content_policy|content_filter|safety|responsible_ai/i;
  return refusal.test(error.responseBody ?? '') ? 'refused' : 'misconfigured';
}

/** ms from Retry-After-Ms or Retry-After, in s or as a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const milliseconds = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const value = headers?.['retry-after'];
  if (!value) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The connection broke while a good answer was being read. */
function isCausedByNetwork(error: Error): boolean {
  return causes(error).some((cause) =>
    /^(ECONN|UND_ERR|EPIPE|ETIMEDOUT)/.test(String((cause as NodeJS.ErrnoException).code)),
  );
}

function isCausedBy(error: unknown, type: new (...parameters: never[]) => Error): boolean {
  return causes(error).some((cause) => cause instanceof type);
}

/** The error and what it was caused by, at most eight deep. */
function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let next = error; next instanceof Error && found.length < 8; next = next.cause) found.push(next);
  return found;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300);
}
