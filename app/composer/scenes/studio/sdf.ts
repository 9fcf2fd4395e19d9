import { boxAt, cornerAt, eggAt, shareAlong } from './formulas.ts';
import { solids } from './pieces.ts';

/**
 * Solids as signed distance functions: negative inside, never more than the true distance, in world units with y up.
 * Each carries a sphere that holds it whole, so that far solids need not be measured. Each carries its placement as a
 * matrix, so that moves and turns cost nothing however many are chained.
 */
export type Shape = {
  /** In the shape's own space, before `placement`. */
  distance: (x: number, y: number, z: number) => number;
  /** Bounding sphere in the world. */
  cx: number;
  cy: number;
  cz: number;
  radius: number;
  /** World to own space: three rows of four. Own distances are `factor` times smaller. */
  placement?: Float64Array;
  factor: number;
  /** Of a plain solid: its kind and the numbers pieces.ts measures it by. */
  plain?: readonly number[];
  /** Of a relief: signed distances to its outline, a square of samples row by row. */
  samples?: Float32Array;
  /** Of a shape made of others: how, and of which, placed as it is. Lengths are in the world. */
  made?: { how: 'joined' | 'carved' | 'common'; blend: number; of: Shape[] };
  /** A plain union is its members: they are measured one by one where they matter. */
  members?: Shape[];
};

type Distance = Shape['distance'];
type Bounds = Pick<Shape, 'cx' | 'cy' | 'cz' | 'radius'>;
/** A flat outline: signed distance in its own plane, and the reach from the origin. */
export type Outline = { distance: (x: number, y: number) => number; reach: number };

const solid = (radius: number, distance: Distance, plain?: readonly number[]): Shape => ({
  distance,
  plain,
  cx: 0,
  cy: 0,
  cz: 0,
  radius,
  factor: 1,
});

