import { type Lab, labDistance, labOf } from '../color/oklab.ts';
import type { RgbaPixels } from '../render/render.ts';

/** The even colour a picture's subject stands on. */
export type PlainGround = {
  /** sRGB bytes. */
  rgb: [number, number, number];
  /** How far in OKLab a pixel may be from it and still be ground. */
  tolerance: number;
};

/** The ground counts as plain when this share of the border lies within `evenness` (OKLab) of its middle colour. */
const evenShare = 0.9;
const evenness = 0.035;
/** JPEG leaves ripples of the ground beside an edge. */
const leastTolerance = { lossless: 0.03, lossy: 0.045 };

/** Measures whether the border of an opaque picture is one even colour. */
export function plainGroundOf(
  pixels: RgbaPixels,
  kept: 'lossless' | 'lossy' = 'lossless',
): PlainGround | undefined {
  const border = borderOf(pixels);
  const rgb: [number, number, number] = [medianOf(border, 0), medianOf(border, 1), medianOf(border, 2)];
  const middle = labOf(...rgb);
  const distances = border.map(([r, g, b]) => labDistance(labOf(r, g, b), middle));
  const sorted = distances.sort((one, other) => one - other);
  const reach = sorted[Math.floor(sorted.length * evenShare)] ?? 1;
  if (reach > evenness) return undefined;
  // A camera's grain and JPEG's blocks widen what has to count as ground.
  return { rgb, tolerance: Math.max(leastTolerance[kept], reach * 2) };
}

type Rgb = [number, number, number];

/** The outermost pixels, two deep: at most some 2,000 of them. */
function borderOf({ width, height, data }: RgbaPixels): Rgb[] {
  const found: Rgb[] = [];
  const take = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    found.push([data[at]!, data[at + 1]!, data[at + 2]!]);
  };
  const step = Math.max(1, Math.floor((width + height) / 500));
  for (const depth of [0, Math.min(1, width - 1, height - 1)]) {
    for (let x = 0; x < width; x += step) {
      take(x, depth);
      take(x, height - 1 - depth);
    }
    for (let y = 0; y < height; y += step) {
      take(depth, y);
      take(width - 1 - depth, y);
    }
  }
  return found;
}

function medianOf(colors: Rgb[], channel: 0 | 1 | 2): number {
  const values = Uint8Array.from(colors, (color) => color[channel]).sort();
  return values[values.length >> 1] ?? 0;
}

const slots = 1 << 14;

/** OKLab distance from a colour, remembering recent answers: grounds repeat a few hundred colours millions of times. */
export function distanceFrom([red, green, blue]: Rgb): (r: number, g: number, b: number) => number {
  const from: Lab = labOf(red, green, blue);
  const keys = new Int32Array(slots).fill(-1);
  const answers = new Float32Array(slots);
  return (r, g, b) => {
    const key = (r << 16) | (g << 8) | b;
    const slot = (r * 31 + g * 1009 + b * 4093) & (slots - 1);
    if (keys[slot] !== key) {
      keys[slot] = key;
      answers[slot] = labDistance(labOf(r, g, b), from);
    }
    return answers[slot]!;
  };
}
