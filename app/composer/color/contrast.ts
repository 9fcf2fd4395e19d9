import { clampChroma, converter, differenceCiede2000, formatHex } from 'culori';

const toOklch = converter('oklch');

/** Lightness (0 to 1), chroma and hue (degrees) in OKLCH. */
export function oklchOf(hex: string): { l: number; c: number; h: number } {
  let known = oklchs.get(hex);
  if (!known) {
    if (oklchs.size > 2000) oklchs.clear();
    const color = toOklch(hex);
    known = { l: color?.l ?? 0, c: color?.c ?? 0, h: color?.h ?? 0 };
    oklchs.set(hex, known);
  }
  return known;
}

const oklchs = new Map<string, { l: number; c: number; h: number }>();

/** '#rrggbb' from OKLCH, chroma reduced until the colour is in sRGB. */
export function hexOf({ l, c, h }: { l: number; c: number; h: number }): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of an sRGB colour (WCAG 2.2), 0 to 1. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
}

/** Relative luminance of '#rrggbb'. */
export function luminanceOfHex(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return luminance(value >> 16, (value >> 8) & 255, value & 255);
}

/** WCAG 2.2 contrast ratio of two luminances, 1 to 21. */
export function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrast = (one: string, other: string): number =>
  contrastRatio(luminanceOfHex(one), luminanceOfHex(other));

/** Perceived difference of two colours (CIEDE2000); 1 is about the least that can be seen. */
export const colorDifference = differenceCiede2000();

/**
 * A text colour that reads on `background`: the first of `wished` at 7:1 or better, else a tinted near-black or
 * near-white, else black or white. One of the last two always reaches 4.58:1.
 */
export function readableOn(background: string, wished: string[] = []): string {
  const liked = wished.find((color) => contrast(color, background) >= 7);
  if (liked) return liked;
  const { h, c } = oklchOf(background);
  const tint = Math.min(c, 0.05);
  const dark = hexOf({ l: 0.2, c: Math.min(tint, 0.035), h });
  const light = hexOf({ l: 0.985, c: Math.min(tint, 0.012), h });
  // Light text on a strong mid-tone looks right although dark text measures higher (reds, blues, greens).
  if (contrast(light, background) >= 4.5 && oklchOf(background).l < 0.68) return light;
  if (contrast(dark, background) >= 4.5) return dark;
  return contrast('#ffffff', background) >= 4.5 ? '#ffffff' : '#000000';
}
