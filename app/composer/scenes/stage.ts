import {
  atLightness,
  distanceBetween,
  linearOf,
  luminanceOf,
  mix,
  oklchOf,
  type Rgb,
} from '../color/pixel-color.ts';
import type { Palette, PropName, SceneName, Subject } from '../design/ad-design.ts';
import { type Noise, noiseFrom, randomFrom, smoothstep } from './noise.ts';

/** A rectangle in fractions of the picture's width and height. */
export type Region = { x: number; y: number; width: number; height: number };

export type PaintRequest = {
  painter: SceneName;
  /** What stands on the studio's podium; other painters have no use for it. */
  prop: PropName;
  /** What is sold and how it is shown; without it the prop stands on the podium. */
  subject?: Subject | undefined;
  seed: number;
  palette: Palette;
  /** Size of the picture in px. */
  width: number;
  height: number;
  /** Where text will stand: few details and low contrast there; the subject goes elsewhere. */
  quiet: Region;
  /** Whether the ground under the text is light or dark, so that text contrast can be reached. */
  tone: 'light' | 'dark';
};

/** Colours of a scene in linear light. */
export type SceneColors = {
  /** The colour under the text: the palette's background, moved only where `tone` demands it. */
  ground: Rgb;
  surface: Rgb;
  accent: Rgb;
  /** Accent first, then extras, then derived hues, all visibly apart from the ground; never fewer than four. */
  series: Rgb[];
  light: Rgb;
  shadow: Rgb;
};

/** What a painter works from: the request, resolved. */
export type Stage = PaintRequest & {
  colors: SceneColors;
  random: () => number;
  noise: Noise;
  /** Free area for the subject, opposite the quiet region. */
  focus: Region;
  /** Middle of the focus, in fractions. */
  center: { x: number; y: number };
  /** Which side of the text the subject stands on, as a step in x or y; none where text lies all over. */
  toward: { x: number; y: number };
  /**
   * Share of the picture over which the scrim under the text fades out. It is wide where a scene can dissolve in haze.
   */
  fade: number;
  /** Shorter side in px. */
  unit: number;
};

/** Scenes whose subject has an outline that must stay whole. */
const compact: SceneName[] = ['studio', 'paper', 'sunburst'];

export function stageFor(request: PaintRequest): Stage {
  const { seed, width, height } = request;
  const { toward, ...focus } = focusOf(request, width / height);
  return {
    ...request,
    colors: colorsOf(request),
    random: randomFrom(seed),
    noise: noiseFrom(seed),
    focus,
    toward,
    fade: compact.includes(request.painter) ? 0.1 : 0.3,
    center: { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 },
    unit: Math.min(width, height),
  };
}

/** Where a scene carries no text: off the picture's corner. */
export const nowhere: Region = { x: -0.6, y: -0.6, width: 0.6, height: 0.6 };

/** Whether a scene has no words to keep clear of. One without a subject is calmed at its edge, as it always was. */
const hasNoWords = ({ quiet, subject }: PaintRequest) =>
  subject !== undefined && (quiet.x + quiet.width <= 0 || quiet.y + quiet.height <= 0);

/**
 * The largest strip beside, above or below the quiet region; all of the lower picture when text fills it, all of the
 * picture when there is none.
 */
function focusOf(request: PaintRequest, aspect: number): Region & Pick<Stage, 'toward'> {
  const { quiet } = request;
  if (hasNoWords(request)) return { x: 0, y: 0, width: 1, height: 1, toward: { x: 0, y: 0 } };
  const right = quiet.x + quiet.width;
  const bottom = quiet.y + quiet.height;
  const strips = [
    { x: right, y: 0, width: 1 - right, height: 1, toward: { x: 1, y: 0 } },
    { x: 0, y: 0, width: quiet.x, height: 1, toward: { x: -1, y: 0 } },
    { x: 0, y: bottom, width: 1, height: 1 - bottom, toward: { x: 0, y: 1 } },
    { x: 0, y: 0, width: 1, height: quiet.y, toward: { x: 0, y: -1 } },
  ];
  // What counts is the largest upright figure (4:5) that fits.
  const roomOf = (strip: Region) => Math.min(strip.width * aspect * 1.1, strip.height);
  const [best] = strips.sort((a, b) => roomOf(b) - roomOf(a));
  if (!best || roomOf(best) < 0.16)
    return { x: 0.1, y: 0.45, width: 0.8, height: 0.5, toward: { x: 0, y: 0 } };
  return best;
}

