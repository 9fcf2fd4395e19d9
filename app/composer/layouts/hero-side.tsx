import { Brand } from './kit/brand.tsx';
import { isFlat, leastShown } from './kit/closer.ts';
import { shareRow } from './kit/kit.tsx';
import { CallToAction, Headline, Region, Scrim, Sheet } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import {
  type Canvas,
  columnFor,
  isLying,
  type Layout,
  leading,
  type Plan,
  towards,
  type ViewProps,
  wordsEnd,
} from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Product } from './product.tsx';
import { Stack } from './stack.tsx';

/** Scene over the whole ad, words in a column at the reading side (above the subject in portrait). */
export const heroSide: Layout = { name: 'hero-side', yields: true, plan, closer, headline, View };

/** Words over the subject instead of beside it. */
function isStacked(canvas: Canvas): boolean {
  return isLying(canvas) || (canvas.shape === 'tall' && !columnFor(canvas));
}

function plan(canvas: Canvas) {
  const { width, height, shape, margin, product } = canvas;
  const scene = { x: 0, y: 0, width, height };
  const column = columnFor(canvas);
  if (column) return { scene, quiet: { x: 0, y: 0, width: wordsEnd(canvas), height }, stage: column };
  if (isStacked(canvas)) {
    // What is painted has no edges to keep clear of, and stands larger.
    const roomy = canvas.staged !== undefined && !canvas.dense;
    const share = shape === 'tall' ? 0.48 : 0.47;
    const ofRoomy = canvas.bold ? Math.max(share, Math.min(share + 0.12, 1 - leastShown(canvas))) : share;
    const ofTall = roomy ? ofRoomy : product === undefined && canvas.least > 0 ? 0.54 : 0.58;
    const edge = (shape === 'tall' ? ofTall : roomy ? ofRoomy : 0.6) * height;
    const stage = {
      x: margin,
      y: edge + margin / 2,
      width: width - 2 * margin,
      height: height - edge - 1.5 * margin,
    };
    return { scene, quiet: { x: 0, y: 0, width, height: edge }, stage };
  }
  // In a square what a studio shows has half of the picture.
  const isRoomy = canvas.staged !== undefined && !canvas.dense && !canvas.wordy && !canvas.bold;
  const ofWide = isRoomy ? (isFlat(canvas) ? 0.46 : 0.49) : 0.52;
  const edge =
    (shape === 'wide'
      ? ofWide + (canvas.bold ? 0.04 : 0)
      : canvas.staged === undefined || canvas.dense || canvas.bold
        ? 0.58
        : isRoomy
          ? 0.48
          : 0.51) * width;
  const gap = product === undefined ? 0 : 0.5 * margin;
  const stage = {
    x: edge + gap,
    y: margin * 1.5,
    width: width - edge - margin - gap,
    height: height - 3 * margin,
  };
  return { scene, quiet: { x: 0, y: 0, width: edge, height }, stage };
}

/** Words over the subject take no more of the picture than they need. */
function closer(canvas: Canvas, plan: Plan, words: { bottom: number }): Plan {
  const { quiet } = plan;
  if (!quiet || !isStacked(canvas)) return plan;
  // They stand in the middle of what is left to them.
  const spare = 2 * (quiet.height - words.bottom) - canvas.margin;
  return { ...plan, quiet: { ...quiet, height: quiet.height - Math.max(0, spare) } };
}

function headline(canvas: Canvas) {
  const { shape, bold } = canvas;
  return leading(canvas, { largest: bold ? 13 : shape === 'square' ? 10.5 : 11.5, smallest: 3.5, lines: 6 });
}

function View(props: ViewProps) {
  const {
    canvas,
    design,
    plan: { quiet },
  } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  const tall = isStacked(canvas);
  const isPainted = canvas.least > 0 && design.layers.scene.kind === 'painted';
  const area = quiet ?? { x: 0, y: 0, width, height };
  const reach = tall
    ? { x: 0, y: 0, width, height: area.height * 1.1 }
    : { x: 0, y: 0, width: area.width * (isPainted ? 1.4 : 1.14), height };
  const column = tall
    ? { x: margin, y: margin, width: width - 2 * margin, height: area.height - margin }
    : { x: margin, y: margin, width: area.width - margin - u, height: height - 2 * margin };
  // Side by side they leave room for one more line of the headline.
  const row =
    isPainted && (canvas.shape === 'wide' || (canvas.shape === 'square' && tall))
      ? shareRow({ ...props, box: column })
      : undefined;
  const isRow = row !== undefined;
  const offer = (
    <OfferPill
      {...props}
      fitted={row ?? props.fitted}
      ink={palette.onBackground}
      ground={palette.background}
      fill={palette.accent}
      color={palette.onAccent}
    />
  );
  const button = (
    <CallToAction
      {...props}
      fill={palette.accent}
      color={palette.onAccent}
      style={{ ...(isRow ? {} : { marginTop: 1.2 * u }), maxWidth: column.width }}
    />
  );
  return (
    <Sheet canvas={canvas}>
      <Scrim
        canvas={canvas}
        box={reach}
        to={tall ? 'to bottom' : towards('end', canvas)}
        color={palette.background}
        strength={0.9 * props.cover}
        hold={isPainted && !tall ? 0.2 : 0.5}
      />
      <Product {...props} />
      <Region canvas={canvas} box={column} style={{ alignItems: 'flex-start' }}>
        <Brand {...props} color={palette.onBackground} ground={palette.background} mark={palette.accent} />
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            flexGrow: 1,
            flexShrink: 0,
            justifyContent: 'center',
            gap: 2.6 * u,
            paddingTop: (isPainted && !canvas.branded ? 0.6 : 3.6) * u,
            ...(tall ? {} : { paddingBottom: 2.4 * u }),
          }}
        >
          {isRow ? null : offer}
          <Headline {...props} color={palette.onBackground} />
          <Subline {...props} color={palette.onBackground} style={{ maxWidth: 62 * u }} room={column.width} />
          {isRow ? (
            <Stack row gap={2 * u} align="center" style={{ marginTop: 0.6 * u }}>
              {offer}
              {button}
            </Stack>
          ) : (
            button
          )}
        </div>
      </Region>
    </Sheet>
  );
}
