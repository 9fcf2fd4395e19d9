import { Brand } from './kit/brand.tsx';
import { closerBy, isSlim, shareOver } from './kit/closer.ts';
import { CallToAction, cornerOf, Headline, Region, Sheet } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import { type Canvas, columnFor, fade, type Layout, leading, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { hasRoundOffer, OfferRound, roundOfferWidth } from './offer-round.tsx';
import { Product } from './product.tsx';

/** Scene over the whole ad with a floating card of words. */
export const card: Layout = { name: 'card', yields: true, plan, closer: closerBy(2), headline, View };

/** Card and subject side by side. */
function isBeside(canvas: Canvas): boolean {
  return canvas.shape === 'wide' || columnFor(canvas) !== undefined || isSlim(canvas);
}

function plan(canvas: Canvas) {
  const { width, height, shape, margin, product, staged, dense, wordy, bold } = canvas;
  const scene = { x: 0, y: 0, width, height };
  const column = columnFor(canvas);
  if (column) return { scene, quiet: { x: 0, y: 0, width: column.x - 0.6 * margin, height }, stage: column };
  if (isBeside(canvas)) {
    const edge =
      (shape !== 'wide' ? 0.6 : staged === undefined || dense || wordy || bold ? 0.52 : 0.47) * width;
    const stage = {
      x: edge + margin / 2,
      y: margin * 1.4,
      width: width - edge - margin * 1.5,
      height: height - 2.8 * margin,
    };
    return { scene, quiet: { x: 0, y: 0, width: edge, height }, stage };
  }
  const edge = (shape === 'tall' ? 0.48 : product === undefined ? shareOver(canvas, 0.4) : 0.47) * height;
  // The card starts a little above the edge; a product keeps off it, a prop may stand behind it.
  const lap = product === undefined ? 0 : 4 * canvas.u + margin * 0.2;
  const stage = { x: 0.14 * width, y: margin, width: 0.72 * width, height: edge - margin * 1.3 - lap };
  return { scene, quiet: { x: 0, y: edge, width, height: height - edge }, stage };
}

function headline(canvas: Canvas) {
  const { shape, bold } = canvas;
  return leading(canvas, {
    largest: bold ? 12 : shape === 'wide' ? 8.8 : 8.4,
    smallest: 3.3,
    lines: isBeside(canvas) ? 6 : 4,
  });
}

function View(props: ViewProps) {
  const {
    canvas,
    design,
    plan: { quiet },
  } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  const wide = isBeside(canvas);
  const inset = margin * 0.8;
  const box = wide
    ? { x: inset, y: inset, width: (quiet?.width ?? width) - inset, height: height - 2 * inset }
    : {
        x: inset,
        y: (quiet?.y ?? 0) - 4 * u,
        width: width - 2 * inset,
        height: height - (quiet?.y ?? 0) + 4 * u - inset,
      };
  const round = hasRoundOffer(props);
  const d = roundOfferWidth(props);
  const badge = { x: width - inset - d, y: inset, width: d, height: d };
  const corner = cornerOf(props) > 2 * u ? 3.2 * u : cornerOf(props);
  return (
    <Sheet canvas={canvas}>
      <Product {...props} />
      {round && <OfferRound {...props} box={badge} burst fill={palette.accent} color={palette.onAccent} />}
      <Region
        canvas={canvas}
        box={box}
        style={{ alignItems: 'stretch', justifyContent: wide ? 'center' : 'flex-end' }}
      >
        <div
          id="card"
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'stretch',
            flexShrink: 0,
            padding: `${5 * u}px ${5.2 * u}px`,
            borderRadius: corner,
            background: palette.surface,
            boxShadow: `0 ${2 * u}px ${6 * u}px ${fade('#000000', 0.28)}`,
          }}
        >
          <div
            id="region"
            style={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              flexShrink: 0,
              gap: 2.3 * u,
            }}
          >
            <Brand
              {...props}
              color={palette.onSurface}
              ground={palette.surface}
              mark={palette.accent}
              style={{ marginBottom: 0.6 * u }}
            />
            {!round && (
              <OfferPill
                {...props}
                ink={palette.onSurface}
                ground={palette.surface}
                fill={palette.accent}
                color={palette.onAccent}
              />
            )}
            <Headline {...props} color={palette.onSurface} />
            <Subline {...props} color={palette.onSurface} size={2.8} />
            <CallToAction
              {...props}
              fill={palette.accent}
              color={palette.onAccent}
              style={{ marginTop: u }}
            />
          </div>
        </div>
      </Region>
    </Sheet>
  );
}
