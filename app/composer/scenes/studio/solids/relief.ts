import { solids } from '../pieces.ts';
import { type Outline, type Shape, slab } from '../sdf.ts';
import { cellSize, type DistanceGrid, gridSize, gridStart } from './distance-grid.ts';

type Place = {
  /** By how much the outline is taken in, and the edges rounded. */
  round: number;
  /** What of the drawing stands at x = 0. */
  middle: number;
  /** What of the drawing stands at y = 0. */
  bottom: number;
};

/**
 * A layer of a drawing thickened to half depth `half`, its edges rounded; all in the pictogram's units. pieces.ts
 * measures it in place, by the same formula.
 */
export function relief(layer: DistanceGrid, half: number, place: Place): Shape {
  const { round, middle, bottom } = place;
  return {
    ...slab(outlineOf(layer, place), half, round),
    plain: [solids.relief, half, round, middle, bottom, gridStart, cellSize, gridSize],
    samples: layer.samples,
  };
}

/** Distance to a layer's outline taken in by the rounding, x to the right of its middle, y up from its foot. */
function outlineOf({ samples }: DistanceGrid, { round, middle, bottom }: Place): Outline {
  const last = gridSize - 1 - 1e-6;
  const distance = (x: number, y: number) => {
    const gx = (x + middle - gridStart) / cellSize;
    const gy = (bottom - y - gridStart) / cellSize;
    const qx = gx < 0 ? 0 : gx > last ? last : gx;
    const qy = gy < 0 ? 0 : gy > last ? last : gy;
    const i = qx | 0;
    const j = qy | 0;
    const u = qx - i;
    const index = j * gridSize + i;
    const a = samples[index]!;
    const b = samples[index + gridSize]!;
    const upper = a + (samples[index + 1]! - a) * u;
    const lower = b + (samples[index + gridSize + 1]! - b) * u;
    const inside = upper + (lower - upper) * (qy - j) + round;
    if (qx === gx && qy === gy) return inside;
    const away = Math.sqrt((gx - qx) * (gx - qx) + (gy - qy) * (gy - qy)) * cellSize;
    return Math.max(inside, 0) * 0.7 + away * 0.7;
  };
  return { distance, reach: 3200 };
}
