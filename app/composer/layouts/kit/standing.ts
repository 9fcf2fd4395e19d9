import { lonePlace, placeInBody, placeInDrawing, type Share } from '../../scenes/studio/proportion.ts';
import type { Box, ViewProps } from '../layout.ts';

type Standing = Pick<ViewProps, 'art' | 'canvas' | 'design'>;

/** Where in its square picture the `index`-th thing is, shares of the square. */
export function placeOf({ art, canvas, design }: Standing, index = 0): Share {
  const thing = art[index] ?? art[0];
  if (!thing) return { x: 0, y: 0, width: 1, height: 1 };
  const drawn = placeInDrawing(thing.name);
  if (!thing.src.startsWith('solid:')) return drawn;
  const isLead = thing === art[0] && canvas.staged !== undefined;
  const { scene } = design.layers;
  const isProp = scene.kind === 'painted' && scene.prop !== 'none' && scene.subject?.shownAs === 'prop';
  if (isLead && isProp) return lonePlace(scene.prop);
  return placeInBody(isLead ? (canvas.staged ?? 1) : drawn.width / drawn.height);
}

/** The picture of a slim or flat thing is mostly air. It may be at most this many times as large as its room. */
const most = 2.2;

/**
 * The square picture of a thing, so large that the thing fills a share of a box, whether it is wide or high. The air in
 * the picture may reach out of the box. `at` is the thing's place in the box, 0 to 1 each way.
 */
export function fitThing(
  props: Standing,
  box: Box,
  { share = 1, at: [x, y] = [0.5, 1], index = 0 }: { share?: number; at?: [number, number]; index?: number },
): Box {
  const place = placeOf(props, index);
  const widest = most * Math.min(box.width, box.height);
  const side = Math.min((share * box.width) / place.width, (share * box.height) / place.height, widest);
  return {
    x: box.x + (box.width - place.width * side) * x - place.x * side,
    y: box.y + (box.height - place.height * side) * y - place.y * side,
    width: side,
    height: side,
  };
}

/** The part of a thing's square picture in which it is seen. */
export function seenIn(props: Standing, picture: Box, index = 0): Box {
  const { x, y, width, height } = placeOf(props, index);
  return {
    x: picture.x + x * picture.width,
    y: picture.y + y * picture.height,
    width: width * picture.width,
    height: height * picture.height,
  };
}
