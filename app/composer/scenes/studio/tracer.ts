import type { Rgb } from '../color.ts';
import { smoothstep } from '../noise.ts';
import type { Tracer } from './adaptive.ts';
import type { Field, Finish, Part } from './field.ts';

export type Lighting = {
  /** Unit vector to the key light. */
  key: Rgb;
  /** Unit vector to the light behind, that draws the rims. */
  rim: Rgb;
  ground: Rgb;
  /** Multiplies the backdrop where the key light does not reach. */
  shade: Rgb;
  /** Added to the backdrop behind the subject. */
  pool: Rgb;
  dark: boolean;
};

export type Camera = {
  /** Where the middle of the stage (0, `target`, 0) appears, in px. */
  x: number;
  y: number;
  /** px per world unit at the stage. */
  scale: number;
  target: number;
  pitch: number;
  distance: number;
};

const wallZ = -2.7;
const sweep = 1.7;

/** A field on a seamless backdrop (floor sweeping up into a wall), lit as in a photographer's studio. */
export function tracerOf(field: Field, camera: Camera, lighting: Lighting): Tracer {
  const sinP = Math.sin(camera.pitch);
  const cosP = Math.cos(camera.pitch);
  const ox = 0;
  const oy = camera.target + sinP * camera.distance;
  const oz = cosP * camera.distance;
  const [kx, ky, kz] = lighting.key;
  const [rx, ry, rz] = lighting.rim;
  const { ground, shade, pool, dark } = lighting;

  /** Share of a wide lamp in sight: how narrowly the ray to its middle passes what is in the way. */
  const keyReaching = (x: number, y: number, z: number, soft: number) => {
    let t = 0.035;
    let seen = 1;
    const ceiling = field.maxY + 0.2;
    for (let i = 0; i < 18; i++) {
      const py = y + ky * t;
      if (py > ceiling) break;
      const d = field.rough(x + kx * t, py, z + kz * t);
      const share = (d * soft) / t;
      if (share < seen) seen = share;
      if (seen < -0.9) break;
      t += Math.max(d * 0.85, 0.045 + 0.05 * t);
    }
    const open = seen < -0.9 ? 0 : (seen + 0.9) / 1.9;
    return open * open * (3 - 2 * open);
  };

  /** Share of the sky in sight, from the room left along the normal. */
  const openness = (x: number, y: number, z: number, nx: number, ny: number, nz: number, floor: boolean) => {
    let closed = 0;
    let weight = 1;
    for (let i = 0; i < 4; i++) {
      const h = 0.03 + 0.17 * i + 0.05 * i * i;
      const py = y + ny * h;
      let d = field.rough(x + nx * h, py, z + nz * h);
      if (!floor && py < d) d = py;
      if (d < h) closed += ((h - d) / h) * weight;
      weight *= 0.62;
    }
    const open = 1 - closed * 0.44;
    return Math.max(open, 0.06);
  };

  const shadeBackdrop = (
    t: number,
    dx: number,
    dy: number,
    dz: number,
    ny: number,
    nz: number,
    out: Float64Array,
  ) => {
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    const room = field.rough(x, y, z);
    const open = room < 1 ? openness(x, y, z, 0, ny, nz, true) : 1;
    const key = room < 4 ? keyReaching(x, y, z, 3.2) : 1;
    const light = key * (0.35 + 0.65 * open) + (open - 1) * 0.25;
    const behind =
      Math.exp(-(x * x * 0.7 + (y - 1.4) ** 2 * 0.4)) * nz + Math.exp(-(x * x + z * z) * 0.6) * 0.4 * ny;
    const rise = dark ? 1 : 1 - 0.05 * smoothstep(1, 6, y) + 0.03 * nz;
    for (let k = 0; k < 3; k++) {
      const shadow = shade[k] as number;
      const base = (ground[k] as number) * rise + (pool[k] as number) * behind;
      out[k] = base * (shadow + (1 - shadow) * Math.max(0, light));
    }
  };

  const shadePart = (finish: Finish, t: number, dx: number, dy: number, dz: number, out: Float64Array) => {
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    // Gradient of the exact distance over a small tetrahedron.
    const e = 0.0035;
    const a = field.exact(x + e, y - e, z - e);
    const b = field.exact(x - e, y - e, z + e);
    const c = field.exact(x - e, y + e, z - e);
    const d = field.exact(x + e, y + e, z + e);
    let nx = a - b - c + d;
    let ny = -a - b + c + d;
    let nz = -a + b - c + d;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    const px = x + nx * 0.012;
    const py = y + ny * 0.012;
    const pz = z + nz * 0.012;
    const open = openness(px, py, pz, nx, ny, nz, false);
    const facing = nx * kx + ny * ky + nz * kz;
    const wrapped = (facing + 0.22) / 1.22;
    const key = wrapped > 0 ? wrapped * keyReaching(px + nx * 0.02, py + ny * 0.02, pz + nz * 0.02, 4) : 0;
    const up = 0.5 + 0.5 * ny;
    const view = -(nx * dx + ny * dy + nz * dz);
    const grazing = 1 - Math.max(view, 0);
    const back = Math.max(0, nx * rx + ny * ry + nz * rz);
    const rimmed = grazing * grazing * grazing * back * (dark ? 0.9 : 0.4) * open;
    const gloss = finish.gloss ?? 0.12;
    // What a mirror would see: the key as a softbox, a strip on the other side, the floor below.
    const twice = 2 * view;
    const mx = dx + nx * twice;
    const my = dy + ny * twice;
    const mz = dz + nz * twice;
    const blurred = 0.5 - 0.42 * gloss;
    const lamp = smoothstep(0.86 - blurred, 0.9 + blurred * 0.22, mx * kx + my * ky + mz * kz);
    const strip =
      smoothstep(0.72 - blurred, 0.8 + blurred * 0.3, mx * rx + mz * Math.abs(rz) * 0.8 + my * 0.2) * 0.5;
    const sky = 0.2 + 0.55 * smoothstep(-0.35, 0.9, my);
    const fresnel = finish.metal
      ? 0.75 + 0.25 * grazing ** 5
      : 0.04 + 0.5 * gloss * grazing ** 4 + 0.1 * gloss;
    const mirror =
      (lamp * (0.5 + 1.9 * gloss) + strip * gloss + sky * (finish.metal ? 0.75 : gloss)) *
      fresnel *
      (0.35 + 0.65 * open);
    const glow = finish.glow ?? 0;
    const sparkle = finish.facets ? facetLight(nx, ny, nz, mx, my) : 1;
    for (let k = 0; k < 3; k++) {
      const own = (finish.color[k] as number) * sparkle;
      const floor = ground[k] as number;
      const bounce = (dark ? 0.14 + floor * 0.8 + (pool[k] as number) * 0.4 : 0.16 + floor * 0.34) * (1 - up);
      const fill = ((dark ? 0.26 : 0.4) * up + bounce) * open;
      const light = key * (dark ? 0.86 : 0.74) * (k === 2 ? 0.965 : 1) + fill;
      const body = finish.metal ? own * light * 0.45 : own * light;
      const shine = finish.metal ? mirror * own * 1.3 : mirror;
      out[k] = shoulder(body * (1 - glow) + own * glow + shine + rimmed * (0.35 + 0.65 * own));
    }
  };

  // What `cast` found, for `light`.
  const ray = new Float64Array(6);
  let hitPart = -1;

  const cast = (px: number, py: number) => {
    const u = (px - camera.x) / camera.scale / camera.distance;
    const v = (camera.y - py) / camera.scale / camera.distance;
    const scale = 1 / Math.sqrt(u * u + v * v + 1);
    const dx = u * scale;
    const dy = (v * cosP - sinP) * scale;
    const dz = (-v * sinP - cosP) * scale;
    const best = march(field, ox, oy, oz, dx, dy, dz);
    const part = field.nearest;
    const onFloor = dy < 0 ? -oy / dy : 1e9;
    const floorZ = oz + dz * onFloor;
    let t: number;
    let ny = 1;
    let nz = 0;
    if (onFloor < 1e8 && floorZ > wallZ + sweep) t = onFloor;
    else {
      t = (wallZ - oz) / dz;
      ny = 0;
      nz = 1;
      if (oy + dy * t < sweep) {
        // The sweep is a quarter of a tube: the far crossing of its circle.
        const qy = oy - sweep;
        const qz = oz - wallZ - sweep;
        const square = dy * dy + dz * dz;
        const half = (qy * dy + qz * dz) / square;
        const rest = half * half - (qy * qy + qz * qz - sweep * sweep) / square;
        t = -half + Math.sqrt(Math.max(0, rest));
        ny = -(oy + dy * t - sweep) / sweep;
        nz = -(oz + dz * t - wallZ - sweep) / sweep;
      }
    }
    ray[0] = dx;
    ray[1] = dy;
    ray[2] = dz;
    ray[3] = ny;
    ray[4] = nz;
    ray[5] = Math.min(best, t);
    hitPart = best < t ? part : -1;
    return hitPart + 1;
  };
  const light = (out: Float64Array) => {
    const dx = ray[0] as number;
    const dy = ray[1] as number;
    const dz = ray[2] as number;
    const t = ray[5] as number;
    if (hitPart < 0) shadeBackdrop(t, dx, dy, dz, ray[3] as number, ray[4] as number, out);
    else shadePart((field.parts[hitPart] as Part).finish, t, dx, dy, dz, out);
  };
  return { cast, light };
}

