import { Drawing } from './art.tsx';
import { Brand } from './kit/brand.tsx';
import { isTelling, unsaid } from './kit/facts-under.ts';
import {
  callWidth,
  detailOf,
  detailsOf,
  Fact,
  Figure,
  inkOn,
  lineWidth,
  Patch,
  sizesOf,
  smallInkOn,
} from './kit/kit.tsx';
import { withoutDay } from './kit/listed.ts';
import { CallToAction, Fill, Headline, Region, Sheet, Words } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { Subline } from './kit/subline.tsx';
import { inBox } from './kit/text-room.ts';
import { type Box, boundsFor, type Canvas, type Layout, type SetText, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Stack } from './stack.tsx';

/** An admission ticket: the day huge with its month, name and place beside it. */
export const dateTicket: Layout = {
  name: 'date-ticket',
  flat: true,
  drops: ['subline', 'brand'],
  besides: withoutDay,
  prints: ['date', 'time', 'place'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: artOf(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 9.5 : 10.5, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function stubOf({ width, height, shape }: Canvas): Box {
  if (shape === 'wide') return { x: 0, y: 0, width: Math.round(0.36 * width), height };
  return { x: 0, y: 0, width, height: Math.round(0.48 * height) };
}

function artOf(canvas: Canvas): Box {
  const { width, height, margin, shape } = canvas;
  const stub = stubOf(canvas);
  if (shape === 'wide')
    return {
      x: 0.6 * margin,
      y: 0.56 * height,
      width: stub.width - 1.2 * margin,
      height: 0.44 * height - 0.6 * margin,
    };
  return {
    x: 0.52 * width,
    y: 0.7 * margin,
    width: 0.48 * width - margin,
    height: stub.height - 1.4 * margin,
  };
}

/** A month that is a number with its sign, and the day after it: '12月1日(火)'. */
const signedMonth = /^(.*\p{Nd}\s?[月월])\s?(\p{Nd}{1,2}\s?[日号號일]?)(.*)$/u;

/** What makes a figure an ordinal, joined to it: "6th", "1er", "6.º", "6-го", "6:e". */
const ending = /^(?:[-‐‑:.’']?\u2060?(?:\p{Ll}{1,2}|ste|ST|ND|RD|TH|ER)|\.?\u2060?[ºª°])(?![\p{L}\p{M}])/u;
/** What joins a day to its month: "6 de octubre", "6th of July". */
const joining = /^(?:(?:de|del|of)[\s\u2060]+|d[’'])(?=\p{L})/iu;

/**
 * Parts '12 July' into its day and the words before and after it, which are nothing but names of day and month.
 * undefined where the date does not hold a single number.
 */
export function partsOf(date: string): { before: string; day: string; after: string } | undefined {
  const signed = signedMonth.exec(date);
  if (signed) {
    // Of two figures alike neither is the lesser: "8月8日" in one size.
    const [, month = '', day = '', after = ''] = signed;
    if (!/\p{Nd}/u.test(after)) return { before: '', day: `${month}${day}`, after: after.trim() };
  }
  const numbers = date.match(/\p{Nd}+/gu) ?? [];
  const [day] = numbers;
  if (numbers.length !== 1 || day === undefined || day.length > 2) return undefined;
  const bare = (text: string) => text.replace(/^[\s\u2060.,·-]+|[\s\u2060,·-]+$/gu, '');
  const [first = '', last = ''] = date.split(day);
  const before = bare(first);
  const after = bare(last.replace(ending, ''));
  // A day alone keeps its ending: there is nothing else to say what the figure is.
  return before || after
    ? { before, day, after: after.replace(joining, '') }
    : { before, day: date.trim(), after };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const wide = shape === 'wide';
  const { small } = sizesOf(props);
  const stub = stubOf(canvas);
  const date = detailOf(props, 'date');
  const ink = inkOn(palette.accent, palette.onAccent);
  const top = wide ? margin : stub.height + margin;
  const left = wide ? stub.width + margin : margin;
  const room = { x: left, y: top, width: width - left - margin, height: height - margin - top };
  const stated = unsaid(props.copy, detailsOf(props, 'time', 'place').filter(isTelling)).slice(0, 2);
  const hour = date && partsOf(date.plain) ? stated.find(({ role }) => role === 'time') : undefined;
  const facts = stated.filter((text) => text !== hour);
  const factSize = Math.round(Math.max(1.25 * small, props.fitted.scale * canvas.least));
  const widest = Math.max(0, ...facts.map((text) => lineWidth(text, factSize)));
  // Hour and place beside the button leave the headline a line more.
  const isRow = !wide && canvas.least > 0 && widest + callWidth(props) + 3 * u <= room.width;
  const r = 2.6 * u;
  const edges = wide
    ? [
        { x: stub.width - r, y: -r },
        { x: stub.width - r, y: height - r },
      ]
    : [
        { x: -r, y: stub.height - r },
        { x: width - r, y: stub.height - r },
      ];
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Fill canvas={canvas} box={stub} color={palette.accent} />
      {edges.map(({ x, y }) => (
        <Patch
          key={`${x} ${y}`}
          props={props}
          box={{ x, y, width: 2 * r, height: 2 * r }}
          color={palette.background}
          radius={r}
        />
      ))}
      <Drawing props={props} box={fitThing(props, plan.stage, { at: [1, 0.5] })} main />
      {date && (
        <Day
          {...props}
          date={date}
          hour={hour}
          ink={ink}
          box={{
            x: margin,
            y: wide ? margin : 0.6 * margin,
            width: (wide ? stub.width : 0.52 * width) - 1.5 * margin,
            height: stub.height - (wide ? 2 : 1.2) * margin,
          }}
        />
      )}
      <Region
        canvas={canvas}
        box={room}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 * u }}
      >
        <Stack gap={1.8 * u}>
          <Brand {...props} color={palette.onBackground} ground={palette.background} mark={palette.accent} />
          <Headline {...props} color={inkOn(palette.background, palette.onBackground)} />
          <OfferPill
            {...props}
            ink={palette.onBackground}
            ground={palette.background}
            fill={palette.accent}
            color={inkOn(palette.accent, palette.onAccent)}
          />
          {wide && design.sold === undefined ? null : (
            <Subline
              {...props}
              color={palette.onBackground}
              {...(wide ? { style: { maxWidth: room.width } } : {})}
            />
          )}
        </Stack>
        <Stack
          row={isRow}
          gap={1.6 * u}
          align={isRow ? 'flex-end' : 'flex-start'}
          justify={isRow && facts.length > 0 ? 'space-between' : 'flex-start'}
          style={isRow ? { width: room.width } : wide ? { maxWidth: 0.68 * room.width } : {}}
        >
          {facts.length > 0 ? (
            <Stack gap={0.6 * u}>
              {facts.map((text) => (
                <Fact
                  key={text.plain}
                  props={props}
                  text={text}
                  size={factSize}
                  color={smallInkOn(palette.background, palette.onBackground)}
                />
              ))}
            </Stack>
          ) : null}
          <CallToAction
            {...props}
            style={{ maxWidth: 0.98 * room.width }}
            fill={palette.accent}
            color={ink}
          />
        </Stack>
      </Region>
    </Sheet>
  );
}

/** The day with its month, and the hour under them. */
function Day(props: ViewProps & { date: SetText; hour: SetText | undefined; ink: string; box: Box }) {
  const { date, hour, ink, box, canvas, lineHeights } = props;
  const parts = partsOf(date.plain);
  const { middle } = sizesOf(props);
  const wide = canvas.shape === 'wide';
  const lineHeight = Math.max(1.08, lineHeights.headline);
  return (
    <Region
      canvas={canvas}
      box={box}
      style={{ alignItems: 'flex-start', justifyContent: wide ? 'space-between' : 'center' }}
    >
      {parts ? (
        <Stack gap={0}>
          {parts.before ? (
            <Words text={date} piece={parts.before} size={middle} color={ink} weight={700} lineHeight={1.2} />
          ) : null}
          <Figure
            props={props}
            text={date}
            piece={parts.day}
            most={(wide ? 0.34 : 0.56) * box.height}
            width={box.width}
            color={ink}
          />
          {parts.after ? (
            <Words text={date} piece={parts.after} size={middle} color={ink} weight={700} lineHeight={1.2} />
          ) : null}
          {hour ? <Words text={hour} size={middle} color={ink} weight={700} lineHeight={1.2} /> : null}
        </Stack>
      ) : (
        <Words
          text={date}
          size={inBox(date.plain, {
            ...{ width: 0.94 * box.width, height: 0.8 * box.height, lineHeight },
            ...{ most: 0.3 * box.height, least: Math.round(1.5 * middle), family: date.families[0] ?? '' },
          })}
          color={ink}
          weight={800}
          lineHeight={lineHeight}
          style={{ maxWidth: '100%', textWrap: 'balance' }}
        />
      )}
    </Region>
  );
}
