import { askedColorsCheck } from '../checks/asked-colors.ts';
import type { TextBox } from '../checks/boxes.ts';
import { type BoxRules, boxChecks, coverageCheck, pixelChecks, sizeCheck } from '../checks/checks.ts';
import { boxesAbove, silhouetteCheck, subjectCheck, wordsClearCheck } from '../checks/clear-space.ts';
import { productCheck } from '../checks/product.ts';
import { raggedCheck } from '../checks/reading.ts';
import { scoreOf } from '../checks/score.ts';
import { standsOutCheck } from '../checks/stands-out.ts';
import { nameBelow } from '../copywriter/name-below.ts';
import type { AdDesign, Check, CheckReport, Insets, Pixels } from '../design/ad-design.ts';
import { nextLayouts, withLayout } from '../direction/other-layouts.ts';
import { onSheet } from '../layouts/kit/bleed.ts';
import { seenIn } from '../layouts/kit/standing.ts';
import { canvasFor, type Layout, type Plan, type ViewProps } from '../layouts/layout.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import { illustrationsOf } from '../pictures/illustrations.ts';
import { type Pictures, readPlacedPictures, viewOf, withPictures } from '../pictures/placed-pictures.ts';
import { solidPictures } from '../pictures/solid-pictures.ts';
import { type ScenePixels, sceneKey, scenePixels } from '../scenes/scene-pixels.ts';
import { lineHeightsOf } from '../type/families.ts';
import { type FittedAd, fitAd } from '../type/fit.ts';
import { type PreparedCopy, prepareCopy } from '../type/set-copy.ts';
import { collectPixels } from './collect-pixels.ts';
import { ComposeError } from './compose-error.ts';
import { readablePalette } from './readable-palette.ts';
import { colorNode, type Drawing, pixelsNode, type RgbaPixels, renderShapes, renderWords } from './render.ts';
import { findSubjectEdges } from './subject-edges.ts';
import { type Trial, trialsOf } from './trials.ts';
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

