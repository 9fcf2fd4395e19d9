import type { Canvas, Layout, ViewProps } from './layout.ts';
import { isLong, isRoundOffer, OfferPill, OfferRound } from './offer.tsx';
import { Brand, CallToAction, Headline, Product, Region, Scrim, Sheet, Subline } from './parts.tsx';

/** Scene over the whole ad, words along the bottom edge, offer in the upper corner. */
export const heroBottom: Layout = { name: 'hero-bottom', plan, headline, View };

function plan({ width, height, margin, shape }: Canvas) {
  const edge = (shape === 'tall' ? 0.52 : 0.46) * height;
  return {
    scene: { x: 0, y: 0, width, height },
    quiet: { x: 0, y: edge, width, height: height - edge },
    stage: { x: 0.2 * width, y: margin * 1.6, width: 0.6 * width, height: edge - margin * 1.8 },
  };
}

function headline({ shape }: Canvas) {
  return { largest: shape === 'wide' ? 11 : 12, smallest: 3.5, lines: shape === 'tall' ? 5 : 3 };
}

function View(props: ViewProps) {
  const {
    canvas,
    design,
    copy,
    plan: { quiet },
  } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const round = isRoundOffer(copy.offer);
  const badge = { x: width - margin - 21 * u, y: margin, width: 21 * u, height: 21 * u };
  const top = quiet?.y ?? 0;
  const box = { x: margin, y: top + u, width: width - 2 * margin, height: height - top - u - margin };
  const fade = { x: 0, y: top - 0.16 * height, width, height: height - top + 0.16 * height };
  const stacked = shape === 'tall' || (shape === 'square' && isLong(copy.callToAction, 20));
  return (
    <Sheet canvas={canvas}>
      <Scrim
        canvas={canvas}
        box={{ x: 0, y: 0, width, height: 0.24 * height }}
        to="to bottom"
        color={palette.background}
        strength={0.7 * props.cover}
      />
      <Scrim
        canvas={canvas}
        box={fade}
        to="to top"
        color={palette.background}
        strength={0.96 * props.cover}
        hold={0.5}
      />
      <Product {...props} />
      <Region
        canvas={canvas}
        box={{ x: margin, y: margin, width: width - 2 * margin - (round ? 24 * u : 0), height: 9 * u }}
        style={{ alignItems: 'flex-start' }}
      >
        <Brand {...props} color={palette.onBackground} mark={palette.accent} />
      </Region>
      {round && (
        <OfferRound {...props} box={badge} burst={false} fill={palette.accent} color={palette.onAccent} />
      )}
      <Region
        canvas={canvas}
        box={box}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 2.9 * u }}
      >
        {!round && <OfferPill {...props} fill={palette.accent} color={palette.onAccent} />}
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
          {copy.subline && (
            <div
              style={{
                display: 'flex',
                flexGrow: 1,
                flexBasis: 0,
                ...(stacked ? { flexBasis: 'auto' } : {}),
              }}
            >
              <Subline {...props} color={palette.onBackground} style={{ flexShrink: 1, maxWidth: 66 * u }} />
            </div>
          )}
          <CallToAction {...props} fill={palette.accent} color={palette.onAccent} />
        </div>
      </Region>
    </Sheet>
  );
}
