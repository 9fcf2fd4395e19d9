import { createElement } from 'react';
import { type LaidOut, pairWithMeasure } from '../checks/boxes.ts';
import { type BoxRules, boxChecks, smallestTypeOn } from '../checks/checks.ts';
import { markCheck } from '../checks/clear-space.ts';
import { onSheet } from '../layouts/kit/bleed.ts';
import { type Fitted, type Layout, mirrorBox, type Plan, type ViewProps } from '../layouts/layout.ts';
import { type Drawing, drawingOf, measure } from '../render/render.ts';
import { breakBySense } from './break-by-sense.ts';
import { fillFirstLines } from './first-lines.ts';
import { findBestBreaks } from './headline-breaks.ts';
import { hugWords } from './hug-words.ts';
import { stepAside } from './step-aside.ts';
import { graphemesOf } from './typesetting.ts';

/** What a layout needs besides the sizes that fitting finds. */
export type FitInput = {
  layout: Layout;
  props: Omit<ViewProps, 'fitted'>;
  rules: BoxRules;
  /** Goes down to the smallest type allowed and takes as many lines as there is room for. */
  desperate?: boolean;
  /** Then too the headline is larger than the sub-line. */
  leads?: boolean;
};
/** `plan` differs from the one given where the words left more of the picture to what a studio shows. */
export type FittedAd = { fitted: Fitted; drawing: Drawing; laid: LaidOut; plan: Plan };

/** Scales of the smaller texts, tried in turn while the headline would come out small. */
const scales = [1, 0.9, 0.8, 0.72];
/** Shares of offers, prices, days and codes, tried where they would stand under a mark. */
const smallerFigures = [0.75, 0.5];

/** Share of its size that a headline may give up for labels and buttons that a mark does not touch. */
const spared = 0.75;

/** A headline that leads is so much larger than the smallest sub-line. */
const leadingBy = 1.15;

/**
 * A headline smaller than so many units is timid. It gives up some of the picture only if it comes out so many times
 * larger.
 */
const [timid, worthwhile] = [12, 1.16];

/**
 * Finds the largest headline that leaves every text in its place, by measuring the whole layout. Then it balances the
 * headline's lines. Over a subject a headline may come out timid. The words then get more of the picture, if that lets
 * the headline take another line and be much larger. When nothing fits the smallest sizes are returned, for the checks
 * to refuse. Where a mark would touch a label or button, a smaller headline may make room for it.
 */
export async function fitAd(input: FitInput): Promise<FittedAd> {
  const usual = await fitWords(input);
  const { mark } = input.rules;
  if (!mark || input.desperate || markCheck(usual.laid, mark, true).passed) return usual;
  const careful = { ...input, rules: { ...input.rules, clearPlates: true } };
  const aim = spared * usual.fitted.headline;
  if (!(await holdsHeadline(careful, Math.ceil(aim)))) return usual;
  const clear = await fitWords(careful);
  if (clear.fitted.figures !== usual.fitted.figures) return usual;
  return clear.fitted.headline >= aim && fits(clear, careful, input.layout.headline(input.props.canvas).lines)
    ? clear
    : usual;
}

async function fitWords(input: FitInput): Promise<FittedAd> {
  const usual = await fitOn(input);
  const { layout, props } = input;
  const { canvas } = props;
  const isTimid = usual.fitted.headline < timid * canvas.u;
  const yields = layout.yields && canvas.staged !== undefined && !canvas.dense;
  if (!isTimid || !yields || input.desperate || !fits(usual, input, layout.headline(canvas).lines))
    return usual;
  const bold = { ...canvas, bold: true };
  const rival = { ...input, props: { ...props, canvas: bold, plan: layout.plan(bold) } };
  const lines = layout.headline(bold).lines;
  const aim = worthwhile * usual.fitted.headline;
  // One look rules out half of them, where a search takes ten.
  if (!(await holdsHeadline(rival, Math.ceil(aim)))) return usual;
  const found = await fitOn(rival);
  return found.fitted.headline >= aim && fits(found, rival, lines) ? found : usual;
}

