import { breakersOpen, modelCalls } from '#app/metrics.server.ts';
import { ModelError, type ModelFailure } from './model-error.ts';

/**
 * Lets calls through, counts those that never got a usable connection, and refuses at once while a provider is down.
 */
export type Breaker = {
  /** `account` says for whom: failures of one account alone shut the provider off for that account alone. */
  run<T>(call: () => Promise<T>, account?: string): Promise<T>;
};

export type BreakerOptions = {
  /** What the figures call the provider; without one nothing is counted. */
  model?: 'image' | 'text';
  /** Failures in a row that open it. */
  failures?: number;
  /** ms it stays open before one call may try again. */
  openMs?: number;
  /** Current time in ms. */
  now?: () => number;
};

/** Accounts whose failures are remembered at once. */
const accountsKept = 1_000;

/**
 * A circuit breaker for one provider in this process. 'unavailable' and 'timeout' count as failures. Every other
 * answer, a refusal included, shows that the provider is there. After `openMs` one call goes through: it closes the
 * breaker or opens it again. While open, calls reject with ModelError 'unavailable' and the time left as
 * `retryAfterMs`. It opens for everybody once the failures in a row are those of two accounts or more. One account's
 * brief may make a provider fail as if it were down, and that must not shut out everybody else.
 */
export function createBreaker({
  failures = 5,
  openMs = 30_000,
  now = Date.now,
  model,
}: BreakerOptions = {}): Breaker {
  const count = (outcome: ModelFailure | 'ok' | 'not-called') => {
    if (!model) return;
    modelCalls.inc({ model, outcome });
    breakersOpen.set({ model }, everybody.isOpen() ? 1 : 0);
  };
  const everybody = createCircuit({ failures, openMs, now, accounts: 2 });
  const each = new Map<string, Circuit>();

  function circuitOf(account: string): Circuit {
    const circuit = each.get(account) ?? createCircuit({ failures, openMs, now, accounts: 1 });
    each.delete(account);
    each.set(account, circuit);
    const [oldest] = each.keys();
    if (each.size > accountsKept && oldest !== undefined) each.delete(oldest);
    return circuit;
  }

  return {
    async run(call, account) {
      const circuits = account === undefined ? [everybody] : [everybody, circuitOf(account)];
      try {
        for (const circuit of circuits) circuit.check();
      } catch (error) {
        count('not-called');
        throw error;
      }
      const trials = circuits.filter((circuit) => circuit.begin());
      try {
        const result = await call();
        for (const circuit of circuits) circuit.succeed();
        if (account !== undefined) each.delete(account);
        count('ok');
        return result;
      } catch (error) {
        // Any other error comes from the caller, who gave up waiting, and says nothing about the provider.
        if (error instanceof ModelError) {
          for (const circuit of circuits) {
            if (isDown(error)) circuit.fail(account, trials.includes(circuit));
            else circuit.succeed();
          }
          count(error.reason);
        }
        throw error;
      } finally {
        for (const circuit of trials) circuit.endTrial();
      }
    },
  };
}

type Circuit = {
  isOpen(): boolean;
  /** Throws while it is open. */
  check(): void;
  /** True when the call about to be made is the one that tries whether the provider is back. */
  begin(): boolean;
  succeed(): void;
  fail(account: string | undefined, isTrial: boolean): void;
  endTrial(): void;
};

/**
 * `accounts`: how many different ones have to have failed before it
 * opens. Calls of nobody in particular count for all.
 */
function createCircuit(limits: {
  failures: number;
  openMs: number;
  now: () => number;
  accounts: number;
}): Circuit {
  const { failures, openMs, now } = limits;
  let failed = 0;
  let openedAt: number | null = null;
  let trying = false;
  const whose = new Set<string>();

  return {
    isOpen: () => openedAt !== null,
    check() {
      if (openedAt === null) return;
      const left = openedAt + openMs - now();
      if (left <= 0 && !trying) return;
      const retryAfterMs = Math.max(left, 1_000);
      throw new ModelError('unavailable', { detail: 'Not called: it failed again and again', retryAfterMs });
    },
    begin() {
      if (openedAt === null) return false;
      trying = true;
      return true;
    },
    succeed() {
      failed = 0;
      openedAt = null;
      whose.clear();
    },
    fail(account, isTrial) {
      failed += 1;
      if (account !== undefined && whose.size < limits.accounts) whose.add(account);
      const areEnough = account === undefined || whose.size >= limits.accounts;
      if (isTrial || (failed >= failures && areEnough)) openedAt = now();
    },
    endTrial() {
      trying = false;
    },
  };
}

function isDown(error: unknown): boolean {
  return error instanceof ModelError && (error.reason === 'unavailable' || error.reason === 'timeout');
}
