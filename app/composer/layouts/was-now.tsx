import { matchersOf } from '../languages/matchers.ts';
import { toPattern } from '../pattern.ts';
import { splitOffer } from '../type/typesetting.ts';
import { Drawing } from './art.tsx';
import { Behind } from './kit/behind.tsx';
import { stageUnder } from './kit/closer.ts';
import { unsaid } from './kit/facts-under.ts';
import { detailOf, detailsOf, Fact, Figure, inkOn, sizesOf, smallInkOn, WordHead } from './kit/kit.tsx';
import { CallToAction, Fill, Region, Sheet, Words } from './kit/parts.tsx';
import { fitThing, seenIn } from './kit/standing.ts';
import { type Box, boundsFor, type Canvas, type Layout, type Plan, type ViewProps } from './layout.ts';
import { Stack } from './stack.tsx';

/** The former price struck through and small, today's huge, on a panel of the accent. */
export const wasNow: Layout = {
  name: 'was-now',
  flat: true,
  drops: ['subline', 'brand'],
  prints: ['formerPrice', 'price', 'condition'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas), stage: artOf(canvas) }),
  closer: stageUnder,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 9 : 10, 3),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** The panel with the prices: the foot, or the far side of a wide picture. It is larger where no thing is shown. */
function panelOf({ width, height, shape }: Canvas, isBare = false): Box {
  if (shape === 'wide') return { x: Math.round(0.56 * width), y: 0, width: Math.ceil(0.44 * width), height };
  const top = Math.round((isBare ? 0.42 : shape === 'tall' ? 0.6 : 0.58) * height);
  return { x: 0, y: top, width, height: height - top };
}

/** Where the words stand: over the panel, or beside it. */
function headOf(canvas: Canvas, isBare = false): Box {
  const { width, height, shape, margin } = canvas;
  const wide = shape === 'wide';
  const panel = panelOf(canvas, isBare);
  const share = wide ? 0.5 : shape === 'tall' ? 0.34 : 0.38;
  return {
    x: margin,
    y: margin,
    width: (wide ? panel.x : width) - (wide ? 1.6 : 2) * margin,
    height: (isBare ? (wide ? height : panel.y) : share * height) - margin,
  };
}

function artOf(canvas: Canvas): Box {
  const { width, height, shape, margin } = canvas;
  const panel = panelOf(canvas);
  if (shape === 'wide')
    return { x: margin, y: 0.5 * height, width: 0.56 * width - 2 * margin, height: 0.5 * height - margin };
  const [left, top] = shape === 'tall' ? [0.3, 0.26] : [0.52, 0.4];
  // In a square the thing stands before the panel, beside the prices and over the button.
  const foot = shape === 'tall' ? panel.y : 0.83 * height;
  return {
    x: left * width,
    y: top * height,
    width: (1 - left) * width - 0.7 * margin,
    height: foot - top * height,
  };
}

