import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes outside of the heap from which dead pictures are worth a collection: those of about twenty ads. */
const worthIt = 160 * 1024 * 1024;

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;
let collect: Collect | undefined;
let running = false;

/**
 * Lets the engine drop pictures nobody uses any more. It sees their few objects, not their megabytes
 * (scripts/engine.ts), and would keep over a gigabyte of them (`npm run bench -- memory`). A collection takes the event
 * loop 50 to 150 ms, so it is made once in about twenty ads, from a task of its own.
 */
export function collectPixels(): void {
  if (running || process.memoryUsage().external < worthIt) return;
  collect ??= findCollect();
  running = true;
  const done = () => {
    running = false;
  };
  collect({ type: 'major', execution: 'async' }).then(done, done);
}

function findCollect(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