async function fitOn(input: FitInput): Promise<FittedAd> {
  const { layout, props } = input;
  const bounds = layout.headline(props.canvas);
  const { u } = props.canvas;
  const least = smallestTypeOn(props.canvas.sheet, input.rules.safe);
  const leading = input.leads ? Math.max(least, leadingBy * props.canvas.least) : least;
  const floor = input.desperate ? leading : Math.max(bounds.smallest * u, least);
  const range = {
    smallest: Math.round(floor),
    largest: Math.round(bounds.largest * u * boostOf(props)),
    lines: input.desperate ? 20 : bounds.lines,
  };
  const look = looksAt(input);
  const smallest = { headline: range.smallest, headlineWidth: undefined, scale: scales.at(-1) ?? 1 };
  let best: Fitted | undefined;
  for (const [turn, scale] of scales.entries()) {
    // Where the usual scale was too large at any size, the smallest one is tried once: if it does not fit, no other
    // will.
    if (turn === 1 && !best && !fits(await look(smallest), input, range.lines)) break;
    const headline = await findLargestHeadline(input, range, { scale }, look);
    if (headline === undefined) continue;
    if (!best || headline > best.headline * 1.15) best = { headline, headlineWidth: undefined, scale };
    if (headline >= bounds.largest * u * 0.5) break;
  }
  for (const figures of input.rules.mark && !best ? smallerFigures : []) {
    const scale = scales.at(-1) ?? 1;
    const headline = await findLargestHeadline(input, range, { scale, figures }, look);
    if (headline !== undefined) best ??= { headline, headlineWidth: undefined, scale, figures };
  }
  if (!best) return look(smallest);
  const plain = await withQuietTexts(input, best, { lines: range.lines, look });
  for (const broken of await findBestBreaks(input.props, plain)) {
    const balanced = await layOut(input, { ...plain.fitted, ...broken });
    if (fits(balanced, input, range.lines) && keepsLines(balanced))
      return moveCloser(input, balanced, range.lines);
  }
  return moveCloser(input, plain, range.lines);
}

/** The ad with more of the picture for what a studio shows, where its words stand as well in what is left to them. */
async function moveCloser(input: FitInput, ad: FittedAd, lines: number): Promise<FittedAd> {
  const hugging = await hug(input, ad, lines);
  const { props } = input;
  const plan = props.canvas.staged === undefined ? ad.plan : closerPlan(input, hugging);
  if (plan === ad.plan) return hugging;
  const moved = { ...input, props: { ...props, plan } };
  const again = await hug(moved, await layOut(moved, ad.fitted), lines);
  return fits(again, moved, lines) ? again : hugging;
}

/** The plan a layout makes of where the words stand in its quiet part. */
function closerPlan({ layout, props }: FitInput, { laid, plan }: FittedAd): Plan {
  const { canvas } = props;
  const quiet = onSheet(plan, canvas).quiet;
  if (!layout.closer || !quiet) return plan;
  const within = [...laid.texts, ...laid.shapes.filter(({ name }) => name !== 'subject')]
    .map(({ box }) => box)
    .filter(({ x, width }) => x + width > quiet.x && x < quiet.x + quiet.width)
    // A badge that reaches into it stands on what is shown.
    .filter(({ y, height }) => y + height / 2 > quiet.y && y + height / 2 < quiet.y + quiet.height);
  if (within.length === 0) return plan;
  const { top, left } = canvas.bleed;
  const all = [
    ...laid.texts.flatMap(({ lines }) => lines),
    ...laid.shapes.filter(({ name }) => name !== 'subject').map(({ box }) => box),
  ];
  return layout.closer(canvas, plan, {
    top: Math.min(...within.map(({ y }) => y)) - top,
    bottom: Math.max(...within.map(({ y, height }) => y + height)) - top,
    boxes: all.map((box) => mirrorBox({ ...box, x: box.x - left, y: box.y - top }, canvas)),
  });
}

/**
 * The ad with lines that break where it reads best, with full first lines, and with tags and buttons as wide as their
 * words, where it holds them so.
 */
async function hug(input: FitInput, given: FittedAd, lines: number): Promise<FittedAd> {
  const ad = await withGoodBreaks(input, given);
  const { drawing } = ad;
  const remeasure = remeasures(input, ad);
  if (!(await hugWords(drawing.node, { laid: ad.laid, remeasure }))) return ad;
  const closer = { ...ad, laid: await remeasure() };
  if (fits(closer, input, lines)) return closer;
  return withGoodBreaks(input, await layOut(input, ad.fitted));
}

async function withGoodBreaks(input: FitInput, ad: FittedAd): Promise<FittedAd> {
  const { concept, language } = input.props.design;
  if (concept === 'classic') return ad;
  const laid = await breakBySense(ad.drawing, { laid: ad.laid, language, remeasure: remeasures(input, ad) });
  fillFirstLines(ad.drawing.node, laid);
  return { ...ad, laid };
}

const remeasures =
  ({ props }: FitInput, { drawing }: FittedAd) =>
  async (): Promise<LaidOut> =>
    pairWithMeasure(drawing, await measure(drawing, props.canvas.sheet));

