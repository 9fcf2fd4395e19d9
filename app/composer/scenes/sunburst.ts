import { fromOklch, mix, oklchOf, type Rgb, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels, shadeAll } from './frame.ts';
import { smoothstep } from './noise.ts';
import { quietness, roomAround, type Stage } from './stage.ts';

/** Mixes two colours without turning grey: of opposite hues it takes the ground, lighter or darker. */
function tintGround(ground: Rgb, tint: Rgb, amount: number): Rgb {
  const mixed = mix(ground, tint, amount);
  const before = oklchOf(ground);
  const after = oklchOf(mixed);
  return after.c < before.c * 0.7 && oklchOf(tint).c > 0.04 ? fromOklch({ ...before, l: after.l }) : mixed;
}

/** Rays from a layered sun, printed: halftone dots grow towards the edge, ink lies unevenly on the paper. */
export function paintSunburst(stage: Stage): PaintedPixels {
  const { width, height, unit, colors, center, noise, random, tone } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const ray = tintGround(colors.ground, main, dark ? 0.34 : 0.3);
  const edge = dark
    ? shade(tintGround(colors.ground, main, 0.12), -0.03)
    : tintGround(colors.ground, main, 0.2);
  const rings: Rgb[] = [mix(second, colors.light, 0.25), second, mix(main, second, 0.35), main];
  const rays = 22 + 2 * Math.floor(random() * 7);
  const turn = random() * Math.PI;
  const twist = random() < 0.4 ? (random() - 0.5) * 1.4 : 0;
  const sun = Math.max(0.05, Math.min(0.13 + random() * 0.045, (roomAround(stage) - 0.03) / 2.2));
  const radii = [sun, sun * 1.32, sun * 1.72, sun * 2.2];
  const cx = center.x * width;
  const cy = center.y * height;
  const pitch = unit / 62;
  const tilt = 0.26 + random() * 0.4;
  const tc = Math.cos(tilt) / pitch;
  const ts = Math.sin(tilt) / pitch;
  const frame = blankFrame(width, height);
  shadeAll(frame, (x, y, out) => {
    const dx = x - cx;
    const dy = y - cy;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const far = distance / unit;
    const still = quietness(stage, x / width, y / height);
    const phase = ((Math.atan2(dy, dx) + turn + twist * far) / (2 * Math.PI)) * rays;
    const within = Math.abs(phase - Math.floor(phase) - 0.5) - 0.25;
    // Half a pixel to each side of a ray's border, measured along the arc.
    const across = (within * 2 * Math.PI * distance) / rays;
    const inRay = Math.min(1, Math.max(0, 0.5 - across));
    const fade = (1 - smoothstep(0.1, 1.15, far) * 0.55) * (1 - still * 0.75);
    let r = colors.ground[0];
    let g = colors.ground[1];
    let b = colors.ground[2];
    const rayShare = inRay * fade;
    r += (ray[0] - r) * rayShare;
    g += (ray[1] - g) * rayShare;
    b += (ray[2] - b) * rayShare;
    // Halftone: the share of ink grows outwards; dots carry it on a slanted screen.
    const ink = smoothstep(0.42, 1.25, far) * 0.62 * (1 - still);
    if (ink > 0.01) {
      const u = dx * tc - dy * ts;
      const v = dx * ts + dy * tc;
      const du = u - Math.floor(u) - 0.5;
      const dv = v - Math.floor(v) - 0.5;
      const dot = Math.min(
        1,
        Math.max(0, (Math.sqrt(ink / Math.PI) - Math.sqrt(du * du + dv * dv)) * pitch + 0.5),
      );
      r += (edge[0] - r) * dot * 0.9;
      g += (edge[1] - g) * dot * 0.9;
      b += (edge[2] - b) * dot * 0.9;
    }
    for (let i = 3; i >= 0; i--) {
      const radius = radii[i]! * unit;
      const ring = rings[i] as Rgb;
      // Each disc drops a soft shadow down and to the right on what lies below.
      const sx = dx - unit * 0.007;
      const sy = dy - unit * 0.014;
      const cast = 1 - smoothstep(-0.02, 0.035, (Math.sqrt(sx * sx + sy * sy) - radius) / unit);
      const dim = 1 - cast * 0.3 * (1 - still);
      const cover = Math.min(1, Math.max(0, radius - distance + 0.5)) * (1 - still);
      const top = 1 + (-dy / radius) * 0.05;
      r = r * dim + (ring[0] * top - r * dim) * cover;
      g = g * dim + (ring[1] * top - g * dim) * cover;
      b = b * dim + (ring[2] * top - b * dim) * cover;
    }
    const print = 1 + noise.at(x * 0.35, y * 0.35) * 0.016 + noise.at(x * 0.012 + 40, y * 0.012) * 0.02;
    out[0] = r * print;
    out[1] = g * print;
    out[2] = b * print;
  });
  return develop(frame, stage, 1.4);
}
