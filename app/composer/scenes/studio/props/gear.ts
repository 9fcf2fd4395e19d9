import { mix, shade } from '../../../color/pixel-color.ts';
import type { Part } from '../field.ts';
import type { Look } from '../look.ts';
import { remember } from '../remembered.ts';
import {
  at,
  ball,
  box,
  carve,
  common,
  cone,
  cylinder,
  distanceTo,
  egg,
  join,
  polygon,
  ring,
  rod,
  type Shape,
  shapeFrom,
  slab,
  turn,
} from '../sdf.ts';
import { part, pose, row } from './part.ts';

export function dumbbell(look: Look): Part[] {
  const along = (shape: Shape, x: number) => at(turn('z', Math.PI / 2, shape), x, 0, 0);
  const both = (shape: (x: number) => Shape) => join(0, shape(1), shape(-1));
  const parts = [
    part(along(cylinder(0.052, 0.3, 0.01), 0), look.steel, 0.7, { metal: true }),
    part(join(0, ...row(7, (i) => along(cylinder(0.058, 0.011, 0.005), (i - 3) * 0.04))), look.ink, 0.3),
    part(
      both((s) => along(cylinder(0.34, 0.062, 0.035), s * 0.3)),
      look.ink,
      0.45,
    ),
    part(
      both((s) => along(cylinder(0.3, 0.058, 0.035), s * 0.42)),
      look.main,
      0.45,
    ),
    part(
      both((s) => along(cylinder(0.22, 0.045, 0.03), s * 0.52)),
      look.ink,
      0.45,
    ),
    part(
      both((s) => along(cylinder(0.075, 0.04, 0.012), s * 0.59)),
      look.steel,
      0.8,
      { metal: true },
    ),
    part(
      both((s) => along(ring(0.265, 0.014), s * 0.362)),
      shade(look.ink, 0.15),
      0.5,
    ),
  ];
  return pose(parts, 0.62, 0.34);
}

export function shoe(look: Look): Part[] {
  // Seen from above, toe towards +x.
  const plan = polygon(
    [-0.52, -0.1],
    [-0.46, -0.16],
    [-0.1, -0.15],
    [0.2, -0.19],
    [0.42, -0.17],
    [0.54, -0.08],
    [0.56, 0.02],
    [0.5, 0.12],
    [0.36, 0.18],
    [0.1, 0.16],
    [-0.2, 0.13],
    [-0.46, 0.15],
    [-0.52, 0.1],
  );
  const flat = (half: number, round: number) => turn('x', Math.PI / 2, slab(plan, half, round));
  const toe = at(egg(0.3, 0.19, 0.185), 0.27, 0.16, -0.01);
  const middle = rod([0.16, 0.22, 0], [-0.2, 0.36, 0], 0.15, 0.165);
  const heel = at(egg(0.2, 0.36, 0.175), -0.34, 0.3, 0);
  const collar = at(turn('z', 0.12, cone(0.2, 0.185, 0.14, 0.04)), -0.3, 0.5, 0);
  const foot = remember(join(0.14, toe, middle, heel, collar));
  const opening = remember(
    join(
      0.1,
      at(turn('z', 0.2, egg(0.17, 0.2, 0.115)), -0.3, 0.68, 0),
      rod([-0.28, 0.62, 0], [-0.05, 0.52, 0], 0.09, 0.03),
    ),
  );
  const above = at(box(1, 1, 1), 0, 1.1, 0);
  const upper = common(carve(foot, opening, 0.03), above);
  const patch = (shape: Shape, grow: number): Shape => {
    const bare = distanceTo(foot);
    const cut = common(
      shapeFrom(foot, (x, y, z) => bare(x, y, z) - grow),
      shape,
    );
    return carve(common(cut, above), opening, 0.02);
  };
  const stripe = (x: number) => turn('z', -0.5, at(box(0.028, 0.3, 0.4), x, 0, 0));
  const laces = row(4, (i) => {
    const t = i / 3;
    const x = 0.17 - t * 0.27;
    const y = 0.385 + t * 0.115;
    return rod([x, y, -0.085], [x - 0.02, y + 0.005, 0.085], 0.02);
  });
  return pose(
    [
      part(at(flat(0.055, 0.03), 0, 0.065, 0), look.pale, 0.2),
      part(at(flat(0.012, 0.01), 0, 0.024, 0), look.second, 0.2),
      part(upper, look.main, 0.15),
      part(patch(at(box(0.25, 0.3, 0.4), 0.66, 0.1, 0), 0.012), look.pale, 0.25),
      part(patch(at(box(0.13, 0.36, 0.4), -0.58, 0.2, 0), 0.012), look.second, 0.25),
      part(
        patch(join(0, at(stripe(-0.17), 0, 0.2, 0), at(stripe(-0.05), 0, 0.2, 0)), 0.008),
        look.pale,
        0.25,
      ),
      part(join(0, ...laces), look.pale, 0.1),
      part(at(turn('z', 0.3, box(0.02, 0.13, 0.08, 0.018)), -0.1, 0.62, 0), shade(look.main, 0.06), 0.1),
    ],
    0.4,
  );
}

