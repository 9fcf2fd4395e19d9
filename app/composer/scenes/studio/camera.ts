import type { Stage } from '../stage.ts';
import type { Camera } from './tracer.ts';

/** Width of a set with all that stands on it. */
const stageWidth = 2.15;

/** px of the free area: where the ground runs out under the words nothing stands. */
function roomOf({ focus, width, height, subject, fade, toward }: Stage) {
  const lost = subject ? 0.5 * fade : 0;
  return {
    lost,
    across: (focus.width - (toward.x === 0 ? 0 : lost)) * width,
    down: (focus.height - (toward.y === 0 ? 0 : lost)) * height,
  };
}

/** A long lens, shifted so that a set of `wide` by `tall` units stands in the middle of the free area and fills it. */
export function usualCamera(stage: Stage, { tall = 2.5, wide = stageWidth } = {}): Camera {
  const { center, width, height, unit, toward } = stage;
  const { lost, across, down } = roomOf(stage);
  const scale = Math.min(
    unit * 0.42,
    Math.max(unit * (stage.subject ? 0.13 : 0.19), Math.min(across / wide, down / tall)),
  );
  // Companions at the outer side may leave the picture; those beside the text may not come under it.
  return {
    x: (center.x + toward.x * (0.02 + 0.35 * lost)) * width,
    y: (center.y + toward.y * 0.35 * lost) * height,
    scale,
    target: 1,
    pitch: 0.2,
    distance: 8.5,
  };
}

/** Air around what is sold: units beside it, where it turns, and of the ground before it. */
const air = { beside: 0.14, front: 0.14 };
/** Share of what it stands on that may run out of the picture or under words below it. */
export const sunk = 0.7;
/** Share of the height left over by which it stands lower than in the middle. */
const lowered = 0.16;
/** Share of the width of what it stands on that is seen beside words. */
const leastOfBase = 0.84;

/**
 * The usual camera, but so near that what is sold fills the free area. The thing is `width` units wide, and its head is
 * at `top`. What lies under `lowest` may run under words below, or out of a frame that holds no words. The ground it
 * stands on is `base` units wide and stays clear of words beside it. At the picture's edge a little of the ground may
 * be cut.
 */
export function closeOn(
  stage: Stage,
  { width: thing, top, base = 0, ...below }: { width: number; top: number; lowest: number; base?: number },
): Camera {
  const { unit, toward, center, width } = stage;
  const { across, down, lost } = roomOf(stage);
  const wide = Math.max(thing + air.beside, toward.x === 0 ? 0 : leastOfBase * base);
  // In a low strip the height is what is short: there too the ground may run out of the picture.
  const isLow = across > 1.25 * down;
  const lowest = toward.x !== 0 && !isLow ? -air.front : below.lowest;
  const scale = Math.min(0.8 * unit, (0.94 * across) / wide, (0.93 * down) / (top - lowest));
  const x = (center.x + 0.5 * lost * toward.x) * width;
  const usual = usualCamera(stage);
  // Beside words a low thing stands lower: a wall over it is air, and a floor under it would be a hole.
  const spare = toward.x === 0 ? 0 : Math.max(0, down - (top - lowest) * scale);
  return { ...usual, x, y: usual.y + lowered * spare, scale, target: 0.5 * (top + lowest) };
}

/**
 * Whether a thing that is `size` wide and stands at `x` is seen whole. Neither the words nor the picture's edge may cut
 * it.
 */
export function hasRoomAt(
  x: number,
  size: number,
  { stage, camera }: { stage: Stage; camera: Camera },
): boolean {
  const { focus, width, toward, fade } = stage;
  const side = Math.sign(x);
  // Towards the words the ground runs out before they begin.
  const veiled = side * toward.x < 0 ? 0.5 * fade * width : 0;
  const edge = side > 0 ? (focus.x + focus.width) * width - camera.x : camera.x - focus.x * width;
  return Math.abs(x) + 0.52 * size <= (edge - veiled) / camera.scale / 1.03;
}

/** Everything may be shown smaller, down to this share, to make room for a companion. Then the air at both ends. */
const leastShare = 0.86;
const outside = 0.05;

/**
 * Where a companion stands clear of what is sold, which reaches `half` a unit to each side. Also the camera that shows
 * both in the middle of the free area. undefined where there is no room for two.
 */
export function asPair(
  side: number,
  { half, size, base = 0 }: { half: number; size: number; base?: number },
  { stage, camera }: { stage: Stage; camera: Camera },
): { camera: Camera; x: number } | undefined {
  const { focus, width, toward, fade } = stage;
  const veiled = 0.5 * fade * Math.abs(toward.x);
  const left = (focus.x + (toward.x > 0 ? veiled : 0)) * width;
  const right = (focus.x + focus.width - (toward.x < 0 ? veiled : 0)) * width;
  const x = half + 0.46 * size;
  const near = Math.max(half, toward.x === side ? 0.5 * base : 0) + outside;
  const far = x + 0.5 * size + outside;
  const share = (right - left) / camera.scale / (near + far);
  if (share < leastShare) return undefined;
  const scale = camera.scale * Math.min(1, share);
  const [first, last] = side > 0 ? [near, far] : [far, near];
  // The larger of the two stays nearer to the middle.
  const middle = (left + right) / 2 - 0.35 * side * (far - near) * scale;
  const at = Math.min(Math.max(middle, left + first * scale), right - last * scale);
  return { camera: { ...camera, scale, x: at }, x };
}

/** Free share of the picture's height over what is sold. */
const headroom = 0.035;

/** The camera moved up where it would cut the thing, `top` units high, at its head. */
export function withHead(camera: Camera, top: number, { height }: Stage): Camera {
  const head = camera.y - (top - camera.target) * camera.scale * Math.cos(camera.pitch);
  return { ...camera, y: camera.y + Math.max(0, headroom * height - head) };
}
