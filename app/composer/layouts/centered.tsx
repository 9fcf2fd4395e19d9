import { Brand } from './kit/brand.tsx';
import { CallToAction, Fill, Headline, Region, Scrim, Sheet } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import {
  at,
  type Canvas,
  columnFor,
  fade,
  type Layout,
  leading,
  towards,
  type ViewProps,
  wordsEnd,
} from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Product } from './product.tsx';

/** Everything on the middle axis inside a fine frame. */
export const centered: Layout = { name: 'centered', plan, headline, View };

function plan(canvas: Canvas) {
  const { width, height, margin, shape, subject, product, least } = canvas;
  const column = columnFor(canvas);
  const scene = { x: 0, y: 0, width, height };
  if (column) return { scene, quiet: { x: 0, y: 0, width: wordsEnd(canvas), height }, stage: column };
  const isModern = least > 0;
  const room = product === undefined ? (isModern ? 0.76 : 0.7) : 0.6;
  const share = subject ? (shape === 'wide' ? room : isModern ? 0.66 : 0.62) : 0.9;
  const stage = {
    x: 0.14 * width,
    y: share * height + (product === undefined ? 0 : 0.4 * margin),
    width: 0.72 * width,
    height: (1 - share) * height - (product === undefined ? 1 : 1.3) * margin,
  };
  const quiet = subject
    ? { x: 0, y: 0, width, height: share * height }
    : { x: 0.08 * width, y: 0.1 * height, width: 0.84 * width, height: 0.8 * height };
  return { scene, quiet, stage };
}

function headline(canvas: Canvas) {
  const { shape } = canvas;
  return leading(canvas, { largest: shape === 'wide' ? 13 : 12, smallest: 3.4, lines: 5 });
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape, subject } = canvas;
  const whole = { x: 0, y: 0, width, height };
  const veil = Math.min(0.52 * props.cover, 0.92);
  const frame = {
    x: margin * 0.55,
    y: margin * 0.55,
    width: width - margin * 1.1,
    height: height - margin * 1.1,
  };
  const pad = margin * 1.35;
  const box = { x: pad, y: margin * 1.15, width: width - 2 * pad, height: height - margin * 2.3 };
  const column = columnFor(canvas);
  const words = plan.quiet?.height ?? height;
  const small = column
    ? { ...box, width: wordsEnd(canvas) - pad }
    : subject
      ? { ...box, height: words - box.y }
      : box;
  const reach = column
    ? { ...whole, width: wordsEnd(canvas) * 1.14 }
    : { ...whole, height: plan.stage.y * 1.12 };
  return (
    <Sheet canvas={canvas}>
      {subject ? (
        <Scrim
          canvas={canvas}
          box={reach}
          to={column ? towards('end', canvas) : 'to bottom'}
          color={palette.background}
          strength={0.9 * props.cover}
          hold={0.55}
        />
      ) : (
        <Fill canvas={canvas} box={whole} color={veilOf(canvas, palette.background, veil)} />
      )}
      {!subject && (
        <div
          style={{
            ...at(frame, canvas),
            display: 'block',
            border: `${Math.max(1, Math.round(0.16 * u))}px solid ${fade(palette.onBackground, 0.5)}`,
          }}
        />
      )}
      <Product {...props} />
      <Region canvas={canvas} box={small} style={{ alignItems: 'center', textAlign: 'center' }}>
        <Brand {...props} color={palette.onBackground} ground={palette.background} mark={palette.accent} />
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            flexGrow: 1,
            flexShrink: 0,
            justifyContent: 'center',
            gap: 2.8 * u,
            paddingTop: 3.4 * u,
            paddingBottom: subject ? 2.6 * u : 4 * u,
          }}
        >
          <OfferPill
            {...props}
            ink={palette.onBackground}
            ground={palette.background}
            fill={palette.accent}
            color={palette.onAccent}
          />
          <Headline {...props} color={palette.onBackground} align="center" />
          <Subline
            {...props}
            color={palette.onBackground}
            style={{ textAlign: 'center', maxWidth: (shape === 'wide' ? 78 : 66) * u }}
          />
          <CallToAction
            {...props}
            fill={palette.accent}
            color={palette.onAccent}
            style={{ marginTop: 1.2 * u }}
          />
        </div>
      </Region>
    </Sheet>
  );
}

/** Thickest in the middle, where the words are. */
function veilOf({ width, height, bleed, sheet }: Canvas, color: string, strength: number): string {
  const x = ((bleed.left + width / 2) / sheet.width) * 100;
  const y = ((bleed.top + height / 2) / sheet.height) * 100;
  const stops = [
    `${fade(color, strength)} 0%`,
    `${fade(color, strength * 0.96)} 52%`,
    `${fade(color, strength * 0.42)} 100%`,
  ];
  return `radial-gradient(ellipse at ${x.toFixed(1)}% ${y.toFixed(1)}%, ${stops.join(', ')})`;
}
