import { Drawing } from './art.tsx';
import { stageBetween } from './kit/closer.ts';
import { unsaid } from './kit/facts-under.ts';
import {
  detailOf,
  detailsOf,
  Fact,
  Figure,
  inkOn,
  sizesOf,
  standOut,
  toneOf,
  WordColumn,
  WordHead,
} from './kit/kit.tsx';
import { listOf, withoutListed } from './kit/listed.ts';
import { CallToAction, Fill, Region, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import {
  type Box,
  boundsFor,
  type Canvas,
  type Layout,
  type SetCopy,
  type SetText,
  type ViewProps,
} from './layout.ts';
import { Stack } from './stack.tsx';

/** The price is the picture: half the height where there is room, what it buys above it. */
export const heroPrice: Layout = {
  name: 'hero-price',
  flat: true,
  drops: ['subline', 'brand'],
  besides: withoutSaid,
  prints: ['price', 'listed', 'listedPrice', 'condition', 'place'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas), stage: artOf(canvas) }),
  closer: stageBetween,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 8.5 : 9.5, 3),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/**
 * Leaves out what only repeats the price, which is shown once, as a figure. The view leaves out an offer that is
 * nothing but that price.
 */
function withoutSaid(copy: SetCopy): SetCopy {
  const price = detailsOf({ copy }, 'price').slice(0, 1);
  const { offer } = copy;
  return { ...withoutListed(copy, price), ...(offer ? { offer } : {}) };
}

/** Without spaces and the full stop of a sentence. */
const bare = (text: string) => text.replace(/[\s\u200b\u2060]+|[.,]$/gu, '');

/** Where the words stand over the thing; beside it they have a column of their own. */
function headOf({ width, height, shape, margin }: Canvas): Box | undefined {
  if (shape === 'wide') return undefined;
  return { x: margin, y: margin, width: width - 2 * margin, height: 0.36 * height - margin };
}

function artOf({ width, height, shape, margin }: Canvas): Box {
  if (shape === 'wide')
    return { x: 0.49 * width, y: margin, width: 0.51 * width - 0.7 * margin, height: height - 2 * margin };
  const top = 0.33 * height;
  return {
    x: 0.36 * width,
    y: top,
    width: 0.64 * width - 0.7 * margin,
    height: (shape === 'tall' ? 0.33 : 0.29) * height,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const { large, small, middle } = sizesOf(props);
  const price = detailOf(props, 'price');
  const wide = shape === 'wide';
  // With nothing to show, the price has all the room.
  const isBare = props.art.length === 0;
  const halved = wide && !isBare;
  const room = (halved ? 0.455 : 1) * width - (halved ? 1.3 : 2) * margin;
  const ground = palette.background;
  // An offer that is the price alone is not said twice.
  const isSaid = props.copy.offer?.plain === detailOf(props, 'price')?.plain;
  const ink = inkOn(ground, palette.onBackground);
  const figure = price && (
    <Figure
      props={props}
      text={price}
      most={Math.min(
        (isBare ? 6 : 3.4) * large,
        // Tall lines take of the thing's room.
        ((wide || isBare ? 0.36 : shape === 'tall' ? 0.2 : 0.22) * height) /
          Math.max(1, props.lineHeights.headline / 1.1),
      )}
      width={room}
      color={standOut(palette.accent, ground, ink)}
    />
  );
  // What costs so much, where the brief says it beside the price.
  const [one] = listOf(props.copy);
  const thing = one && bare(one.price.plain) === bare(price?.plain ?? '') ? one.thing : undefined;
  const bought = thing && (
    <Fact
      props={props}
      text={thing}
      size={middle}
      color={palette.onBackground}
      style={wide ? { maxWidth: room } : { maxWidth: isBare ? room : plan.stage.x - margin }}
    />
  );
  // "Heels from £9" under the figure and what it buys says both again.
  const isNews = ({ plain }: SetText) => !price || !bare(plain).includes(bare(price.plain));
  const condition = (
    <Fact
      props={props}
      text={unsaid(props.copy, detailsOf(props, 'condition', 'place')).find(isNews)}
      size={small}
      color={palette.onBackground}
    />
  );
  const button = { fill: palette.accent, onFill: inkOn(palette.accent, palette.onAccent) };
  const topHeight = (wide ? height : 0.36 * height) - margin;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      {wide ? (
        <Fill
          canvas={canvas}
          box={{ x: 0.76 * width, y: 0, width: 0.24 * width, height }}
          color={toneOf(ground, 0.06)}
        />
      ) : null}
      <Drawing
        props={props}
        box={fitThing(props, plan.stage, { at: [wide ? 0.7 : 0.95, 0.5] })}
        main
        grounded
      />
      {wide ? (
        <WordColumn
          offered={isSaid}
          {...props}
          plain
          apart
          box={{ x: margin, y: margin, width: room, height: height - 2 * margin }}
          ground={ground}
          ink={ink}
          {...button}
          foot={
            <Stack gap={0.6 * u}>
              {bought}
              {figure}
              {condition}
            </Stack>
          }
        />
      ) : (
        <>
          <WordHead
            offered={isSaid}
            {...props}
            box={{ x: margin, y: margin, width: width - 2 * margin, height: topHeight }}
            ink={ink}
          />
          <Region
            canvas={canvas}
            box={{ x: margin, y: 0.56 * height, width: room, height: 0.44 * height - margin }}
            style={{
              alignItems: 'flex-start',
              justifyContent: 'flex-end',
              gap: Math.max(1.6 * u, middle * 0.5),
            }}
          >
            <Stack gap={0.4 * u}>
              {bought}
              {figure}
              {condition}
            </Stack>
            <CallToAction {...props} style={{ maxWidth: room }} fill={button.fill} color={button.onFill} />
          </Region>
        </>
      )}
    </Sheet>
  );
}
