import { Brand } from './kit/brand.tsx';
import { CallToAction, Fill, Headline, Region, Scrim, Sheet } from './kit/parts.tsx';
import { hasSubline, Subline } from './kit/subline.tsx';
import { type Canvas, columnFor, type Layout, leading, type ViewProps, wordsEnd } from './layout.ts';
import { isLong, OfferPill } from './offer.tsx';
import { hasRoundOffer, OfferRound, roundOfferWidth } from './offer-round.tsx';
import { Product } from './product.tsx';

/** Type as the picture: the headline as large as the width allows, the rest on one line at the foot. */
export const poster: Layout = { name: 'poster', plan, headline, View };

function plan(canvas: Canvas) {
  const { least, width, height, shape, u } = canvas;
  const edge = (shape === 'wide' ? 0.5 : 0.46) * height;
  const foot = Math.round((shape === 'tall' ? 0.8 : shape === 'wide' && least > 0 ? 0.78 : 0.82) * height);
  const column = columnFor(canvas);
  return {
    scene: { x: 0, y: 0, width, height: foot },
    quiet: { x: 0, y: 0, width, height: edge },
    stage: column ?? {
      x: 0.14 * width,
      y: edge + 1.6 * u,
      width: 0.72 * width,
      height: foot - edge - 1.6 * u,
    },
  };
}

function headline(canvas: Canvas) {
  const { shape } = canvas;
  return leading(canvas, { largest: shape === 'wide' ? 19 : 21, smallest: 3.8, lines: 5 });
}

function View(props: ViewProps) {
  const { canvas, design, copy, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const inner = wordsEnd(canvas) - margin;
  const top = plan.quiet?.height ?? height / 2;
  const foot = plan.scene.height;
  const round = hasRoundOffer(props);
  const d = roundOfferWidth(props);
  const stacked =
    shape === 'tall' || (shape === 'square' && (inner < 62 * u || isLong(copy.callToAction, 20)));
  const footHeight = height - foot - margin * 0.8;
  const badge = {
    x: width - margin - d,
    y: foot - d - 1.4 * u,
    width: d,
    height: d,
  };
  const head = { x: margin, y: margin, width: inner, height: top + u - margin };
  return (
    <Sheet canvas={canvas}>
      <Scrim
        canvas={canvas}
        box={{ x: 0, y: 0, width, height: top * 1.25 }}
        to="to bottom"
        color={palette.background}
        strength={0.86 * props.cover}
        hold={0.5}
      />
      <Scrim
        canvas={canvas}
        box={{ x: 0, y: 0.84 * foot, width, height: 0.16 * foot + 1 }}
        to="to top"
        color={palette.background}
        strength={1}
      />
      <Fill
        canvas={canvas}
        box={{ x: 0, y: foot, width, height: height - foot }}
        color={palette.background}
      />
      <Product {...props} />
      <Region canvas={canvas} box={head} style={{ alignItems: 'flex-start', gap: 2.6 * u }}>
        <div
          style={{
            display: 'flex',
            flexDirection: inner < 58 * u ? 'column' : 'row',
            alignItems: inner < 58 * u ? 'flex-start' : 'center',
            justifyContent: 'space-between',
            flexShrink: 0,
            width: inner,
            gap: 2.4 * u,
          }}
        >
          <Brand {...props} color={palette.onBackground} ground={palette.background} mark={palette.accent} />
          {!round && (
            <OfferPill
              {...props}
              ink={palette.onBackground}
              ground={palette.background}
              fill={palette.accent}
              color={palette.onAccent}
            />
          )}
        </div>
        <Headline {...props} color={palette.onBackground} />
      </Region>
      {round && <OfferRound {...props} box={badge} burst fill={palette.accent} color={palette.onAccent} />}
      <Region
        canvas={canvas}
        box={{ x: margin, y: foot + margin * 0.1, width: inner, height: footHeight }}
        style={{ alignItems: 'flex-start', justifyContent: 'center' }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: stacked ? 'column' : 'row',
            alignItems: stacked ? 'flex-start' : 'center',
            justifyContent: 'space-between',
            flexShrink: 0,
            width: inner,
            gap: stacked ? 2.4 * u : 4 * u,
          }}
        >
          {hasSubline(props) && (
            <div style={{ display: 'flex', flexGrow: 1, flexBasis: stacked ? 'auto' : 0 }}>
              <Subline
                {...props}
                color={palette.onBackground}
                size={2.8}
                style={{ flexShrink: 1, maxWidth: Math.min(70 * u, inner) }}
              />
            </div>
          )}
          <CallToAction {...props} fill={palette.accent} color={palette.onAccent} />
        </div>
      </Region>
    </Sheet>
  );
}