export type Drawn = {
  drawing: Drawing;
  under: RgbaPixels;
  headline: number;
  texts: TextBox[];
  dropped: CopyRole[];
};
/** `drawn` is there once the words fitted. */
export type Attempt = { drawn?: Drawn; checks: Check[] };
export type Job = {
  input: ComposeInput;
  prepared: PreparedCopy;
  pictures: Pictures;
  scenes: Map<string, ScenePixels>;
  timings: ComposedAd['timings'];
  rules: BoxRules;
  /** The last resort: words may break, type may be as small as the checks allow. */
  desperate: boolean;
  /** Then too the headline is larger than what stands under it. */
  leads?: boolean;
  /** Type is fitted by these instead; what fails only the other rules is drawn. */
  fitRules?: BoxRules;
  /** Words that do not fit are drawn where they fall. */
  isForced?: boolean;
  /** Words are given up one after the other, so that there is an ad. */
  givesUp?: boolean;
  /**
   * A layout may have no room for the name of what is sold. `needed`: then it is not used. `given up`: it is used all
   * the same.
   */
  naming?: 'needed' | 'given up';
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

/** Checks that a design is replaced for, but that do not make it wrong. */
const minor = new Set<Check['name']>([
  'ragged',
  'mark',
  'subject',
  'stands-out',
  'colors',
  'legible',
  'words-clear',
]);
export const isMinor = ({ name }: Check) => minor.has(name);

/** Sets the type first: a layout the words do not fit costs no scene. Tries again without what the layout gives up. */
export async function tryLayout(job: Job, design: AdDesign): Promise<Attempt> {
  let attempt: Attempt = { checks: [] };
  for (const trial of trialsOf(job, design)) {
    attempt = await tryCopy(job, trial);
    if (attempt.drawn || attempt.checks.includes(unnamed)) return attempt;
  }
  return attempt;
}

async function tryCopy(job: Job, { dropped, said, ...trial }: Trial): Promise<Attempt> {
  const { input, pictures, timings, desperate, rules } = job;
  const { design, layout } = trial;
  const { props, logo, product, drawings } = frameOf(job, trial);
  // Painted in threads of their own while the type is fitted; other layouts of the ad ask for the same.
  const bodies = solidPictures(props.art, design, input.size);
  bodies.catch(() => undefined);
  let started = performance.now();
  let attempt: Attempt | undefined;
  for (const cover of covers[design.layers.scene.kind]) {
    const fitRules = job.fitRules ?? rules;
    const { leads = false } = job;
    const fitted = await fitAd({ layout, props: { ...props, cover }, rules: fitRules, desperate, leads });
    const shown = productCheck(fitted.laid, input.size, { product, logo });
    const boxes = [...boxChecks(fitted.laid, input.size, rules), ...(shown ? [shown] : [])];
    const isLet = (check: Check) => job.isForced || (job.fitRules !== undefined && isMinor(check));
    if (boxes.some((check) => !check.passed && !isLet(check))) return { checks: boxes };
    if (job.naming === 'needed' && !holdsName(fitted.laid, design)) return { checks: [...boxes, unnamed] };
    const texts = fitted.laid.texts.map((text) =>
      said !== undefined && text.role === 'subline' ? { ...text, said } : text,
    );
    timings.typeMs += performance.now() - started;
    const placed = onSheet(fitted.plan, props.canvas);
    const scene = layout.flat ? undefined : await sceneFor(job, { design, plan: placed });
    if (design.concept !== 'classic')
      boxes.push(...eyeChecks(fitted, { props, design, layout, placed, scene, size: input.size }));
    const backdrop = scene
      ? pixelsNode(scene, placed.scene)
      : colorNode(input.size, design.palette.background);
    started = performance.now();
    input.onStage?.('setting-type');
    const placedIn = await withPictures(fitted.drawing, fitted.laid, pictures);
    const drawing = { ...placedIn, pictures: [...placedIn.pictures, ...drawings, ...(await bodies)] };
    const under = await renderShapes(drawing, input.size, backdrop);
    const checks = [...pixelChecks(fitted.laid, under), ...boxes];
    if (design.concept !== 'classic') {
      const found = { laid: fitted.laid, scene, at: placed.scene, pictures: drawing.pictures };
      const standsOut = standsOutCheck(await findSubjectEdges(found), under, boxesAbove(fitted.laid));
      if (standsOut) checks.push(standsOut);
    }
    const { asked } = design.palette;
    if (asked && asked.length > 0) checks.push(askedColorsCheck(asked, under));
    const { headline } = fitted.fitted;
    attempt = { drawn: { drawing, under, headline, texts, dropped }, checks };
    if (layout.flat || checks.every((check) => check.passed)) break;
  }
  timings.typeMs += performance.now() - started;
  return attempt ?? { checks: [] };
}

const unnamed: Check = { name: 'naming', passed: false, value: 0, bar: 1 };

/** Whether a layout sets the sub-line where only that names what is sold. */
const holdsName = ({ texts }: FittedAd['laid'], { layers, sold }: AdDesign) =>
  nameBelow(layers, sold) === undefined || texts.some(({ role }) => role === 'subline');

/** All that a layout needs of a design but the sizes of type. */
export function frameOf(job: Job, { design, layout, copy, facts, dense }: Omit<Trial, 'dropped'>) {
  const { input, pictures } = job;
  const logo = viewOf(pictures, 'logo');
  const product = viewOf(pictures, 'product');
  const layers = { ...design.layers, product: product && { asset: '', ...product } };
  const canvas = canvasFor(input.size, { ...design, layers }, { safe: input.safe, ...(dense && { dense }) });
  const plan = layout.plan(canvas);
  const { art, pictures: drawings } = layout.flat ? illustrationsOf(design) : { art: [], pictures: [] };
  const lineHeights = lineHeightsOf(design.language, design.script);
  const props = { design, copy, facts, canvas, plan, lineHeights, logo, product, art };
  return { props, logo, product, drawings };
}

type Seen = {
  props: Pick<ViewProps, 'art' | 'canvas' | 'design'>;
  design: AdDesign;
  layout: Layout;
  placed: Plan;
  size: Pixels;
  scene: ScenePixels | undefined;
};

/** Ragged lines, and how much of the subject is seen. */
function eyeChecks({ laid }: FittedAd, { props, design, layout, placed, size, scene }: Seen): Check[] {
  const checks = [raggedCheck(laid)];
  const drawn = laid.shapes.find(({ name }) => name === 'subject');
  if (drawn) {
    const picture = { x: 0, y: 0, ...size };
    // Words may lie over the air beside a thing in its picture. The picture of a sticker has no air.
    const isSticker = drawn.picture?.src.startsWith('sticker:') === true;
    const subject = isSticker ? drawn.box : seenIn(props, drawn.box);
    checks.push(subjectCheck(laid, { subject, picture, cropped: layout.cropped === true }));
  } else if (scene?.silhouette && design.layers.scene.kind === 'painted') {
    const cropped = design.layers.scene.subject?.setting === 'macro';
    const { silhouette } = scene;
    checks.push(silhouetteCheck(laid, { silhouette, scene: placed.scene, cropped }));
    // Very near, the thing fills the picture and is its ground.
    if (!cropped) checks.push(wordsClearCheck(laid, { silhouette, scene: placed.scene }));
  }
  return checks;
}

async function sceneFor(job: Job, where: { design: AdDesign; plan: Plan }): Promise<ScenePixels> {
  const key = sceneKey(where.plan);
  const known = job.scenes.get(key);
  if (known) return known;
  const started = performance.now();
  job.input.onStage?.('painting');
  const { assets = new Map(), sceneScale } = job.input;
  const scene = await scenePixels({ ...where, assets, ...(sceneScale && { scale: sceneScale }) });
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
  collectPixels();
  const checks = [...result.checks, sizeCheck(clean, size)];
  const report = { passed: checks.every((check) => check.passed), checks, rejected: result.rejected };
  const score = scoreOf(report, { headline: result.headline / Math.min(size.width, size.height), design });
  const shipped = { ...design, leftOut: listUnprinted(design, result) };
  const { texts, dropped } = result;
  return { design: shipped, clean, ...(marked && { marked }), report, texts, dropped, score, timings };
}
