import { mix, shade } from '../../../color/pixel-color.ts';
import type { Part } from '../field.ts';
import type { Look } from '../look.ts';
import {
  at,
  box,
  carve,
  circle,
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
  scale,
  shapeFrom,
  slab,
  turn,
} from '../sdf.ts';
import { part, pose, row } from './part.ts';

export function cup(look: Look): Part[] {
  const wall = carve(
    at(cone(0.24, 0.38, 0.3, 0.05), 0, 0.38, 0),
    at(cone(0.2, 0.35, 0.3, 0.02), 0, 0.46, 0),
    0.03,
  );
  const handle = at(turn('x', Math.PI / 2, ring(0.15, 0.042)), 0.4, 0.4, 0);
  const inside = at(cone(0.22, 0.34, 0.3, 0.02), 0, 0.4, 0);
  const steam = (x: number, z: number, height: number) =>
    join(
      0.05,
      ...row(5, (i) => {
        const y = 0.8 + (i * height) / 5;
        const sway = (n: number) => Math.sin(n * 1.5) * 0.055;
        return rod(
          [x + sway(i), y, z],
          [x + sway(i + 1), y + height / 5, z],
          0.03 - i * 0.0045,
          0.026 - i * 0.0045,
        );
      }),
    );
  return pose(
    [
      part(
        join(0.04, at(cylinder(0.46, 0.02, 0.018), 0, 0.02, 0), at(ring(0.46, 0.022), 0, 0.04, 0)),
        look.pale,
        0.4,
      ),
      part(join(0.04, wall, carve(handle, inside, 0.02)), look.main, 0.5),
      part(at(cylinder(0.335, 0.02, 0.01), 0, 0.585, 0), [0.1, 0.045, 0.02], 0.7),
      part(steam(-0.09, 0, 0.36), look.pale, 0, { glow: 0.55 }),
      part(steam(0.1, -0.04, 0.28), look.pale, 0, { glow: 0.55 }),
    ],
    -0.5,
  );
}

export function bottle(look: Look): Part[] {
  const glass = shade(look.main, -0.02);
  return pose(
    [
      part(at(cylinder(0.29, 0.39, 0.07), -0.12, 0.39, 0), glass, 0.85),
      part(at(cylinder(0.294, 0.15, 0.004), -0.12, 0.36, 0), look.pale, 0.2),
      part(
        at(common(cylinder(0.3, 0.022, 0.002), at(box(0.1, 0.2, 0.3), 0, 0, 0.3)), -0.12, 0.41, 0),
        look.ink,
        0.2,
      ),
      part(
        at(common(cylinder(0.299, 0.008, 0.002), at(box(0.13, 0.2, 0.3), 0, 0, 0.3)), -0.12, 0.33, 0),
        look.gold,
        0.2,
      ),
      part(at(cylinder(0.125, 0.035, 0.01), -0.12, 0.8, 0), look.gold, 0.7, { metal: true }),
      part(at(cylinder(0.14, 0.1, 0.02), -0.12, 0.92, 0), look.gold, 0.7, { metal: true }),
      part(
        at(join(0.08, cone(0.095, 0.075, 0.11, 0.03), at(egg(0.085, 0.07, 0.085), 0, 0.1, 0)), -0.12, 1.1, 0),
        look.pale,
        0.4,
      ),
      part(at(cylinder(0.2, 0.09, 0.03), 0.42, 0.09, 0.2), look.pale, 0.5),
      part(at(cylinder(0.208, 0.055, 0.02), 0.42, 0.235, 0.2), look.second, 0.5),
    ],
    -0.12,
  );
}

