import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Counts picture buffers as a part of the heap instead of against V8's own allowance of 64 MB beside it. Each ad passes
 * about 20 MB of pixels through memory. So the allowance forced a full garbage collection (50 to 80 ms) on nearly every
 * ad: `npm run bench`.
 *
 * And compiles a pattern at once to what the processor runs. Otherwise most patterns are first given a slower form. The
 * first brief in a language is so read in three quarters of the time, the second in a tenth.
 */
export const engineFlags = ['--external-memory-accounted-in-global-limit', '--no-regexp-tier-up'];

/**
 * What the engine compiled of some two thousand files, kept from start to start. It saves each start most of a second.
 */
const compileCache = join(import.meta.dirname, '../build/compile-cache');

/** Readies a program that serves or draws, by a new start of it. What it loads after this comes from the cache. */
export function prepareServer(): void {
  boundAllocator();
  prepareTool();
}

/** Readies a command of the operator. It takes the flags of the server, as the cache holds for one set of flags. */
export function prepareTool(): void {
  tuneEngine();
  enableCompileCache(compileCache);
  // For threads.
  process.env.NODE_COMPILE_CACHE ??= compileCache;
}

/** Sets `engineFlags` for a program that was started without them. */
export function tuneEngine(): void {
  for (const flag of engineFlags) setFlagsFromString(flag);
}

/**
 * Starts the program anew, in the same process, with an allocator that gives memory back. glibc keeps a heap for each
 * thread, up to eight a core, and gives freed memory back only to the heap it came from. The pixels of ads then pile up
 * in threads at rest. Two heaps, and blocks of a picture's size straight from the system, bound that (`npm run bench --
 * memory`). Settings already given are kept; other systems ignore them. Call it before much else is loaded.
 */
function boundAllocator(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const settings = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
  };
  const program = [process.execPath, ...process.execArgv, ...engineFlags, ...process.argv.slice(1)];
  process.execve(process.execPath, program, {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    ...settings,
  });
}
