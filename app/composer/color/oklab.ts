/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. */
export type Lab = { l: number; a: number; b: number };

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** OKLab of sRGB bytes (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linear[red] as number;
  const g = linear[green] as number;
  const b = linear[blue] as number;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Distance in OKLab; about 0.02 is the least that can be seen side by side. */
export function labDistance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

export function chromaOf({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** Hue in degrees, 0 to 360. */
export function hueOf({ a, b }: Lab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
