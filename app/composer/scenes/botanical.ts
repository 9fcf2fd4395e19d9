import { mix, type Rgb, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels, shadeAll } from './frame.ts';
import { branchOf, fillLeaf } from './leaves.ts';
import { blur, type Mask, maskFor, readMask } from './mask.ts';
import { smoothstep } from './noise.ts';
import { axisOf, quietness, type Stage } from './stage.ts';

/** Sunlight through a window on a plaster wall, with the shadows of leaves near and far in it. */
export function paintBotanical(stage: Stage): PaintedPixels {
  const { width, height, unit, colors, noise, random, tone } = stage;
  const near = maskFor(stage, 4);
  const far = maskFor(stage, 4);
  growLeaves(stage, near, far);
  blur(near, unit * 0.0048);
  blur(far, unit * 0.02);
  const light = maskFor(stage, 4);
  paintWindow(stage, light);
  blur(light, unit * 0.011);
  const dark = tone === 'dark';
  const accent = colors.series[0] as Rgb;
  const sun = dark
    ? shade(mix(colors.ground, accent, 0.55), 0.12, 1.1)
    : mix(colors.ground, [1.04, 1, 0.94], 0.6);
  const wall = dark ? mix(colors.ground, accent, 0.07) : mix(colors.ground, accent, 0.3);
  const shadow = dark ? shade(wall, -0.04) : shade(mix(colors.ground, accent, 0.62), -0.09, 1.05);
  const plain = colors.ground;
  const { ux, uy } = axisOf(stage);
  const trowel = 2.2 / unit;
  const angle = random() * Math.PI;
  const tx = Math.cos(angle);
  const ty = Math.sin(angle);
  const frame = blankFrame(width, height);
  shadeAll(frame, (x, y, out) => {
    const lit = readMask(light, x, y);
    const leafNear = readMask(near, x, y);
    const leafFar = readMask(far, x, y);
    const open = lit * (1 - leafNear * 0.92) * (1 - leafFar * 0.62);
    const covered = Math.max(leafNear, leafFar * 0.6) * (1 - lit) * 0.25;
    const u = (x * tx + y * ty) * trowel;
    const v = (y * tx - x * ty) * trowel;
    const plaster =
      noise.at(u * 1.1, v * 3.4) * 0.02 + noise.at(u * 7, v * 16) * 0.011 + noise.at(u * 70, v * 74) * 0.008;
    const fall = 1 + (((x / width - 0.5) * -ux + (y / height - 0.5) * -uy) * 0.1 - 0.02);
    const still = quietness(stage, x / width, y / height);
    const beam = open * (dark ? 0.85 * (1 - still * 0.93) : 0.95);
    const tint = 0.25 + 0.75 * (1 - still);
    for (let k = 0; k < 3; k++) {
      const clear = plain[k]!;
      let base = wall[k]! + (shadow[k]! - wall[k]!) * (covered * 2.2 + 0.1);
      base = clear + (base - clear) * tint;
      out[k] = (base + (sun[k]! - base) * beam) * (fall + plaster * (0.7 + open));
    }
  });
  return develop(frame, stage);
}

/** Panes of a window thrown aslant over the side of the subject. */
function paintWindow(stage: Stage, mask: Mask): void {
  const { random, center, width, height, unit } = stage;
  const slant = (center.x >= 0.5 ? -1 : 1) * (0.22 + random() * 0.3);
  const rise = 0.12 + random() * 0.16;
  const across = 2 + Math.floor(random() * 2);
  const down = 2 + Math.floor(random() * 2);
  const paneWidth = (0.5 + random() * 0.1) * (2 / across);
  const paneHeight = 0.62 * (2.4 / down);
  const bar = 0.035;
  const cx = (center.x * width) / unit;
  const cy = (center.y * height) / unit;
  for (let row = 0; row < mask.rows; row++) {
    for (let column = 0; column < mask.columns; column++) {
      const px = (column * mask.step) / unit - cx;
      const py = (row * mask.step) / unit - cy;
      const wx = px + py * slant;
      const wy = py + wx * rise;
      const gx = wx / paneWidth + across / 2;
      const gy = wy / paneHeight + down / 2;
      if (gx < 0 || gy < 0 || gx > across || gy > down) continue;
      const fx = (gx - Math.floor(gx)) * paneWidth;
      const fy = (gy - Math.floor(gy)) * paneHeight;
      const inside = Math.min(fx - bar, paneWidth - bar - fx, fy - bar, paneHeight - bar - fy);
      mask.values[row * mask.columns + column] = smoothstep(-0.004, 0.004, inside);
    }
  }
}

function growLeaves(stage: Stage, near: Mask, far: Mask): void {
  const { random, center, width, height, unit } = stage;
  const kind = Math.floor(random() * 3);
  const cx = (center.x * width) / unit;
  const cy = (center.y * height) / unit;
  const fromRight = center.x > 0.42 ? 1 : -1;
  const count = kind === 0 ? 4 : 5;
  for (let i = 0; i < count; i++) {
    const mask = i % 2 === 0 ? near : far;
    const spread = (i / (count - 1) - 0.5) * 1.3;
    const root = {
      x: cx + fromRight * (0.5 + random() * 0.15),
      y: cy + spread * 0.85 - 0.1 + random() * 0.16,
    };
    const heading = (fromRight > 0 ? Math.PI : 0) + spread * -0.75 * fromRight + (random() - 0.5) * 0.5;
    const length = 0.6 + random() * 0.32;
    for (const leaf of branchOf({ kind, root, heading, length, random })) fillLeaf(mask, leaf, unit);
  }
}
