import { mix, shade } from '../../../color/pixel-color.ts';
import type { Part } from '../field.ts';
import type { Look } from '../look.ts';
import {
  at,
  ball,
  box,
  cone,
  cylinder,
  egg,
  join,
  polygon,
  ring,
  rod,
  type Shape,
  scale,
  slab,
  turn,
} from '../sdf.ts';
import { part, pose, row } from './part.ts';

export function car(look: Look): Part[] {
  const glass = mix(look.ink, [0.15, 0.2, 0.26], 0.5);
  const body = slab(
    polygon(
      [-0.56, 0.13],
      [0.56, 0.13],
      [0.58, 0.26],
      [0.53, 0.34],
      [0.28, 0.37],
      [-0.5, 0.38],
      [-0.57, 0.3],
    ),
    0.27,
    0.055,
  );
  const cabin = slab(polygon([-0.42, 0.36], [0.24, 0.36], [0.1, 0.58], [-0.34, 0.58]), 0.215, 0.045);
  const roof = slab(polygon([-0.31, 0.6], [0.07, 0.6], [0.04, 0.63], [-0.29, 0.63]), 0.215, 0.025);
  const pillar = at(box(0.018, 0.13, 0.262, 0.006), -0.11, 0.48, 0);
  const wheel = (x: number, s: number): Shape =>
    at(turn('x', Math.PI / 2, cylinder(0.135, 0.055, 0.035)), x, 0.135, s * 0.285);
  const hub = (x: number, s: number): Shape =>
    at(turn('x', Math.PI / 2, cylinder(0.07, 0.012, 0.006)), x, 0.135, s * 0.34);
  const four = (make: (x: number, s: number) => Shape) =>
    join(0, make(0.34, 1), make(0.34, -1), make(-0.34, 1), make(-0.34, -1));
  const pair = (x: number, y: number, z: number, shape: Shape) =>
    join(0, at(shape, x, y, z), at(shape, x, y, -z));
  return pose(
    [
      part(body, look.main, 0.75),
      part(cabin, glass, 0.9),
      part(join(0, roof, pillar), look.main, 0.75),
      part(four(wheel), [0.025, 0.025, 0.03], 0.2),
      part(four(hub), look.steel, 0.7, { metal: true }),
      part(pair(0.625, 0.265, 0.2, egg(0.02, 0.045, 0.06)), [1, 0.93, 0.75], 0.5, { glow: 0.7 }),
      part(pair(-0.615, 0.29, 0.2, egg(0.02, 0.035, 0.07)), [0.7, 0.03, 0.03], 0.5, { glow: 0.4 }),
      part(
        join(
          0,
          at(box(0.025, 0.035, 0.3, 0.02), 0.63, 0.15, 0),
          at(box(0.025, 0.035, 0.3, 0.02), -0.63, 0.15, 0),
        ),
        look.pale,
        0.5,
      ),
      part(at(box(0.012, 0.03, 0.12, 0.008), 0.636, 0.245, 0), look.ink, 0.5),
      part(pair(0.16, 0.42, 0.33, egg(0.03, 0.03, 0.035)), look.main, 0.6),
      part(
        join(
          0,
          at(box(0.14, 0.035, 0.1, 0.03), -0.14, 0.7, 0.02),
          at(box(0.12, 0.035, 0.09, 0.03), -0.14, 0.765, 0.0),
        ),
        look.second,
        0.2,
      ),
    ].map(({ shape, finish }) => ({ shape: scale(1.02, shape), finish })),
    -0.55,
  );
}

