import { mix, shade } from '../../../color/pixel-color.ts';
import type { Part } from '../field.ts';
import type { Look } from '../look.ts';
import {
  at,
  ball,
  box,
  carve,
  circle,
  common,
  cone,
  cylinder,
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

export function house(look: Look): Part[] {
  const warm = mix(look.gold, [1, 0.9, 0.65], 0.5);
  const roofSide = (sign: number) =>
    at(turn('z', sign * -0.7, box(0.4, 0.035, 0.47, 0.015)), sign * 0.265, 0.815, 0);
  const window = (x: number, y: number) => at(box(0.075, 0.085, 0.02, 0.008), x, y, 0.395);
  const gable = slab(polygon([-0.42, 0], [0.42, 0], [0.42, 0.6], [0, 0.95], [-0.42, 0.6]), 0.39, 0.005);
  const frame = (x: number, y: number) =>
    carve(at(box(0.1, 0.11, 0.025, 0.006), x, y, 0.39), at(box(0.075, 0.085, 0.1), x, y, 0.39), 0.004);
  return pose(
    [
      part(gable, look.pale, 0.1),
      part(join(0, roofSide(1), roofSide(-1)), look.main, 0.2),
      part(at(box(0.06, 0.17, 0.06, 0.01), 0.24, 0.97, -0.16), mix(look.main, look.ink, 0.35), 0.1),
      part(
        at(
          join(0, box(0.095, 0.15, 0.02, 0.006), at(slab(circle(0.095), 0.02, 0.005), 0, 0.15, 0)),
          -0.18,
          0.15,
          0.395,
        ),
        look.second,
        0.3,
      ),
      part(at(ball(0.016), -0.12, 0.17, 0.425), look.gold, 0.8, { metal: true }),
      part(join(0, window(0.17, 0.27), at(slab(circle(0.07), 0.02, 0.005), 0, 0.66, 0.385)), warm, 0.3, {
        glow: 0.6,
      }),
      part(frame(0.17, 0.27), look.main, 0.2),
      part(join(0.06, at(ball(0.12), 0.47, 0.1, 0.38), at(ball(0.09), 0.34, 0.075, 0.47)), look.leaf, 0.1),
      part(at(cylinder(0.025, 0.12), -0.56, 0.12, 0.2), look.wood, 0.1),
      part(
        join(0.08, at(ball(0.15), -0.56, 0.35, 0.2), at(ball(0.11), -0.55, 0.52, 0.2)),
        shade(look.leaf, 0.05),
        0.1,
      ),
    ],
    -0.55,
  );
}

export function plant(look: Look): Part[] {
  const parts: Part[] = [
    part(at(cone(0.2, 0.3, 0.2, 0.03), 0, 0.2, 0), look.main, 0.3),
    part(at(cylinder(0.325, 0.045, 0.025), 0, 0.39, 0), shade(look.main, 0.03), 0.3),
    part(at(cylinder(0.28, 0.03, 0.01), 0, 0.41, 0), [0.06, 0.035, 0.02], 0.05),
  ];
  const greens = [look.leaf, shade(look.leaf, 0.07), shade(look.leaf, -0.05)];
  for (let i = 0; i < 11; i++) {
    const around = i * 2.39996;
    const outer = i < 6;
    const lean = outer ? 0.75 + (i % 3) * 0.16 : 0.18 + (i % 3) * 0.2;
    const stalk = outer ? 0.2 + (i % 2) * 0.08 : 0.36 + (i % 3) * 0.07;
    const size = outer ? 0.21 : 0.23;
    const blade = at(turn('x', 0.25, egg(size * 0.52, 0.022, size)), 0, 0, size * 0.85);
    // Stalk leans out of the pot; the blade goes on from its end, flatter than the stalk.
    const tilted = at(
      turn('x', -(Math.PI / 2 - lean) * 0.72, blade),
      0,
      Math.cos(lean) * stalk,
      Math.sin(lean) * stalk,
    );
    const stem = rod([0, 0, 0], [0, Math.cos(lean) * stalk, Math.sin(lean) * stalk], 0.013);
    const lift = (shape: Shape) => at(turn('y', around, shape), 0, 0.42, 0);
    parts.push(part(join(0, lift(tilted), lift(stem)), greens[i % 3] as Look['leaf'], 0.35));
  }
  return pose(parts, 0.3);
}

export function cake(look: Look): Part[] {
  const cream = mix(look.pale, look.main, 0.1);
  const drips = row(13, (i) => {
    const angle = (i / 13) * Math.PI * 2;
    const long = 0.07 + ((i * 7) % 5) * 0.028;
    const x = Math.cos(angle) * 0.425;
    const z = Math.sin(angle) * 0.425;
    return rod([x, 0.6, z], [x, 0.6 - long, z], 0.034);
  });
  const berries = row(7, (i) => at(ball(0.062), Math.cos(i * 0.8976) * 0.3, 0.7, Math.sin(i * 0.8976) * 0.3));
  const candle = (x: number, z: number, height: number): Part[] => [
    part(at(cylinder(0.022, height / 2, 0.006), x, 0.64 + height / 2, z), look.second, 0.4),
    part(
      at(
        join(0.03, egg(0.024, 0.036, 0.024), at(egg(0.012, 0.035, 0.012), 0, 0.032, 0)),
        x,
        0.69 + height,
        z,
      ),
      [1, 0.72, 0.28],
      0,
      { glow: 0.95 },
    ),
  ];
  return pose(
    [
      part(
        join(
          0.03,
          at(cylinder(0.58, 0.022, 0.018), 0, 0.17, 0),
          at(cone(0.27, 0.07, 0.085, 0.02), 0, 0.085, 0),
        ),
        look.pale,
        0.5,
      ),
      part(at(cylinder(0.43, 0.22, 0.03), 0, 0.41, 0), cream, 0.15),
      part(at(cylinder(0.436, 0.025, 0.01), 0, 0.39, 0), shade(look.main, 0.04), 0.25),
      part(join(0.03, at(cylinder(0.452, 0.05, 0.045), 0, 0.61, 0), ...drips), look.main, 0.5),
      part(join(0, ...berries), mix([0.6, 0.03, 0.05], look.second, 0.25), 0.8),
      part(
        join(
          0.015,
          ...row(18, (i) => at(ball(0.045), Math.cos(i * 0.349) * 0.44, 0.2, Math.sin(i * 0.349) * 0.44)),
        ),
        look.pale,
        0.2,
      ),
      ...candle(0, 0.04, 0.26),
      ...candle(-0.13, -0.06, 0.2),
      ...candle(0.13, -0.06, 0.2),
    ],
    0.2,
  );
}

export function burger(look: Look): Part[] {
  const bun: Look['main'] = [0.72, 0.36, 0.11];
  const dome = common(at(egg(0.53, 0.42, 0.53), 0, 0.62, 0), at(box(1, 0.5, 1), 0, 1.13, 0));
  const seeds = row(22, (i) => {
    const lean = Math.sqrt((i + 0.6) / 22) * 1.05;
    const around = i * 2.39996;
    const x = Math.sin(lean) * 0.53;
    const seed = turn('z', -lean, turn('y', i, egg(0.034, 0.014, 0.021)));
    return turn('y', around, at(seed, x, 0.62 + Math.cos(lean) * 0.42, 0));
  });
  const lettuce = shapeFrom({ cx: 0, cy: 0.44, cz: 0, radius: 0.7 }, (x, y, z) => {
    const q = Math.sqrt(x * x + z * z);
    const angle = Math.atan2(z, x);
    const wave = Math.sin(angle * 11) * 0.032 * Math.min(1, q * 1.8) + Math.sin(angle * 5 + 1) * 0.012;
    const dy = Math.abs(y - 0.445 + wave) - 0.012;
    const dq = q - 0.585 - Math.sin(angle * 17) * 0.014;
    return (Math.max(dy, dq) + Math.max(0, Math.min(dy, dq)) * 0.2) * 0.62 - 0.008;
  });
  const cheese = at(turn('y', 0.5, box(0.43, 0.016, 0.43, 0.014)), 0, 0.385, 0);
  const melted = row(4, (i) =>
    turn(
      'y',
      0.5 + (i * Math.PI) / 2,
      at(
        turn('y', Math.PI / 4, slab(polygon([-0.14, 0], [0.14, 0], [0, -0.12]), 0.012, 0.01)),
        0.4,
        0.385,
        0.4,
      ),
    ),
  );
  return pose(
    [
      part(at(cylinder(0.52, 0.095, 0.075), 0, 0.1, 0), bun, 0.25),
      part(at(cylinder(0.545, 0.078, 0.06), 0, 0.275, 0), [0.13, 0.05, 0.022], 0.3),
      part(join(0.02, cheese, ...melted), [0.98, 0.58, 0.06], 0.5),
      part(lettuce, [0.2, 0.5, 0.07], 0.25),
      part(at(cylinder(0.5, 0.04, 0.035), 0, 0.52, 0), [0.72, 0.07, 0.035], 0.6),
      part(at(cylinder(0.515, 0.02, 0.018), 0, 0.585, 0), mix(look.pale, [0.9, 0.8, 0.6], 0.4), 0.2),
      part(dome, shade(bun, -0.015), 0.4),
      part(join(0, ...seeds), [0.95, 0.82, 0.56], 0.2),
    ],
    0.2,
  );
}

export function paw(look: Look): Part[] {
  const toes: [number, number, number][] = [
    [-0.29, 0.1, 0.35],
    [-0.105, 0.255, 0.1],
    [0.105, 0.255, -0.1],
    [0.29, 0.1, -0.35],
  ];
  const pads = toes.map(([x, y, lean]) => at(turn('z', lean, egg(0.092, 0.125, 0.07)), x, y, 0.08));
  const heel = join(
    0.09,
    at(egg(0.15, 0.13, 0.08), 0, -0.07, 0.08),
    at(egg(0.12, 0.1, 0.075), -0.12, -0.17, 0.08),
    at(egg(0.12, 0.1, 0.075), 0.12, -0.17, 0.08),
  );
  const lifted = (shape: Shape) => at(shape, 0, 0.56, -0.05);
  const bone = join(
    0.03,
    rod([-0.16, 0, 0], [0.16, 0, 0], 0.045),
    ...[-1, 1].flatMap((s) => [at(ball(0.068), s * 0.19, 0, 0.055), at(ball(0.068), s * 0.19, 0, -0.055)]),
  );
  return pose(
    [
      part(lifted(turn('x', Math.PI / 2, cylinder(0.54, 0.075, 0.05))), look.main, 0.35),
      part(lifted(at(turn('x', Math.PI / 2, ring(0.49, 0.03)), 0, 0, 0.07)), shade(look.main, -0.06), 0.35),
      part(lifted(join(0, ...pads, heel)), look.pale, 0.35),
      part(at(turn('y', 0.5, bone), 0.3, 0.07, 0.42), mix(look.pale, look.second, 0.5), 0.25),
    ],
    -0.28,
  );
}

export function chair(look: Look): Part[] {
  const leg = (x: number, z: number) =>
    rod([x * 0.36, 0.3, z * 0.26], [x * 0.46, 0.0, z * 0.36], 0.034, 0.02);
  const fabric = look.main;
  return pose(
    [
      part(join(0, leg(1, 1), leg(-1, 1), leg(1, -1), leg(-1, -1)), look.wood, 0.3),
      part(at(box(0.46, 0.07, 0.37, 0.06), 0, 0.33, 0), shade(fabric, -0.04), 0.08),
      part(at(box(0.36, 0.085, 0.36, 0.075), 0, 0.45, 0.05), shade(fabric, 0.03), 0.08),
      part(at(turn('x', -0.2, box(0.43, 0.36, 0.1, 0.095)), 0, 0.72, -0.32), fabric, 0.08),
      part(
        join(
          0,
          at(box(0.085, 0.17, 0.37, 0.08), 0.44, 0.5, 0.02),
          at(box(0.085, 0.17, 0.37, 0.08), -0.44, 0.5, 0.02),
        ),
        fabric,
        0.08,
      ),
      part(
        at(turn('z', 0.3, turn('x', -0.28, box(0.19, 0.17, 0.07, 0.068))), 0.08, 0.7, -0.12),
        look.second,
        0.08,
      ),
    ],
    -0.5,
  );
}
