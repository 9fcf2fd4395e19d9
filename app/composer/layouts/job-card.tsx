import { Drawing } from './art.tsx';
import { Behind } from './kit/behind.tsx';
import { Brand } from './kit/brand.tsx';
import { stageUnder } from './kit/closer.ts';
import { unsaid, withHour } from './kit/facts-under.ts';
import { AccentButton, FootFact, footSize } from './kit/ground-words.tsx';
import { detailsOf, inkOn, Patch, rowWidth, sizesOf } from './kit/kit.tsx';
import { Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { fitThing, seenIn } from './kit/standing.ts';
import { Subline } from './kit/subline.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type SetText, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Stack } from './stack.tsx';

/** The role huge on a card, a few facts with marks, and where to apply. */
export const jobCard: Layout = {
  name: 'job-card',
  flat: true,
  yields: true,
  drops: ['subline', 'brand'],
  prints: ['place', 'time', 'price', 'date'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas), stage: artOf(canvas) }),
  closer: stageUnder,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 12, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function artOf(canvas: Canvas): Box {
  const { width, height, margin, shape } = canvas;
  const card = 0.6 * margin;
  if (shape === 'wide')
    return { x: 0.5 * width, y: card, width: 0.5 * width - card, height: height - 2 * card };
  // In a square the facts stand beside the thing, in a tall picture under it.
  const [left, foot] = shape === 'tall' ? [0.3, 0.82 * height] : [0.48, height - card];
  const top = headShare(canvas);
  return { x: left * width, y: top * height, width: (1 - left) * width - card, height: foot - top * height };
}

/** The share of the height that role, pay and sub-line may take. */
const headShare = ({ dense, bold, shape }: Canvas): number =>
  dense || bold ? (shape === 'tall' ? 0.48 : 0.54) : 0.42;

/** What stands over the thing, which begins where the words end; beside it they have a column of their own. */
function headOf(canvas: Canvas): Box | undefined {
  const { width, height, margin, shape } = canvas;
  if (shape === 'wide') return undefined;
  return {
    x: 1.5 * margin,
    y: 1.4 * margin,
    width: width - 3 * margin,
    height: headShare(canvas) * height - 1.4 * margin,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const wide = shape === 'wide';
  const stated = detailsOf(props, 'date', 'time', 'place', 'price', 'fact', 'tick');
  const card = {
    x: 0.6 * margin,
    y: 0.6 * margin,
    width: width - 1.2 * margin,
    height: height - 1.2 * margin,
  };
  // With nothing to show the words have the whole card.
  const halved = wide && props.art.length > 0;
  const inner = (halved ? 0.455 : 1) * width - (halved ? 1.5 : 3) * margin;
  const held = wide ? inner : 0.44 * width;
  const facts = withHour(unsaid(props.copy, stated), (row) => rowWidth(row, footSize(props)) < held);
  // Without facts the button ends the column of the words, which have all of it.
  const isColumn = wide && facts.length === 0;
  const headHeight = wide ? 0.6 : headShare(canvas);
  const foot = {
    x: 1.5 * margin,
    y: (wide ? headHeight : 0.56) * height,
    width: wide ? inner : width - 3 * margin,
    height: (wide ? 1 - headHeight : 0.44) * height - 1.5 * margin,
  };
  const ground = palette.surface;
  const ink = inkOn(ground, palette.onSurface);
  const left = 1.5 * margin;
  const { stage } = plan;
  const picture = fitThing(
    props,
    { ...stage, width: stage.width - 0.7 * margin, height: stage.height - 0.5 * margin },
    { share: 0.94, at: [0.6, 1] },
  );
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.accent} />
      <Patch props={props} box={card} color={ground} radius={2.4 * u} />
      {props.art.length > 0 ? (
        <Behind
          props={props}
          zone={wide ? card : { ...card, y: stage.y, height: card.y + card.height - stage.y }}
          thing={seenIn(props, picture)}
          ground={ground}
          radius={2.4 * u}
        />
      ) : null}
      <Drawing props={props} box={picture} main grounded />
      <Region
        canvas={canvas}
        box={{
          x: left,
          y: 1.4 * margin,
          width: inner,
          height: isColumn ? height - 2.9 * margin : headHeight * height - 1.4 * margin,
        }}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.8 * u }}
      >
        <Stack gap={1.8 * u}>
          <Brand {...props} color={palette.onSurface} ground={ground} mark={palette.accent} />
          <Headline {...props} color={ink} />
          <OfferPill
            {...props}
            ink={ink}
            ground={ground}
            fill={palette.accent}
            color={inkOn(palette.accent, palette.onAccent)}
          />
          <Subline {...props} color={ink} style={{ maxWidth: inner }} />
        </Stack>
        {isColumn ? <AccentButton {...props} width={inner} /> : null}
      </Region>
      {isColumn ? null : <Foot {...props} rows={facts.slice(0, wide ? 2 : 3)} box={foot} />}
    </Sheet>
  );
}

/** The facts with marks, and the button. */
function Foot(props: ViewProps & { rows: SetText[][]; box: Box }) {
  const { canvas, design, rows, box } = props;
  const { palette } = design;
  const { u } = canvas;
  const { middle } = sizesOf(props);
  const dot = 0.34 * middle;
  return (
    <Region
      canvas={canvas}
      box={box}
      style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 2.2 * u }}
    >
      <Stack gap={1.1 * u}>
        {rows.map((row) => (
          <Stack key={row[0]?.plain} row gap={0.5 * middle} align="center">
            <div
              style={{
                display: 'block',
                flexShrink: 0,
                width: dot,
                height: dot,
                background: palette.accent,
                borderRadius: middle,
              }}
            />
            <Stack row gap={0.3 * middle} style={{ flexShrink: 1 }}>
              {row.map((text) => (
                <FootFact
                  key={text.role}
                  props={props}
                  text={text}
                  ground={palette.surface}
                  given={palette.onSurface}
                />
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
      <AccentButton {...props} width={box.width} />
    </Region>
  );
}
