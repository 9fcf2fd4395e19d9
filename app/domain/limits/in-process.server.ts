import type { Rate } from './rates.ts';
import { noteWait } from './waiting.server.ts';

/** Most keys that are remembered. Beyond it, keys whose window is over are dropped first, and then the oldest. */
const mostKeys = 10_000;

/** Takes back what a hold has counted; may be called twice. */
export type Release = () => void;

/**
 * Counts by key what is open at the same time in this process, such as streams. Returns null where `max` are open.
 * Nobody knows when one will close, so whoever is refused is told to come again after `retryMs`.
 */
export function createHolds(max: number, retryMs: number): (key: string) => Release | null {
  const held = new Map<string, number>();
  return (key) => {
    const count = held.get(key) ?? 0;
    if (count >= max) {
      noteWait(retryMs);
      return null;
    }
    held.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    };
  };
}

/**
 * Counts uses by key in windows of this process's own: for what is too cheap and too frequent to be written into the
 * database each time. Returns how many ms a refused use has to wait, 0 when it is let through.
 */
export function createWindows(limit: Rate): (key: string) => number {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return (key) => {
    const now = Date.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) {
      if (known.count >= limit.max) {
        noteWait(known.endsAt - now);
        return known.endsAt - now;
      }
      known.count += 1;
      return 0;
    }
    windows.delete(key);
    windows.set(key, { count: 1, endsAt: now + limit.windowMs });
    if (windows.size > mostKeys) forget(windows, now);
    return 0;
  };
}

function forget(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  for (const key of windows.keys()) {
    if (windows.size <= mostKeys / 2) return;
    windows.delete(key);
  }
}
