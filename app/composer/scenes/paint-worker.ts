import { parentPort } from 'node:worker_threads';
import { collectPixels } from '../render/collect-pixels.ts';
import { type PaintedPixels, type PaintRequest, paintScene } from './paint-scene.ts';
import { stageFor } from './stage.ts';
import { paintThing, type ThingRequest } from './studio/lone-thing.ts';
import { type BandName, joinBands, paintBand, type StudioBand } from './studio/studio.ts';

/** A picture, one of the two bands of a studio scene, or the picture of both. */
export type PaintWork =
  | { picture: PaintRequest | ThingRequest }
  | { scene: PaintRequest; band: BandName }
  | { scene: PaintRequest; bands: { upper: StudioBand; lower: StudioBand } };

/** What painter-pool.ts sends and gets back. */
export type PaintTask = { id: number; work: PaintWork };
export type PaintAnswer =
  | { id: number; ok: true; painted: PaintedPixels | StudioBand }
  | { id: number; ok: false; reason: string };

parentPort?.on('message', ({ id, work }: PaintTask) => {
  try {
    const painted = paintedBy(work);
    const answer: PaintAnswer = { id, ok: true, painted };
    parentPort?.postMessage(answer, ['data' in painted ? painted.data.buffer : painted.rgb.buffer]);
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

function paintedBy(work: PaintWork): PaintedPixels | StudioBand {
  if ('picture' in work) return 'thing' in work.picture ? paintThing(work.picture) : paintScene(work.picture);
  const stage = stageFor(work.scene);
  return 'band' in work ? paintBand(stage, work.band) : joinBands(stage, work.bands.upper, work.bands.lower);
}
