import { clampChroma, converter, differenceCiede2000, formatHex, wcagLuminance } from 'culori';

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

/**
 * Contrast ratio of two colours, 1 to 21: (L1 + 0.05) / (L2 + 0.05) of their relative luminances, as defined by
 * WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const luminances = new Map<string, number>();

function luminanceOf(hex: string): number {
  let luminance = luminances.get(hex);
  if (luminance === undefined) {
    if (luminances.size > 2000) luminances.clear();
    luminance = wcagLuminance(hex);
    luminances.set(hex, luminance);
  }
  return luminance;
}

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
