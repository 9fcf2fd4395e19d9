import { createSlots } from './slots.ts';

/** Forms with pictures received at once in this process, and of them one person's: each is up to 22 MB in memory. */
const received = 8;
const receivedEach = 2;

/** Pictures decoded at once: up to 100 MB each for a moment. */
const decoded = 2;

const inside = new Map<string, number>();
let total = 0;

/**
 * Admits a form with pictures before its body is read; null when this person or this process has its hands full. The
 * result has to be called when the form is done with.
 */
export function enterUpload(userId: string): (() => void) | null {
  const own = inside.get(userId) ?? 0;
  if (total >= received || own >= receivedEach) return null;
  total += 1;
  inside.set(userId, own + 1);
  return () => {
    total -= 1;
    const left = (inside.get(userId) ?? 1) - 1;
    if (left > 0) inside.set(userId, left);
    else inside.delete(userId);
  };
}

/** Runs the work when a picture may be decoded, first come, first served. */
export const inDecodingSlot = createSlots(decoded);
