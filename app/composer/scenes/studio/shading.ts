import type { Rgb } from '../../color/pixel-color.ts';
import { smoothstep } from '../noise.ts';
import type { Field, Finish } from './field.ts';

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
  /** The key light comes in through a window, whose panes it draws on floor and wall behind the thing. */
  window?: boolean;
  /** The key light is a softbox near by instead of a sun, as older ads have it. A dark room then has more rim light. */
  near?: boolean;
};

/** A field's parts and the backdrop, lit as in a photographer's studio. Colours are linear. */
export class Shading {
  readonly out = new Float64Array(3);
  private readonly field: Field;
  private readonly dark: boolean;
  /** Vectors to key and rim light; the colours of ground, shade and pool. */
  private readonly light: Float64Array;
  /** For every part: colour, gloss, glow, metal (0 or 1), facets (0 or 1). */
  private readonly finishes: Float64Array;
  private readonly normal = new Float64Array(3);
  private readonly window: boolean;
  private readonly near: boolean;
  /** How strong the rim light is. */
  private readonly rim: number;

  constructor(field: Field, finishes: Finish[], lighting: Lighting) {
    const { key, rim, ground, shade, pool, dark, window = false, near = false } = lighting;
    this.window = window;
    this.near = near;
    this.rim = dark ? (near ? 0.95 : 0.9) : 0.4;
    this.field = field;
    this.dark = dark;
    this.light = Float64Array.of(...key, ...rim, ...ground, ...shade, ...pool);
    this.finishes = Float64Array.from(
      finishes.flatMap(({ color, gloss = 0.12, glow = 0, metal, facets }) => [
        ...color,
        gloss,
        glow,
        metal ? 1 : 0,
        facets ? 1 : 0,
      ]),
    );
  }

  /** Share of a wide lamp in sight: how narrowly the ray to its middle passes what is in the way. */
  private keyReaching(x: number, y: number, z: number, soft: number): number {
    const { field } = this;
    const { point } = field;
    const kx = this.light[0]!;
    const ky = this.light[1]!;
    const kz = this.light[2]!;
    const end = (field.maxY + 0.2 - y) / ky;
    let t = 0.035;
    let seen = 1;
    for (let i = 0; i < 18 && t < end; i++) {
      point[0] = x + kx * t;
      point[1] = y + ky * t;
      point[2] = z + kz * t;
      field.rough();
      const d = point[3]!;
      const share = (d * soft) / t;
      if (share < seen) seen = share;
      if (seen < -0.9) return 0;
      t += Math.max(d * 0.85, 0.045 + 0.05 * t);
    }
    const open = (seen + 0.9) / 1.9;
    return open * open * (3 - 2 * open);
  }

  /** Share of the key light that the frame of a window lets through to a point: two panes by three, softly edged. */
  private throughWindow(x: number, y: number, z: number): number {
    const { light } = this;
    // The point as seen from the lamp: across, and upwards.
    const kx = light[0]!;
    const ky = light[1]!;
    const kz = light[2]!;
    const flat = Math.sqrt(kx * kx + kz * kz);
    const across = (x * kz - z * kx) / flat;
    const up = y * flat - (ky / flat) * (x * kx + z * kz);
    // The beam that reaches the wall beside the thing.
    return panes(across - Math.sign(kx) * 1.5, 2.1, 2) * panes(up - 2.2, 2.6, 3);
  }

  /** The key light on a surface by a softbox near by, whose light runs out over a flat face. */
  private fromSoftbox(x: number, y: number, z: number): number {
    const { light, normal } = this;
    const lx = light[0]! * lampAway - x;
    const ly = light[1]! * lampAway + 1 - y;
    const lz = light[2]! * lampAway - z;
    const toLamp = Math.sqrt(lx * lx + ly * ly + lz * lz);
    const facing = (normal[0]! * lx + normal[1]! * ly + normal[2]! * lz) / toLamp;
    return (((facing + 0.22) / 1.22) * lampAway) / toLamp;
  }

  /** Share of the sky in sight, from the room left along the normal. */
  private openness(x: number, y: number, z: number, floor: boolean): number {
    const { field, normal } = this;
    const { point } = field;
    const nx = normal[0]!;
    const ny = normal[1]!;
    const nz = normal[2]!;
    let closed = 0;
    let weight = 1;
    for (let i = 0; i < 4; i++) {
      const h = 0.03 + 0.17 * i + 0.05 * i * i;
      const py = y + ny * h;
      point[0] = x + nx * h;
      point[1] = py;
      point[2] = z + nz * h;
      field.rough();
      let d = point[3]!;
      if (!floor && py < d) d = py;
      if (d < h) closed += ((h - d) / h) * weight;
      weight *= 0.62;
    }
    return Math.max(1 - closed * 0.44, 0.06);
  }

