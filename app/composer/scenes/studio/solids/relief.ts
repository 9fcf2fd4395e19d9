import { outlineAt } from '../formulas.ts';
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
  const distance = (x: number, y: number) =>
    outlineAt(
      samples,
      (x + middle - gridStart) / cellSize,
      (bottom - y - gridStart) / cellSize,
      cellSize,
      gridSize,
      round,
    );
  return { distance, reach: 3200 };
}
