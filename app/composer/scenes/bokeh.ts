import { mix, type Rgb, rampOf, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type Frame, type PaintedPixels, shadeSmooth } from './frame.ts';
import { smoothstep } from './noise.ts';
import { quietness, type Stage } from './stage.ts';

type Disc = { x: number; y: number; radius: number; color: Rgb; strength: number; sharp: number };

/** Lights far out of focus: a soft glow first, then discs from the farthest and faintest to the nearest. */
export function paintBokeh(stage: Stage): PaintedPixels {
  const { width, height, unit, colors, center, noise, random, tone } = stage;
  const dark = tone === 'dark';
  const frame = blankFrame(width, height);
  const main = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const glow = dark
    ? [colors.ground, mix(colors.ground, main, 0.22), mix(colors.ground, main, 0.55), mix(main, second, 0.4)]
    : [colors.ground, mix(colors.ground, main, 0.16), mix(colors.ground, main, 0.38), mix(main, second, 0.5)];
  const ramp = rampOf(glow);
  const shift = random() * 60;
  const stretch = 0.9 + random() * 0.7;
  shadeSmooth(frame, 4, (x, y, out) => {
    const dx = ((x / width - center.x) * width) / unit;
    const dy = ((y / height - center.y) * height) / unit;
    const away = Math.sqrt(dx * dx + dy * dy * stretch) / 0.82;
    const drift = noise.at((x / unit) * 1.3 + shift, (y / unit) * 1.3) * 0.3;
    const still = quietness(stage, x / width, y / height);
    const depth = Math.min(1, Math.max(0, (1 - away + drift) * 0.9 * (1 - still * 0.6)));
    const cell = Math.floor(depth * 255) * 3;
    const edge = dark ? 1 - 0.25 * smoothstep(0.6, 1.6, away) : 1;
    for (let k = 0; k < 3; k++) out[k] = ramp[cell + k]! * edge;
  });
  for (const disc of lightsOf(stage)) addDisc(frame, disc, dark);
  return develop(frame, stage);
}

function lightsOf(stage: Stage): Disc[] {
  const { random, unit, width, height, center, colors, tone } = stage;
  const dark = tone === 'dark';
  const warm = mix(colors.series[0] as Rgb, [1, 0.93, 0.82], dark ? 0.45 : 0.7);
  const hues = [colors.series[0], colors.series[0], colors.series[1], colors.series[2], warm, warm] as Rgb[];
  const discs: Disc[] = [];
  const horizon = center.y + (random() - 0.5) * 0.2;
  const slope = (random() - 0.5) * 0.7;
  const bands = [
    { count: 70, least: 0.006, most: 0.02, spread: 0.2, strength: 0.6, sharp: 0.6 },
    { count: 42, least: 0.03, most: 0.062, spread: 0.34, strength: 0.4, sharp: 0.8 },
    { count: 17, least: 0.075, most: 0.13, spread: 0.42, strength: 0.3, sharp: 0.75 },
    { count: 4, least: 0.17, most: 0.25, spread: 0.5, strength: 0.16, sharp: 0.45 },
  ];
  const area = Math.sqrt((width * height) / unit ** 2);
  for (const band of bands) {
    for (let i = 0; i < band.count * area; i++) {
      const fx = random() * 1.1 - 0.05;
      const scatter = (random() + random() + random() - 1.5) * band.spread * 1.15;
      const fy = horizon + slope * (fx - center.x) + scatter;
      const color = hues[Math.floor(random() * hues.length)] as Rgb;
      const radius = (band.least + (band.most - band.least) * random() ** 1.5) * unit;
      const power = 0.45 + random() * 0.75;
      const still = quietness(stage, fx, fy);
      const reach = Math.hypot((fx - center.x) * (width / unit), (fy - center.y) * (height / unit));
      const strength = band.strength * power * (1 - still * 0.97) * (1 - 0.5 * smoothstep(0.3, 0.95, reach));
      if (strength < 0.03) continue;
      const lifted = dark ? shade(color, 0.08, 1.1) : shade(mix(color, [1, 1, 1], 0.25 * random()), 0.05);
      discs.push({ x: fx * width, y: fy * height, radius, color: lifted, strength, sharp: band.sharp });
    }
  }
  return discs;
}

/** One defocused point: brighter at the rim as real lenses draw it; screened on dark, glazed over on light. */
function addDisc(frame: Frame, disc: Disc, dark: boolean): void {
  const { width, height, rgb } = frame;
  const { radius } = disc;
  const soft = Math.max(1.2, radius * (1 - disc.sharp) * 0.3 + 1);
  const reach = radius + soft;
  const top = Math.max(0, Math.ceil(disc.y - reach));
  const bottom = Math.min(height - 1, Math.floor(disc.y + reach));
  // Discs off the middle are clipped by the barrel of the lens ("cat's eye").
  const lensX = (disc.x / width - 0.5) * radius * 0.5;
  const lensY = (disc.y / height - 0.5) * radius * 0.5;
  const [r, g, b] = disc.color;
  for (let y = top; y <= bottom; y++) {
    const dy = y - disc.y;
    const half = Math.sqrt(Math.max(0, reach * reach - dy * dy));
    const left = Math.max(0, Math.ceil(disc.x - half));
    const right = Math.min(width - 1, Math.floor(disc.x + half));
    for (let x = left; x <= right; x++) {
      const dx = x - disc.x;
      const d = Math.sqrt(dx * dx + dy * dy);
      const e = Math.sqrt((dx + lensX) ** 2 + (dy + lensY) ** 2) / 1.06;
      const distance = Math.max(d, e);
      const cover = Math.min(1, Math.max(0, (radius - distance) / soft + 0.5));
      if (cover <= 0) continue;
      const ring = distance / radius;
      const profile = 0.72 + 0.5 * ring * ring * ring * ring * disc.sharp;
      const a = cover * cover * (3 - 2 * cover) * disc.strength * profile;
      const index = (y * width + x) * 3;
      const pr = rgb[index]!;
      const pg = rgb[index + 1]!;
      const pb = rgb[index + 2]!;
      if (dark) {
        rgb[index] = pr + a * r * (1.1 - 0.6 * Math.min(1, pr));
        rgb[index + 1] = pg + a * g * (1.1 - 0.6 * Math.min(1, pg));
        rgb[index + 2] = pb + a * b * (1.1 - 0.6 * Math.min(1, pb));
      } else {
        rgb[index] = pr + (r - pr) * a;
        rgb[index + 1] = pg + (g - pg) * a;
        rgb[index + 2] = pb + (b - pb) * a;
      }
    }
  }
}
