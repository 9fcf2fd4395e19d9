/** A colour in OKLab: lightness 0 to 1, green to red, blue to yellow. */
export type Lab = { l: number; a: number; b: number };

/** Linear-light sRGB, each channel 0 to 1 (above 1 before tone mapping). */
export type Rgb = readonly [number, number, number];

/** Linear light of each sRGB byte. */
export const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * Linear sRGB to OKLab: l, a, b (Björn Ottosson,
 * https://bottosson.github.io/posts/oklab/). For code that runs per pixel.
 */
export function oklabOf([r, g, b]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
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

/** OKLab of sRGB bytes. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [l, a, b] = oklabOf([linear[red]!, linear[green]!, linear[blue]!]);
  return { l, a, b };
}

/** Distance in OKLab; about 0.02 is the least that can be seen side by side. */
export function labDistance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}

export function chromaOf({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** Hue in degrees, 0 to 360. */
export function hueOf({ a, b }: Pick<Lab, 'a' | 'b'>): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** Chroma from which a colour has a hue, and degrees between which two hues become two colours. */
const [coloured, ofOneHue, ofTwo] = [0.04, 25, 60];

/**
 * How far apart two colours look where one lies on the other, as `labDistance` counts. A red on another red is parted
 * by its lightness alone, while green on brown is seen by its hue.
 */
export function seenApart(one: Lab, other: Lab): number {
  const turn = Math.abs(hueOf(one) - hueOf(other));
  const apart = Math.min(turn, 360 - turn);
  const isColoured = Math.min(chromaOf(one), chromaOf(other)) >= coloured;
  const share = Math.min(1, Math.max(0, (apart - ofOneHue) / (ofTwo - ofOneHue)));
  const weight = isColoured ? 0.75 + 0.65 * share : 1.15;
  return Math.hypot(one.l - other.l, weight * Math.hypot(one.a - other.a, one.b - other.b));
}