export function gift(look: Look): Part[] {
  const ribbon = look.second;
  const loop = (sign: number): Shape =>
    at(turn('z', sign * 0.5, at(turn('x', Math.PI / 2, ringOf(0.17, 0.11)), sign * 0.19, 0, 0)), 0, 0.9, 0);
  const tail = (sign: number) =>
    at(
      turn('y', sign * 0.5, turn('z', sign * -1.15, box(0.035, 0.17, 0.05, 0.012))),
      sign * 0.17,
      0.83,
      0.16,
    );
  return pose(
    [
      part(at(box(0.43, 0.34, 0.43, 0.02), 0, 0.34, 0), look.main, 0.25),
      part(at(box(0.47, 0.085, 0.47, 0.025), 0, 0.735, 0), shade(look.main, 0.04), 0.25),
      part(
        join(
          0,
          at(box(0.085, 0.345, 0.44, 0.01), 0, 0.345, 0),
          at(box(0.085, 0.09, 0.482, 0.01), 0, 0.74, 0),
        ),
        ribbon,
        0.55,
      ),
      part(
        join(
          0,
          at(box(0.44, 0.345, 0.085, 0.01), 0, 0.345, 0),
          at(box(0.482, 0.09, 0.085, 0.01), 0, 0.74, 0),
        ),
        ribbon,
        0.55,
      ),
      part(loop(1), ribbon, 0.55),
      part(loop(-1), ribbon, 0.55),
      part(join(0, tail(1), tail(-1)), ribbon, 0.55),
      part(at(egg(0.085, 0.075, 0.1), 0, 0.88, 0.02), shade(ribbon, -0.03), 0.55),
    ],
    -0.55,
  ).map(({ shape, finish }) => ({ shape: scale(0.88, shape), finish }));
}

/** A loop of ribbon: an upright band, twice as wide as it is thick, bent to an oval. */
function ringOf(length: number, height: number): Shape {
  const outer = cylinderOval(length, height, 0.085);
  return carve(outer, cylinderOval(length - 0.04, height - 0.035, 0.2), 0.02);
}

function cylinderOval(rx: number, rz: number, half: number): Shape {
  const inner = distanceTo(cylinder(rx, half, 0.015));
  const stretch = rz / rx;
  return shapeFrom(
    { cx: 0, cy: 0, cz: 0, radius: Math.hypot(rx, half) },
    (x, y, z) => inner(x, y, z / stretch) * stretch,
  );
}

export function phone(look: Look): Part[] {
  const corner = 0.085;
  const plate = (hx: number, hy: number, radius: number, half: number) =>
    slab(roundedOutline(hx, hy, radius), half, 0.008);
  const card = (x: number, y: number, hx: number, hy: number, z = 0.07) =>
    at(plate(hx, hy, Math.min(hx, hy, 0.03), 0.012), x, y, z);
  const lit = { glow: 0.55 };
  const upright: Part[] = [
    part(plate(0.31, 0.62, corner, 0.045), look.steel, 0.8, { metal: true }),
    part(at(plate(0.292, 0.602, corner - 0.012, 0.02), 0, 0, 0.042), look.ink, 0.6),
    part(
      at(plate(0.268, 0.578, corner - 0.03, 0.02), 0, 0, 0.054),
      mix(look.pale, look.main, 0.16),
      0.4,
      lit,
    ),
    part(card(0, 0.53, 0.075, 0.018, 0.074), look.ink, 0.5),
    part(card(0, 0.25, 0.22, 0.17), look.main, 0.35, lit),
    part(at(slab(circle(0.085), 0.016, 0.004), 0.09, 0.26, 0.084), look.second, 0.35, lit),
    part(card(-0.115, -0.085, 0.105, 0.1), look.second, 0.35, lit),
    part(card(0.115, -0.085, 0.105, 0.1), mix(look.third, look.pale, 0.35), 0.35, lit),
    part(card(-0.03, -0.26, 0.19, 0.017), mix(look.ink, look.pale, 0.6), 0.3, lit),
    part(card(-0.08, -0.325, 0.14, 0.017), mix(look.ink, look.pale, 0.75), 0.3, lit),
    part(card(0, -0.46, 0.2, 0.052), look.ink, 0.4, lit),
  ];
  return pose(
    upright.map(({ shape, finish }) => ({ shape: turn('x', -0.1, shape), finish })),
    0.42,
    0.63,
  );
}

function roundedOutline(hx: number, hy: number, radius: number) {
  const ax = hx - radius;
  const ay = hy - radius;
  return {
    distance: (x: number, y: number) => {
      const qx = Math.abs(x) - ax;
      const qy = Math.abs(y) - ay;
      const ox = Math.max(qx, 0);
      const oy = Math.max(qy, 0);
      return Math.sqrt(ox * ox + oy * oy) + Math.min(0, Math.max(qx, qy)) - radius;
    },
    reach: Math.hypot(hx, hy),
  };
}

