import type { Frame } from '../frame.ts';
import { nowhere } from './march.ts';
import type { Tracer } from './tracer.ts';

/** A rectangle in px within which fine detail may hide. */
export type Detail = { left: number; top: number; right: number; bottom: number };

/** Side in px of the squares a picture is traced by. */
export const coarse = 8;
const unknown = -32768;
/**
 * In the square root of light. A square is filled when its neighbours differ by no more than this, and its middle
 * strays no further from a plane.
 */
const slope = 0.09;
const flat = 0.02;
const bend = 0.008;
/** Neighbouring pixels that differ by more are an edge. */
const edge = 0.09;

/** Rows of squares from `from` up to `to`, which is not one of them. */
export type Rows = { from: number; to: number };

/**
 * Fills the frame with as few rays as it can. It takes every eighth pixel first, and all pixels where neighbours
 * differ. Where an edge crosses a pixel it takes four rays, and between the rest it draws straight lines. `cover` is
 * filled with how much of each pixel is a thing rather than backdrop, 0 to 255; the backdrop is then left out of the
 * colours.
 */
export function traceAdaptively(frame: Frame, detail: Detail, tracer: Tracer, cover?: Uint8Array): void {
  const rows = { from: 0, to: Math.ceil(frame.height / coarse) };
  const picture = new Picture({ frame, height: frame.height, tracer, cover, rows });
  picture.sampleAll(detail);
  picture.finish();
}

/**
 * Fills `band`, the given rows of a picture `height` px high, with the same bytes as the whole picture would have
 * there. The row of squares above is traced too, since it decides what the band's first pixels show. So is the one
 * below, with which the last pixels are softened.
 */
export function traceBand(
  band: Frame,
  { detail, tracer, rows, height }: { detail: Detail; tracer: Tracer; rows: Rows; height: number },
): void {
  const picture = new Picture({ frame: band, height, tracer, rows });
  picture.sampleAll(detail);
  picture.finish();
}

class Picture {
  /** The rows asked for; the buffers below begin at `top` px, a row of squares above where there is one. */
  private readonly frame: Frame;
  private readonly rows: Rows;
  private readonly height: number;
  private readonly top: number;
  private readonly tracer: Tracer;
  private readonly cover: Uint8Array | undefined;
  private readonly across: number;
  private readonly columns: number;
  private readonly hits: Int16Array;
  /** Square roots of linear light: differences are as the eye sees them. */
  private readonly colors: Float32Array;
  /** Where rays into a coarse square start. */
  private readonly starts: Float64Array;
  private readonly edges: Uint8Array;
  /** The coarse square being sampled. */
  private square = 0;

  constructor(of: {
    frame: Frame;
    height: number;
    tracer: Tracer;
    cover?: Uint8Array | undefined;
    rows: Rows;
  }) {
    const { frame, height, rows } = of;
    this.frame = frame;
    this.rows = rows;
    this.height = height;
    this.cover = of.cover;
    this.tracer = of.tracer;
    this.top = Math.max(0, rows.from - 1) * coarse;
    this.across = Math.ceil(frame.width / coarse);
    const down = Math.min(Math.ceil(height / coarse), rows.to + 1) - this.top / coarse;
    this.columns = this.across * coarse + 1;
    const count = this.columns * (down * coarse + 1);
    this.hits = new Int16Array(count).fill(unknown);
    this.colors = scratchOf(count * 3);
    this.starts = new Float64Array(this.across * down);
    this.edges = new Uint8Array(count);
  }

  sampleAll({ left, right, top, bottom }: Detail): void {
    const { across, starts, tracer } = this;
    for (let square = 0; square < starts.length; square++) {
      const x = (square % across) * coarse;
      const row = Math.floor(square / across) * coarse;
      const y = this.top + row;
      const start = tracer.enter(x + coarse / 2 + 0.25, y + coarse / 2 + 0.25, coarse * 0.78);
      starts[square] = start;
      this.square = square;
      const inside = x < right && x + coarse > left && y < bottom && y + coarse > top;
      this.refine(x, row, coarse, inside && start < nowhere);
    }
  }

