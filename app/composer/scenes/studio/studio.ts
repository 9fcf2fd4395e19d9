import { distanceBetween, mix, type Rgb, shade } from '../../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels } from '../frame.ts';
import { type Stage, stageFor } from '../stage.ts';
import { coarse, traceAdaptively, traceBand } from './adaptive.ts';
import { Field, type Part } from './field.ts';
import { nowhere } from './march.ts';
import { hasWindow } from './sets.ts';
import { type Arrangement, arrange } from './settings.ts';
import type { Lighting } from './shading.ts';
import { type Silhouette, silhouetteOf } from './silhouette.ts';
import { Tracer } from './tracer.ts';

/** A photographer's set: podium, companions and the subject, ray-marched under a large softbox. */
export function paintStudio(given: Stage): PaintedPixels {
  const { stage, detail, tracer, silhouette } = lightUp(given);
  const frame = blankFrame(stage.width, stage.height);
  traceAdaptively(frame, detail, tracer);
  return { ...develop(frame, stage), silhouette: silhouette() };
}

/** A half of a studio picture in linear light, full width, three floats a pixel; the lower one knows the silhouette. */
export type StudioBand = { rgb: Float32Array<ArrayBuffer>; silhouette?: Silhouette };
export type BandName = 'upper' | 'lower';

/** One half of a picture as two threads paint it: each about half of the work. */
export function paintBand(given: Stage, band: BandName): StudioBand {
  const { stage, detail, tracer, silhouette } = lightUp(given);
  const { width, height } = stage;
  const middle = middleRow(stage, tracer);
  const isUpper = band === 'upper';
  const rows = isUpper ? { from: 0, to: middle } : { from: middle, to: Math.ceil(height / coarse) };
  const frame = blankFrame(width, Math.min(rows.to * coarse, height) - rows.from * coarse);
  traceBand(frame, { detail, tracer, rows, height });
  return { rgb: frame.rgb, ...(!isUpper && { silhouette: silhouette() }) };
}

/** The picture of two bands, byte for byte the one that `paintStudio` paints. */
export function joinBands(given: Stage, upper: StudioBand, lower: StudioBand): PaintedPixels {
  const { stage } = setOff(given);
  const frame = blankFrame(stage.width, stage.height);
  frame.rgb.set(upper.rgb);
  frame.rgb.set(lower.rgb, upper.rgb.length);
  return { ...develop(frame, stage), ...(lower.silhouette && { silhouette: lower.silhouette }) };
}

/** How much more a probe that may meet a thing costs than one of the bare backdrop, about. */
const thingCost = 12;
/** Side in px of the squares that are probed. */
const probed = 4 * coarse;

/** The row of squares at which a picture is parted, so that about as much is to be traced above as below. */
function middleRow({ width, height }: Stage, tracer: Tracer): number {
  const down = Math.ceil(height / probed);
  const costs = Array.from({ length: down }, (_, row) => {
    let cost = 0;
    for (let x = probed / 2; x < width; x += probed) {
      cost += tracer.enter(x, (row + 0.5) * probed, probed * 0.72) < nowhere ? thingCost : 1;
    }
    return cost;
  });
  const half = costs.reduce((sum, cost) => sum + cost, 0) / 2;
  let above = 0;
  let row = 0;
  while (above < half) above += costs[row++] ?? half;
  const rows = Math.ceil(height / coarse);
  return Math.max(1, Math.min(row * (probed / coarse), rows - 1));
}

/** A set with its lights on. */
function lightUp(given: Stage) {
  const { stage, parts, camera, key, cell, hero } = setOff(given);
  const keySide = stage.random() < 0.5 ? -1 : 1;
  const reach = camera.scale * 0.9;
  const around = {
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
  const isIts = (hit: number) => hit > 0 && hero.has((parts[hit - 1] as Part).finish);
  return {
    stage,
    tracer,
    /** Where fine detail may hide, px. */
    detail: hero.size > 0 ? around : none,
    silhouette: () => silhouetteOf(tracer, stage, isIts),
  };
}

/**
 * Distance (OKLab) below which a body is lost on a light ground, and how much the lightness of the ground then changes.
 */
const tooNear = 0.16;
const deeper = -0.13;

/**
 * The set on its stage. A body that is white or nearly has the ground's own colour stands before a deeper shade of it.
 */
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
 * The key names the shapes, not their colours. So the other sizes and palettes of an ad share what was measured for the
 * first.
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
  const shadow = eachChannel(tint, (value) => hold * (0.55 + (0.45 * value) / strongest));
  const pool = dark ? mix(colors.ground, main, 0.5) : mix(colors.ground, [1, 1, 1], 0.5);
  return {
    key: unitOf(side * 0.6, 0.78, 0.52),
    rim: unitOf(-side * 0.75, 0.25, -0.55),
    ground,
    shade: shadow,
    pool: eachChannel(pool, (value, k) =>
      Math.max(0, (value - ground[k] * (dark ? 0.6 : 0.75)) * (dark ? 0.5 : 0.12)),
    ),
    dark,
    window: hasWindow(stage),
    near: stage.subject !== undefined,
  };
}

/** The colour with each channel changed; `k` is its place, 0 to 2. */
function eachChannel([r, g, b]: Rgb, change: (value: number, k: 0 | 1 | 2) => number): Rgb {
  return [change(r, 0), change(g, 1), change(b, 2)];
}

function unitOf(x: number, y: number, z: number): Rgb {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
