import { linearOf } from '../../color/pixel-color.ts';
import type { Palette, PropName } from '../../design/ad-design.ts';
import type { MaterialName } from '../../design/concepts.ts';
import type { SubjectName } from '../../subjects/catalog.ts';
import { blankFrame, develop, type PaintedPixels } from '../frame.ts';
import { nowhere, type Stage, stageFor } from '../stage.ts';
import { traceAdaptively } from './adaptive.ts';
import { lookFor } from './look.ts';
import { buildSolid } from './solids/build-solid.ts';
import { fieldOf, lightingFor } from './studio.ts';
import { pose, propThing, type Thing } from './things.ts';
import { type Camera, Tracer } from './tracer.ts';

/** One thing to be painted on nothing. */
export type ThingRequest = {
  thing: SubjectName;
  /** The modelled prop that shows it, or 'none' for a solid. */
  prop: PropName;
  material: MaterialName;
  palette: Palette;
  tone: 'light' | 'dark';
  /** Colour of what it will lie on, '#rrggbb'; that of the palette's background unless said. */
  ground?: string;
  /** px of the square it is traced in. */
  side: number;
  /** Radians about the upright axis: positive turns its face to the right. */
  yaw: number;
};

/** Box a thing is built into, world units, and what its depth adds to the silhouette. */
const extent = 1.74;
const around = { solid: 1.2, prop: 1.42 };

/**
 * A thing under the studio's light with nothing behind it: RGBA, cut to a
 * square about its silhouette, in the middle and on the lower edge of it.
 */
export function paintThing(request: ThingRequest): PaintedPixels {
  const { side, yaw, palette, tone, prop, thing, material } = request;
  const stage = stageFor({
    ...{ painter: 'studio', prop, seed: 1, palette, tone, width: side, height: side },
    quiet: nowhere,
  });
  const solid = thingOf(request, stage);
  const camera: Camera = {
    ...{
      x: side / 2,
      y: side / 2,
      scale: side / (extent * around[prop === 'none' ? 'solid' : 'prop']),
      target: solid.height / 2,
    },
    ...{ pitch: 0.13, distance: 9, bare: true },
  };
  const parts = pose(solid, { yaw, y: 0.02 });
  const frame = blankFrame(side, side);
  const cover = new Uint8Array(side * side);
  traceAdaptively(
    frame,
    { left: 0, top: 0, right: side, bottom: side },
    new Tracer(
      fieldOf(`alone ${thing} ${prop} ${material} ${yaw}`, parts),
      parts.map(({ finish }) => finish),
      { camera, lighting: lightingFor(stage, yaw < 0 ? -1 : 1) },
    ),
    cover,
  );
  return cutSquare(develop(frame, stage, 0.6), cover);
}

function thingOf({ prop, thing, material, ground }: ThingRequest, stage: Stage): Thing {
  const look = lookFor(stage, ground ? linearOf(ground) : undefined);
  return prop === 'none'
    ? buildSolid(thing, material, { look, width: extent, height: extent })
    : propThing(stage, look, extent / 1.25);
}

function cutSquare({ width, height, data }: PaintedPixels, cover: Uint8Array): PaintedPixels {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (cover[y * width + x] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) return { width: 1, height: 1, data: new Uint8Array(4) };
  const side = Math.max(right - left, bottom - top) + 1;
  const [fromX, fromY] = [Math.round((left + right + 1 - side) / 2), bottom + 1 - side];
  const cut = new Uint8Array(side * side * 4);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const from = y * width + x;
      const to = ((y - fromY) * side + x - fromX) * 4;
      cut[to] = data[from * 3]!;
      cut[to + 1] = data[from * 3 + 1]!;
      cut[to + 2] = data[from * 3 + 2]!;
      cut[to + 3] = cover[from]!;
    }
  return { width: side, height: side, data: cut };
}
