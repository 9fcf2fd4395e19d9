import pLimit from 'p-limit';
import { createWindows } from '#app/domain/limits/in-process.server.ts';
import { previewRates } from '#app/domain/limits/rates.ts';

/** Who draws: an account draws one preview at a time, and each of its people has one waiting. */
export type Drawer = { accountId: string; personId: string };

/** A newer one of the same person took its place, or nobody waits for it any more. */
export const superseded = Symbol('superseded');

type Waiting = { start: () => void; drop: () => void };
type Lane = { isBusy: boolean; waiting: Map<string, Waiting> };

/** The large picture, and the small ones of the layouts, which must not hold it up. */
export type LaneName = 'picture' | 'small';
const lanes = new Map<string, Lane>();

/** Drawings at once in this process. */
const inSlot = pLimit(2);

/** Counts a preview of a person. Returns ms to wait, 0 when let through. */
export const countPreview = createWindows(previewRates.person);

/**
 * Runs `work` when it is its turn. Of the previews a person waits for, only the newest is drawn: an older one is given
 * up.
 */
export async function inPreviewTurn<Result>(
  who: Drawer & { lane: LaneName; signal: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result | typeof superseded> {
  const key = `${who.lane}|${who.accountId}`;
  const lane = lanes.get(key) ?? { isBusy: false, waiting: new Map() };
  lanes.set(key, lane);
  if (lane.isBusy && !(await waitIn(lane, who))) return superseded;
  lane.isBusy = true;
  try {
    return await inSlot(async () => (who.signal.aborted ? superseded : work()));
  } finally {
    lane.isBusy = false;
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next[0]);
      // From here on the turn belongs to the next one, before anybody else asks.
      lane.isBusy = true;
      next[1].start();
    } else lanes.delete(key);
  }
}

function waitIn(
  lane: Lane,
  { personId, signal }: { personId: string; signal: AbortSignal },
): Promise<boolean> {
  lane.waiting.get(personId)?.drop();
  return new Promise((resolve) => {
    const end = (isTurn: boolean) => {
      signal.removeEventListener('abort', drop);
      resolve(isTurn);
    };
    const drop = () => {
      if (lane.waiting.get(personId) === waiting) lane.waiting.delete(personId);
      end(false);
    };
    const waiting = { start: () => end(true), drop };
    // A newer one stands at the end of the line.
    lane.waiting.delete(personId);
    lane.waiting.set(personId, waiting);
    signal.addEventListener('abort', drop, { once: true });
    if (signal.aborted) drop();
  });
}
