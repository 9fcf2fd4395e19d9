import { type Lab, seenApart } from '../color/oklab.ts';
import type { Check } from '../design/ad-design.ts';
import type { Box } from '../layouts/layout.ts';
import type { RgbaPixels } from '../render/render.ts';
import type { Edge } from '../scenes/studio/outline-edges.ts';
import type { PlacedImage } from './boxes.ts';
import { meanAt } from './pixels.ts';

/** Distance (black to white is 1) from which the eye tells a thing from its ground without looking for it. */
const clear = 0.1;
/** Least share of the outline that is that clear. */
const leastShare = 0.55;
/**
 * Share of the outline from which one colour of it is a main part. How near (OKLab) its places are, where lightness
 * counts for little: in the shade a thing keeps its hue. A part is known where a third of its outline is seen.
 */
const part = { share: 0.24, near: 0.08, lightness: 0.25, seen: 0.35 };

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
 * Whether what is sold stands out from what is behind it. `value` is the share of its outline that does. It is less
 * where a main part is lost, for a padlock whose shackle is as grey as its ground is a yellow box. Only the outline
 * within the picture counts. `covered` are boxes that lie on it. undefined where none of the outline is seen.
 */
export function standsOutCheck(
  edges: readonly EdgeInPx[],
  under: RgbaPixels,
  covered: readonly Box[] = [],
): Check | undefined {
  const places: Place[] = [];
  for (const [ix, iy, ox, oy] of edges) {
    if (isCovered(ix, iy, covered) || isCovered(ox, oy, covered)) continue;
    const [inside, outside] = [meanAt(under, ix, iy), meanAt(under, ox, oy)];
    if (inside && outside) places.push({ inside, isApart: seenApart(inside, outside) >= clear });
  }
  if (places.length === 0) return undefined;
  const main = partsOf(places).filter(({ length }) => length >= part.share * places.length);
  const least = Math.min(...main.map((one) => (shareApart(one) * leastShare) / part.seen));
  const value = Math.round(100 * Math.min(shareApart(places), least)) / 100;
  return { name: 'stands-out', passed: value >= leastShare, value, bar: leastShare };
}

/** The colour within the outline at one place, and whether it stands out there. */
type Place = { inside: Lab; isApart: boolean };

const shareApart = (places: readonly Place[]) =>
  places.filter(({ isApart }) => isApart).length / places.length;

const isShadeOf = (one: Lab, other: Lab) =>
  Math.hypot(part.lightness * (one.l - other.l), one.a - other.a, one.b - other.b) < part.near;

/** The places of an outline by their colour: each joins the first part that begins with one like it. */
function partsOf(places: readonly Place[]): Place[][] {
  const parts: Place[][] = [];
  for (const place of places) {
    const like = parts.find(([first]) => first && isShadeOf(first.inside, place.inside));
    if (like) like.push(place);
    else parts.push([place]);
  }
  return parts;
}

const isCovered = (x: number, y: number, boxes: readonly Box[]) =>
  boxes.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