export function book(look: Look): Part[] {
  const volume = (hx: number, hy: number, hz: number, color: Look['main'], accent: Look['main']): Part[] => [
    part(box(hx - 0.02, hy - 0.016, hz - 0.018, 0.004), look.pale, 0.05),
    part(
      join(
        0,
        at(box(hx, 0.016, hz, 0.008), 0, hy - 0.012, 0),
        at(box(hx, 0.016, hz, 0.008), 0, -hy + 0.012, 0),
        at(box(0.018, hy, hz, 0.012), -hx + 0.008, 0, 0),
      ),
      color,
      0.25,
    ),
    part(at(box(0.012, hy + 0.002, 0.03, 0.004), -hx + 0.0, 0, hz * 0.55), accent, 0.5),
    part(at(box(0.012, hy + 0.002, 0.03, 0.004), -hx + 0.0, 0, -hz * 0.55), accent, 0.5),
  ];
  const place = (parts: Part[], move: (shape: Shape) => Shape) =>
    parts.map(({ shape, finish }) => ({ shape: move(shape), finish }));
  const upright = volume(0.36, 0.085, 0.5, look.main, look.gold);
  const cover: Part[] = [
    part(at(box(0.2, 0.006, 0.03, 0.004), 0.02, 0.092, -0.2), look.gold, 0.5),
    part(at(box(0.13, 0.006, 0.018, 0.004), 0.02, 0.092, -0.1), look.gold, 0.5),
    part(at(cylinder(0.1, 0.006, 0.003), 0.02, 0.092, 0.18), look.second, 0.3),
    part(at(box(0.03, 0.02, 0.06, 0.004), 0.1, -0.02, 0.53), look.second, 0.3),
  ];
  return pose(
    [
      ...place(volume(0.52, 0.1, 0.36, look.second, look.pale), (s) => at(turn('y', -1.35, s), 0, 0.1, 0.02)),
      ...place(volume(0.47, 0.075, 0.33, mix(look.ink, look.main, 0.25), look.gold), (s) =>
        at(turn('y', -1.75, s), -0.02, 0.275, 0.02),
      ),
      ...place([...upright, ...cover], (s) =>
        at(turn('y', 0.2, turn('x', Math.PI / 2 - 0.14, s)), 0, 0.835, -0.06),
      ),
    ],
    0.35,
  ).map(({ shape, finish }) => ({ shape: scale(0.86, shape), finish }));
}

export function bag(look: Look): Part[] {
  const outside = at(box(0.4, 0.44, 0.2, 0.012), 0, 0.44, 0);
  const hollow = at(box(0.385, 0.44, 0.185, 0.004), 0, 0.52, 0);
  const handle = (z: number) => {
    const half = common(turn('x', Math.PI / 2, ring(0.17, 0.017)), at(box(0.3, 0.2, 0.2), 0, 0.2, 0));
    return at(
      join(0, half, rod([0.17, 0, 0], [0.17, -0.1, 0], 0.017), rod([-0.17, 0, 0], [-0.17, -0.1, 0], 0.017)),
      0,
      0.92,
      z,
    );
  };
  const tissue = (x: number, z: number, lean: number) =>
    at(turn('z', lean, slab(polygon([-0.15, -0.1], [0.15, -0.1], [0.02, 0.2]), 0.012, 0.006)), x, 0.9, z);
  const heart = join(
    0.03,
    at(slab(circle(0.058), 0.01, 0.004), -0.045, 0.035, 0),
    at(slab(circle(0.058), 0.01, 0.004), 0.045, 0.035, 0),
    slab(polygon([-0.094, 0.012], [0.094, 0.012], [0, -0.11]), 0.01, 0.004),
  );
  return pose(
    [
      part(carve(outside, hollow, 0.005), look.main, 0.22),
      part(join(0, handle(0.2), handle(-0.2)), look.pale, 0.3),
      part(
        join(0, tissue(-0.2, 0.05, 0.25), tissue(0.02, -0.06, -0.1), tissue(0.22, 0.04, -0.3)),
        look.second,
        0.1,
      ),
      part(at(slab(circle(0.19), 0.008, 0.004), 0, 0.42, 0.2), look.pale, 0.2),
      part(at(heart, 0, 0.43, 0.222), look.main, 0.3),
    ],
    -0.5,
  );
}
