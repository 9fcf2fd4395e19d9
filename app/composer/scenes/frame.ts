import { calm } from './calm.ts';
import type { Stage } from './stage.ts';
import type { Silhouette } from './studio/silhouette.ts';

/** A picture in linear light, three floats a pixel, row-major. */
export type Frame = { width: number; height: number; rgb: Float32Array<ArrayBuffer> };

/** RGB, three bytes a pixel, row-major; the studio says where its subject is seen. */
export type PaintedPixels = {
  width: number;
  height: number;
  data: Uint8Array<ArrayBuffer>;
  silhouette?: Silhouette;
};

export function blankFrame(width: number, height: number): Frame {
  return { width, height, rgb: new Float32Array(width * height * 3) };
}

/** Writes the linear colour of the point (px) to out[0..2]. */
export type Shader = (x: number, y: number, out: Float64Array) => void;

/** Shades every `step`-th pixel and fills in between bilinearly: for pictures with no detail finer than `step`. */
export function shadeSmooth(frame: Frame, step: number, shader: Shader): void {
  const { width, height, rgb } = frame;
  const columns = Math.ceil((width - 1) / step) + 1;
  const stride = columns * 3;
  const out = new Float64Array(3);
  let upper = new Float32Array(stride);
  let lower = new Float32Array(stride);
  const shadeRow = (row: Float32Array, y: number) => {
    for (let c = 0; c < columns; c++) {
      shader(c * step, y, out);
      row[c * 3] = out[0]!;
      row[c * 3 + 1] = out[1]!;
      row[c * 3 + 2] = out[2]!;
    }
  };
  const line = new Float32Array(stride + 3);
  shadeRow(lower, 0);
  for (let y = 0; y < height; y++) {
    const offset = y % step;
    if (offset === 0) {
      [upper, lower] = [lower, upper];
      shadeRow(lower, y + step);
    }
    const v = offset / step;
    for (let i = 0; i < stride; i++) line[i] = upper[i]! * (1 - v) + lower[i]! * v;
    line.copyWithin(stride, stride - 3, stride);
    spread(line, step, rgb.subarray(y * width * 3, (y + 1) * width * 3));
  }
}

/** Stretches a row of colours `step` times as wide, in straight lines between them. */
function spread(line: Float32Array, step: number, into: Float32Array): void {
  const end = into.length;
  let index = 0;
  for (let at = 0; index < end; at += 3) {
    let r = line[at]!;
    let g = line[at + 1]!;
    let b = line[at + 2]!;
    const dr = (line[at + 3]! - r) / step;
    const dg = (line[at + 4]! - g) / step;
    const db = (line[at + 5]! - b) / step;
    for (let i = 0; i < step && index < end; i++) {
      into[index] = r;
      into[index + 1] = g;
      into[index + 2] = b;
      index += 3;
      r += dr;
      g += dg;
      b += db;
    }
  }
}

/** Shades every pixel. */
export function shadeAll(frame: Frame, shader: Shader): void {
  const { width, height, rgb } = frame;
  const out = new Float64Array(3);
  let index = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      shader(x, y, out);
      rgb[index++] = out[0]!;
      rgb[index++] = out[1]!;
      rgb[index++] = out[2]!;
    }
  }
}

/**
 * Calms the quiet region, keeps its luminance on the side of `tone`, adds film grain and turns the frame into bytes.
 * Grain doubles as dither, so that gradients never show bands.
 */
export function develop(frame: Frame, stage: Stage, grain = 1): PaintedPixels {
  const { width, height, rgb } = frame;
  calm(frame, stage);
  const data = new Uint8ClampedArray(width * height * 3);
  const curve = encodingCurve();
  const strength = 0.0063 * grain;
  let state = (Math.imul(stage.seed + 7, 0x85ebca6b) ^ 0x9e3779b1) | 1;
  for (let index = 0; index < data.length; index += 3) {
    // xorshift32: three bytes a pixel; two summed give the grain its triangular spread, the third dithers.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const added =
      ((state & 255) + ((state >>> 8) & 255) - 255) * strength + ((state >>> 16) & 255) / 255 - 0.5;
    data[index] = curve[tableIndex(rgb[index]!)]! + added;
    data[index + 1] = curve[tableIndex(rgb[index + 1]!)]! + added;
    data[index + 2] = curve[tableIndex(rgb[index + 2]!)]! + added;
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** The square root is nearly the transfer function already, so that 4096 steps are finer than any byte needs. */
function tableIndex(value: number): number {
  return value >= 1 ? 4095 : value > 0 ? (Math.sqrt(value) * 4095) | 0 : 0;
}

let cachedCurve: Float32Array | undefined;

/** sRGB transfer function over the square root of linear light, 0 to 255. */
function encodingCurve(): Float32Array {
  if (cachedCurve) return cachedCurve;
  const curve = new Float32Array(4096);
  for (let i = 0; i < 4096; i++) {
    const linear = ((i + 0.5) / 4096) ** 2;
    curve[i] = 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
  }
  cachedCurve = curve;
  return curve;
}
