import type { SceneName } from '../design/ad-design.ts';
import { paintBokeh } from './bokeh.ts';
import { paintBotanical } from './botanical.ts';
import { paintDunes } from './dunes.ts';
import type { PaintedPixels } from './frame.ts';
import { paintPaper } from './paper.ts';
import { paintSilk } from './silk.ts';
import { paintSkyline } from './skyline.ts';
import { type PaintRequest, type Stage, stageFor } from './stage.ts';
import { paintStudio } from './studio/studio.ts';
import { paintSunburst } from './sunburst.ts';

export type { PaintedPixels } from './frame.ts';
export type { PaintRequest } from './stage.ts';

const painters: Record<SceneName, (stage: Stage) => PaintedPixels> = {
  studio: paintStudio,
  dunes: paintDunes,
  botanical: paintBotanical,
  bokeh: paintBokeh,
  paper: paintPaper,
  silk: paintSilk,
  skyline: paintSkyline,
  sunburst: paintSunburst,
};

/**
 * Paints the backdrop of an ad: pure computation, equal bytes for equal requests.
 * Width and height are in px (at least 16).
 */
export function paintScene(request: PaintRequest): PaintedPixels {
  return painters[request.painter](stageFor(request));
}
