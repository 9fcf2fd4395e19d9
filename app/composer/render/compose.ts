import type { TextBox } from '../checks/boxes.ts';
import { boxChecks, coverageCheck, pixelChecks, sizeCheck } from '../checks/checks.ts';
import { contrastRatio, luminanceOfHex } from '../checks/pixels.ts';
import { productCheck } from '../checks/product.ts';
import { scoreOf } from '../checks/score.ts';
import type { AdDesign, Check, CheckReport, Insets, Pixels } from '../design/ad-design.ts';
import { nextLayouts } from '../direction/art-director.ts';
import { onSheet } from '../layouts/bleed.ts';
import { canvasFor, type Plan } from '../layouts/layout.ts';
import { layouts } from '../layouts/registry.ts';
import { type Pictures, placedPictures, viewOf, withPictures } from '../pictures/placed-pictures.ts';
import { sceneKey, scenePixels } from '../scenes/scene-pixels.ts';
import { lineHeightsOf } from '../type/families.ts';
import { fitAd } from '../type/fit.ts';
import { type PreparedCopy, prepareCopy } from '../type/set-copy.ts';
import { ComposeError } from './compose-error.ts';
import { type Drawing, pixelsNode, type RgbaPixels, renderShapes, renderWords } from './render.ts';
import { watermarkNode } from './watermark.ts';

export { ComposeError } from './compose-error.ts';

/** A finished ad. Pictures are PNGs of exactly the size asked for; times are in ms. */
export type ComposedAd = {
  /** The design as shipped; its layout differs from the one asked for when that failed the checks. */
  design: AdDesign;
  clean: Buffer;
  /** The same picture under the watermark, when one was asked for. */
  marked?: Buffer;
  report: CheckReport;
  /** Where each text stands. */
  texts: TextBox[];
  /** How good it is as measured, 0 to 1 (score.ts). */
  score: number;
  timings: { sceneMs: number; typeMs: number; encodeMs: number };
};

export type ComposeStage = 'painting' | 'setting-type';

export type ComposeInput = {
  design: AdDesign;
  size: Pixels;
  /** Edges of the picture that words, buttons, logo and product keep off, px; the background runs over them. */
  safe?: Insets | undefined;
  /** Bytes of the pictures the design names, by storage key. */
  assets?: ReadonlyMap<string, Uint8Array>;
  /** The whole text of the mark. */
  watermark?: string;
  onStage?: (stage: ComposeStage) => void;
};

type Drawn = { drawing: Drawing; under: RgbaPixels; headline: number; texts: TextBox[] };
/** `drawn` is there once the words fitted. */
type Attempt = { drawn?: Drawn; checks: Check[] };
type Job = {
  input: ComposeInput;
  prepared: PreparedCopy;
  pictures: Pictures;
  scenes: Map<string, RgbaPixels>;
  timings: ComposedAd['timings'];
  /** The last resort: words may break, type may be as small as the checks allow. */
  desperate: boolean;
};

/** How strongly gradients cover painted scenes and pictures; the second value is for restless ones. */
const covers = { painted: [0.62, 1.1], picture: [0.92, 1.7] };
/**
 * Draws an ad and proves it: scene, words, checks. A layout that fails a check gives way to the next one the art
 * director names; when all fail, a plain panel with safe colours is tried.
 * @throws ComposeError when even that fails, or a picture is missing or unreadable.
 */
export async function composeAd(input: ComposeInput): Promise<ComposedAd> {
  const { design } = input;
  const prepared = await prepareCopy(design);
  const coverage = coverageCheck(prepared.missing, prepared.dropped);
  if (!coverage.passed) throw new ComposeError('no-layout-passes', coverage.detail ?? 'coverage');
  const timings = { sceneMs: 0, typeMs: 0, encodeMs: 0 };
  const pictures = await placedPictures(design, input.assets ?? new Map());
  const job: Job = { input, prepared, pictures, scenes: new Map(), timings, desperate: false };
  const rejected: CheckReport['rejected'] = [];
  for (const layout of new Set([design.layout, ...nextLayouts(design)])) {
    const candidate = { ...design, layout };
    const attempt = await tryLayout(job, candidate);
    const failed = attempt.checks.filter((check) => !check.passed);
    if (attempt.drawn && failed.length === 0) {
      return finish(job, candidate, { ...attempt.drawn, checks: [...attempt.checks, coverage], rejected });
    }
    rejected.push({ layout, failed });
  }
  const plain: AdDesign = { ...design, layout: 'split', palette: readable(design.palette) };
  const attempt = await tryLayout(
    { ...job, prepared: await prepareCopy(plain, true), desperate: true },
    plain,
  );
  const failed = attempt.checks.filter((check) => !check.passed);
  if (attempt.drawn && failed.length === 0) {
    return finish(job, plain, { ...attempt.drawn, checks: [...attempt.checks, coverage], rejected });
  }
  throw new ComposeError('no-layout-passes', failed.map(describe).join('; '));
}

