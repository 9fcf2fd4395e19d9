import { ModelError } from './model-error.ts';

/** Lets calls through, counts those that never got a usable connection, and refuses at once while a provider is down. */
export type Breaker = { run<T>(call: () => Promise<T>): Promise<T> };

export type BreakerOptions = {
  /** Failures in a row that open it. */
  failures?: number;
  /** ms it stays open before one call may try again. */
  openMs?: number;
  /** Current time in ms. */
  now?: () => number;
};

/**
 * A circuit breaker for one provider in this process. 'unavailable' and 'timeout' count as failures; every other answer,
 * a refusal included, shows that the provider is there. After `openMs` one call goes through: it closes the breaker or
 * opens it again. While open, calls reject with ModelError 'unavailable' and the time left as `retryAfterMs`.
 */
export function createBreaker({
  failures = 5,
  openMs = 30_000,
  now = Date.now,
}: BreakerOptions = {}): Breaker {
  let failed = 0;
  let openedAt: number | null = null;
  let trying = false;

  function admit(): void {
    if (openedAt === null) return;
    const left = openedAt + openMs - now();
    if (left > 0 || trying) {
      const retryAfterMs = Math.max(left, 1_000);
      throw new ModelError('unavailable', { detail: 'Not called: it failed again and again', retryAfterMs });
    }
    trying = true;
  }

  function fail(isTrial: boolean): void {
    failed += 1;
    if (isTrial || failed >= failures) openedAt = now();
  }

  return {
    async run(call) {
      admit();
      const isTrial = trying;
      try {
        const result = await call();
        failed = 0;
        openedAt = null;
        return result;
      } catch (error) {
        if (isDown(error)) fail(isTrial);
        else if (error instanceof ModelError) {
          failed = 0;
          openedAt = null;
        }
        // Anything else is the caller's own doing (it gave up waiting) and says nothing about the provider.
        throw error;
      } finally {
        if (isTrial) trying = false;
      }
    },
  };
}

function isDown(error: unknown): boolean {
  return error instanceof ModelError && (error.reason === 'unavailable' || error.reason === 'timeout');
}
