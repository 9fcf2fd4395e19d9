import { createElement } from 'react';
import { type LaidOut, type Line, pairWithMeasure } from '../checks/boxes.ts';
import { Headline } from '../layouts/kit/parts.tsx';
import type { Fitted, ViewProps } from '../layouts/layout.ts';
import { drawingOf, measure } from '../render/render.ts';
import { hangs } from './hanging-words.ts';
import { findSenseBreaks } from './headline-sense.ts';
import { sentencePieces } from './sentences.ts';

type Break = Pick<Fitted, 'headline' | 'headlineWidth' | 'sentences' | 'held' | 'broken'>;
/** Whether each sentence begins a line, and whether small words stay with the next one. */
type Setting = { sentences?: boolean; held?: boolean };
type Props = Omit<ViewProps, 'fitted'>;

/**
 * How far a headline may shrink to be spared a line. Then what each fault costs: a line that is a stub, a short line
 * between longer ones, a mere crumb, a broken sentence. The last is for a single small word at the end of a line.
 */
const leastShrunk = 0.62;
const [stubCost, hollowCost, crumbCost, brokenCost, danglingCost] = [0.84, 0.66, 0.6, 0.78, 0.55];
/** Share of the longest line up to which another is a stub, one between longer lines, and a crumb. */
const [stubShare, hollowShare, crumbShare] = [0.42, 0.5, 0.27];

/** What it costs that a line ends with a small word of the next one: "2 jars of | honey". */
const hangingCost = 0.86;

/** So many lines of one word each are a ladder, and what it costs. */
const [ladder, ladderCost] = [4, 0.84];

/**
 * Sizes and measures in which the headline breaks well, the best first. The first candidate is the headline as found.
 * Smaller ones have a line or two less where that makes the lines more alike, or each sentence in lines of its own.
 * None for a single line.
 */
export async function findBestBreaks(
  props: Props,
  { fitted, laid }: { fitted: Fitted; laid: LaidOut },
): Promise<Break[]> {
  const headline = laid.texts.find((text) => text.role === 'headline');
  // A layout that leads with something else sets the headline in a size of its own.
  const leads = headline && Math.abs(headline.fontSize - fitted.headline) < 1;
  if (!headline || !leads || headline.lines.length < 2) return [];
  if (props.design.concept !== 'classic') {
    const ways = await findSenseBreaks(props, fitted, headline);
    if (ways.length > 0) return ways;
  }
  // A space that hangs over at the end of a line may widen the box.
  const room = Math.min(headline.box.width, headline.region?.width ?? headline.box.width);
  const count = headline.lines.length;
  // Two at the end, about an emoji, may need more than the room to break as they did.
  const asFound =
    (await balanceLines(props, fitted, { count, widest: room })) ??
    (await balanceLines(props, fitted, { count, widest: headline.box.width }));
  const found = asFound ? [{ ...asFound, headline: fitted.headline, sentences: false, held: false }] : [];
  const addSmaller = async (lines: number, { sentences = false, held = false }: Setting = {}) => {
    const rival = await balanceLines(
      props,
      { ...fitted, sentences, held },
      { count: lines, widest: room / leastShrunk },
    );
    if (!rival) return;
    const size = Math.floor(fitted.headline * Math.min(1, (room - 2) / rival.width));
    const shrunk = size / fitted.headline;
    const width = Math.min(room, Math.ceil(rival.width * shrunk) + 2);
    found.push({ ...rival, width, score: rival.score * shrunk, headline: size, sentences, held });
  };
  // Where a line is a stub in many lines, two less are tried as well.
  for (const fewer of asFound?.stub && count > 3 ? [1, 2] : [1]) await addSmaller(count - fewer);
  if (asFound?.hangs) await addSmaller(count, { held: true });
  const { length } = sentencePieces(props.copy.headline.plain);
  if (length > 1 && length <= count) await addSmaller(length, { sentences: true });
  return found
    .sort((a, b) => b.score - a.score)
    .map(({ headline: size, width, sentences, held }) => ({
      headline: size,
      headlineWidth: width,
      ...(sentences && { sentences }),
      ...(held && { held }),
    }));
}

/** Whether a line holds the end of a sentence and goes on with one that ends in another line. */
export function breaksSentence(headline: string, lines: readonly Line[]): boolean {
  const lengthOf = (text = '') => text.replace(/[\s\u200b\u2060]+/gu, '').length;
  const endsOf = (texts: readonly (string | undefined)[]) => {
    let end = 0;
    return texts.map((text) => {
      end += lengthOf(text);
      return end;
    });
  };
  const ofSentences = endsOf(sentencePieces(headline));
  const ofLines = endsOf(lines.map(({ words }) => words));
  return ofLines.some((end, index) => {
    const start = ofLines[index - 1] ?? 0;
    return !ofSentences.includes(end) && ofSentences.some((one) => one > start && one < end);
  });
}

/** Whether a line ends with one small word after the end of a sentence: "HANDYMAN!! no". */
const dangles = ({ words = '' }: Line): boolean => /[.!?…][)»”"'’]?\s\p{L}{1,4}$/u.test(words.trimEnd());

/** The narrowest measure that holds the headline in `count` lines, with a score from how alike they are. */
async function balanceLines(
  props: Props,
  fitted: Fitted,
  { count, widest }: { count: number; widest: number },
): Promise<{ width: number; score: number; stub: boolean; hangs: boolean } | undefined> {
  const linesAt = async (width: number) => {
    const drawing = await drawingOf(
      createElement(Headline, { ...props, fitted: { ...fitted, headlineWidth: width }, color: '#000000' }),
    );
    const wide = { width: Math.ceil(width), height: props.canvas.height };
    const { texts } = pairWithMeasure(drawing, await measure(drawing, wide));
    return texts[0]?.lines ?? [];
  };
  const holds = (lines: Line[], width: number) =>
    lines.length <= count && lines.every((line) => line.width <= width + 1);
  let high = Math.ceil(widest);
  let best = await linesAt(high);
  if (!holds(best, high)) return undefined;
  let low = high * 0.3;
  while (high - low > widest * 0.02) {
    const middle = (low + high) / 2;
    const lines = await linesAt(middle);
    if (holds(lines, middle)) [high, best] = [middle, lines];
    else low = middle;
  }
  const widths = best.map(({ width }) => width);
  const longest = Math.max(...widths);
  const even = widths.reduce((sum, width) => sum + width, 0) / widths.length / longest;
  const shortest = Math.min(...widths) / longest;
  const stub = shortest < stubShare;
  const isHollow = widths.slice(1, -1).some((width) => width / longest < hollowShare);
  const ofStub = shortest < crumbShare ? crumbCost : isHollow ? hollowCost : stub ? stubCost : 1;
  const broken = breaksSentence(props.copy.headline.plain, best);
  const cost = ofStub * (!broken ? 1 : best.some(dangles) ? danglingCost : brokenCost);
  const { language } = props.design;
  const isHung = best.slice(0, -1).some(({ words = '' }) => hangs(words, language));
  const words = props.copy.headline.plain.split(/[\s\u200b]+/u).length;
  const isLadder = best.length >= ladder && best.length === words;
  const score = even ** 0.6 * cost * (isHung ? hangingCost : 1) * (isLadder ? ladderCost : 1);
  return { width: Math.ceil(high) + 1, score, stub, hangs: isHung };
}