/** What is coloured behind the thing: its ground as far as the panel. */
function behindOf(canvas: Canvas, { stage }: Plan): Box {
  const panel = panelOf(canvas);
  if (canvas.shape === 'wide') return { x: 0, y: stage.y, width: panel.x, height: canvas.height - stage.y };
  return { x: 0, y: stage.y, width: canvas.width, height: panel.y - stage.y };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { height, margin, u, shape } = canvas;
  const { large, middle, small } = sizesOf(props);
  const wide = shape === 'wide';
  // Without a thing to show the words have all the room over the panel or beside it.
  const isBare = props.art.length === 0;
  const panel = panelOf(canvas, isBare);
  const picture = fitThing(props, plan.stage, { share: shape === 'square' ? 1 : 0.94, at: [0.5, 0.94] });
  const inner = {
    x: panel.x + margin,
    y: panel.y + 0.6 * margin,
    width: panel.width - 2 * margin,
    height: panel.height - 1.4 * margin,
  };
  const [former, price] = [detailOf(props, 'formerPrice'), detailOf(props, 'price')];
  // "Now $229": on its panel the figure says so.
  const split = price && splitOffer(price.plain);
  const alone = split?.before && !split.after ? split.number : undefined;
  // An offer that is the price alone is not said twice.
  const offer = props.copy.offer;
  const isSaid = offer?.plain === price?.plain;
  // An offer that names both prices is shown by its figures. What they buy stands over them, or all of it small below.
  const isOfBoth = !isSaid && [former, price].every((one) => one && offer && isIn(offer.plain, one.plain));
  const thing =
    isOfBoth && offer && former && price ? thingOf(offer.plain, former.plain, price.plain) : undefined;
  // "€240 instead of €320": the words behind the price stand under the figure, and no price is said twice.
  const rest = isOfBoth && offer && price && !thing ? restOf(offer.plain, price.plain) : undefined;
  const isTold =
    offer && former && price && isTwoPrices(offer.plain, [former.plain, price.plain], design.language);
  const [condition] = unsaid(props.copy, detailsOf(props, 'condition'));
  const ink = inkOn(palette.accent, palette.onAccent);
  const tallest = wide ? 0.24 : isBare ? 0.19 : shape === 'tall' || isTold ? 0.15 : isOfBoth ? 0.1 : 0.125;
  const most = Math.min(3.2 * large, tallest * height);
  // Beside a thing that stands in front of the panel the prices have half of it.
  const half = !isBare && shape === 'square' ? plan.stage.x - margin - 2 * u : inner.width;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      {isBare ? null : <Behind props={props} zone={behindOf(canvas, plan)} thing={seenIn(props, picture)} />}
      <Fill canvas={canvas} box={panel} color={palette.accent} />
      <Drawing props={props} box={picture} main grounded />
      <WordHead
        offered={isSaid || isOfBoth}
        {...props}
        box={headOf(canvas, isBare)}
        ink={inkOn(palette.background, palette.onBackground)}
      />
      <Region
        canvas={canvas}
        box={inner}
        style={{
          alignItems: 'flex-start',
          justifyContent: wide ? 'center' : 'space-between',
          gap: (wide ? 3 : 1.2) * u,
        }}
      >
        <Stack gap={0.4 * u} style={{ maxWidth: half }}>
          {offer && thing ? (
            <Words
              text={offer}
              piece={thing}
              size={Math.round(middle)}
              color={ink}
              weight={700}
              lineHeight={props.lineHeights.body - 0.1}
              style={{ maxWidth: '100%', textWrap: 'balance' }}
            />
          ) : null}
          {former && rest === undefined && (
            <Struck
              {...props}
              text={former}
              size={
                (props.fitted.figures ?? 1) * Math.max(Math.min(1.35 * middle, large), formerShare * most)
              }
              color={ink}
            />
          )}
          {price && (
            <Figure
              props={props}
              text={price}
              {...(alone ? { piece: alone } : {})}
              most={most}
              width={half}
              color={ink}
            />
          )}
          {offer && rest !== undefined ? (
            <Words
              text={offer}
              piece={rest}
              size={Math.round(middle)}
              color={smallInkOn(palette.accent, palette.onAccent)}
              weight={600}
              lineHeight={props.lineHeights.body - 0.1}
              style={{ maxWidth: '100%', textWrap: 'balance' }}
            />
          ) : null}
          <Fact
            props={props}
            text={isOfBoth && !isTold && !thing && rest === undefined ? offer : undefined}
            size={Math.round(0.8 * middle)}
            color={smallInkOn(palette.accent, palette.onAccent)}
          />
          <Fact
            props={props}
            text={condition}
            size={small}
            color={smallInkOn(palette.accent, palette.onAccent)}
          />
        </Stack>
        <CallToAction
          {...props}
          style={{ maxWidth: inner.width }}
          fill={palette.surface}
          color={palette.onSurface}
        />
      </Region>
    </Sheet>
  );
}

/**
 * What an offer of two prices is for, where nothing but words that join them follows: "Whitening $149 (was $299)" is
 * for "Whitening". Words between and behind the prices have to be few.
 */
export function thingOf(offer: string, former: string, price: string): string | undefined {
  const [now, then] = [offer.indexOf(price), offer.lastIndexOf(former)];
  if (now < 1 || then < now + price.length) return undefined;
  const between = offer.slice(now + price.length, then);
  const behind = offer.slice(then + former.length);
  const thing = offer.slice(0, now).replace(/[\s:：,–—-]+$/u, '');
  if (/[\p{L}\p{Nd}]/u.test(behind) || /\p{Nd}/u.test(between) || between.length > 24) return undefined;
  return /\p{L}{3}|\p{Lo}{2}/u.test(thing) ? thing : undefined;
}

/** Size of the former price at least, as a share of what today's is set in at most. */
const formerShare = 0.36;

/** Whether an offer is its two prices and what joins them: the figures say all of "Now $59, was $89". */
export function isTwoPrices(offer: string, [former, price]: [string, string], language: string): boolean {
  const { insteadOf, insteadBehind } = matchersOf(language);
  const joint = cutOut(cutOut(offer, price), former);
  return toPattern(`^\\P{L}*(?:${insteadOf}|${insteadBehind})\\P{L}*$`, 'iu').test(joint);
}

/** Whether a text holds a price, by itself "Now $59" and within an offer "now $59". */
const isIn = (text: string, price: string) => text.toLowerCase().includes(price.toLowerCase());

function cutOut(text: string, price: string): string {
  const at = text.toLowerCase().indexOf(price.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + price.length)}`;
}

/** What an offer that begins with its price says behind it. */
export function restOf(offer: string, price: string): string | undefined {
  const rest = offer.startsWith(price) ? offer.slice(price.length).trim() : '';
  return /^\p{L}/u.test(rest) ? rest : undefined;
}

/** A price with a line through it, in the face of the button: a fine one would be lost behind the line. */
function Struck(
  props: ViewProps & { text: NonNullable<ReturnType<typeof detailOf>>; size: number; color: string },
) {
  const { text, size, color, copy } = props;
  return (
    <Fact
      props={props}
      text={{ ...text, families: copy.callToAction.families }}
      size={size}
      color={color}
      weight={600}
      style={{ whiteSpace: 'nowrap', textDecoration: 'line-through' }}
    />
  );
}
