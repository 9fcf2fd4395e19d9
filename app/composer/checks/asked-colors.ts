import { colorDifference } from '../color/contrast.ts';
import type { Check } from '../design/ad-design.ts';
import type { RgbaPixels } from '../render/render.ts';

/** CIEDE2000 within which a colour counts as the one asked for, and the least share of the picture. */
const near = 12;
const leastShare = 0.25;
/** Pixels looked at along each side. */
const steps = 40;

/** Share of the picture in a colour the brief asked for ('#rrggbb'), judged before the words are on it. */
export function askedColorsCheck(asked: readonly string[], { width, height, data }: RgbaPixels): Check {
  const known = new Map<number, boolean>();
  let hits = 0;
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const [x, y] = [
        Math.floor(((column + 0.5) * width) / steps),
        Math.floor(((row + 0.5) * height) / steps),
      ];
      const at = (y * width + x) * 4;
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      // Neighbouring colours are judged as one, so that a smooth scene costs little.
      const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
      let isNear = known.get(key);
      if (isNear === undefined) {
        const color = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
        isNear = asked.some((one) => colorDifference(one, color) <= near);
        known.set(key, isNear);
      }
      if (isNear) hits++;
    }
  }
  const value = hits / (steps * steps);
  const check: Check = {
    name: 'colors',
    passed: value >= leastShare,
    value: Math.round(value * 100) / 100,
    bar: leastShare,
  };
  return check.passed ? check : { ...check, detail: asked.join(', ') };
}
