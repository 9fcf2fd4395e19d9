import { setFlagsFromString } from 'node:v8';

/**
 * Counts picture buffers as a part of the heap instead of against V8's own allowance of 64 MB beside it. Each ad passes
 * about 20 MB of pixels through memory, so that the allowance forced a full garbage collection (50 to 80 ms) on nearly
 * every ad: `npm run bench`.
 */
export function tuneEngine(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
