import { Drawing } from './art.tsx';
import { Brand } from './kit/brand.tsx';
import { stageUnder } from './kit/closer.ts';
import { unsaid, withHour } from './kit/facts-under.ts';
import { AccentButton } from './kit/ground-words.tsx';
import { detailsOf, Fact, inkOn, rowWidth, sizesOf, smallInkOn, standOut } from './kit/kit.tsx';
import { Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { Subline } from './kit/subline.tsx';
import {
  type Box,
  boundsFor,
  type Canvas,
  type Layout,
  type PlacedWords,
  type Plan,
  type ViewProps,
} from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Stack } from './stack.tsx';

/** The name as wide as the poster, the facts on a ruled line at the foot. */
export const eventPoster: Layout = {
  name: 'event-poster',
  flat: true,
  drops: ['subline', 'brand'],
  prints: ['date', 'place', 'time', 'price'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas), stage: artOf(canvas) }),
  closer: stageOverFacts,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 17 : 19, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });
const headShare = { wide: 0.45, square: 0.4, tall: 0.4 };
const footShare = { wide: 0.44, square: 0.38, tall: 0.3 };

/** Where the name stands over the thing. */
function headOf({ width, height, shape, margin }: Canvas): Box {
  return { x: margin, y: margin, width: width - 2 * margin, height: headShare[shape] * height - margin };
}

function artOf({ width, height, shape, margin }: Canvas): Box {
  const top = headShare[shape] * height;
  const bottom = (1 - footShare[shape]) * height;
  if (shape === 'wide')
    return { x: 0.6 * width, y: top, width: 0.4 * width - margin, height: height - margin - top };
  return { x: margin, y: top, width: width - 2 * margin, height: bottom - top };
}

/** The thing gets all the room between the head and the rule over the facts, however few they are. */
function stageOverFacts(canvas: Canvas, plan: Plan, words: PlacedWords): Plan {
  const under = stageUnder(canvas, plan, words);
  if (canvas.shape === 'wide') return under;
  const { stage } = under;
  const half = plan.stage.y + plan.stage.height / 2;
  const tops = words.boxes.filter(({ y }) => y > half).map(({ y }) => y);
  const end = Math.min(...tops, canvas.height) - 1.8 * canvas.u - 0.5 * canvas.margin;
  return { ...under, stage: { ...stage, height: Math.max(stage.height, end - stage.y) } };
}

function View(props: ViewProps) {
  const { canvas, copy, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const ground = palette.background;
  const ink = inkOn(ground, palette.onBackground);
  const wide = shape === 'wide';
  const { middle } = sizesOf(props);
  // "14-15 June, £145 incl. lunch": what the badge says stands once, and so does what the sub-line says.
  const stated = unsaid(copy, detailsOf(props, 'date', 'time', 'place', 'price'));
  const inner = (wide ? 0.56 : 1) * width - (wide ? margin : 2 * margin);
  const large = wide && copy.subline ? middle : Math.round(1.3 * middle);
  const facts = withHour(stated, (row) => rowWidth(row, large) < inner).slice(
    0,
    (wide ? 2 : 3) - (copy.subline ? 1 : 0),
  );
  const foot = footShare[shape] * height;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Drawing
        props={props}
        box={fitThing(props, plan.stage, { share: wide ? 1 : 1.04, at: [0.97, 0.5] })}
        main
      />
      <Region
        canvas={canvas}
        box={{ x: margin, y: margin, width: width - 2 * margin, height: headShare[shape] * height - margin }}
        style={{ alignItems: 'flex-start', gap: 1.4 * u }}
      >
        <Brand {...props} color={ink} ground={ground} mark={palette.accent} />
        <Headline {...props} color={standOut(palette.accent, ground, ink)} />
        <OfferPill
          {...props}
          ink={ink}
          ground={ground}
          fill={palette.accent}
          color={inkOn(palette.accent, palette.onAccent)}
        />
      </Region>
      <Region
        canvas={canvas}
        box={{ x: margin, y: height - foot, width: inner, height: foot - margin }}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 1.8 * u }}
      >
        <div
          style={{
            display: 'block',
            width: inner,
            height: Math.max(2, 0.32 * u),
            background: ink,
            flexShrink: 0,
          }}
        />
        <Stack gap={0.5 * u} style={{ width: inner }}>
          {facts.map((row) => (
            <Stack key={row[0]?.plain} row gap={0.4 * middle} align="baseline">
              {row.map((text) => (
                <Fact
                  key={text.role}
                  props={props}
                  text={text}
                  size={row[0]?.role === 'date' ? large : middle}
                  weight={row[0]?.role === 'date' ? 800 : 600}
                  color={smallInkOn(ground, palette.onBackground)}
                />
              ))}
            </Stack>
          ))}
          <Subline
            {...props}
            color={smallInkOn(ground, palette.onBackground)}
            size={3.4}
            style={{ maxWidth: inner }}
          />
        </Stack>
        <AccentButton {...props} width={inner} />
      </Region>
    </Sheet>
  );
}
