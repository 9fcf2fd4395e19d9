import { createElement } from 'react';
import { pairWithMeasure, type TextBox } from '../checks/boxes.ts';
import { Headline } from '../layouts/kit/parts.tsx';
import type { Fitted, ViewProps } from '../layouts/layout.ts';
import { drawingOf, measure } from '../render/render.ts';
import { joinTitle, piecesOf } from './line-joints.ts';
import { type Arrangement, arrangements } from './line-sense.ts';
import { withWidths } from './measure-pieces.ts';

type Props = Omit<ViewProps, 'fitted'>;
type Broken = Required<Pick<Fitted, 'headline' | 'broken'>> & Pick<Fitted, 'headlineWidth'>;

/** How far a headline may shrink for lines that read better, and the sizes tried for one line more. */
const leastShrunk = 0.62;
/** How much a smaller size counts against lines that read better: more than its share. */
const sizeCounts = 1.35;
const smallerForMore = [1, 0.9, 0.8];
/** Ways to break a headline that are tried for each number of lines. */
const mostOfCount = 3;

/** px wide enough for any headline in one line. */
const endless = 60_000;

type Way = Arrangement & { shrunk: number };
const bestFirst = (a: Way, b: Way) => b.score * b.shrunk ** sizeCounts - a.score * a.shrunk ** sizeCounts;

/**
 * Sizes and lines in which a headline reads well, the best first. They break at the ends of sentences and statements
 * and before phrases where that costs little of its size: "The Light House | a novel".
 */
export async function findSenseBreaks(props: Props, fitted: Fitted, found: TextBox): Promise<Broken[]> {
  const { copy, design } = props;
  const others = [copy.subline, copy.offer, ...copy.details].flatMap((text) => text?.plain ?? []);
  const set = await withWidths(piecesOf(copy.headline.plain, design.language, others), async (broken) => {
    const drawing = await drawingOf(
      createElement(Headline, { ...props, fitted: { ...fitted, broken }, color: '#000000' }),
    );
    const sheet = { width: endless, height: endless };
    return pairWithMeasure(drawing, await measure(drawing, sheet)).texts[0];
  });
  if (!set) return [];
  const room = Math.min(found.box.width, found.region?.width ?? found.box.width) - 2;
  const count = found.lines.length;
  const ways = [count - 2, count - 1, count, count + 1].flatMap((lines) =>
    arrangements(set, lines, room / leastShrunk)
      .map((way) => ({ ...way, shrunk: Math.min(1, room / way.width) }))
      .sort(bestFirst)
      .slice(0, mostOfCount)
      .flatMap((way) =>
        (lines > count ? smallerForMore : [1]).map((share) => ({ ...way, shrunk: way.shrunk * share })),
      ),
  );
  return ways.sort(bestFirst).map(({ lines, width, shrunk }) => ({
    headline: Math.floor(fitted.headline * shrunk),
    headlineWidth: Math.ceil(width * shrunk) + 3,
    broken: joinTitle(lines),
  }));
}