export function plane(look: Look): Part[] {
  const flat = (outline: ReturnType<typeof polygon>) => turn('x', Math.PI / 2, slab(outline, 0.022, 0.016));
  const wing = flat(polygon([0.12, 0.05], [-0.1, 0.62], [-0.22, 0.62], [-0.17, 0.05]));
  const tail = flat(polygon([-0.46, 0.02], [-0.56, 0.25], [-0.63, 0.25], [-0.61, 0.02]));
  const both = (shape: Shape) => join(0, shape, turn('x', Math.PI, shape));
  const fin = slab(polygon([-0.42, 0.05], [-0.58, 0.32], [-0.67, 0.32], [-0.62, 0.05]), 0.02, 0.014);
  const fuselage = join(
    0.06,
    rod([0.42, 0, 0], [-0.3, 0, 0], 0.125),
    rod([-0.3, 0, 0], [-0.66, 0.06, 0], 0.125, 0.045),
    at(egg(0.22, 0.12, 0.12), 0.48, -0.005, 0),
  );
  const engine = (z: number) => at(turn('z', Math.PI / 2, cone(0.062, 0.072, 0.1, 0.02)), 0.06, -0.105, z);
  const pane = (i: number) => at(ball(0.021), 0.34 - i * 0.105, 0.045, 0.112);
  const parts = [
    part(fuselage, look.pale, 0.5),
    part(both(at(wing, 0.02, -0.03, 0)), look.main, 0.4),
    part(both(at(tail, 0, 0.05, 0)), look.main, 0.4),
    part(fin, look.main, 0.4),
    part(join(0, engine(0.27), engine(-0.27)), look.second, 0.5),
    part(join(0, ...row(7, pane)), look.ink, 0.7),
    part(at(egg(0.06, 0.042, 0.085), 0.57, 0.06, 0), look.ink, 0.9),
    part(at(turn('z', Math.PI / 2, cylinder(0.128, 0.03, 0.004)), -0.34, 0.01, 0), look.second, 0.4),
  ];
  const tilted = parts.map(({ shape, finish }) => ({
    shape: at(turn('y', -0.55, turn('z', 0.24, turn('x', 0.28, shape))), 0, 0.72, 0),
    finish,
  }));
  const puff = (x: number, y: number, z: number, size: number) =>
    at(
      scale(
        size,
        join(
          0.08,
          ball(0.14),
          at(ball(0.11), 0.15, -0.03, 0),
          at(ball(0.1), -0.15, -0.035, 0),
          at(ball(0.09), 0.06, 0.06, 0.05),
        ),
      ),
      x,
      y,
      z,
    );
  return [
    ...tilted,
    part(rod([0, 0, 0], [0, 0.66, 0], 0.014), look.gold, 0.8, { metal: true }),
    part(
      join(0, puff(-0.3, 0.13, 0.28, 1.05), puff(0.38, 0.12, 0.12, 0.85)),
      mix(look.pale, [1, 1, 1], 0.5),
      0.02,
    ),
  ];
}

export function bike(look: Look): Part[] {
  const rear = [-0.4, 0.29] as const;
  const front = [0.42, 0.29] as const;
  const wheels = (make: (x: number, y: number) => Shape) => join(0, make(...rear), make(...front));
  const spokes = (x: number, y: number) =>
    at(
      join(0, ...row(6, (i) => turn('z', (i * Math.PI) / 6, rod([-0.25, 0, 0], [0.25, 0, 0], 0.0065)))),
      x,
      y,
      0,
    );
  const tube = (ax: number, ay: number, bx: number, by: number, r = 0.024) =>
    rod([ax, ay, 0], [bx, by, 0], r);
  return pose(
    [
      part(
        wheels((x, y) => at(turn('x', Math.PI / 2, ring(0.265, 0.028)), x, y, 0)),
        [0.03, 0.03, 0.035],
        0.15,
      ),
      part(
        wheels((x, y) => at(turn('x', Math.PI / 2, ring(0.232, 0.012)), x, y, 0)),
        look.pale,
        0.5,
      ),
      part(wheels(spokes), look.steel, 0.4),
      part(
        wheels((x, y) => at(turn('x', Math.PI / 2, cylinder(0.03, 0.04, 0.01)), x, y, 0)),
        look.steel,
        0.6,
        { metal: true },
      ),
      part(
        join(
          0.015,
          tube(-0.05, 0.27, -0.17, 0.68),
          tube(-0.14, 0.6, 0.29, 0.63),
          tube(-0.05, 0.27, 0.3, 0.58, 0.028),
          tube(-0.4, 0.29, -0.05, 0.27, 0.018),
          tube(-0.4, 0.29, -0.145, 0.6, 0.018),
          tube(0.28, 0.7, 0.33, 0.52, 0.03),
          tube(0.33, 0.54, 0.42, 0.29, 0.02),
        ),
        look.main,
        0.5,
      ),
      part(
        join(
          0.02,
          at(turn('z', 0.06, egg(0.13, 0.035, 0.065)), -0.19, 0.73, 0),
          tube(-0.17, 0.66, -0.185, 0.72, 0.015),
        ),
        look.second,
        0.2,
      ),
      part(
        join(0.01, tube(0.28, 0.68, 0.26, 0.78, 0.016), rod([0.27, 0.78, -0.2], [0.27, 0.78, 0.2], 0.016)),
        look.steel,
        0.7,
        { metal: true },
      ),
      part(
        join(
          0,
          rod([0.27, 0.78, 0.13], [0.22, 0.785, 0.23], 0.026),
          rod([0.27, 0.78, -0.13], [0.22, 0.785, -0.23], 0.026),
        ),
        look.second,
        0.15,
      ),
      part(
        join(
          0,
          at(turn('x', Math.PI / 2, ring(0.075, 0.014)), -0.05, 0.27, 0.035),
          rod([-0.05, 0.27, 0.05], [0.04, 0.17, 0.06], 0.014),
          at(box(0.045, 0.012, 0.035, 0.008), 0.04, 0.16, 0.1),
        ),
        shade(look.ink, 0.08),
        0.5,
      ),
      part(at(join(0, box(0.09, 0.075, 0.12, 0.02)), 0.43, 0.68, 0), look.wood, 0.1),
      part(rod([0.29, 0.64, 0], [0.4, 0.64, 0], 0.014), look.steel, 0.5),
    ].map(({ shape, finish }) => ({ shape: scale(1.12, shape), finish })),
    -0.3,
  );
}
