import { fromOklab, hueOf, linear, oklabOf, type Rgb, seenApart } from './oklab.ts';

export type { Rgb } from './oklab.ts';

/** '#rrggbb' to linear light. */
export function linearOf(hex: string): Rgb {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [linear[(packed >> 16) & 255]!, linear[(packed >> 8) & 255]!, linear[packed & 255]!];
}

/** Relative luminance (WCAG 2, Rec. 709 weights) of a linear colour. */
export function luminanceOf(color: Rgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

/** Lightness, chroma and hue (degrees) in OKLab (Björn Ottosson, 2020). */
export type Oklch = { l: number; c: number; h: number };

export function oklchOf(color: Rgb): Oklch {
  const [l, a, b] = oklabOf(color);
  return { l, c: Math.hypot(a, b), h: hueOf({ a, b }) };
}

export function fromOklch({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  return fromOklab([l, c * Math.cos(angle), c * Math.sin(angle)]);
}

/** The colour `amount` (0 to 1) of the way from `from` to `to`, through OKLab. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const a = oklabOf(from);
  const b = oklabOf(to);
  return fromOklab([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** The colour with its OKLab lightness moved by `by` and its chroma multiplied. */
export function shade(color: Rgb, by: number, chroma = 1): Rgb {
  const { l, c, h } = oklchOf(color);
  return fromOklch({ l: Math.min(0.985, Math.max(0.06, l + by)), c: c * chroma, h });
}

/** The colour at a set OKLab lightness, chroma multiplied. */
export function atLightness(color: Rgb, lightness: number, chroma = 1): Rgb {
  const { c, h } = oklchOf(color);
  return fromOklch({ l: lightness, c: c * chroma, h });
}

/** Perceived difference of two colours in OKLab (about 0.02 is just visible, 1 is black to white). */
export function distanceBetween(a: Rgb, b: Rgb): number {
  const p = oklabOf(a);
  const q = oklabOf(b);
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** How far apart two colours look where one lies on the other. */
export function setApart(a: Rgb, b: Rgb): number {
  const [one, other] = [oklabOf(a), oklabOf(b)];
  return seenApart({ l: one[0], a: one[1], b: one[2] }, { l: other[0], a: other[1], b: other[2] });
}

/** A gradient of `steps` colours through the stops (evenly spaced), packed r, g, b; for look-up in inner loops. */
export function rampOf(stops: readonly Rgb[], steps = 256): Float32Array {
  const ramp = new Float32Array(steps * 3);
  const last = stops.length - 1;
  for (let i = 0; i < steps; i++) {
    const position = (i / (steps - 1)) * last;
    const index = Math.min(last - 1, Math.floor(position));
    const color = mix(stops[Math.max(0, index)] as Rgb, stops[index + 1] as Rgb, position - index);
    ramp.set(color, i * 3);
  }
  return ramp;
}
