import { mix, type Rgb, rampOf, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels } from './frame.ts';
import { smoothstep } from './noise.ts';
import { axisOf, type Stage } from './stage.ts';

/** One range of hills: its ridge by column (px from the top) and how strongly each column faces the sun. */
type Range = {
  ridge: Float32Array;
  facing: Float32Array;
  lit: Float32Array;
  dim: Float32Array;
  haze: Rgb;
  depth: number;
};

/** Ranges of dunes under a low sun, paler with distance. */
export function paintDunes(stage: Stage): PaintedPixels {
  const { width, height, unit, colors, center, quiet, noise, random, tone } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const textBelow = quiet.y + quiet.height / 2 > center.y + 0.12;
  const { ux } = axisOf(stage);
  const horizon = textBelow ? Math.max(0.3, quiet.y - 0.12) : Math.min(0.8, Math.max(0.52, center.y + 0.06));
  const sunX = (center.x + (random() - 0.5) * 0.2 * Math.min(1, Math.abs(ux) + 0.4)) * width;
  const sunY = (horizon - 0.13 - random() * 0.1) * height;
  const sunRadius = unit * (0.075 + random() * 0.06);
  const warm = mix(main, second, 0.35);
  const sky = rampOf(
    textBelow
      ? [mix(colors.ground, warm, 0.75), mix(colors.ground, warm, 0.45), mix(colors.ground, warm, 0.25)]
      : [
          colors.ground,
          colors.ground,
          mix(colors.ground, warm, 0.22),
          mix(colors.ground, warm, dark ? 0.62 : 0.5),
        ],
  );
  const sun = dark ? mix(main, [1, 0.94, 0.84], 0.5) : mix(colors.light, [1, 0.98, 0.92], 0.7);
  // Low sun from one side: slopes falling towards it are bright.
  const lightFrom = random() < 0.5 ? -1 : 1;
  const ranges = rangesOf(stage, horizon, textBelow, warm, lightFrom);
  const frame = blankFrame(width, height);
  const { rgb } = frame;
  const ripple = 300 / unit;
  for (let x = 0; x < width; x++) {
    let bottom = height;
    for (let n = ranges.length - 1; n >= -1; n--) {
      const range = ranges[n];
      const from = range ? Math.max(0, range.ridge[x]!) : 0;
      const start = Math.floor(from);
      if (start >= bottom && range) continue;
      for (let y = Math.min(start, height - 1); y < bottom; y++) {
        const index = (y * width + x) * 3;
        if (!range) {
          const cell = Math.floor(Math.min(1, y / (horizon * height)) * 255) * 3;
          const away = Math.sqrt((x - sunX) ** 2 + (y - sunY) ** 2);
          const disc = Math.min(1, Math.max(0, sunRadius - away + 0.5));
          const halo = Math.exp(-Math.max(0, away - sunRadius) / (unit * 0.16)) * (dark ? 0.32 : 0.5);
          const a = disc + (1 - disc) * halo;
          for (let k = 0; k < 3; k++) {
            const base = sky[cell + k]!;
            rgb[index + k] = base + (sun[k]! - base) * a;
          }
          continue;
        }
        const below = y - from;
        // The line between the sunny and the shaded face leans away from each summit.
        const reach = Math.min(width - 1, Math.max(0, Math.round(x + below * 0.6 * lightFrom)));
        const faces = range.facing[reach]! * Math.exp(-below / (unit * 0.28));
        const light = smoothstep(-0.3, 0.36, faces + 0.05);
        const depth = Math.min(1, Math.max(0, below) / (height * 0.3));
        const cell = Math.floor(depth * 255) * 3;
        const wave =
          range.depth > 0.55
            ? Math.sin(
                (below * 0.9 + x * 0.22 + noise.at(x * ripple * 0.03, below * ripple * 0.05) * 26) *
                  ripple *
                  0.6,
              )
            : 0;
        const texture = 1 + wave * 0.022 * (range.depth - 0.5) * smoothstep(0.02, 0.2, below / height);
        const mist = Math.exp(-below / (unit * 0.05)) * 0.05;
        for (let k = 0; k < 3; k++) {
          const dim = range.dim[cell + k]!;
          const value = (dim + (range.lit[cell + k]! - dim) * light) * texture;
          rgb[index + k] = value + (range.haze[k]! - value) * mist;
        }
      }
      bottom = Math.min(bottom, start);
      if (bottom <= 0) break;
    }
  }
  smoothRidges(stage, rgb, ranges);
  return develop(frame, stage);
}

/** Pixels on the edge of a ridge are mixed with what is behind it. */
function smoothRidges(stage: Stage, rgb: Float32Array, ranges: Range[]): void {
  const { width, height } = stage;
  for (const range of ranges) {
    for (let x = 0; x < width; x++) {
      const from = range.ridge[x]!;
      const y = Math.floor(from);
      if (y < 1 || y >= height) continue;
      const share = from - y;
      for (let k = 0; k < 3; k++) {
        const index = (y * width + x) * 3 + k;
        const behind = rgb[index - width * 3]!;
        rgb[index] = rgb[index]! * (1 - share) + behind * share;
      }
    }
  }
}

function rangesOf(stage: Stage, horizon: number, textBelow: boolean, warm: Rgb, lightFrom: number): Range[] {
  const { width, height, unit, noise, random, colors, tone } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const count = 5 + Math.floor(random() * 2);
  const far = mix(colors.ground, warm, dark ? 0.5 : 0.42);
  const near = textBelow ? colors.ground : dark ? shade(mix(main, colors.ground, 0.55), -0.08) : main;
  const ranges: Range[] = [];
  for (let n = 0; n < count; n++) {
    const depth = n / (count - 1);
    const base = (horizon + (1 - horizon) * (0.9 * depth ** 1.25)) * height;
    const swell = unit * (0.035 + 0.075 * depth ** 0.7);
    const scale = (2.6 - 1.7 * depth) / unit;
    const shift = random() * 100;
    const lean = (random() - 0.5) * unit * 0.12;
    const ridge = new Float32Array(width);
    for (let x = 0; x < width; x++) {
      const p = x * scale + shift;
      // Folding the noise gives the sharp summits that wind leaves on sand.
      const folded = 1 - 2 * Math.sqrt(noise.at(p, shift) ** 2 + 0.004);
      const soft = noise.at(p * 0.6 + 9, shift * 0.7);
      ridge[x] = base - (folded * 0.55 + soft * 0.9) * swell - lean * (x / width - 0.5);
    }
    const facing = new Float32Array(width);
    const span = Math.max(2, Math.round(unit * 0.016));
    for (let x = 0; x < width; x++) {
      const a = ridge[Math.max(0, x - span)]!;
      const b = ridge[Math.min(width - 1, x + span)]!;
      facing[x] = ((b - a) / (2 * span)) * lightFrom;
    }
    const body = mix(far, near, depth ** 0.9);
    const bright = dark ? shade(body, 0.09, 1.05) : mix(body, colors.light, 0.34 - 0.16 * depth);
    const shady = shade(body, dark ? -0.05 : -0.06 - 0.05 * depth, 1.08);
    const haze = mix(body, colors.light, 0.5);
    ranges.push({
      ridge,
      facing,
      lit: rampOf([bright, mix(bright, body, 0.6)]),
      dim: rampOf([shady, mix(shady, body, 0.4)]),
      haze,
      depth,
    });
  }
  return ranges;
}
