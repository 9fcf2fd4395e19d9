import { Brand } from './kit/brand.tsx';
import { CallToAction, Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import { type Canvas, columnFor, isLying, type Layout, leading, type ViewProps } from './layout.ts';
import { OfferFigure } from './offer.tsx';
import { hasRoundOffer, OfferRound, roundOfferWidth } from './offer-round.tsx';
import { Product } from './product.tsx';

/** A flat panel of words against a scene, side by side or one over the other. */
export const split: Layout = { name: 'split', yields: true, plan, headline, View };

function isStacked(canvas: Canvas): boolean {
  return isLying(canvas) || (canvas.shape === 'tall' && !columnFor(canvas));
}

function plan(canvas: Canvas) {
  const { width, height, shape, margin, product } = canvas;
  const wordy = canvas.wordy || canvas.bold;
  const edge = (shape === 'wide' ? 0.5 : 0.54) + (wordy ? 0.05 : 0);
  const scene = isStacked(canvas)
    ? {
        x: 0,
        y: 0,
        width,
        height: Math.round(((wordy ? 0.38 : 0.46) - (canvas.wordy && canvas.bold ? 0.06 : 0)) * height),
      }
    : {
        x: Math.round(edge * width),
        y: 0,
        width: Math.ceil((1 - edge) * width),
        height,
      };
  const pad = product === undefined ? margin : 0.75 * margin;
  const stage = {
    x: scene.x + pad,
    y: scene.y + pad,
    width: scene.width - 2 * pad,
    height: scene.height - 2 * pad,
  };
  return { scene, quiet: undefined, stage };
}

function headline(canvas: Canvas) {
  const { shape, bold } = canvas;
  return leading(canvas, { largest: bold ? 12 : shape === 'tall' ? 10.5 : 9.6, smallest: 3.3, lines: 7 });
}

function View(props: ViewProps) {
  const {
    canvas,
    design,
    copy,
    plan: { scene },
  } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  const tall = isStacked(canvas);
  const panel = tall
    ? { x: 0, y: scene.height, width, height: height - scene.height }
    : { x: 0, y: 0, width: scene.x, height };
  const inner = {
    x: margin,
    y: panel.y + margin,
    width: panel.width - margin * 1.9,
    height: panel.height - 2 * margin,
  };
  const round = hasRoundOffer(props);
  // Without a brand at the other end, the words are one block: the empty room is in one piece, not in their middle.
  const isModern = canvas.least > 0;
  const d = roundOfferWidth(props);
  const badge = { x: width - margin * 0.8 - d, y: margin * 0.8, width: d, height: d };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={panel} color={palette.surface} />
      <Product {...props} />
      {round && (
        <OfferRound {...props} box={badge} burst={false} fill={palette.accent} color={palette.onAccent} />
      )}
      <Region
        canvas={canvas}
        box={inner}
        style={{
          alignItems: 'flex-start',
          justifyContent: isModern && !canvas.branded ? 'center' : 'space-between',
          gap: (isModern && !canvas.wordy ? 3.4 : 2.4) * u,
        }}
      >
        {isModern && !canvas.branded ? null : (
          <div style={{ display: 'flex', flexShrink: 0 }}>
            <Brand {...props} color={palette.onSurface} ground={palette.surface} mark={palette.accent} />
          </div>
        )}
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            flexShrink: 0,
            gap: (canvas.wordy ? 1.8 : 2.6) * u,
          }}
        >
          {copy.offer && !round ? (
            <OfferFigure
              {...props}
              color={palette.onSurface}
              rule={palette.accent}
              ground={palette.surface}
            />
          ) : (
            <div
              style={{
                display: 'block',
                width: 7 * u,
                height: Math.max(3, 0.55 * u),
                background: palette.accent,
              }}
            />
          )}
          <Headline {...props} color={palette.onSurface} />
          <Subline {...props} color={palette.onSurface} room={inner.width} />
        </div>
        <CallToAction
          {...props}
          fill={palette.accent}
          color={palette.onAccent}
          style={canvas.least > 0 ? { maxWidth: inner.width } : {}}
        />
      </Region>
    </Sheet>
  );
}
