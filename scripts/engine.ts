import { setFlagsFromString } from 'node:v8';

/**
 * Counts picture buffers as a part of the heap instead of against V8's own allowance of 64 MB beside it. Each ad passes
 * about 20 MB of pixels through memory, so that the allowance forced a full garbage collection (50 to 80 ms) on nearly
 * every ad: `npm run bench`.
 *
 * And compiles a pattern at once to what the processor runs, instead of first to a slower form that most patterns are
 * given once: the first brief in a language is read in three quarters of the time, the second in a tenth.
 */
export const engineFlags = ['--external-memory-accounted-in-global-limit', '--no-regexp-tier-up'];

/** Sets `engineFlags` for a program that was started without them. */
export function tuneEngine(): void {
  for (const flag of engineFlags) setFlagsFromString(flag);
}

/**
 * Starts the program anew, in the same process, with an allocator that gives memory back. glibc keeps a heap for each
 * thread, up to eight a core, and hands freed pictures back to none but its own: the pixels of ads then pile up in
 * threads at rest. Two heaps, and blocks of a picture's size straight from the system, bound that (`npm run bench --
 * memory`). Settings already given are kept; other systems ignore them.
 */
export function boundAllocator(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const settings = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_TRIM_THRESHOLD_: '262144',
  };
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, program, { ...process.env, ...settings });
}
