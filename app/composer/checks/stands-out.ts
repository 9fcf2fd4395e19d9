import { labDistance } from '../color/oklab.ts';
import type { Check } from '../design/ad-design.ts';
import type { Box } from '../layouts/layout.ts';
import type { RgbaPixels } from '../render/render.ts';
import type { Edge } from '../scenes/studio/outline-edges.ts';
import type { PlacedImage } from './boxes.ts';
import { meanAt } from './pixels.ts';

/** Distance in OKLab (black to white is 1) from which the eye tells a thing from its ground without looking for it. */
const clear = 0.1;
/** Least share of the outline that is that clear. */
const leastShare = 0.55;

/** A place of an outline in px of the picture: a point within the thing and one beside it. */
export type EdgeInPx = readonly [insideX: number, insideY: number, outsideX: number, outsideY: number];

/** An outline in a scene that lies at `scene`, px. */
export const edgesInScene = (edges: readonly Edge[], scene: Box): EdgeInPx[] =>
  edges.map(([ix, iy, ox, oy]) => [
    scene.x + ix * scene.width,
    scene.y + iy * scene.height,
    scene.x + ox * scene.width,
    scene.y + oy * scene.height,
  ]);

/** An outline in a picture that a layout placed and perhaps turned. */
export function edgesInPlace(edges: readonly Edge[], { width, height, transform }: PlacedImage): EdgeInPx[] {
  const [a, b, c, d, x, y] = transform;
  const across = (fx: number, fy: number) => x + a * fx * width + c * fy * height;
  const down = (fx: number, fy: number) => y + b * fx * width + d * fy * height;
  return edges.map(([ix, iy, ox, oy]) => [across(ix, iy), down(ix, iy), across(ox, oy), down(ox, oy)]);
}

/**
 * Whether what is sold stands out from what is behind it. `value` is the share of its outline that does: the px within
 * and beside it are at least 0.1 apart in OKLab. Only the outline within the picture counts. `covered` are boxes that
 * lie on it. undefined where none of the outline is seen.
 */
export function standsOutCheck(
  edges: readonly EdgeInPx[],
  under: RgbaPixels,
  covered: readonly Box[] = [],
): Check | undefined {
  let [seen, apart] = [0, 0];
  for (const [ix, iy, ox, oy] of edges) {
    if (isCovered(ix, iy, covered) || isCovered(ox, oy, covered)) continue;
    const [inside, outside] = [meanAt(under, ix, iy), meanAt(under, ox, oy)];
    if (!inside || !outside) continue;
    seen++;
    if (labDistance(inside, outside) >= clear) apart++;
  }
  if (seen === 0) return undefined;
  const value = Math.round((100 * apart) / seen) / 100;
  return { name: 'stands-out', passed: value >= leastShare, value, bar: leastShare };
}

const isCovered = (x: number, y: number, boxes: readonly Box[]) =>
  boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
