import { askedColorsCheck } from '../checks/asked-colors.ts';
import type { TextBox } from '../checks/boxes.ts';
import { type BoxRules, boxChecks, pixelChecks } from '../checks/checks.ts';
import { boxesAbove, silhouetteCheck, subjectCheck, wordsClearCheck } from '../checks/clear-space.ts';
import { productCheck } from '../checks/product.ts';
import { raggedCheck } from '../checks/reading.ts';
import { standsOutCheck } from '../checks/stands-out.ts';
import { nameBelow } from '../copywriter/name-below.ts';
import type { AdDesign, Check, Pixels } from '../design/ad-design.ts';
import { onSheet } from '../layouts/kit/bleed.ts';
import { seenIn } from '../layouts/kit/standing.ts';
import { canvasFor, type Layout, type Plan, type ViewProps } from '../layouts/layout.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import { illustrationsOf } from '../pictures/illustrations.ts';
import { type Pictures, viewOf, withPictures } from '../pictures/placed-pictures.ts';
import { solidPictures } from '../pictures/solid-pictures.ts';
import { type ScenePixels, sceneKey, scenePixels } from '../scenes/scene-pixels.ts';
import { lineHeightsOf } from '../type/families.ts';
import { type FittedAd, fitAd } from '../type/fit.ts';
import type { PreparedCopy } from '../type/set-copy.ts';
import type { ComposedAd, ComposeInput } from './compose.ts';
import { colorNode, type Drawing, pixelsNode, type RgbaPixels, renderShapes } from './render.ts';
import { findSubjectEdges } from './subject-edges.ts';
import { type Trial, trialsOf } from './trials.ts';

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
