/** Linear-light sRGB, each channel 0 to 1 (above 1 before tone mapping). */
export type Rgb = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** '#rrggbb' to linear light. */
export function linearOf(hex: string): Rgb {
  const packed = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(((packed >> 16) & 255) / 255),
    toLinear(((packed >> 8) & 255) / 255),
    toLinear((packed & 255) / 255),
  ];
}

/** Relative luminance (WCAG 2, Rec. 709 weights) of a linear colour. */
export function luminanceOf(color: Rgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}

/** Lightness, chroma and hue (radians) in OKLab (Björn Ottosson, 2020). */
export type Oklch = { l: number; c: number; h: number };

/** Linear sRGB to OKLab. */
export function oklabOf(color: Rgb): Rgb {
  const [r, g, b] = color;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab to linear sRGB, clipped at 0 (never above: highlights may exceed 1). */
export function fromOklab(lab: Rgb): Rgb {
  const l = (lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]) ** 3;
  const m = (lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]) ** 3;
  const s = (lab[0] - 0.0894841775 * lab[1] - 1.291485548 * lab[2]) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function oklchOf(color: Rgb): Oklch {
  const [l, a, b] = oklabOf(color);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

export function fromOklch({ l, c, h }: Oklch): Rgb {
  return fromOklab([l, c * Math.cos(h), c * Math.sin(h)]);
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
