import { Drawing } from './art.tsx';
import { isFlat, stageUnder } from './kit/closer.ts';
import { unsaid } from './kit/facts-under.ts';
import { AccentButton } from './kit/ground-words.tsx';
import { detailOf, detailsOf, Fact, Figure, inkOn, Patch, sizesOf, toneOf, WordHead } from './kit/kit.tsx';
import { Fill, Region, Sheet, Words } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { inBox } from './kit/text-room.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** A ticket to tear off: the offer or its code the largest thing on it, the terms on the stub. */
export const coupon: Layout = {
  name: 'coupon',
  flat: true,
  drops: ['subline', 'brand'],
  prints: ['code', 'condition', 'time', 'date'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas, true), stage: artOf(canvas) }),
  closer: (canvas, plan, words) => (isBeside(canvas) ? plan : stageUnder(canvas, plan, words)),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 9.5 : 10.5, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** In a square the words stand beside the thing. They stand over a thing that is wider than high. */
const isBeside = (canvas: Canvas) => canvas.shape === 'square' && (!isFlat(canvas) || canvas.dense);

/** Share of the ticket above the perforation. */
const torn = 0.62;

function ticketOf({ width, height, margin, shape }: Canvas, art: boolean): Box {
  if (shape === 'wide')
    return { x: 0.52 * width, y: margin, width: 0.48 * width - margin, height: height - 2 * margin };
  // Without a thing over it the ticket is the picture.
  const top = (shape === 'tall' ? 0.62 : art ? 0.6 : 0.47) * height;
  return { x: margin, y: top, width: width - 2 * margin, height: height - margin - top };
}

function artOf(canvas: Canvas): Box {
  const { width, height, margin, shape } = canvas;
  if (shape === 'wide')
    return { x: margin, y: 0.53 * height, width: 0.48 * width - margin, height: 0.47 * height - margin };
  if (shape === 'tall')
    return { x: margin, y: 0.31 * height, width: width - 2 * margin, height: 0.285 * height };
  if (!isBeside(canvas))
    return { x: margin, y: 0.27 * height, width: width - 2 * margin, height: 0.315 * height };
  return {
    x: 0.55 * width,
    y: 0.7 * margin,
    width: 0.45 * width - 0.7 * margin,
    height: 0.585 * height - 0.7 * margin,
  };
}

function headOf(canvas: Canvas, art: boolean): Box {
  const { width, height, margin, shape } = canvas;
  const over = shape === 'tall' ? 0.29 : isBeside(canvas) ? 0.52 : 0.3;
  const share = shape === 'wide' ? 0.5 : art ? over : shape === 'tall' ? 0.55 : 0.43;
  const right = shape === 'wide' ? 0.49 : art && isBeside(canvas) ? 0.55 : 1;
  return {
    x: margin,
    y: margin,
    width: right * width - (right === 1 ? 2 : 1) * margin,
    height: share * height - margin,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { margin, u, shape } = canvas;
  const { large, middle, small } = sizesOf(props);
  const ticket = ticketOf(canvas, props.art.length > 0);
  const code = detailOf(props, 'code');
  const [condition] = unsaid(props.copy, detailsOf(props, 'condition', 'time', 'date'));
  // Chosen for words without an offer, a ticket still has something on it.
  const offer = props.copy.offer ?? detailOf(props, 'condition', 'price', 'date', 'number', 'tick');
  const pad = 0.8 * margin;
  const inner = { x: ticket.x + pad, width: ticket.width - 2 * pad };
  const upper = { ...inner, y: ticket.y + 0.5 * pad, height: torn * ticket.height - 0.8 * pad };
  const stub = { ...inner, y: ticket.y + torn * ticket.height, height: (1 - torn) * ticket.height };
  const lineHeight = Math.max(1.05, props.lineHeights.headline);
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Drawing
        props={props}
        box={fitThing(props, plan.stage, { share: 0.98, at: [shape === 'wide' ? 0.4 : 0.5, 1] })}
        main
        grounded
      />
      <Patch props={props} box={ticket} color={palette.surface} radius={1.6 * u} />
      <Perforation
        props={props}
        ticket={ticket}
        color={palette.background}
        line={toneOf(palette.surface, 0.2)}
      />
      <WordHead
        {...props}
        offered
        box={headOf(canvas, props.art.length > 0)}
        ink={inkOn(palette.background, palette.onBackground)}
      />
      <Region
        canvas={canvas}
        box={upper}
        style={{ alignItems: 'flex-start', justifyContent: 'center', gap: 0.8 * u }}
      >
        {code && offer && (
          <Words
            text={offer}
            {...pieceBeside(offer.plain, code.plain)}
            size={middle}
            color={palette.onSurface}
            weight={700}
            lineHeight={props.lineHeights.body - 0.1}
            style={{ maxWidth: '100%', textWrap: 'balance' }}
          />
        )}
        {code ? (
          <Figure
            props={props}
            text={code}
            most={Math.min(1.9 * large, 0.6 * upper.height)}
            width={upper.width}
            color={palette.onSurface}
          />
        ) : (
          offer && (
            <Words
              text={offer}
              size={inBox(offer.plain, {
                ...{ width: 0.96 * upper.width, height: 0.92 * upper.height, lineHeight },
                ...{
                  most: (props.fitted.figures ?? 1) * 0.8 * upper.height,
                  least: middle,
                  family: offer.families[0] ?? '',
                },
              })}
              color={palette.onSurface}
              weight={800}
              lineHeight={lineHeight}
              style={{ maxWidth: '100%', textWrap: 'balance' }}
            />
          )
        )}
      </Region>
      <Region
        canvas={canvas}
        box={stub}
        style={{ alignItems: 'flex-start', justifyContent: 'center', gap: 1.2 * u }}
      >
        <Fact props={props} text={condition} size={small} color={palette.onSurface} />
        <AccentButton {...props} width={inner.width} />
      </Region>
    </Sheet>
  );
}

/** What an offer says beside its code. It stands over the code, which is the largest thing on the ticket. */
function pieceBeside(offer: string, code: string): { piece?: string } {
  const piece = offer.replace(code, ' ').replace(/\s+/gu, ' ').trim();
  return offer.includes(code) && /^[\p{L}\p{N}].*[\p{L}\p{N}%]$/u.test(piece) ? { piece } : {};
}

/** Two bites at the edges and a dotted line between them. */
function Perforation({
  props,
  ticket,
  color,
  line,
}: {
  props: ViewProps;
  ticket: Box;
  color: string;
  line: string;
}) {
  const { u } = props.canvas;
  const y = ticket.y + torn * ticket.height;
  const r = 2.2 * u;
  return (
    <>
      <Patch
        props={props}
        box={{
          x: ticket.x + 0.8 * r,
          y: y - 0.15 * u,
          width: ticket.width - 1.6 * r,
          height: Math.max(2, 0.3 * u),
        }}
        color={line}
        style={{
          background: `repeating-linear-gradient(to right, ${line} 0px, ${line} ${1.2 * u}px, transparent ${1.2 * u}px, transparent ${2.2 * u}px)`,
        }}
      />
      {[ticket.x - r, ticket.x + ticket.width - r].map((x) => (
        <Patch
          key={x}
          props={props}
          box={{ x, y: y - r, width: 2 * r, height: 2 * r }}
          color={color}
          radius={r}
        />
      ))}
    </>
  );
}
