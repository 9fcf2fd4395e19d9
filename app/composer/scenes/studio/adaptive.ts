import type { Frame } from '../frame.ts';

/** `cast` finds what the ray through a point (px) hits and names it; `light` writes that hit's linear colour. */
export type Tracer = { cast: (x: number, y: number) => number; light: (out: Float64Array) => void };

/** A rectangle in px within which fine detail may hide. */
export type Detail = { left: number; top: number; right: number; bottom: number };

const coarse = 8;
const unknown = -32768;
/** Differences (of square-rooted light) that are left to interpolation. */
const smooth = 0.04;
const edge = 0.09;

/**
 * Fills the frame with as few rays as it can: every eighth pixel first, all pixels where neighbours differ, four rays
 * where an edge crosses a pixel, straight lines between the rest.
 */
export function traceAdaptively(frame: Frame, detail: Detail, { cast, light }: Tracer): void {
  const { width, height, rgb } = frame;
  const columns = Math.ceil(width / coarse) * coarse + 1;
  const rows = Math.ceil(height / coarse) * coarse + 1;
  const hits = new Int16Array(columns * rows).fill(unknown);
  const colors = scratchOf(columns * rows * 3);
  const edges = new Uint8Array(columns * rows);
  const out = new Float64Array(3);
  const around = new Int32Array(5);

  const sample = (x: number, y: number) => {
    const at = y * columns + x;
    if (hits[at] !== unknown) return;
    hits[at] = cast(x + 0.5, y + 0.5);
    light(out);
    colors[at * 3] = out[0] as number;
    colors[at * 3 + 1] = out[1] as number;
    colors[at * 3 + 2] = out[2] as number;
  };
  const differ = (a: number, b: number, limit: number) => {
    if (hits[a] !== hits[b]) return true;
    for (let k = 0; k < 3; k++) {
      const p = Math.sqrt(colors[a * 3 + k] as number);
      const q = Math.sqrt(colors[b * 3 + k] as number);
      if (p - q > limit || q - p > limit) return true;
    }
    return false;
  };
  const uneven = (x: number, y: number, size: number) => {
    const a = y * columns + x;
    const c = a + size * columns;
    return (
      differ(a, a + size, smooth) ||
      differ(a, c, smooth) ||
      differ(a + size, c + size, smooth) ||
      differ(c, c + size, smooth)
    );
  };
  const fill = (x: number, y: number, size: number) => {
    const a = (y * columns + x) * 3;
    const b = a + size * 3;
    const c = a + size * columns * 3;
    const d = c + size * 3;
    const hit = hits[a / 3] as number;
    for (let j = 0; j < size; j++) {
      const v = j / size;
      for (let i = 0; i < size; i++) {
        const at = (y + j) * columns + x + i;
        if (hits[at] !== unknown) continue;
        const u = i / size;
        hits[at] = hit;
        for (let k = 0; k < 3; k++) {
          const top = (colors[a + k] as number) * (1 - u) + (colors[b + k] as number) * u;
          const bottom = (colors[c + k] as number) * (1 - u) + (colors[d + k] as number) * u;
          colors[at * 3 + k] = top * (1 - v) + bottom * v;
        }
      }
    }
  };
  const refine = (x: number, y: number, size: number) => {
    sample(x, y);
    sample(x + size, y);
    sample(x, y + size);
    sample(x + size, y + size);
    const near = x < detail.right && x + size > detail.left && y < detail.bottom && y + size > detail.top;
    if (size === 2) {
      if (!uneven(x, y, 2)) return fill(x, y, 2);
      sample(x + 1, y);
      sample(x, y + 1);
      sample(x + 1, y + 1);
      for (let j = 0; j < 2; j++) for (let i = 0; i < 2; i++) edges[(y + j) * columns + x + i] = 1;
      return;
    }
    if (!near && !uneven(x, y, size)) return fill(x, y, size);
    const half = size / 2;
    refine(x, y, half);
    refine(x + half, y, half);
    refine(x, y + half, half);
    refine(x + half, y + half, half);
  };
  for (let y = 0; y < rows - 1; y += coarse)
    for (let x = 0; x < columns - 1; x += coarse) refine(x, y, coarse);

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * columns + x;
      const index = (y * width + x) * 3;
      rgb[index] = colors[at * 3] as number;
      rgb[index + 1] = colors[at * 3 + 1] as number;
      rgb[index + 2] = colors[at * 3 + 2] as number;
      if (edges[at] === 0) continue;
      const crossed =
        differ(at, at + 1, edge) ||
        (x > 0 && differ(at, at - 1, edge)) ||
        differ(at, at + columns, edge) ||
        (y > 0 && differ(at, at - columns, edge));
      if (crossed) oversample(x, y, index);
    }
  }

  /**
   * Four rays on a turned grid in place of the one through the middle. Where several things meet in the pixel, their
   * colours are taken from it and its neighbours; where one thing changes within itself, each ray is lit.
   */
  function oversample(x: number, y: number, index: number): void {
    const at = y * columns + x;
    const border = x === 0 || y === 0;
    around[0] = at;
    around[1] = at + 1;
    around[2] = at + columns;
    around[3] = border ? at : at - 1;
    around[4] = border ? at : at - columns;
    let mixed = false;
    for (let n = 1; n < 5; n++) if (hits[around[n] as number] !== hits[at]) mixed = true;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = 0; i < 4; i++) {
      const hit = cast(x + (offsets[i * 2] as number), y + (offsets[i * 2 + 1] as number));
      let like = -1;
      if (mixed)
        for (let n = 0; n < 5 && like < 0; n++)
          if (hits[around[n] as number] === hit) like = around[n] as number;
      if (like < 0) light(out);
      r += Math.min(1, like < 0 ? (out[0] as number) : (colors[like * 3] as number));
      g += Math.min(1, like < 0 ? (out[1] as number) : (colors[like * 3 + 1] as number));
      b += Math.min(1, like < 0 ? (out[2] as number) : (colors[like * 3 + 2] as number));
    }
    rgb[index] = r / 4;
    rgb[index + 1] = g / 4;
    rgb[index + 2] = b / 4;
  }
}

let scratch = new Float32Array(0);

/** One buffer is kept between pictures; every element is written before it is read. */
function scratchOf(length: number): Float32Array {
  if (scratch.length < length) scratch = new Float32Array(length);
  return scratch;
}

const offsets = [0.375, 0.125, 0.875, 0.375, 0.125, 0.625, 0.625, 0.875];