export function headphones(look: Look): Part[] {
  const upper = at(box(1, 0.5, 1), 0, 0.5, 0);
  const hoop = (r: number, tube: number, wide: number): Shape => {
    const thin = turn('x', Math.PI / 2, ring(r, tube));
    const inner = distanceTo(thin);
    const stretched = shapeFrom({ ...thin, radius: thin.radius + wide }, (x, y, z) =>
      inner(x, y, z > wide ? z - wide : z < -wide ? z + wide : 0),
    );
    return common(stretched, upper);
  };
  const cup = (s: number, r: number, half: number, x: number, round: number) =>
    at(turn('z', Math.PI / 2 + s * 0.06, cylinder(r, half, round)), s * x, -0.05, 0);
  const pad = (s: number) => at(turn('z', Math.PI / 2 + s * 0.06, ring(0.165, 0.075)), s * 0.36, -0.05, 0);
  const both = (make: (s: number) => Shape) => join(0, make(1), make(-1));
  return pose(
    [
      part(hoop(0.47, 0.026, 0.055), look.main, 0.4),
      part(common(hoop(0.435, 0.03, 0.06), at(box(0.34, 0.4, 1), 0, 0.62, 0)), look.ink, 0.1),
      part(
        both((s) => rod([s * 0.47, 0.14, 0], [s * 0.48, -0.05, 0], 0.024)),
        look.steel,
        0.8,
        { metal: true },
      ),
      part(
        both((s) => cup(s, 0.245, 0.06, 0.46, 0.05)),
        look.main,
        0.45,
      ),
      part(
        both((s) => cup(s, 0.17, 0.02, 0.525, 0.012)),
        look.pale,
        0.5,
      ),
      part(
        both((s) => cup(s, 0.1, 0.02, 0.538, 0.012)),
        look.second,
        0.5,
      ),
      part(both(pad), look.ink, 0.12),
    ],
    -0.6,
    0.31,
  );
}

export function diamond(look: Look): Part[] {
  const stone = mix(look.main, [0.86, 0.94, 1], 0.82);
  const gem = shapeFrom({ cx: 0, cy: 0, cz: 0, radius: 0.62 }, (x, y, z) => {
    // One sixteenth of a turn stands for all: eight main facets, eight between them.
    const q = Math.sqrt(x * x + z * z);
    const step = Math.PI / 4;
    const angle = Math.atan2(z, x);
    const main = angle - step * Math.round(angle / step);
    const between = angle - step * (Math.floor(angle / step) + 0.5);
    const a = q * Math.cos(main);
    const b = q * Math.cos(between);
    const table = y - 0.2;
    const crown = (a - 0.54) * 0.62 + y * 0.785;
    const star = (b - 0.5) * 0.46 + y * 0.888 - 0.035;
    const girdle = b - 0.53;
    const pavilion = (a - 0.545) * 0.735 - y * 0.678 - 0.012;
    const lower = (b - 0.535) * 0.705 - y * 0.709 - 0.022;
    return Math.max(table, crown, star, girdle, pavilion, lower);
  });
  return pose(
    [
      part(at(turn('z', -0.16, turn('x', 0.22, turn('y', 0.25, gem))), 0, 0.62, 0), stone, 1, {
        glow: 0.1,
        facets: true,
      }),
      part(at(ring(0.17, 0.035), 0, 0.2, 0), look.gold, 0.8, { metal: true }),
      part(
        join(0.02, ...row(3, (i) => turn('y', i * 2.094, rod([0.17, 0.2, 0], [0.25, 0, 0], 0.022)))),
        look.gold,
        0.8,
        { metal: true },
      ),
      part(at(ball(0.055), 0.5, 0.055, 0.3), look.pale, 0.9),
      part(at(ball(0.04), 0.4, 0.04, 0.42), look.pale, 0.9),
    ],
    0.2,
  );
}