export function ball(radius: number): Shape {
  return solid(radius, (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius, [solids.ball, radius]);
}

/** Half sizes, corners rounded within them. */
export function box(hx: number, hy: number, hz: number, round = 0): Shape {
  const ax = hx - round;
  const ay = hy - round;
  const az = hz - round;
  return solid(Math.sqrt(hx * hx + hy * hy + hz * hz), (x, y, z) => boxAt(x, y, z, ax, ay, az) - round, [
    solids.box,
    ax,
    ay,
    az,
    round,
  ]);
}

/** Upright cylinder of half height `half`, its rims rounded. */
export function cylinder(r: number, half: number, round = 0): Shape {
  return cone(r, r, half, round);
}

/** Upright frustum: radius at the bottom and top. */
export function cone(bottom: number, top: number, half: number, round = 0): Shape {
  const h = half - round;
  const rb = bottom - round;
  const rt = top - round;
  const slope = (rb - rt) / (2 * h);
  const cos = 1 / Math.sqrt(1 + slope * slope);
  const middle = (rb + rt) / 2;
  return solid(
    Math.hypot(Math.max(bottom, top), half),
    (x, y, z) => cornerAt((Math.sqrt(x * x + z * z) - middle + slope * y) * cos, Math.abs(y) - h) - round,
    [solids.cone, middle, slope, cos, h, round],
  );
}

/** Ring lying flat: radius to the tube's middle, and of the tube. */
export function ring(r: number, tube: number): Shape {
  const distance: Distance = (x, y, z) => {
    const q = Math.sqrt(x * x + z * z) - r;
    return Math.sqrt(q * q + y * y) - tube;
  };
  return solid(r + tube, distance, [solids.ring, r, tube]);
}

type Point = readonly [number, number, number];

/** Rod with round ends, its radius running from `ra` at `a` to `rb` at `b`. */
export function rod(a: Point, b: Point, ra: number, rb = ra): Shape {
  const [ax, ay, az] = a;
  const bx = b[0] - ax;
  const by = b[1] - ay;
  const bz = b[2] - az;
  const square = bx * bx + by * by + bz * bz;
  const distance: Distance = (x, y, z) => {
    const t = shareAlong((x - ax) * bx + (y - ay) * by + (z - az) * bz, square);
    const dx = x - ax - bx * t;
    const dy = y - ay - by * t;
    const dz = z - az - bz * t;
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - ra - (rb - ra) * t;
  };
  const plain = [solids.rod, ax, ay, az, bx, by, bz, square, ra, rb - ra];
  const radius = Math.sqrt(square) / 2 + Math.max(ra, rb);
  return { ...solid(radius, distance, plain), cx: ax + bx / 2, cy: ay + by / 2, cz: az + bz / 2 };
}

/** Ball pressed or drawn out along the axes; the distance is a safe underestimate. */
export function egg(rx: number, ry: number, rz: number): Shape {
  const distance: Distance = (x, y, z) => eggAt(x, y, z, rx, ry, rz);
  return solid(Math.max(rx, ry, rz), distance, [solids.egg, rx, ry, rz]);
}

/** Closed polygon; corners may run either way round. */
export function polygon(...corners: (readonly [number, number])[]): Outline {
  const count = corners.length;
  const xs = Float64Array.from(corners, (corner) => corner[0]);
  const ys = Float64Array.from(corners, (corner) => corner[1]);
  const distance = (x: number, y: number) => {
    let nearest = 1e9;
    let inside = false;
    let jx = xs[count - 1]!;
    let jy = ys[count - 1]!;
    for (let i = 0; i < count; i++) {
      const ix = xs[i]!;
      const iy = ys[i]!;
      const ex = jx - ix;
      const ey = jy - iy;
      const wx = x - ix;
      const wy = y - iy;
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      const d = dx * dx + dy * dy;
      if (d < nearest) nearest = d;
      if (iy > y !== jy > y && wx < (ex * wy) / ey) inside = !inside;
      jx = ix;
      jy = iy;
    }
    return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
  return { distance, reach: Math.max(...corners.map(([x, y]) => Math.hypot(x, y))) };
}

export function circle(r: number): Outline {
  return { distance: (x, y) => Math.sqrt(x * x + y * y) - r, reach: r };
}

/** The outline thickened along z to half depth `half`; the rounding is added outside the outline. */
export function slab(outline: Outline, half: number, round = 0): Shape {
  const flat = outline.distance;
  return solid(Math.hypot(outline.reach + round, half), (x, y, z) => {
    const qx = flat(x, y);
    const qz = Math.abs(z) - half + round;
    const ox = Math.max(qx, 0);
    const oz = Math.max(qz, 0);
    const inner = Math.max(qx, qz);
    return Math.sqrt(ox * ox + oz * oz) + Math.min(inner, 0) - round;
  });
}

const identity = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);

/**
 * The shape after a move of the world: `inverse` takes new world points to old ones (its rows scaled by 1 / factor).
 */
function move(shape: Shape, inverse: Float64Array, factor: number, center: (b: Bounds) => Bounds): Shape {
  const old = shape.placement ?? identity;
  const placement = new Float64Array(12);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      let sum = column === 3 ? old[row * 4 + 3]! : 0;
      for (let k = 0; k < 3; k++) sum += old[row * 4 + k]! * inverse[k * 4 + column]!;
      placement[row * 4 + column] = sum;
    }
  }
  const members = shape.members?.map((member) => move(member, inverse, factor, center));
  const made = shape.made && {
    ...shape.made,
    blend: shape.made.blend * factor,
    of: shape.made.of.map((other) => move(other, inverse, factor, center)),
  };
  return { ...shape, ...center(shape), placement, factor: shape.factor * factor, members, made };
}

export function at(shape: Shape, dx: number, dy: number, dz: number): Shape {
  const inverse = Float64Array.of(1, 0, 0, -dx, 0, 1, 0, -dy, 0, 0, 1, -dz);
  return move(shape, inverse, 1, ({ cx, cy, cz, radius }) => ({
    cx: cx + dx,
    cy: cy + dy,
    cz: cz + dz,
    radius,
  }));
}

/** Turned by `angle` radians about an axis through the origin. */
export function turn(axis: 'x' | 'y' | 'z', angle: number, shape: Shape): Shape {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  if (axis === 'x') {
    return move(shape, Float64Array.of(1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0), 1, ({ cx, cy, cz, radius }) => ({
      cx,
      cy: c * cy - s * cz,
      cz: s * cy + c * cz,
      radius,
    }));
  }
  if (axis === 'y') {
    return move(shape, Float64Array.of(c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0), 1, ({ cx, cy, cz, radius }) => ({
      cx: c * cx + s * cz,
      cy,
      cz: c * cz - s * cx,
      radius,
    }));
  }
  return move(shape, Float64Array.of(c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0), 1, ({ cx, cy, cz, radius }) => ({
    cx: c * cx - s * cy,
    cy: s * cx + c * cy,
    cz,
    radius,
  }));
}

