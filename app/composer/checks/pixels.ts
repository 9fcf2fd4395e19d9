import { contrastRatio, luminance, luminanceOfHex } from '../color/contrast.ts';
import { type Lab, labOf } from '../color/oklab.ts';
import type { Box } from '../layouts/layout.ts';
import type { RgbaPixels } from '../render/render.ts';

/**
 * Ratios are counted by their hundredths, 1.00 to 21.00: sorting the ratios of every pixel costs four times as much.
 */
const hundredths = 2101;

/**
 * Contrast of a colour with the background under a box, rounded down to
 * a hundredth: all but the worst 2 % of its pixels reach this ratio.
 */
export function worstContrast(pixels: RgbaPixels, box: Box, color: string): number {
  const text = luminanceOfHex(color);
  const { left, top, right, bottom } = clipBox(pixels, box);
  const counts = new Uint32Array(hundredths);
  let count = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      const at = (y * pixels.width + x) * 4;
      const under = luminance(pixels.data[at]!, pixels.data[at + 1]!, pixels.data[at + 2]!);
      const ratio = Math.floor(contrastRatio(text, under) * 100);
      counts[ratio] = counts[ratio]! + 1;
      count++;
    }
  }
  let worse = 0;
  const ratio = counts.findIndex((pixelsAtRatio) => {
    worse += pixelsAtRatio;
    return worse > Math.floor(count * 0.02);
  });
  return ratio < 0 ? 21 : ratio / 100;
}

/**
 * Mean gradient of the brightness (0 to 1) under a box: Sobel magnitude over 4, so that a hard edge from black to
 * white counts 1.
 */
export function meanGradient(pixels: RgbaPixels, box: Box): number {
  const { left, top, right, bottom } = clipBox(pixels, box);
  const { width, data } = pixels;
  const gray = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
  };
  let sum = 0;
  let count = 0;
  for (let y = Math.max(top, 1); y < Math.min(bottom, pixels.height - 1); y += 3) {
    for (let x = Math.max(left, 1); x < Math.min(right, width - 1); x += 3) {
      const nw = gray(x - 1, y - 1);
      const ne = gray(x + 1, y - 1);
      const sw = gray(x - 1, y + 1);
      const se = gray(x + 1, y + 1);
      const gx = ne + 2 * gray(x + 1, y) + se - nw - 2 * gray(x - 1, y) - sw;
      const gy = sw + 2 * gray(x, y + 1) + se - nw - 2 * gray(x, y - 1) - ne;
      sum += Math.sqrt(gx * gx + gy * gy) / 4 / 255;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Mean colour of the nine px about a point, so that the grain of a painting counts for nothing. */
export function meanAt({ width, height, data }: RgbaPixels, x: number, y: number): Lab | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 1 || row < 1 || column > width - 2 || row > height - 2) return undefined;
  let [red, green, blue] = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const at = ((row + dy) * width + column + dx) * 4;
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  return labOf(Math.round(red / 9), Math.round(green / 9), Math.round(blue / 9));
}

function clipBox(pixels: RgbaPixels, box: Box) {
  return {
    left: Math.max(0, Math.floor(box.x)),
    top: Math.max(0, Math.floor(box.y)),
    right: Math.min(pixels.width, Math.ceil(box.x + box.width)),
    bottom: Math.min(pixels.height, Math.ceil(box.y + box.height)),
  };
}