/** Distance along the ray to the field's surface, or 1e9; sets `nearest`. */
function march(field: Field, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  // Slab test against the field's box.
  const ix = 1 / (dx === 0 ? 1e-9 : dx);
  const iy = 1 / (dy === 0 ? 1e-9 : dy);
  const iz = 1 / (dz === 0 ? 1e-9 : dz);
  const x0 = (field.minX - ox) * ix;
  const x1 = (field.maxX - ox) * ix;
  const y0 = (field.minY - oy) * iy;
  const y1 = (field.maxY - oy) * iy;
  const z0 = (field.minZ - oz) * iz;
  const z1 = (field.maxZ - oz) * iz;
  let t = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0) + 1e-4;
  const end = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1)) - 1e-4;
  const { cell } = field;
  let lastT = t;
  let last = 0;
  for (let i = 0; i < 80 && t < end; i++) {
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    if (last === 0) {
      const far = field.rough(x, y, z);
      if (far > cell) {
        t += far - cell * 0.5;
        continue;
      }
    }
    const d = field.exact(x, y, z);
    if (d < 0.001 && (d >= 0 || last === 0)) return t;
    if (last > 0) {
      // Close by, surfaces are nearly flat: a straight line tells where the ray meets this one.
      const fall = (last - d) / (t - lastT);
      if (d < 0 || (d < 0.006 && fall > 0.12)) {
        const crossing = t + d / fall;
        field.exact(ox + dx * crossing, oy + dy * crossing, oz + dz * crossing);
        return crossing;
      }
    }
    lastT = t;
    last = d < cell ? d : 0;
    // A little farther than is safe: the line above leads back.
    t += d + Math.min(d * 0.6, 0.01);
  }
  return 1e9;
}

/** Light thrown back from inside a cut stone: one level for each facet, by its direction. */
function facetLight(nx: number, ny: number, nz: number, mx: number, my: number): number {
  const spread = Math.sin(nx * 7.3 + ny * 4.1 - nz * 5.7) + Math.sin(mx * 9 + my * 5) * 0.35;
  return 0.95 + spread * 0.5;
}

/** Leaves light below 0.75 as it is and bends what is above towards 1. */
function shoulder(value: number): number {
  return value < 0.75 ? value : 1 - 0.25 * Math.exp((0.75 - value) / 0.25);
}
