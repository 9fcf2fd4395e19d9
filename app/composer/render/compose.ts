import type { TextBox } from '../checks/boxes.ts';
import { type BoxRules, coverageCheck, sizeCheck } from '../checks/checks.ts';
import { scoreOf } from '../checks/score.ts';
import { nameBelow } from '../copywriter/name-below.ts';
import type { AdDesign, Check, CheckReport, Insets, Pixels } from '../design/ad-design.ts';
import { nextLayouts, withLayout } from '../direction/other-layouts.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import { readPlacedPictures } from '../pictures/placed-pictures.ts';
import type { ScenePixels } from '../scenes/scene-pixels.ts';
import { prepareCopy } from '../type/set-copy.ts';
import { collectPixels } from './collect-pixels.ts';
import { ComposeError } from './compose-error.ts';
import { readablePalette } from './readable-palette.ts';
import { renderWords } from './render.ts';
import { type Attempt, type Drawn, isMinor, type Job, tryLayout } from './try-layout.ts';
import { listUnprinted } from './unprinted.ts';
import { boxOfMark, watermarkNode } from './watermark.ts';

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
  /** Words of the design this picture has no room for. */
  dropped: CopyRole[];
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
  /** The mark will be seen: it is kept clear of words. */
  isMarked?: boolean;
  onStage?: (stage: ComposeStage) => void;
  /**
   * Scenes that were painted before for this scene, palette and size, by what the layout asks of them. New ones are
   * added.
   */
  scenes?: Map<string, ScenePixels>;
  /** Paints the scene so much smaller, 0 to 1, and enlarges it: a draft. */
  sceneScale?: number;
};

/**
 * Draws an ad and proves it: scene, words, checks. A layout that fails a check gives way to the next one the art
 * director names; when all fail, a plain panel with safe colours is tried.
 * @throws ComposeError when even that fails, or a picture is missing or unreadable.
 */
export async function composeAd(input: ComposeInput): Promise<ComposedAd> {
  const { design } = input;
  const { job, coverage } = await jobFor(input);
  if (!coverage.passed) throw new ComposeError('no-layout-passes', coverage.detail ?? 'coverage');
  let rejected: CheckReport['rejected'] = [];
  let second: { candidate: AdDesign; attempt: Attempt & { drawn: Drawn } } | undefined;
  const layouts = [...new Set([design.layout, ...nextLayouts(design)])];
  // In a banner with wide edges no layout may have room for the name. Then a good picture is better than a poor panel.
  const turns = nameBelow(design.layers, design.sold) ? (['needed', 'given up'] as const) : [undefined];
  for (const naming of turns) {
    if (second) break;
    rejected = [];
    for (const layout of layouts) {
      const candidate = withLayout(design, layout);
      const attempt = await tryLayout({ ...job, ...(naming && { naming }) }, candidate);
      const failed = attempt.checks.filter((check) => !check.passed);
      if (attempt.drawn && failed.length === 0) {
        return finish(job, candidate, { ...attempt.drawn, checks: [...attempt.checks, coverage], rejected });
      }
      rejected.push({ layout, failed });
      if (attempt.drawn && failed.every(isMinor))
        second ??= { candidate, attempt: { ...attempt, drawn: attempt.drawn } };
    }
  }
  // Words that can be read in a picture that is not all it could be go before a plain panel.
  if (second) {
    const { candidate, attempt } = second;
    const checks = [...attempt.checks, coverage];
    return finish(job, candidate, { ...attempt.drawn, checks, rejected });
  }
  const plain: AdDesign = { ...design, layout: 'split', palette: readablePalette(design.palette) };
  const panel = { ...job, prepared: await prepareCopy(plain, true), desperate: true };
  const { safe } = input;
  const rules = { safe, mark: job.rules.mark };
  const leading = { ...panel, rules, leads: true };
  // Leaving out words, and saying so, is better than a headline smaller than they are. Words under the mark are better
  // than no ad at all.
  const ways = [
    ...(design.concept === 'classic' ? [] : [leading, { ...leading, givesUp: true }]),
    { ...panel, rules },
    { ...panel, rules, fitRules: { safe }, givesUp: true },
  ];
  let attempt: Attempt = { checks: [] };
  for (const way of ways) {
    attempt = await tryLayout(way, plain);
    if (attempt.drawn) break;
  }
  const failed = attempt.checks.filter((check) => !check.passed);
  if (attempt.drawn && failed.every(isMinor)) {
    return finish(job, plain, { ...attempt.drawn, checks: [...attempt.checks, coverage], rejected });
  }
  throw new ComposeError('no-layout-passes', failed.map(describe).join('; '));
}

/** What drawing a design takes, and whether its characters can be drawn at all. */
export async function jobFor(input: ComposeInput): Promise<{ job: Job; coverage: Check }> {
  const { design } = input;
  const prepared = await prepareCopy(design);
  const timings = { sceneMs: 0, typeMs: 0, encodeMs: 0 };
  const pictures = await readPlacedPictures(design, input.assets ?? new Map());
  const rules: BoxRules = {
    safe: input.safe,
    onPhone: design.concept !== 'classic',
    mark: input.isMarked && input.watermark ? await boxOfMark(input.watermark, input.size) : undefined,
  };
  const scenes = input.scenes ?? new Map<string, ScenePixels>();
  const job: Job = { input, prepared, pictures, scenes, timings, rules, desperate: false };
  return { job, coverage: coverageCheck(prepared.missing, prepared.dropped) };
}

function describe({ name, value, bar, detail }: Check): string {
  return `${name} ${value} against ${bar}${detail ? ` (${detail})` : ''}`;
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
  collectPixels();
  const checks = [...result.checks, sizeCheck(clean, size)];
  const report = { passed: checks.every((check) => check.passed), checks, rejected: result.rejected };
  const score = scoreOf(report, { headline: result.headline / Math.min(size.width, size.height), design });
  const shipped = { ...design, leftOut: listUnprinted(design, result) };
  const { texts, dropped } = result;
  return { design: shipped, clean, ...(marked && { marked }), report, texts, dropped, score, timings };
}
