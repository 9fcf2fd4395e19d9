import { parentPort } from 'node:worker_threads';
import { collectPixels } from '../render/collect-pixels.ts';
import { type PaintedPixels, type PaintRequest, paintScene } from './paint-scene.ts';
import { paintThing, type ThingRequest } from './studio/lone-thing.ts';

/** What painter-pool.ts sends and gets back. */
export type PaintTask = { id: number; request: PaintRequest | ThingRequest };
export type PaintAnswer =
  | ({ id: number; ok: true } & PaintedPixels)
  | { id: number; ok: false; reason: string };

parentPort?.on('message', ({ id, request }: PaintTask) => {
  try {
    const pixels = 'thing' in request ? paintThing(request) : paintScene(request);
    const answer: PaintAnswer = { id, ok: true, ...pixels };
    parentPort?.postMessage(answer, [pixels.data.buffer]);
    collectPixels();
  } catch (error) {
    const answer: PaintAnswer = {
      id,
      ok: false,
      reason: error instanceof Error ? error.message : String(error),
    };
    parentPort?.postMessage(answer);
  }
});