function describe({ name, value, bar, detail }: Check): string {
  return `${name} ${value} against ${bar}${detail ? ` (${detail})` : ''}`;
}

/** Sets the type first: a layout the words do not fit costs no scene. */
async function tryLayout(job: Job, design: AdDesign): Promise<Attempt> {
  const { input, prepared, pictures, timings, desperate } = job;
  const layout = layouts[design.layout];
  const logo = viewOf(pictures, 'logo');
  const product = viewOf(pictures, 'product');
  const layers = { ...design.layers, product: product && { asset: '', ...product } };
  const canvas = canvasFor(input.size, { ...design, layers }, input.safe);
  const plan = layout.plan(canvas);
  const placed = onSheet(plan, canvas);
  const { copy } = prepared;
  const lineHeights = lineHeightsOf(design.language, design.script);
  const props = { design, copy, canvas, plan, lineHeights, logo, product };
  let started = performance.now();
  let attempt: Attempt | undefined;
  for (const cover of covers[design.layers.scene.kind]) {
    const fitted = await fitAd({ layout, props: { ...props, cover }, safe: input.safe, desperate });
    const shown = productCheck(fitted.laid, input.size, { product, logo });
    const boxes = [...boxChecks(fitted.laid, input.size, input.safe), ...(shown ? [shown] : [])];
    if (boxes.some((check) => !check.passed)) return { checks: boxes };
    timings.typeMs += performance.now() - started;
    const scene = await sceneFor(job, { design, plan: placed });
    started = performance.now();
    input.onStage?.('setting-type');
    const drawing = await withPictures(fitted.drawing, fitted.laid, pictures);
    const backdrop = pixelsNode(scene, placed.scene);
    const under = await renderShapes(drawing, input.size, backdrop);
    const checks = [...pixelChecks(fitted.laid, under), ...boxes];
    const { headline } = fitted.fitted;
    attempt = { drawn: { drawing, under, headline, texts: fitted.laid.texts }, checks };
    if (checks.every((check) => check.passed)) break;
  }
  timings.typeMs += performance.now() - started;
  return attempt ?? { checks: [] };
}

async function sceneFor(job: Job, where: { design: AdDesign; plan: Plan }): Promise<RgbaPixels> {
  const key = sceneKey(where.plan);
  const known = job.scenes.get(key);
  if (known) return known;
  const started = performance.now();
  job.input.onStage?.('painting');
  const scene = await scenePixels({ ...where, assets: job.input.assets ?? new Map() });
  job.scenes.set(key, scene);
  job.timings.sceneMs += performance.now() - started;
  return scene;
}

async function finish(
  job: Job,
  design: AdDesign,
  result: Drawn & Omit<CheckReport, 'passed'>,
): Promise<ComposedAd> {
  const { input, timings } = job;
  const { size } = input;
  const started = performance.now();
  const words = { drawing: result.drawing, size, under: result.under };
  const mark = input.watermark === undefined ? undefined : await watermarkNode(input.watermark, size);
  const [clean, marked] = await Promise.all([
    renderWords(words),
    mark && renderWords({ ...words, over: mark }),
  ]);
  timings.encodeMs = performance.now() - started;
  const checks = [...result.checks, sizeCheck(clean, size)];
  const report = { passed: checks.every((check) => check.passed), checks, rejected: result.rejected };
  const score = scoreOf(report, result.headline / Math.min(size.width, size.height));
  return { design, clean, ...(marked && { marked }), report, texts: result.texts, score, timings };
}

/** The palette with black or white wherever a text colour does not read on its ground. */
function readable(palette: AdDesign['palette']): AdDesign['palette'] {
  const on = (ground: string, text: string) => {
    const under = luminanceOfHex(ground);
    if (contrastRatio(under, luminanceOfHex(text)) >= 4.5) return text;
    return contrastRatio(under, 1) >= contrastRatio(under, 0) ? '#ffffff' : '#000000';
  };
  return {
    ...palette,
    onBackground: on(palette.background, palette.onBackground),
    onSurface: on(palette.surface, palette.onSurface),
    onAccent: on(palette.accent, palette.onAccent),
  };
}