  /** From here on y counts from `top`. */
  private refine(x: number, y: number, size: number, near: boolean): void {
    this.sample(x, y);
    this.sample(x + size, y);
    this.sample(x, y + size);
    this.sample(x + size, y + size);
    if (!(near && size === coarse) && this.plain(x, y, size, near)) {
      this.fill(x, y, size);
      return;
    }
    const half = size >> 1;
    if (half > 1) {
      this.refine(x, y, half, near);
      this.refine(x + half, y, half, near);
      this.refine(x, y + half, half, near);
      this.refine(x + half, y + half, half, near);
      return;
    }
    for (let j = 0; j < 2; j++) {
      for (let i = 0; i < 2; i++) {
        this.sample(x + i, y + j);
        this.edges[(y + j) * this.columns + x + i] = 1;
      }
    }
  }

  private sample(x: number, y: number): void {
    const { columns, hits, colors, tracer } = this;
    const { out } = tracer;
    const at = y * columns + x;
    if (hits[at] !== unknown) return;
    hits[at] = tracer.cast(x + 0.5, this.top + y + 0.5, this.starts[this.square]!);
    tracer.light();
    colors[at * 3] = Math.sqrt(out[0]!);
    colors[at * 3 + 1] = Math.sqrt(out[1]!);
    colors[at * 3 + 2] = Math.sqrt(out[2]!);
  }

  private differ(a: number, b: number): boolean {
    const { hits, colors } = this;
    if (hits[a] !== hits[b]) return true;
    for (let k = 0; k < 3; k++) if (Math.abs(colors[a * 3 + k]! - colors[b * 3 + k]!) > edge) return true;
    return false;
  }

  /**
   * Whether the corners of a square show one thing whose colour runs straight enough; samples its middle if in doubt.
   */
  private plain(x: number, y: number, size: number, near: boolean): boolean {
    const { columns, hits, colors } = this;
    const a = y * columns + x;
    const b = a + size;
    const c = a + size * columns;
    const d = c + size;
    const hit = hits[a];
    if (hit !== hits[b] || hit !== hits[c] || hit !== hits[d]) return false;
    let span = 0;
    for (let k = 0; k < 3; k++) {
      const p = colors[a * 3 + k]!;
      const q = colors[b * 3 + k]!;
      const r = colors[c * 3 + k]!;
      const s = colors[d * 3 + k]!;
      span = Math.max(span, Math.max(p, q, r, s) - Math.min(p, q, r, s));
      if (span > slope) return false;
      if (Math.abs(p - q - r + s) > 4 * bend) return false;
    }
    if (span < flat && !near) return true;
    const half = size >> 1;
    const middle = a + half * columns + half;
    this.sample(x + half, y + half);
    if (hits[middle] !== hit) return false;
    for (let k = 0; k < 3; k++) {
      const sum = colors[a * 3 + k]! + colors[b * 3 + k]! + colors[c * 3 + k]! + colors[d * 3 + k]!;
      if (Math.abs(colors[middle * 3 + k]! - sum * 0.25) > bend) return false;
    }
    return true;
  }

  private fill(x: number, y: number, size: number): void {
    const { columns, hits, colors } = this;
    const first = y * columns + x;
    const a = first * 3;
    const b = a + size * 3;
    const down = size * columns * 3;
    const hit = hits[first]!;
    for (let j = 0; j < size; j++) {
      const v = j / size;
      for (let k = 0; k < 3; k++) {
        const from = colors[a + k]! * (1 - v) + colors[a + down + k]! * v;
        const to = colors[b + k]! * (1 - v) + colors[b + down + k]! * v;
        line[k] = from;
        line[k + 3] = (to - from) / size;
      }
      let at = first + j * columns;
      for (let i = 0; i < size; i++, at++) {
        if (hits[at] !== unknown) continue;
        hits[at] = hit;
        colors[at * 3] = line[0]! + line[3]! * i;
        colors[at * 3 + 1] = line[1]! + line[4]! * i;
        colors[at * 3 + 2] = line[2]! + line[5]! * i;
      }
    }
  }

