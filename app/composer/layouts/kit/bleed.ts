import type { Insets } from '../../design/ad-size.ts';
import { type Box, type Canvas, mirrorBox, type Plan } from '../layout.ts';

/**
 * How far each side of a box reaches out past the canvas, px. A side that touches the edge of the canvas reaches as far
 * as the sheet does. Others do not reach out.
 */
export function runOn(box: Box, { width, height, bleed }: Canvas): Insets {
  const near = 0.5;
  return {
    top: box.y <= near ? bleed.top : 0,
    left: box.x <= near ? bleed.left : 0,
    bottom: box.y + box.height >= height - near ? bleed.bottom : 0,
    right: box.x + box.width >= width - near ? bleed.right : 0,
  };
}

/**
 * The box in left-to-right order as it lies on the canvas. Where it touches the edge of the canvas it reaches out to
 * the edge of the sheet.
 */
export function bleedBox(box: Box, canvas: Canvas): Box {
  const placed = mirrorBox(box, canvas);
  const { top, right, bottom, left } = runOn(placed, canvas);
  return {
    x: placed.x - left,
    y: placed.y - top,
    width: placed.width + left + right,
    height: placed.height + top + bottom,
  };
}

/** A plan as it lies on the sheet, whatever the reading direction. */
export function onSheet(plan: Plan, canvas: Canvas): Plan {
  const moved = (box: Box) => ({ ...box, x: box.x + canvas.bleed.left, y: box.y + canvas.bleed.top });
  return {
    scene: moved(bleedBox(plan.scene, canvas)),
    quiet: plan.quiet && moved(bleedBox(plan.quiet, canvas)),
    stage: moved(mirrorBox(plan.stage, canvas)),
  };
}