  /** Colour of a point of the backdrop, whose normal lies in the y-z plane. */
  backdrop(x: number, y: number, z: number, ny: number, nz: number): void {
    const { field, light: lights, normal, dark, out } = this;
    const { point } = field;
    point[0] = x;
    point[1] = y;
    point[2] = z;
    field.rough();
    const room = point[3]!;
    normal[0] = 0;
    normal[1] = ny;
    normal[2] = nz;
    const open = room < 1 ? this.openness(x, y, z, true) : 1;
    const reaching = room < 4 ? this.keyReaching(x, y, z, 3.2) : 1;
    const key = this.window
      ? reaching * (besidePanes + (1 - besidePanes) * this.throughWindow(x, y, z))
      : reaching;
    const light = Math.max(0, key * (0.35 + 0.65 * open) + (open - 1) * 0.25);
    const behind =
      Math.exp(-(x * x * 0.7 + (y - 1.4) * (y - 1.4) * 0.4)) * nz +
      Math.exp(-(x * x + z * z) * 0.6) * 0.4 * ny;
    const rise = dark ? 1 : 1 - 0.05 * smoothstep(1, 6, y) + 0.03 * nz;
    for (let k = 0; k < 3; k++) {
      const shadow = lights[9 + k]!;
      const base = lights[6 + k]! * rise + lights[12 + k]! * behind;
      out[k] = base * (shadow + (1 - shadow) * light);
    }
  }

  /** Colour of a part at (x, y, z), the point that the field last found, seen along d. */
  part(owner: number, x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
    const { field, light: lights, normal, finishes, dark, out } = this;
    const { point } = field;
    point[0] = x;
    point[1] = y;
    point[2] = z;
    field.normal(normal);
    const nx = normal[0]!;
    const ny = normal[1]!;
    const nz = normal[2]!;
    const kx = lights[0]!;
    const ky = lights[1]!;
    const kz = lights[2]!;
    const rx = lights[3]!;
    const rz = lights[5]!;
    const px = x + nx * 0.012;
    const py = y + ny * 0.012;
    const pz = z + nz * 0.012;
    const open = this.openness(px, py, pz, false);
    const wrapped = this.near ? this.fromSoftbox(x, y, z) : (nx * kx + ny * ky + nz * kz + 0.22) / 1.22;
    const key =
      wrapped > 0 ? wrapped * this.keyReaching(px + nx * 0.02, py + ny * 0.02, pz + nz * 0.02, 4) : 0;
    const from = owner * 7;
    const gloss = finishes[from + 3]!;
    const glow = finishes[from + 4]!;
    const metal = finishes[from + 5] === 1;
    const up = 0.5 + 0.5 * ny;
    const view = -(nx * dx + ny * dy + nz * dz);
    const grazing = 1 - Math.max(view, 0);
    const square = grazing * grazing;
    const back = Math.max(0, nx * rx + ny * lights[4]! + nz * rz);
    const rimmed = square * grazing * back * this.rim * open;
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
    const fresnel = metal
      ? 0.75 + 0.25 * square * square * grazing
      : 0.04 + 0.5 * gloss * square * square + 0.1 * gloss;
    const mirror =
      (lamp * (0.5 + 1.9 * gloss) + strip * gloss + sky * (metal ? 0.75 : gloss)) *
      fresnel *
      (0.35 + 0.65 * open);
    const sparkle = finishes[from + 6] === 1 ? facetLight(nx, ny, nz, mx, my) : 1;
    for (let k = 0; k < 3; k++) {
      const own = finishes[from + k]! * sparkle;
      const floor = lights[6 + k]!;
      const bounce = (dark ? 0.14 + floor * 0.8 + lights[12 + k]! * 0.4 : 0.16 + floor * 0.34) * (1 - up);
      const fill = ((dark ? 0.26 : 0.4) * up + bounce) * open;
      const light = key * (dark ? 0.86 : 0.74) * (k === 2 ? 0.965 : 1) + fill;
      const body = metal ? own * light * 0.45 : own * light;
      const shine = metal ? mirror * own * 1.3 : mirror;
      out[k] = shoulder(body * (1 - glow) + own * glow + shine + rimmed * (0.35 + 0.65 * own));
    }
  }
}

/** World units from the middle of the set to the key light. */
const lampAway = 4.6;

/** How bright floor and wall are beside the light of the panes. */
const besidePanes = 0.6;
/** World units: half the width of the bars between panes, and of the soft edge of their shadow. */
const bar = 0.055;
const softness = 0.06;

/** 1 within one of `count` panes in a row `width` wide about 0, 0 on the bars and beyond. */
function panes(at: number, width: number, count: number): number {
  const inside = width / 2 - Math.abs(at);
  if (inside < -softness) return 0;
  const step = width / count;
  const place = (at + width / 2) / step;
  const toBar = Math.abs(place - Math.round(place)) * step;
  const isEnd = Math.round(place) <= 0 || Math.round(place) >= count;
  const open = isEnd ? 1 : smoothstep(bar - softness, bar + softness, toBar);
  return open * smoothstep(-softness, softness, inside);
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