  finish(): void {
    const { columns, colors, edges, hits, cover } = this;
    const { width, rgb } = this.frame;
    const first = this.rows.from * coarse - this.top;
    const end = Math.min(this.rows.to * coarse, this.height) - this.top;
    for (let y = first; y < end; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * columns + x;
        const pixel = (y - first) * width + x;
        const index = pixel * 3;
        const r = colors[at * 3]!;
        const g = colors[at * 3 + 1]!;
        const b = colors[at * 3 + 2]!;
        rgb[index] = r * r;
        rgb[index + 1] = g * g;
        rgb[index + 2] = b * b;
        if (cover) cover[pixel] = hits[at]! > 0 ? 255 : 0;
        if (edges[at] === 0) continue;
        const crossed =
          this.differ(at, at + 1) ||
          (x > 0 && this.differ(at, at - 1)) ||
          this.differ(at, at + columns) ||
          (y > 0 && this.differ(at, at - columns));
        if (crossed) this.oversample(x, y, pixel);
      }
    }
  }

  /** What a pixel on an edge shows: one thing that changes within itself is softened, several are weighed. */
  private oversample(x: number, y: number, pixel: number): void {
    const { columns, hits, colors } = this;
    const { rgb } = this.frame;
    const index = pixel * 3;
    const at = y * columns + x;
    around[0] = at;
    around[1] = at + 1;
    around[2] = at + columns;
    around[3] = x === 0 ? at : at - 1;
    around[4] = y === 0 ? at : at - columns;
    const own = hits[at]!;
    let mixed = false;
    for (let n = 1; n < 5; n++) if (hits[around[n]!] !== own) mixed = true;
    if (mixed) {
      this.weigh(x, y, pixel);
      return;
    }
    for (let k = 0; k < 3; k++) {
      let sum = 4 * Math.min(1, colors[at * 3 + k]! ** 2);
      for (let n = 1; n < 5; n++) sum += Math.min(1, colors[around[n]! * 3 + k]! ** 2);
      rgb[index + k] = sum / 8;
    }
  }

  /**
   * Sends four rays on a turned grid in place of the one through the middle. What a ray hits gets its colour from the
   * pixel of `around` that shows it. The rays towards other things go first: if they find none, the edge lies beyond
   * the pixel.
   */
  private weigh(x: number, y: number, pixel: number): void {
    const { hits, colors, tracer, cover } = this;
    const { rgb } = this.frame;
    const index = pixel * 3;
    const own = hits[around[0]!]!;
    let crossed = false;
    for (let n = 1; n < 5; n++) {
      if (hits[around[n]!] === own) continue;
      rays[n] = this.castAt(x, y, n);
      if (rays[n] !== own) crossed = true;
    }
    if (!crossed) return;
    let r = 0;
    let g = 0;
    let b = 0;
    let seen = 0;
    for (let n = 1; n < 5; n++) {
      const known = hits[around[n]!] !== own;
      const hit = known ? rays[n]! : this.castAt(x, y, n);
      if (cover && hit <= 0) continue;
      seen++;
      let like = -1;
      for (let m = 0; m < 5 && like < 0; m++) if (hits[around[m]!] === hit) like = around[m]! * 3;
      if (like < 0) {
        // Something that no pixel around has shown.
        if (known) this.castAt(x, y, n);
        tracer.light();
        r += Math.min(1, tracer.out[0]!);
        g += Math.min(1, tracer.out[1]!);
        b += Math.min(1, tracer.out[2]!);
      } else {
        r += Math.min(1, colors[like]! ** 2);
        g += Math.min(1, colors[like + 1]! ** 2);
        b += Math.min(1, colors[like + 2]! ** 2);
      }
    }
    if (cover) cover[pixel] = Math.round((seen * 255) / 4);
    if (seen === 0) return;
    rgb[index] = r / seen;
    rgb[index + 1] = g / seen;
    rgb[index + 2] = b / seen;
  }

  private castAt(x: number, y: number, n: number): number {
    const start = this.starts[(y >> 3) * this.across + (x >> 3)]!;
    return this.tracer.cast(x + offsets[n * 2 - 2]!, this.top + y + offsets[n * 2 - 1]!, start);
  }
}

/** Samples at, right of, below, left of and above a pixel. */
const around = new Int32Array(5);
const rays = new Int32Array(5);
const line = new Float64Array(6);
/** Points in a pixel towards its right, lower, left and upper neighbour. */
const offsets = [0.875, 0.375, 0.625, 0.875, 0.125, 0.625, 0.375, 0.125];

let scratch = new Float32Array(0);

/** One buffer is kept between pictures; every element is written before it is read. */
function scratchOf(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length);
  return scratch;
}
