import { mix, type Rgb, rampOf, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels } from './frame.ts';
import { hashAt, smoothstep } from './noise.ts';
import type { Stage } from './stage.ts';

type Tower = {
  left: number;
  right: number;
  top: number;
  face: Rgb;
  side: Rgb;
  split: number;
  floor: number;
  bay: number;
  id: number;
  lit: number;
};

/** A city at dusk: towers in layers that fade with distance, lit windows, and its reflection in still water. */
export function paintSkyline(stage: Stage): PaintedPixels {
  const { width, height, unit, colors, center, quiet, random, tone, seed } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const textBelow = quiet.y + quiet.height / 2 > center.y + 0.12;
  const ground =
    (textBelow ? Math.min(quiet.y - 0.02, 0.62) : Math.max(0.74, Math.min(0.86, center.y + 0.2))) * height;
  const warm = mix(main, second, 0.3 + random() * 0.3);
  const stops = [
    colors.ground,
    colors.ground,
    mix(colors.ground, warm, 0.25),
    mix(colors.ground, warm, dark ? 0.75 : 0.6),
  ];
  const sky = rampOf(textBelow ? stops.slice(1) : stops);
  const glow = mix(warm, [1, 0.9, 0.75], 0.5);
  const sunX = (center.x + (random() - 0.5) * 0.3) * width;
  const frame = blankFrame(width, height);
  const { rgb } = frame;
  for (let y = 0; y < height; y++) {
    const cell = Math.floor(Math.min(1, y / ground) * 255) * 3;
    for (let x = 0; x < width; x++) {
      const index = (y * width + x) * 3;
      const dx = (x - sunX) / unit;
      const dy = (y - ground) / unit;
      const a = Math.exp(-(dx * dx * 2.2 + dy * dy * 9)) * (dark ? 0.5 : 0.45);
      for (let k = 0; k < 3; k++) {
        const base = sky[cell + k]!;
        rgb[index + k] = base + (glow[k]! - base) * a;
      }
    }
  }
  const window = mix(mix(second, [1, 0.85, 0.55], 0.6), main, 0.15);
  const layers = 4;
  for (let n = 0; n < layers; n++) {
    const depth = n / (layers - 1);
    for (const tower of towersOf(stage, depth, ground, warm))
      raise(stage, rgb, tower, ground, depth, window, glow);
  }
  reflect(stage, rgb, ground, seed);
  return develop(frame, stage);
}

function towersOf(stage: Stage, depth: number, ground: number, warm: Rgb): Tower[] {
  const { width, unit, colors, center, quiet, random, tone, noise } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const far = mix(mix(colors.ground, warm, 0.55), colors.light, dark ? 0.02 : 0.3);
  const near = dark ? shade(mix(colors.ground, main, 0.12), -0.05) : shade(main, -0.16, 0.8);
  const body = mix(far, near, depth ** 0.85);
  const towers: Tower[] = [];
  const textBeside = quiet.width < 0.62;
  let x = -random() * 0.05 * unit;
  let id = Math.floor(random() * 1000);
  while (x < width) {
    const wide = unit * (0.035 + random() * 0.055 + depth * 0.03);
    const fx = (x + wide / 2) / width;
    const hill = textBeside
      ? 0.25 + 0.75 * Math.exp(-(((fx - center.x) / 0.3) ** 2))
      : 0.7 + 0.3 * noise.at(fx * 3, depth * 7 + 3);
    const tall = unit * hill * ((0.2 + random() ** 1.6 * 0.4) * (1 - depth * 0.58) + 0.03);
    const tint = shade(body, (random() - 0.5) * 0.035);
    const gap = random() < 0.2 ? unit * 0.012 : 0;
    towers.push({
      left: x,
      right: x + wide,
      top: ground - tall,
      face: tint,
      side: shade(tint, dark ? 0.035 : -0.045),
      split: x + wide * (0.55 + random() * 0.25),
      floor: unit * (0.0085 + random() * 0.004) * (0.75 + depth * 0.7),
      bay: unit * (0.0065 + random() * 0.005) * (0.75 + depth * 0.7),
      id: id++,
      lit: 0.15 + random() * 0.5,
    });
    x += wide + gap;
  }
  return towers;
}

function raise(
  stage: Stage,
  rgb: Float32Array,
  tower: Tower,
  ground: number,
  depth: number,
  window: Rgb,
  haze: Rgb,
): void {
  const { width, unit, tone } = stage;
  const end = Math.min(width - 1, Math.ceil(tower.right));
  const bottom = Math.min(stage.height, Math.ceil(ground));
  const bright = (0.28 + depth * 0.62) * (tone === 'dark' ? 1 : 0.75);
  for (let y = Math.max(0, Math.floor(tower.top)); y < bottom; y++) {
    const coverY = Math.min(1, y + 1 - tower.top);
    const fromGround = (ground - y) / unit;
    const mist =
      Math.exp(-fromGround / 0.09) * (1 - depth) * 0.6 + Math.exp(-fromGround / 0.3) * 0.12 * (1 - depth);
    const row = Math.floor((y - tower.top) / tower.floor);
    const inRow = (y - tower.top) / tower.floor - row;
    for (let x = Math.max(0, Math.floor(tower.left)); x <= end; x++) {
      const cover = coverY * Math.min(1, Math.max(0, Math.min(x + 1 - tower.left, tower.right - x)));
      if (cover <= 0) continue;
      const onSide = Math.min(1, Math.max(0, x - tower.split + 0.5));
      const column = Math.floor((x - tower.left) / tower.bay);
      const inBay = (x - tower.left) / tower.bay - column;
      let light = 0;
      if (
        row > 0 &&
        x + tower.bay < tower.right &&
        inRow > 0.3 &&
        inRow < 0.78 &&
        inBay > 0.22 &&
        inBay < 0.8
      ) {
        const chance = hashAt(column, row, tower.id);
        const storey = hashAt(row, tower.id, 77) < 0.12 ? 0.3 : 0;
        if (chance < tower.lit * 0.6 + storey)
          light = bright * (0.45 + 0.55 * hashAt(row, column, tower.id + 5));
      }
      const index = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) {
        let value = tower.face[k]! + (tower.side[k]! - tower.face[k]!) * onSide;
        value += (window[k]! - value) * light;
        value += (haze[k]! - value) * mist;
        const behind = rgb[index + k]!;
        rgb[index + k] = behind + (value - behind) * cover;
      }
    }
  }
}

/** Still water below the quay: the city upside down, drawn out by ripples and sinking into the ground colour. */
function reflect(stage: Stage, rgb: Float32Array, ground: number, seed: number): void {
  const { width, height, unit, colors, noise } = stage;
  const shore = Math.ceil(ground);
  for (let y = shore; y < height; y++) {
    const below = (y - ground) / unit;
    const wave = below * unit * 0.045 + 1;
    const fade = smoothstep(0, 0.42, below) * 0.9 + 0.1;
    for (let x = 0; x < width; x++) {
      const ripple = noise.at((x / unit) * 5 + seed, (y / unit) * (90 - below * 90) + 3);
      const sourceY = Math.max(
        0,
        Math.min(shore - 1, Math.floor(ground - (y - ground) * 1.15 - ripple * wave * 3)),
      );
      const sourceX = Math.max(0, Math.min(width - 1, Math.floor(x + ripple * wave * 1.2)));
      const from = (sourceY * width + sourceX) * 3;
      const index = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) {
        const mirrored = rgb[from + k]! * 0.86;
        rgb[index + k] = mirrored + (colors.ground[k]! - mirrored) * fade;
      }
    }
  }
}
