import { Drawing } from './art.tsx';
import { GroundWords } from './kit/ground-words.tsx';
import { detailOf, Fact, Figure, inkOn, sizesOf, standOut } from './kit/kit.tsx';
import { withoutNumber } from './kit/listed.ts';
import { Fill, Region, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** One number over the whole width, its meaning in a line. */
export const bigNumber: Layout = {
  name: 'big-number',
  flat: true,
  drops: ['subline', 'brand'],
  besides: withoutNumber,
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: artOf(canvas) }),
  // The number is the headline; these words come second.
  headline: (canvas) => {
    const bounds = boundsFor(canvas, canvas.shape === 'wide' ? 8 : 9, 3);
    return { ...bounds, smallest: 0.72 * bounds.smallest };
  },
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });
/** Where the number and its meaning end. */
const edgeOf = ({ height, shape }: Canvas) => Math.round((shape === 'wide' ? 0.47 : 0.45) * height);

function artOf(canvas: Canvas): Box {
  const { width, height, margin, shape } = canvas;
  const edge = edgeOf(canvas);
  if (shape === 'wide')
    return { x: 0.64 * width, y: edge, width: 0.36 * width - margin, height: height - margin - edge };
  if (shape === 'tall')
    return { x: 0.42 * width, y: 0.28 * height, width: 0.58 * width - 0.6 * margin, height: 0.27 * height };
  return {
    x: 0.56 * width,
    y: 0.4 * height,
    width: 0.44 * width - 0.6 * margin,
    height: 0.6 * height - margin,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const { middle } = sizesOf(props);
  const number = detailOf(props, 'number');
  const edge = edgeOf(canvas);
  const ground = palette.background;
  const ink = inkOn(ground, palette.onBackground);
  const room = { x: margin, y: margin * 0.8, width: width - 2 * margin, height: edge - margin };
  const words =
    (shape === 'wide' ? 0.62 : shape === 'square' && props.art.length > 0 ? 0.6 : 0.94) * width - margin;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Drawing props={props} box={fitThing(props, plan.stage, { at: [1, 1] })} main />
      <Region
        canvas={canvas}
        box={room}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-start', gap: 0.4 * u }}
      >
        {number && (
          <Figure
            props={props}
            text={number}
            most={0.74 * room.height - 1.6 * middle}
            width={room.width}
            color={standOut(palette.accent, ground, ink)}
          />
        )}
        <Fact props={props} text={detailOf(props, 'meaning')} size={middle} color={ink} weight={700} />
      </Region>
      <GroundWords
        {...props}
        box={{ x: margin, y: 0.525 * height, width: words, height: 0.475 * height - margin }}
        justify="flex-end"
      />
    </Sheet>
  );
}
