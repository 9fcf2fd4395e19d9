import { mix, type Rgb, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels, shadeAll } from './frame.ts';
import { smoothstep } from './noise.ts';
import type { Stage } from './stage.ts';

const step = 4;
const sheets = 7;

/**
 * Sheets of paper with a hole cut in each, stacked towards the viewer. The holes are level sets of one smooth field,
 * so distance to an edge (for anti-aliasing, bevel and shadow) is the field divided by its slope.
 */
export function paintPaper(stage: Stage): PaintedPixels {
  const { width, height, unit, noise, random } = stage;
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const field = fieldOf(stage, columns, rows);
  const sampled = new Float64Array(3);
  const read = (x: number, y: number) => {
    const gx = Math.min(columns - 2.001, Math.max(0, x / step));
    const gy = Math.min(rows - 2.001, Math.max(0, y / step));
    const cx = Math.floor(gx);
    const cy = Math.floor(gy);
    const u = gx - cx;
    const v = gy - cy;
    const at = cy * columns + cx;
    const a = field[at]!;
    const b = field[at + 1]!;
    const c = field[at + columns]!;
    const d = field[at + columns + 1]!;
    const top = a + (b - a) * u;
    const bottom = c + (d - c) * u;
    sampled[0] = top + (bottom - top) * v;
    sampled[1] = (b - a + (d - c - b + a) * v) / step;
    sampled[2] = (c - a + (d - b - c + a) * u) / step;
  };
  const tones = tonesOf(stage);
  const lean = random() < 0.5 ? -1 : 1;
  const castX = lean * unit * 0.016;
  const castY = unit * 0.026;
  const blur = unit * 0.034;
  const [sr, sg, sb] = [0.5, 0.44, 0.46];
  const levels = Array.from({ length: sheets }, (_, i) => 0.13 + i * 0.125);
  const frame = blankFrame(width, height);
  const fibre = 260 / unit;
  shadeAll(frame, (x, y, out) => {
    read(x, y);
    const f = sampled[0]!;
    const fx = sampled[1]!;
    const fy = sampled[2]!;
    const slope = Math.max(1e-6, Math.sqrt(fx * fx + fy * fy));
    read(x - castX, y - castY);
    const cast = sampled[0]!;
    const castSlope = Math.max(slope * 0.6, Math.hypot(sampled[1]!, sampled[2]!));
    // Sheet 0 is nearest; sheet i shows where the field is above every level below i.
    let depth = 0;
    while (depth < sheets - 1 && f > levels[depth]!) depth++;
    let color = tones[depth] as Rgb;
    let r = color[0];
    let g = color[1];
    let b = color[2];
    if (depth > 0) {
      const edge = levels[depth - 1]!;
      const distance = (cast - edge) / castSlope;
      const wide = 1 - smoothstep(-blur * 0.5, blur * 1.35, distance);
      const contact = 1 - smoothstep(0, blur * 0.3, (f - edge) / slope);
      const dim = wide * 0.62 + contact * 0.2;
      r *= 1 - dim * sr;
      g *= 1 - dim * (sg + 0.06);
      b *= 1 - dim * (sb + 0.02);
    }
    // The cut edge of the sheet above this level: bright where it faces the light.
    const toEdge = (f - levels[depth]!) / slope;
    const facing = (fx * -lean * 0.5 + fy * -0.85) / slope;
    const bevel =
      depth < sheets - 1 ? Math.max(0, 1 - Math.abs(toEdge + 1.1) / 1.2) * (0.5 + 0.5 * facing) : 0;
    r += bevel * 0.1;
    g += bevel * 0.1;
    b += bevel * 0.1;
    const above = depth > 0 ? 0.5 - (f - levels[depth - 1]!) / slope : 0;
    if (above > 0) {
      color = tones[depth - 1] as Rgb;
      r += (color[0] - r) * above;
      g += (color[1] - g) * above;
      b += (color[2] - b) * above;
    }
    const grain =
      1 + noise.at(x * fibre, y * fibre * 0.7) * 0.022 + noise.at(x * fibre * 3.1, y * fibre * 3.3) * 0.014;
    out[0] = r * grain;
    out[1] = g * grain;
    out[2] = b * grain;
  });
  return develop(frame, stage, 0.9);
}

/** 0 at the text's ground, rising to 1 at the heart of the subject; about one unit of field per 0.8 of the picture. */
function fieldOf(stage: Stage, columns: number, rows: number): Float32Array {
  const { width, height, unit, focus, center, noise, random, quiet } = stage;
  const field = new Float32Array(columns * rows);
  const shift = random() * 40;
  const mode = random();
  const scale = 1.1 + random() * 0.7;
  const wobble = mode < 0.5 ? 0.2 : 0.27;
  const radiusX = Math.max(0.34, (focus.width * width) / unit) * 0.74;
  const radiusY = Math.max(0.34, (focus.height * height) / unit) * 0.74;
  const cx = center.x + (center.x - (quiet.x + quiet.width / 2)) * 0.16;
  const cy = center.y + (center.y - (quiet.y + quiet.height / 2)) * 0.16;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const px = (column * step) / unit;
      const py = (row * step) / unit;
      const dx = (px - (cx * width) / unit) / radiusX;
      const dy = (py - (cy * height) / unit) / radiusY;
      const away = Math.sqrt(dx * dx + dy * dy);
      const flow =
        noise.at(px * scale + shift, py * scale) * wobble +
        noise.at(px * scale * 2.1 - shift, py * scale * 2.1) * wobble * 0.28;
      field[row * columns + column] = 1.12 - away * 0.93 + flow;
    }
  }
  return field;
}

/** Nearest sheet is the ground; deeper ones run through the palette to the accent's heart. */
function tonesOf(stage: Stage): Rgb[] {
  const { colors, tone } = stage;
  const accent = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const stops = [
    colors.ground,
    shade(mix(colors.ground, accent, 0.18), tone === 'light' ? -0.005 : 0.03),
    mix(colors.ground, accent, 0.42),
    mix(colors.ground, accent, 0.72),
    accent,
    mix(accent, second, 0.55),
    second,
  ];
  return stops;
}
