import type { Voice } from '../direction/voices.ts';
import type { Mood, ReferenceColors } from '../pictures/reference.ts';
import { colorDifference, contrast, hexOf, oklchOf } from './contrast.ts';
import type { GivenColor } from './read-colors.ts';

/** A reference's colours in the parts of an ad they are fit for, as a brief would name them. */
export function colorsFromReference(colors: ReferenceColors, tone: Mood['tone']): GivenColor[] {
  const background = groundFor(colors, tone);
  const accent = colors.accent && apart(colors.accent, background);
  const given: GivenColor[] = [{ hex: background, role: 'background' }];
  if (accent) given.push({ hex: accent, role: 'accent' });
  const surface = surfaceFor(colors, background);
  if (surface && surface !== accent) given.push({ hex: surface });
  return given;
}

/**
 * The commonest colour of the picture. Where that is a middling grey or brown, its dark or light end instead, because
 * type reads better on it.
 */
function groundFor({ ground, dark, light }: ReferenceColors, tone: Mood['tone']): string {
  const { l, c } = oklchOf(ground);
  const isMurky = l > 0.42 && l < 0.76 && c < 0.1;
  if (!isMurky) return ground;
  const end = oklchOf(tone === 'dark' ? dark : light);
  const tint = Math.min(Math.max(end.c, c * 0.6), 0.07);
  return hexOf({
    l: tone === 'dark' ? Math.min(end.l, 0.3) : Math.max(end.l, 0.9),
    c: tint,
    h: end.c > 0.01 ? end.h : oklchOf(ground).h,
  });
}

/** The light end on a dark ground and the dark end on a light one, when it is far enough from it. */
function surfaceFor({ dark, light }: ReferenceColors, background: string): string | undefined {
  const isDark = oklchOf(background).l < 0.6;
  const end = oklchOf(isDark ? light : dark);
  if (!isDark) return undefined;
  return end.l >= 0.72 ? hexOf({ l: Math.max(end.l, 0.9), c: Math.min(end.c, 0.05), h: end.h }) : undefined;
}

/** The accent moved in lightness, its hue kept, until it stands out from the ground. */
function apart(accent: string, ground: string): string {
  const { l, c, h } = oklchOf(accent);
  const up = oklchOf(ground).l < 0.6;
  for (let step = 0; step <= 8; step++) {
    const moved = hexOf({ l: l + (up ? 1 : -1) * step * 0.05, c, h });
    if (
      contrast(moved, ground) >= 2 ||
      (contrast(moved, ground) >= 1.5 && colorDifference(moved, ground) > 45)
    )
      return step === 0 ? accent : moved;
  }
  return accent;
}

/** Colours a brief names, then those of the reference for what is left, three in all; near-doubles are left out. */
export function fillUp(given: GivenColor[], reference: GivenColor[]): GivenColor[] {
  const filled = [...given];
  for (const color of reference) {
    if (filled.filter(({ role }) => role !== 'text').length >= 3) break;
    const isTaken = color.role !== undefined && filled.some(({ role }) => role === color.role);
    const isAlike = filled.some(({ hex }) => colorDifference(hex, color.hex) < 12);
    if (!isTaken && !isAlike) filled.push(given.length > 0 ? { hex: color.hex } : color);
  }
  return filled;
}

/** The tone of voice a picture suggests, for a brief that asks for none. */
export function voiceFromMood({ tone, warmth, strength, detail }: Mood): Voice {
  if (strength === 'vivid') {
    if (tone === 'dark') return warmth === 'cool' ? 'tech' : 'bold';
    return warmth === 'cool' && detail === 'calm' ? 'friendly' : 'playful';
  }
  if (tone === 'dark') return warmth === 'cool' ? 'professional' : 'luxury';
  return detail === 'calm' ? 'calm' : 'friendly';
}
