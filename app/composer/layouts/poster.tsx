import type { Canvas, Layout, ViewProps } from './layout.ts';
import { isLong, isRoundOffer, OfferPill, OfferRound } from './offer.tsx';
import { Brand, CallToAction, Fill, Headline, Product, Region, Scrim, Sheet, Subline } from './parts.tsx';

/** Type as the picture: the headline as large as the width allows, the rest on one line at the foot. */
export const poster: Layout = { name: 'poster', plan, headline, View };

function plan({ width, height, margin, shape }: Canvas) {
  const edge = (shape === 'wide' ? 0.5 : 0.46) * height;
  const foot = Math.round((shape === 'tall' ? 0.8 : 0.82) * height);
  return {
    scene: { x: 0, y: 0, width, height: foot },
    quiet: { x: 0, y: 0, width, height: edge },
    stage: { x: 0.2 * width, y: edge, width: 0.6 * width, height: foot - edge - margin * 0.3 },
  };
}

function headline({ shape }: Canvas) {
  return { largest: shape === 'wide' ? 19 : 21, smallest: 3.8, lines: 5 };
}

function View(props: ViewProps) {
  const { canvas, design, copy, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const inner = width - 2 * margin;
  const top = plan.quiet?.height ?? height / 2;
  const foot = plan.scene.height;
  const round = isRoundOffer(copy.offer);
  const d = 21 * u;
  const stacked = shape === 'tall' || (shape === 'square' && isLong(copy.callToAction, 20));
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
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'space-between',
            flexShrink: 0,
            width: inner,
            gap: 3 * u,
          }}
        >
          <Brand {...props} color={palette.onBackground} mark={palette.accent} />
          {!round && <OfferPill {...props} fill={palette.accent} color={palette.onAccent} />}
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
          {copy.subline && (
            <div style={{ display: 'flex', flexGrow: 1, flexBasis: stacked ? 'auto' : 0 }}>
              <Subline
                {...props}
                color={palette.onBackground}
                size={2.8}
                style={{ flexShrink: 1, maxWidth: 70 * u }}
              />
            </div>
          )}
          <CallToAction {...props} fill={palette.accent} color={palette.onAccent} />
        </div>
      </Region>
    </Sheet>
  );
}
