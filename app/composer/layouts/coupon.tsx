import { Drawing, within } from './art.tsx';
import { detailOf, Fact, Figure, inkOn, Patch, Stack, sizesOf, toneOf, WordHead, zonesOf } from './kit.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { CallToAction, Fill, Region, Sheet, Words } from './parts.tsx';

/** A ticket to tear off: the offer or its code the largest thing on it, the terms on the stub. */
export const coupon: Layout = {
  name: 'coupon',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: artOf(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 9.5 : 10.5, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function ticketOf({ width, height, margin, shape }: Canvas): Box {
  if (shape === 'wide')
    return { x: 0.52 * width, y: margin, width: 0.48 * width - margin, height: height - 2 * margin };
  const top = (shape === 'tall' ? 0.55 : 0.54) * height;
  return { x: margin, y: top, width: width - 2 * margin, height: height - margin - top };
}

function artOf(canvas: Canvas): Box {
  const { width, height, margin, shape } = canvas;
  if (shape === 'wide')
    return { x: margin, y: 0.56 * height, width: 0.455 * width - margin, height: 0.44 * height - margin };
  return {
    x: 0.55 * width,
    y: 0.34 * height,
    width: 0.45 * width - margin,
    height: (shape === 'tall' ? 0.2 : 0.19) * height,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { height, margin, u, shape } = canvas;
  const wide = shape === 'wide';
  const { large, middle, small } = sizesOf(props);
  const ticket = ticketOf(canvas);
  const [code, condition] = [detailOf(props, 'code'), detailOf(props, 'condition', 'time', 'date')];
  const offer = props.copy.offer;
  const pad = 0.8 * margin;
  const inner = {
    x: ticket.x + pad,
    y: ticket.y + 0.7 * pad,
    width: ticket.width - 2 * pad,
    height: ticket.height - 1.4 * pad,
  };
  const head = {
    x: margin,
    y: margin,
    width: zonesOf(props).words.width,
    height: (wide ? 0.54 : 0.35) * height - margin,
  };
  const main = code ?? offer;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Drawing props={props} box={within(plan.stage, 0.98, [wide ? 0 : 0.9, 0.9])} turn={wide ? 0 : 8} main />
      <Patch props={props} box={ticket} color={palette.surface} radius={1.6 * u} />
      <Perforation
        props={props}
        ticket={ticket}
        color={palette.background}
        line={toneOf(palette.surface, 0.2)}
      />
      <WordHead {...props} offered box={head} ink={inkOn(palette.background, palette.onBackground)} />
      <Region
        canvas={canvas}
        box={inner}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.2 * u }}
      >
        <Stack gap={0.8 * u}>
          {code && offer && (
            <Words
              text={offer}
              size={middle}
              color={palette.onSurface}
              weight={700}
              lineHeight={props.lineHeights.body - 0.1}
              style={{ maxWidth: '100%' }}
            />
          )}
          {main &&
            (code ? (
              <Figure
                props={props}
                text={main}
                most={Math.min(1.9 * large, (wide ? 0.17 : 0.125) * height)}
                width={inner.width}
                color={palette.onSurface}
              />
            ) : (
              <Words
                text={main}
                size={Math.round(Math.min(1.25 * large, 0.13 * height))}
                color={palette.onSurface}
                weight={800}
                lineHeight={Math.max(1.05, props.lineHeights.headline)}
                style={{ maxWidth: '100%', textWrap: 'balance' }}
              />
            ))}
        </Stack>
        <Stack gap={1.4 * u}>
          <Fact props={props} text={condition} size={small} color={palette.onSurface} />
          <CallToAction
            {...props}
            style={{ maxWidth: inner.width }}
            fill={palette.accent}
            color={inkOn(palette.accent, palette.onAccent)}
          />
        </Stack>
      </Region>
    </Sheet>
  );
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
  const y = ticket.y + 0.6 * ticket.height;
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
