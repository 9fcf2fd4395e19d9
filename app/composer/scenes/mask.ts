/** A coarse single-channel picture, one value every `step` px, with a margin of one sample to the right and below. */
export type Mask = { step: number; columns: number; rows: number; values: Float32Array };

export function maskFor(stage: { width: number; height: number }, step: number): Mask {
  const columns = Math.ceil(stage.width / step) + 2;
  const rows = Math.ceil(stage.height / step) + 2;
  return { step, columns, rows, values: new Float32Array(columns * rows) };
}

/** The value at a pixel, bilinear. */
export function readMask(mask: Mask, x: number, y: number): number {
  const { columns, values, step } = mask;
  const gx = x / step;
  const gy = y / step;
  const cx = gx | 0;
  const cy = gy | 0;
  const u = gx - cx;
  const v = gy - cy;
  const at = cy * columns + cx;
  const a = values[at]!;
  const c = values[at + columns]!;
  const top = a + (values[at + 1]! - a) * u;
  const bottom = c + (values[at + columns + 1]! - c) * u;
  return top + (bottom - top) * v;
}

/** Gaussian blur of about `sigma` px, as three box blurs each way. */
export function blur(mask: Mask, sigma: number): void {
  const { columns, rows, values, step } = mask;
  const radius = Math.max(1, Math.round((Math.sqrt((12 * (sigma / step) ** 2) / 3 + 1) - 1) / 2));
  const line = new Float32Array(Math.max(columns, rows));
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < rows; row++) slide(values, row * columns, 1, columns, radius, line);
    for (let column = 0; column < columns; column++) slide(values, column, columns, rows, radius, line);
  }
}

/** Running mean along one line of the mask; the ends repeat. */
function slide(
  values: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
  line: Float32Array,
) {
  for (let i = 0; i < count; i++) line[i] = values[start + i * stride]!;
  const first = line[0]!;
  const last = line[count - 1]!;
  let sum = first * (radius + 1);
  for (let i = 0; i < radius; i++) sum += i < count ? line[i]! : last;
  const scale = 1 / (radius * 2 + 1);
  for (let i = 0; i < count; i++) {
    const entering = i + radius;
    const leaving = i - radius - 1;
    sum += entering < count ? line[entering]! : last;
    sum -= leaving >= 0 ? line[leaving]! : first;
    values[start + i * stride] = sum * scale;
  }
}
