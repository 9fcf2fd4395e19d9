import { Drawing, within } from './art.tsx';
import { Brand } from './kit/brand.tsx';
import { detailsOf, Fact, inkOn, Patch, sizesOf, smallInkOn, toneOf, WordHead } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { Subline } from './kit/subline.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Stack } from './stack.tsx';

/** The thing in the middle with fine lines to what it has. */
export const features: Layout = {
  name: 'features',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: artOf(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 8.5 : 10, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function artOf({ width, height, shape }: Canvas): Box {
  if (shape === 'wide') {
    const side = 0.5 * height;
    return { x: 0.415 * width, y: 0.5 * (height - side), width: side, height: side };
  }
  const side = (shape === 'tall' ? 0.5 : 0.4) * width;
  return {
    x: 0.5 * (width - side),
    y: (shape === 'tall' ? 0.36 : 0.37) * height,
    width: side,
    height: side,
  };
}

/** Where rows start, in shares of the thing's height: over and under the mark of free ads. */
const rowsAt = { wide: [], square: [-0.08, 0.42], tall: [-0.02, 0.54] };

/** Boxes for the facts: in wide pictures a column at the far side, else two at each side of the thing. */
function placesOf(canvas: Canvas, stage: Box, count: number): { box: Box; end: boolean }[] {
  const { width, height, margin, shape } = canvas;
  if (shape === 'wide') {
    const x = stage.x + stage.width + 0.4 * margin;
    const step = (height - 2 * margin) / count;
    return Array.from({ length: count }, (_, index) => ({
      box: { x, y: margin + index * step, width: width - margin - x, height: step },
      end: false,
    }));
  }
  const side = stage.x - 1.15 * margin;
  return Array.from({ length: count }, (_, index) => {
    const end = index % 2 === 1;
    const row = Math.floor(index / 2);
    return {
      box: {
        x: end ? width - 0.8 * margin - side : 0.8 * margin,
        y: stage.y + (rowsAt[shape][row] ?? 0) * stage.height,
        width: side,
        height: 0.32 * stage.height,
      },
      end,
    };
  });
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const wide = shape === 'wide';
  const { small } = sizesOf(props);
  const { stage } = plan;
  const ground = palette.background;
  const facts = detailsOf(props, 'tick', 'fact').slice(0, wide ? 3 : 4);
  const ink = smallInkOn(ground, palette.onBackground);
  const line = Math.max(2, Math.round(0.22 * u));
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Patch props={props} box={within(stage, 1)} color={toneOf(ground, 0.07)} radius={stage.width} />
      <Drawing props={props} box={fitThing(props, stage, { share: 0.92, at: [0.5, 0.5] })} main />
      {placesOf(canvas, stage, facts.length).map(({ box, end }, index) => {
        const text = facts[index];
        return text ? (
          <Region
            key={text.plain}
            canvas={canvas}
            box={box}
            style={{ justifyContent: 'center', alignItems: end ? 'flex-end' : 'flex-start', gap: 0.6 * u }}
          >
            <div
              style={{
                display: 'block',
                width: 4 * u,
                height: line,
                background: palette.accent,
                flexShrink: 0,
              }}
            />
            <Fact
              props={props}
              text={text}
              size={Math.round(1.12 * small)}
              color={ink}
              weight={700}
              style={end ? { textAlign: 'end' } : {}}
            />
          </Region>
        ) : null;
      })}
      {wide ? (
        <Region
          canvas={canvas}
          box={{ x: margin, y: margin, width: 0.42 * width - margin, height: height - 2 * margin }}
          style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 * u }}
        >
          <WordHeadInner {...props} />
          <CallToAction {...props} fill={palette.accent} color={inkOn(palette.accent, palette.onAccent)} />
        </Region>
      ) : (
        <>
          <WordHead
            {...props}
            box={{ x: margin, y: margin, width: width - 2 * margin, height: stage.y - 1.4 * margin }}
            ink={inkOn(ground, palette.onBackground)}
            plain
          />
          <Region
            canvas={canvas}
            box={{
              x: margin,
              y: stage.y + stage.height + 0.5 * margin,
              width: width - 2 * margin,
              height: height - stage.y - stage.height - 1.5 * margin,
            }}
            style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 1.8 * u }}
          >
            <Subline {...props} color={inkOn(ground, palette.onBackground)} />
            <CallToAction {...props} fill={palette.accent} color={inkOn(palette.accent, palette.onAccent)} />
          </Region>
        </>
      )}
    </Sheet>
  );
}

function WordHeadInner(props: ViewProps) {
  const { palette } = props.design;
  const ink = inkOn(palette.background, palette.onBackground);
  return (
    <Stack gap={2 * props.canvas.u}>
      <Brand {...props} color={ink} ground={palette.background} mark={palette.accent} />
      <Headline {...props} color={ink} />
      <OfferPill
        {...props}
        ink={ink}
        ground={palette.background}
        fill={palette.accent}
        color={inkOn(palette.accent, palette.onAccent)}
      />
      <Subline {...props} color={ink} />
    </Stack>
  );
}
