import pLimit from 'p-limit';
import { createHolds, type Release } from '#app/domain/limits/in-process.server.ts';
import { uploadRates } from '#app/domain/limits/rates.ts';
import { type Turn, takeTurn } from '#app/domain/limits/turns.server.ts';

/**
 * Forms with pictures that this process receives at once, each up to 64 MB on its disk. Then how many of them one
 * person may send.
 */
const received = 32;
const receivedEach = 2;

/**
 * ms after which somebody who was refused may come again: a form is read within seconds, unless the connection is slow.
 */
const shortly = 15_000;

/** MB a form with pictures counts at least: a few bytes can hold many pixels. */
const leastCost = 3;

/** Pictures decoded at once: up to 100 MB each for a moment. */
const decoded = 2;

const holdOfProcess = createHolds(received, shortly);
const holdOfPerson = createHolds(receivedEach, shortly);

/**
 * Admits a form with pictures; null when this person or this process already has as many as it may. Call the result
 * when the form is done with.
 */
export function enterUpload(userId: string): Release | null {
  const leavePerson = holdOfPerson(userId);
  const leaveProcess = leavePerson && holdOfProcess('');
  if (!leaveProcess) leavePerson?.();
  return (
    leaveProcess &&
    (() => {
      leavePerson();
      leaveProcess();
    })
  );
}

/** Counts a form with pictures of so many bytes against what a person may send within an hour. */
export function takeUploadTurn(userId: string, bytes: number): Promise<Turn> {
  const cost = Math.max(leastCost, Math.ceil(bytes / 1_048_576));
  return takeTurn({ key: `uploads:${userId}`, ...uploadRates.megabytes, cost });
}

/** Runs the work when a picture may be decoded, first come, first served. */
export const inDecodingSlot = pLimit(decoded);
