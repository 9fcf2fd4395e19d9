import { luminanceOf, type Rgb } from '../color/pixel-color.ts';
import type { Frame } from './frame.ts';
import { quietness, type Stage } from './stage.ts';

/** Side of a block in px: a sixty-fourth of the shorter side. */
const blockOf = (stage: Stage) => Math.max(4, Math.round(stage.unit / 64));

/**
 * Last safety for the text: where the quiet region is, fine detail is taken back towards the local mean and the
 * luminance is kept near the ground's. Painters leave the place of the words calm, so that little has to change.
 */
export function calm(frame: Frame, stage: Stage): void {
  const { width, height, rgb } = frame;
  const block = blockOf(stage);
  const columns = Math.ceil(width / block) + 1;
  const rows = Math.ceil(height / block) + 1;
  const cells = columns * rows;
  // A cell holds: mean r, g, b, strength of the smoothing, share of the ground's colour.
  const grid = new Float32Array(cells * 5);
  const ground = luminanceOf(stage.colors.ground);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 5;
      const strength = quietness(stage, (column * block) / width, (row * block) / height);
      if (strength <= 0) continue;
      average(frame, column * block, row * block, block, grid, at);
      grid[at + 3] = strength * strength * 0.85;
      const y = luminanceOf([grid[at]!, grid[at + 1]!, grid[at + 2]!]);
      grid[at + 4] = groundShare(y, ground, stage.tone) * strength;
    }
  }
  const left = new Float64Array(5);
  const right = new Float64Array(5);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / block);
    const v = y / block - row;
    for (let column = 0; column < columns - 1; column++) {
      const a = (row * columns + column) * 5;
      const b = a + columns * 5;
      // Averages exist only where all four corners take part.
      if (!(grid[a + 3] && grid[a + 8] && grid[b + 3] && grid[b + 8])) continue;
      for (let k = 0; k < 5; k++) {
        left[k] = grid[a + k]! * (1 - v) + grid[b + k]! * v;
        right[k] = grid[a + 5 + k]! * (1 - v) + grid[b + 5 + k]! * v;
      }
      soften(
        rgb,
        (y * width + column * block) * 3,
        Math.min(block, width - column * block),
        left,
        right,
        block,
        stage.colors.ground,
      );
    }
  }
}

/** Blends `count` pixels from `index` on with the averages that run from `left` to `right`. */
function soften(
  rgb: Float32Array,
  index: number,
  count: number,
  left: Float64Array,
  right: Float64Array,
  block: number,
  ground: Rgb,
): void {
  let r = left[0]!;
  let g = left[1]!;
  let b = left[2]!;
  let w = left[3]!;
  let share = left[4]!;
  const dr = (right[0]! - r) / block;
  const dg = (right[1]! - g) / block;
  const db = (right[2]! - b) / block;
  const dw = (right[3]! - w) / block;
  const dShare = (right[4]! - share) / block;
  const end = index + count * 3;
  for (let i = index; i < end; i += 3) {
    const pr = rgb[i]!;
    const pg = rgb[i + 1]!;
    const pb = rgb[i + 2]!;
    const sr = pr + (r - pr) * w;
    rgb[i] = sr + (ground[0] - sr) * share;
    const sg = pg + (g - pg) * w;
    rgb[i + 1] = sg + (ground[1] - sg) * share;
    const sb = pb + (b - pb) * w;
    rgb[i + 2] = sb + (ground[2] - sb) * share;
    r += dr;
    g += dg;
    b += db;
    w += dw;
    share += dShare;
  }
}

/** How much of the ground's colour brings a luminance back to where text can be read. */
function groundShare(luminance: number, ground: number, tone: 'light' | 'dark'): number {
  if (tone === 'light') {
    const floor = ground * 0.93;
    return luminance < floor ? ((floor - luminance) * 0.94) / (ground - luminance) : 0;
  }
  const ceiling = ground * 1.08 + 0.003;
  return luminance > ceiling ? ((luminance - ceiling) * 0.97) / (luminance - ground) : 0;
}

/** Mean of the surroundings of a grid point (two blocks wide), from every eighth pixel. */
function average(frame: Frame, cx: number, cy: number, block: number, into: Float32Array, at: number): void {
  const { width, height, rgb } = frame;
  let r = 0;
  let g = 0;
  let b = 0;
  let count = 0;
  for (let y = Math.max(0, cy - block); y < Math.min(height, cy + block); y += 2) {
    for (let x = Math.max(0, cx - block); x < Math.min(width, cx + block); x += 4) {
      const index = (y * width + x) * 3;
      r += rgb[index]!;
      g += rgb[index + 1]!;
      b += rgb[index + 2]!;
      count++;
    }
  }
  into[at] = r / count;
  into[at + 1] = g / count;
  into[at + 2] = b / count;
}