export function scale(factor: number, shape: Shape): Shape {
  const f = 1 / factor;
  return move(
    shape,
    Float64Array.of(f, 0, 0, 0, 0, f, 0, 0, 0, 0, f, 0),
    factor,
    ({ cx, cy, cz, radius }) => ({
      cx: cx * factor,
      cy: cy * factor,
      cz: cz * factor,
      radius: radius * factor,
    }),
  );
}

/** The shape's distance as a function of world points, for building other shapes upon. */
export function distanceTo(shape: Shape): Distance {
  const { distance, placement: m, factor } = shape;
  if (!m) return distance;
  const [xx = 1, xy = 0, xz = 0, x0 = 0, yx = 0, yy = 1, yz = 0, y0 = 0, zx = 0, zy = 0, zz = 1, z0 = 0] = m;
  return (x, y, z) =>
    distance(xx * x + xy * y + xz * z + x0, yx * x + yy * y + yz * z + y0, zx * x + zy * y + zz * z + z0) *
    factor;
}

/** A shape of its own making out of a distance in world space. */
export function shapeFrom(bounds: Bounds, distance: Distance): Shape {
  return { distance, cx: bounds.cx, cy: bounds.cy, cz: bounds.cz, radius: bounds.radius, factor: 1 };
}

/** One solid out of several; with `blend` they melt into each other over that length. */
export function join(blend: number, ...shapes: Shape[]): Shape {
  const bounds = shapes.reduce<Bounds>(enclose, shapes[0] as Shape);
  if (blend === 0) {
    const members = shapes.flatMap((shape) => shape.members ?? [shape]);
    const made = { how: 'joined', blend, of: members } as const;
    return { ...shapeFrom(bounds, unionOf(0, members)), members, made };
  }
  return { ...shapeFrom(bounds, unionOf(blend, shapes)), made: { how: 'joined', blend, of: shapes } };
}

/** Members whose bounding sphere is out of reach are not measured. */
function unionOf(blend: number, shapes: Shape[]): Distance {
  const count = shapes.length;
  const distances = shapes.map(distanceTo);
  const spheres = Float64Array.from(shapes.flatMap(({ cx, cy, cz, radius }) => [cx, cy, cz, radius]));
  return (x, y, z) => {
    let least = 1e9;
    for (let i = 0; i < count; i++) {
      const at = i * 4;
      const dx = x - spheres[at]!;
      const dy = y - spheres[at + 1]!;
      const dz = z - spheres[at + 2]!;
      const reach = least + blend + spheres[at + 3]!;
      if (reach <= 0 || dx * dx + dy * dy + dz * dz > reach * reach) continue;
      const d = (distances[i] as Distance)(x, y, z);
      const melt = blend - Math.abs(least - d);
      least = Math.min(d, least) - (melt > 0 ? (melt * melt * 0.25) / blend : 0);
    }
    return least;
  };
}

/** `shape` with `tool` taken away; the new edge is rounded over `blend`. */
export function carve(shape: Shape, tool: Shape, blend = 0.01): Shape {
  const a = distanceTo(shape);
  const b = distanceTo(tool);
  const distance: Distance = (x, y, z) => {
    const da = a(x, y, z);
    const db = -b(x, y, z);
    const melt = blend - Math.abs(da - db);
    return Math.max(da, db) + (melt > 0 ? (melt * melt * 0.25) / blend : 0);
  };
  return { ...shapeFrom(shape, distance), made: { how: 'carved', blend, of: [shape, tool] } };
}

/** What two shapes share. */
export function common(shape: Shape, other: Shape): Shape {
  const a = distanceTo(shape);
  const b = distanceTo(other);
  const distance: Distance = (x, y, z) => Math.max(a(x, y, z), b(x, y, z));
  return { ...shapeFrom(shape, distance), made: { how: 'common', blend: 0, of: [shape, other] } };
}

function enclose(a: Bounds, b: Bounds): Bounds {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const dz = b.cz - a.cz;
  const gap = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (gap + b.radius <= a.radius) return { cx: a.cx, cy: a.cy, cz: a.cz, radius: a.radius };
  if (gap + a.radius <= b.radius) return { cx: b.cx, cy: b.cy, cz: b.cz, radius: b.radius };
  const radius = (gap + a.radius + b.radius) / 2;
  const t = (radius - a.radius) / gap;
  return { cx: a.cx + dx * t, cy: a.cy + dy * t, cz: a.cz + dz * t, radius };
}
