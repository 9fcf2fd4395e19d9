import { parentPort } from 'node:worker_threads';
import { collectPixels } from '../render/collect-pixels.ts';
import { type PaintRequest, paintScene } from './paint-scene.ts';

/** What painter-pool.ts sends and gets back. */
export type PaintTask = { id: number; request: PaintRequest };
export type PaintAnswer =
  | { id: number; ok: true; width: number; height: number; data: Uint8Array<ArrayBuffer> }
  | { id: number; ok: false; reason: string };

parentPort?.on('message', ({ id, request }: PaintTask) => {
  try {
    const { width, height, data } = paintScene(request);
    const answer: PaintAnswer = { id, ok: true, width, height, data };
    parentPort?.postMessage(answer, [data.buffer]);
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
