import type { RgbaPixels } from '../render/render.ts';

/** How much detail a picture has. */
export type Detail = {
  /** Mean gradient of brightness, 0 to 1, as checks/pixels.ts measures it. */
  roughness: number;
  /** Share of an 8 by 8 grid of cells that type could stand on. */
  calmShare: number;
  /** Whether it is drawn from flat colours (a logo, a chart, a screenshot) and no photograph. */
  isGraphic: boolean;
};

const grid = 8;
/** Mean gradient up to which a cell carries type; gradients under text take off more. */
const calmCell = 0.04;
/** Share of three colours alone from which a picture counts as flat. */
const flatShare = 0.72;

export function detailOf(pixels: RgbaPixels): Detail {
  const gray = grayOf(pixels);
  const { width, height } = pixels;
  const sums = new Float64Array(grid * grid);
  const counts = new Float64Array(grid * grid);
  for (let y = 1; y < height - 1; y++) {
    const row = Math.floor((y * grid) / height) * grid;
    for (let x = 1; x < width - 1; x++) {
      const cell = row + Math.floor((x * grid) / width);
      sums[cell]! += gradientAt(gray, y * width + x, width);
      counts[cell]!++;
    }
  }
  const total = sums.reduce((sum, value) => sum + value, 0);
  const count = counts.reduce((sum, value) => sum + value, 0);
  const calm = sums.filter((sum, cell) => sum <= calmCell * counts[cell]!).length;
  return {
    roughness: count === 0 ? 0 : total / count,
    calmShare: calm / (grid * grid),
    isGraphic: commonest(pixels, 3) >= flatShare,
  };
}

/** Sobel magnitude over 4, 0 to 1. */
function gradientAt(gray: Float32Array, at: number, width: number): number {
  const g = (offset: number) => gray[at + offset]!;
  const gx = g(1 - width) + 2 * g(1) + g(1 + width) - g(-1 - width) - 2 * g(-1) - g(-1 + width);
  const gy = g(-1 + width) + 2 * g(width) + g(1 + width) - g(-1 - width) - 2 * g(-width) - g(1 - width);
  return Math.sqrt(gx * gx + gy * gy) / 4;
}

function grayOf({ width, height, data }: RgbaPixels): Float32Array {
  const gray = new Float32Array(width * height);
  for (let at = 0; at < gray.length; at++) {
    const from = at * 4;
    gray[at] = (0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!) / 255;
  }
  return gray;
}

/** Share of the picture's most frequent colours, each a cell of 8 levels in red, green and blue. */
export function commonest({ data }: RgbaPixels, count: number): number {
  const cells = new Uint32Array(32 ** 3);
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    const key = ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
    cells[key]!++;
    seen++;
  }
  const top = cells.sort().subarray(-count);
  return seen === 0 ? 1 : top.reduce((sum, value) => sum + value, 0) / seen;
}
