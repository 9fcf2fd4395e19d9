import { setWidth } from '../brief/text/segments.ts';
import { Brand } from './kit/brand.tsx';
import { closerBy, isFlat, isSlim, shareOver } from './kit/closer.ts';
import { BrandVeil, CallToAction, Headline, Region, Scrim, Sheet } from './kit/parts.tsx';
import { hasSubline, Subline } from './kit/subline.tsx';
import { type Canvas, columnFor, type Layout, leading, towards, type ViewProps, wordsEnd } from './layout.ts';
import { isLong, OfferPill } from './offer.tsx';
import { hasRoundOffer, OfferRound, roundOfferWidth } from './offer-round.tsx';
import { Product } from './product.tsx';
import { Stack } from './stack.tsx';

/**
 * Scene over the whole ad, words along the bottom edge, offer in the upper corner. What a studio shows stands before
 * them where the picture is wide: over them it would be small.
 */
export const heroBottom: Layout = {
  name: 'hero-bottom',
  yields: true,
  plan,
  closer: closerBy(-3),
  headline,
  View,
};

/** Whether words and subject stand side by side. */
const isBeside = (canvas: Canvas) =>
  canvas.staged !== undefined && (canvas.shape === 'wide' || isSlim(canvas));

function plan(canvas: Canvas) {
  const { width, height, margin, shape, u, bold } = canvas;
  if (isBeside(canvas)) {
    const part = shape === 'square' ? 0.41 : isFlat(canvas) && !canvas.dense ? 0.52 : 0.48;
    const edge = (bold ? Math.min(part, 0.43) : part) * width;
    const stage = { x: margin, y: margin, width: edge - margin, height: height - 2 * margin };
    return {
      scene: { x: 0, y: 0, width, height },
      quiet: { x: edge, y: 0, width: width - edge, height },
      stage,
    };
  }
  const edge = (shape === 'tall' ? 0.52 : shareOver(canvas, 0.46)) * height;
  return {
    scene: { x: 0, y: 0, width, height },
    quiet: { x: 0, y: edge, width, height: height - edge },
    stage: columnFor(canvas) ?? {
      x: 0.16 * width,
      y: margin + 5.4 * u,
      width: 0.68 * width,
      height: edge - margin - 5.4 * u,
    },
  };
}

function headline(canvas: Canvas) {
  const { shape } = canvas;
  return leading(canvas, {
    largest: shape === 'wide' ? 11 : 12,
    smallest: 3.5,
    lines: shape === 'tall' || isBeside(canvas) ? 5 : 3,
  });
}

function View(props: ViewProps) {
  return isBeside(props.canvas) ? <Beside {...props} /> : <Under {...props} />;
}

/** The subject at the start of the line, the words at the foot of the other half. */
function Beside(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  const left = props.plan.quiet?.x ?? 0;
  const ink = palette.onBackground;
  const column = { x: left + u, y: margin, width: width - left - u - margin, height: height - 2 * margin };
  return (
    <Sheet canvas={canvas}>
      <Scrim
        canvas={canvas}
        box={{ x: left - 0.14 * width, y: 0, width: width - left + 0.14 * width, height }}
        to={towards('start', canvas)}
        color={palette.background}
        strength={1.25 * props.cover}
        hold={0.3}
      />
      <Region
        canvas={canvas}
        box={column}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2.6 * u }}
      >
        <div style={{ display: 'flex', flexShrink: 0 }}>
          <Brand {...props} color={ink} ground={palette.background} mark={palette.accent} />
        </div>
        <Stack gap={2.8 * u} style={{ maxWidth: column.width }}>
          <OfferPill
            {...props}
            ink={ink}
            ground={palette.background}
            fill={palette.accent}
            color={palette.onAccent}
          />
          <Headline {...props} color={ink} />
          <Subline {...props} color={ink} style={{ maxWidth: column.width }} />
          <CallToAction
            {...props}
            fill={palette.accent}
            color={palette.onAccent}
            style={{ marginTop: 0.6 * u, maxWidth: column.width }}
          />
        </Stack>
      </Region>
    </Sheet>
  );
}

/**
 * Whether there are so many words under the headline that beside the button they would be a narrow column of many
 * lines.
 */
const wouldStandNarrow = ({ copy, facts, canvas }: ViewProps) =>
  canvas.least > 0 &&
  [copy.subline, ...facts].reduce((sum, text) => sum + setWidth(text?.plain ?? ''), 0) > 48;

function Under(props: ViewProps) {
  const {
    canvas,
    design,
    copy,
    plan: { quiet },
  } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const brand = (
    <Brand {...props} color={palette.onBackground} ground={palette.background} mark={palette.accent} />
  );
  const button = <CallToAction {...props} fill={palette.accent} color={palette.onAccent} />;
  // Nothing stands over what a studio shows. There the brand stands with the words.
  const isOverScene = canvas.staged === undefined;
  const sign = !isOverScene && canvas.branded ? brand : null;
  const round = hasRoundOffer(props);
  const inner = wordsEnd(canvas) - margin;
  const d = roundOfferWidth(props);
  const badge = { x: width - margin - d, y: margin, width: d, height: d };
  const top = quiet?.y ?? 0;
  const box = { x: margin, y: top + u, width: inner, height: height - top - u - margin };
  const fade = { x: 0, y: top - 0.16 * height, width, height: height - top + 0.16 * height };
  const isCrowded = shape === 'square' && (isLong(copy.callToAction, 20) || wouldStandNarrow(props));
  const stacked = shape === 'tall' || inner < 62 * u || isCrowded;
  return (
    <Sheet canvas={canvas}>
      {isOverScene && <BrandVeil {...props} depth={0.24} strength={0.7} />}
      <Scrim
        canvas={canvas}
        box={fade}
        to="to top"
        color={palette.background}
        strength={0.96 * props.cover}
        hold={0.5}
      />
      <Product {...props} />
      {isOverScene && (
        <Region
          canvas={canvas}
          box={{ x: margin, y: margin, width: inner - (round ? d + 3 * u : 0), height: 10 * u }}
          style={{ alignItems: 'flex-start' }}
        >
          {brand}
        </Region>
      )}
      {round && (
        <OfferRound {...props} box={badge} burst={false} fill={palette.accent} color={palette.onAccent} />
      )}
      <Region
        canvas={canvas}
        box={box}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 2.9 * u }}
      >
        {sign}
        {!round && (
          <OfferPill
            {...props}
            ink={palette.onBackground}
            ground={palette.background}
            fill={palette.accent}
            color={palette.onAccent}
          />
        )}
        <Headline {...props} color={palette.onBackground} />
        <div
          style={{
            display: 'flex',
            flexDirection: stacked ? 'column' : 'row',
            alignItems: stacked ? 'flex-start' : 'flex-end',
            justifyContent: 'space-between',
            flexShrink: 0,
            width: box.width,
            gap: 3.4 * u,
          }}
        >
          {hasSubline(props) && (
            <div
              style={{
                display: 'flex',
                flexGrow: 1,
                flexBasis: 0,
                ...(stacked ? { flexBasis: 'auto' } : {}),
              }}
            >
              <Subline
                {...props}
                color={palette.onBackground}
                style={{ flexShrink: 1, maxWidth: Math.min((isCrowded ? 88 : 66) * u, box.width) }}
              />
            </div>
          )}
          {button}
        </div>
      </Region>
    </Sheet>
  );
}