/** Whether the words have room in their smallest sizes: one look at the layout instead of a search. */
export async function holdsWords(input: FitInput): Promise<boolean> {
  const { smallest } = input.layout.headline(input.props.canvas);
  const { u, sheet } = input.props.canvas;
  return holdsHeadline(input, Math.round(Math.max(smallest * u, smallestTypeOn(sheet, input.rules.safe))));
}

/** Whether a headline of that size, px, has room over the other words in their smallest sizes. */
async function holdsHeadline(input: FitInput, headline: number): Promise<boolean> {
  const { lines } = input.layout.headline(input.props.canvas);
  const laid = await layOut(input, { headline, headlineWidth: undefined, scale: scales.at(-1) ?? 1 });
  return fits(laid, input, lines);
}

/** Size in units at which a headline still stands out from texts of full size. */
const outstanding = 4.2;

/**
 * The ad as found. Where a long word keeps the headline small, the other texts are set smaller, so that it still leads.
 */
async function withQuietTexts(
  input: FitInput,
  best: Fitted,
  { lines, look }: { lines: number; look: Look },
): Promise<FittedAd> {
  const wished = best.headline / (outstanding * input.props.canvas.u);
  const scale = Math.max(scales.at(-1) ?? 1, Math.min(best.scale, wished));
  if (scale < best.scale) {
    const quiet = await layOut(input, { ...best, scale });
    if (fits(quiet, input, lines)) return quiet;
  }
  return look(best);
}

/** The layout in sizes it is asked about, laid out once for each. */
type Look = (fitted: Fitted) => Promise<FittedAd>;

function looksAt(input: FitInput): Look {
  const known = new Map<string, Promise<FittedAd>>();
  return (fitted) => {
    const key = `${fitted.headline} ${fitted.scale} ${fitted.figures}`;
    const laid = known.get(key) ?? layOut(input, fitted);
    known.set(key, laid);
    return laid;
  };
}

async function findLargestHeadline(
  input: FitInput,
  range: { smallest: number; largest: number; lines: number },
  sizes: Pick<Fitted, 'scale' | 'figures'>,
  look: Look,
): Promise<number | undefined> {
  const works = async (headline: number) =>
    fits(await look({ headline, headlineWidth: undefined, ...sizes }), input, range.lines);
  if (await works(range.largest)) return range.largest;
  if (!(await works(range.smallest))) return undefined;
  let low = range.smallest;
  let high = range.largest;
  while (high - low > Math.max(1, low * 0.03)) {
    const middle = Math.round((low + high) / 2);
    if (await works(middle)) low = middle;
    else high = middle;
  }
  return low;
}

async function layOut({ layout, props, rules }: FitInput, fitted: Fitted): Promise<FittedAd> {
  const drawing = await drawingOf(createElement(layout.View, { ...props, fitted }));
  const { sheet } = props.canvas;
  const remeasure = async () => {
    const measured = await measure(drawing, sheet);
    return { measured, laid: pairWithMeasure(drawing, measured) };
  };
  const { measured, laid } = await remeasure();
  const { mark } = rules;
  const failed = mark ? boxChecks(laid, sheet, rules).filter(({ passed }) => !passed) : [];
  if (!mark || failed.length === 0 || failed.some(({ name }) => name !== 'mark'))
    return { fitted, drawing, laid, plan: props.plan };
  const holds = (moved: LaidOut) => boxChecks(moved, sheet, rules).every(({ passed }) => passed);
  const aside = await stepAside(drawing.node, { measured, mark, remeasure, holds });
  return { fitted, drawing, laid: aside ?? laid, plan: props.plan };
}

function fits({ laid }: FittedAd, { props, rules }: FitInput, lines: number): boolean {
  const headline = laid.texts.find((text) => text.role === 'headline');
  if (!headline || headline.lines.length > lines) return false;
  return boxChecks(laid, props.canvas.sheet, rules).every((check) => check.passed);
}

/** Whether a headline in given lines takes no more of them. */
const keepsLines = ({ fitted, laid }: FittedAd): boolean =>
  fitted.broken === undefined ||
  laid.texts.some(
    ({ role, lines }) => role === 'headline' && lines.length === fitted.broken?.split('\n').length,
  );

/** Short headlines may grow beyond what a layout has for sentences, and narrow letters more than wide ones. */
function boostOf({ copy }: FitInput['props']): number {
  const length = graphemesOf(copy.headline.plain).length;
  const narrow = /^(anton|oswald)$/.test(copy.headline.families[0] ?? '') ? 1.3 : 1;
  const alone = copy.subline ? 1 : 1.18;
  return narrow * alone * (length <= 6 ? 2.1 : length <= 10 ? 1.7 : length <= 18 ? 1.3 : 1);
}
