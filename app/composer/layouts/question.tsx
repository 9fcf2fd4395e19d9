import { Drawing, within } from './art.tsx';
import { Brand } from './kit/brand.tsx';
import { stageUnder } from './kit/closer.ts';
import { detailOf, Fact, inkOn, sizesOf, toneOf } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { Subline } from './kit/subline.tsx';
import { at, type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Stack } from './stack.tsx';

/** The question alone on colour. The answer stands by the button. */
export const question: Layout = {
  name: 'question',
  flat: true,
  drops: ['brand', 'subline'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas), stage: artOf(canvas) }),
  closer: stageUnder,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 15 : 17, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function artOf({ width, height, margin, shape }: Canvas): Box {
  if (shape === 'wide')
    return {
      x: 0.56 * width,
      y: 0.36 * height,
      width: 0.44 * width - margin,
      height: 0.64 * height - margin,
    };
  if (shape === 'tall')
    return { x: 0.3 * width, y: 0.46 * height, width: 0.7 * width - 0.7 * margin, height: 0.3 * height };
  return {
    x: 0.53 * width,
    y: 0.5 * height,
    width: 0.47 * width - 0.7 * margin,
    height: 0.5 * height - margin,
  };
}

function headOf({ width, height, margin, shape }: Canvas): Box {
  return {
    x: margin,
    y: margin,
    width: (shape === 'wide' ? 0.94 : 1) * width - 2 * margin,
    height: (shape === 'wide' ? 0.46 : shape === 'tall' ? 0.5 : 0.48) * height - margin,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const { middle } = sizesOf(props);
  const ground = palette.accent;
  const ink = inkOn(ground, palette.onAccent);
  const wide = shape === 'wide';
  const answer = detailOf(props, 'answer');
  const head = headOf(canvas);
  const foot = {
    x: margin,
    y: (shape === 'tall' ? 0.76 : wide ? 0.48 : 0.56) * height,
    width: (shape === 'tall' ? 0.94 : wide ? 0.52 : 0.53) * width - margin,
    height: (shape === 'tall' ? 0.24 : wide ? 0.52 : 0.44) * height - margin,
  };
  const disc = within(plan.stage, shape === 'tall' ? 1 : 1.5, [0.5, 0.5]);
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      {props.art.length > 0 ? (
        <div
          style={{
            ...at(disc, canvas),
            display: 'block',
            borderRadius: disc.width,
            background: toneOf(ground, 0.07),
          }}
        />
      ) : null}
      <Drawing props={props} box={fitThing(props, plan.stage, { share: 0.98, at: [1, 1] })} main />
      <Region canvas={canvas} box={head} style={{ alignItems: 'flex-start', gap: 2 * u }}>
        <Brand {...props} color={ink} ground={ground} mark={palette.surface} />
        <Headline {...props} color={ink} />
        <OfferPill {...props} ink={ink} ground={ground} fill={palette.surface} color={palette.onSurface} />
      </Region>
      <Region
        canvas={canvas}
        box={foot}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 2 * u }}
      >
        <Stack gap={2 * u}>
          {answer ? (
            <Fact
              props={props}
              text={answer}
              size={middle}
              color={ink}
              weight={600}
              style={{ maxWidth: foot.width }}
            />
          ) : (
            <Subline {...props} color={ink} style={{ maxWidth: foot.width }} />
          )}
          <CallToAction {...props} fill={palette.surface} color={palette.onSurface} />
        </Stack>
      </Region>
    </Sheet>
  );
}
