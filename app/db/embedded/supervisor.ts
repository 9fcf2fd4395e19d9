import type { RunningServer } from './server.ts';

type Exit = { lastLines: string; restartError?: Error };

/**
 * A server that lived shorter than this died of something that a restart does not cure, so the next one waits longer.
 */
const HEALTHY_MS = 10_000;
const LONGEST_DELAY_MS = 10_000;

/** Starts a server again, by calling `restart`, whenever it dies unasked. */
export function superviseServer(
  first: RunningServer,
  restart: () => Promise<RunningServer>,
): { stop: () => Promise<void>; onExit: (listener: (exit: Exit) => void) => void } {
  const listeners: ((exit: Exit) => void)[] = [];
  const tell = (exit: Exit) => {
    for (const listener of listeners) listener(exit);
  };
  let current = first;
  let stopping: Promise<void> | null = null;
  const interrupt = new AbortController();

  const watch = async () => {
    let earlyDeaths = 0;
    for (;;) {
      const started = Date.now();
      const lastLines = await current.ended;
      if (stopping) return;
      tell({ lastLines });
      earlyDeaths = Date.now() - started > HEALTHY_MS ? 0 : earlyDeaths + 1;
      if (earlyDeaths > 1)
        await pause(Math.min(LONGEST_DELAY_MS, 100 * 4 ** (earlyDeaths - 2)), interrupt.signal);
      if (interrupt.signal.aborted) return;
      try {
        current = await restart();
      } catch (error) {
        if (!stopping) tell({ lastLines, restartError: error as Error });
        return;
      }
    }
  };
  const watching = watch();

  const stop = async () => {
    interrupt.abort();
    await current.stop();
    await watching;
    // A restart that was under way when the stop came has started one more server.
    await current.stop();
  };
  return {
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
    onExit: (listener) => {
      listeners.push(listener);
    },
  };
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