function colorsOf({ palette, tone, subject }: PaintRequest): SceneColors {
  const background = linearOf(palette.background);
  const ground = subject !== undefined && tone === 'dark' ? dim(background) : groundOf(background, tone);
  const surface = linearOf(palette.surface);
  const accent = linearOf(palette.accent);
  const series: Rgb[] = [];
  for (const color of [accent, ...palette.extra.map(linearOf), surface]) {
    const far = series.every((other) => distanceBetween(other, color) > 0.09);
    if (far && distanceBetween(color, ground) > 0.09) series.push(color);
  }
  if (series.length === 0) series.push(atLightness(accent, tone === 'light' ? 0.55 : 0.7, 1.2));
  const base = series[0] as Rgb;
  const steps = [0.34, -0.22, 0.5, -0.4];
  for (let i = 0; series.length < 4; i++) series.push(mix(base, ground, 0.3 + 0.2 * i + steps[i]! * 0.2));
  const { l, c, h } = oklchOf(ground);
  return {
    ground,
    surface,
    accent,
    series,
    light: mix(ground, [1, 0.97, 0.92], tone === 'light' ? 0.75 : 0.35),
    shadow: mix(
      atLightness(accent, l * 0.42, 0.5),
      atLightness(ground, l * 0.45, 1 + 0.02 / (c + 0.02 + h * 0)),
      0.6,
    ),
  };
}

/** Dark text needs a luminance well above 0.3 beneath it, white text one below 0.16 (WCAG 2, 4.5:1). */
function groundOf(background: Rgb, tone: 'light' | 'dark'): Rgb {
  const { l } = oklchOf(background);
  const luminance = luminanceOf(background);
  if (tone === 'light')
    return luminance >= 0.32 ? background : atLightness(background, Math.max(0.86, l), 0.6);
  return luminance <= 0.17 ? background : atLightness(background, 0.3, 0.8);
}

/**
 * A lamp may still brighten a ground under white words up to this luminance, and darkens it in these steps until it is
 * there.
 */
const [dark, dimmer] = [0.11, 0.02];

/** A background no darker than white words need it: a terracotta stays one. */
function dim(background: Rgb): Rgb {
  if (luminanceOf(background) <= 0.17) return background;
  let { l } = oklchOf(background);
  let ground = background;
  while (luminanceOf(ground) > dark && l > 0.3) {
    l -= dimmer;
    ground = atLightness(background, l, 0.95);
  }
  return ground;
}

/**
 * How much a point (in fractions) belongs to the text. It is 1 from the picture's edge to the far side of the quiet
 * region. From there it falls straight across the picture to 0, as a scrim does. Where text lies all over, the distance
 * to its rectangle counts.
 */
export function quietness(stage: Stage, fx: number, fy: number): number {
  const { quiet, toward } = stage;
  if (hasNoWords(stage)) return 0;
  let beyond: number;
  if (toward.x > 0) beyond = fx - quiet.x - quiet.width;
  else if (toward.x < 0) beyond = quiet.x - fx;
  else if (toward.y > 0) beyond = fy - quiet.y - quiet.height;
  else if (toward.y < 0) beyond = quiet.y - fy;
  else {
    const dx = Math.max(quiet.x - fx, fx - quiet.x - quiet.width, 0);
    const dy = Math.max(quiet.y - fy, fy - quiet.y - quiet.height, 0);
    beyond = Math.sqrt(dx * dx + dy * dy);
  }
  return 1 - smoothstep(-0.02, stage.fade, beyond);
}

/** Unit vector (in px) from the middle of the text to the middle of the subject. */
export function axisOf(stage: Stage): { ux: number; uy: number } {
  const { quiet, center, width, height } = stage;
  const dx = (center.x - quiet.x - quiet.width / 2) * width;
  const dy = (center.y - quiet.y - quiet.height / 2) * height;
  const length = Math.hypot(dx, dy);
  return length < 1 ? { ux: 0, uy: 1 } : { ux: dx / length, uy: dy / length };
}

/** How far the subject's middle is from the text, in shorter sides: what it may reach without touching. */
export function roomAround(stage: Stage): number {
  const { quiet, center, width, height, unit } = stage;
  const dx = Math.max(quiet.x - center.x, center.x - quiet.x - quiet.width, 0) * width;
  const dy = Math.max(quiet.y - center.y, center.y - quiet.y - quiet.height, 0) * height;
  return Math.sqrt(dx * dx + dy * dy) / unit;
}
