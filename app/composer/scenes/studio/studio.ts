import { distanceBetween, mix, type Rgb, shade } from '../../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels } from '../frame.ts';
import { type Stage, stageFor } from '../stage.ts';
import { traceAdaptively } from './adaptive.ts';
import { Field, type Part } from './field.ts';
import { hasWindow } from './sets.ts';
import { type Arrangement, arrange } from './settings.ts';
import type { Lighting } from './shading.ts';
import { silhouetteOf } from './silhouette.ts';
import { Tracer } from './tracer.ts';

/** A photographer's set: podium, companions and the subject, ray-marched under a large softbox. */
export function paintStudio(given: Stage): PaintedPixels {
  const { stage, parts, camera, key, cell, hero } = setOff(given);
  const { width, height, random } = stage;
  const keySide = random() < 0.5 ? -1 : 1;
  const frame = blankFrame(width, height);
  const reach = camera.scale * 0.9;
  const detail = {
    left: camera.x - reach,
    right: camera.x + reach,
    top: camera.y - camera.scale * 1.1,
    bottom: camera.y + camera.scale * 0.75,
  };
  const none = { left: 0, right: -1, top: 0, bottom: -1 };
  const tracer = new Tracer(
    fieldOf(key, parts, cell),
    parts.map(({ finish }) => finish),
    { camera, lighting: lightingFor(stage, keySide) },
  );
  traceAdaptively(frame, hero.size > 0 ? detail : none, tracer);
  const isIts = (hit: number) => hit > 0 && hero.has((parts[hit - 1] as Part).finish);
  return { ...develop(frame, stage), silhouette: silhouetteOf(tracer, stage, isIts) };
}

/** A body so near (OKLab) to a light ground is lost on it, and how much deeper the ground then goes. */
const tooNear = 0.16;
const deeper = -0.13;

/** The set on its stage; what is white or nearly the ground's own colour stands before a deeper shade of it. */
function setOff(stage: Stage): Arrangement & { stage: Stage } {
  const set = arrange(stage);
  const { ground } = stage.colors;
  const isLost = set.body !== undefined && distanceBetween(set.body, ground) < tooNear;
  if (stage.tone === 'dark' || !isLost) return { ...set, stage };
  const again = stageFor(stage);
  const shaded = { ...again, colors: { ...again.colors, ground: shade(ground, deeper, 1.15) } };
  return { ...arrange(shaded), stage: shaded };
}

const kept = new Map<string, Field>();

/**
 * The key names the shapes, not their colours: the sizes and palettes of one ad share what was measured for the first.
 */
export function fieldOf(key: string, parts: Part[], cell = 0.06): Field {
  const field = kept.get(key) ?? new Field(parts, cell);
  kept.delete(key);
  kept.set(key, field);
  const [oldest] = kept.keys();
  if (kept.size > 3 && oldest !== undefined) kept.delete(oldest);
  return field;
}

/** Softbox, rim and fill for a set in the stage's colours; `side` is that of the key light. */
export function lightingFor(stage: Stage, side: number): Lighting {
  const { colors, tone } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const tint = mix(shade(colors.ground, -0.3, 1.4), shade(main, -0.1), 0.35);
  const ground = colors.ground;
  const strongest = Math.max(tint[0], tint[1], tint[2], 0.01);
  const hold = dark ? 0.3 : 0.42;
  const shadow = tint.map((value) => hold * (0.55 + (0.45 * value) / strongest)) as unknown as Rgb;
  const pool = dark ? mix(colors.ground, main, 0.5) : mix(colors.ground, [1, 1, 1], 0.5);
  return {
    key: unitOf(side * 0.6, 0.78, 0.52),
    rim: unitOf(-side * 0.75, 0.25, -0.55),
    ground,
    shade: shadow,
    pool: pool
      .map((value, k) => (value - ground[k]! * (dark ? 0.6 : 0.75)) * (dark ? 0.5 : 0.12))
      .map((value) => Math.max(0, value)) as unknown as Rgb,
    dark,
    window: hasWindow(stage),
    near: stage.subject !== undefined,
  };
}

function unitOf(x: number, y: number, z: number): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
