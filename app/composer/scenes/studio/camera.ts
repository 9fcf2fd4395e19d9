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
const air = { beside: 0.16, front: 0.14 };
/** Share of what it stands on that runs out of the picture or under words below it. */
const sunk = 0.7;

/**
 * The usual camera, so near that what is sold fills the free area: it is `width` units wide, its head is at `top` and
 * its foot at `foot`. What it stands on, `base` units wide, stays clear of words beside it.
 */
export function closeOn(
  stage: Stage,
  { width: thing, top, foot = 0, base = 0 }: { width: number; top: number; foot?: number; base?: number },
): Camera {
  const { unit, toward, center, width } = stage;
  const { across, down, lost } = roomOf(stage);
  const wide = Math.max(thing + air.beside, toward.x === 0 ? 0 : base);
  const lowest = toward.y === 0 ? -air.front : sunk * foot;
  const scale = Math.min(0.47 * unit, (0.94 * across) / wide, (0.93 * down) / (top - lowest));
  const x = (center.x + 0.5 * lost * toward.x) * width;
  return { ...usualCamera(stage), x, scale, target: 0.5 * (top + lowest) };
}

/**
 * How far from the middle a companion `size` wide stands so that neither the picture's edge nor the words cut it; 0
 * where there is no room for it. In steps, as the pictures of one ad share what was measured.
 */
export function besideAt(
  side: number,
  size: number,
  { stage, camera }: { stage: Stage; camera: Camera },
): number {
  const { focus, width, toward, fade } = stage;
  // Towards the words the ground runs out before they begin.
  const veiled = side * toward.x < 0 ? 0.5 * fade * width : 0;
  const edge = side > 0 ? (focus.x + focus.width) * width - camera.x : camera.x - focus.x * width;
  // In front of the thing all is a little larger.
  const x = Math.floor(((edge - veiled) / camera.scale / 1.1 - size * 0.52) * 20) / 20;
  return x < 0.55 ? 0 : Math.min(x, 0.98);
}

/** Free share of the picture's height over what is sold. */
const headroom = 0.035;

/** The camera moved up where it would cut the thing, `top` units high, at its head. */
export function withHead(camera: Camera, top: number, { height }: Stage): Camera {
  const head = camera.y - (top - camera.target) * camera.scale * Math.cos(camera.pitch);
  return { ...camera, y: camera.y + Math.max(0, headroom * height - head) };
}
