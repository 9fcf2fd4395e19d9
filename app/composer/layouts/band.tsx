import { contrast } from '../color/contrast.ts';
import { Brand } from './kit/brand.tsx';
import { closerBy } from './kit/closer.ts';
import { labelLook } from './kit/label-colors.ts';
import { BrandVeil, CallToAction, Headline, Region, Sheet, Words } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import { type Canvas, columnFor, type Layout, leading, type ViewProps, wordsEnd } from './layout.ts';
import { offerSize } from './offer.tsx';
import { Product } from './product.tsx';

/** A bold band of the accent colour across the scene, the offer as a tab on its edge. */
export const band: Layout = { name: 'band', plan, closer: closerBy(2), headline, View };

function plan(canvas: Canvas) {
  const { width, height, margin, shape, product, u, least } = canvas;
  // Ads of before there were ideas keep their band half way up.
  const ofWide = least > 0 ? 0.6 : 0.5;
  const usual = product !== undefined ? 0.56 : shape === 'wide' ? ofWide : 0.48;
  const branded = canvas.staged !== undefined && canvas.branded ? 4.8 * u : 0;
  const edge = (canvas.wordy ? usual - 0.07 : usual) * height - branded;
  return {
    scene: { x: 0, y: 0, width, height },
    quiet: { x: 0, y: edge, width, height: height - edge },
    stage: columnFor(canvas) ?? {
      x: 0.14 * width,
      y: margin + 5.4 * u,
      width: 0.72 * width,
      // The band starts above the edge; a product keeps off it.
      height: edge - margin * 1.1 - 5.4 * u - (product === undefined ? 0 : 5 * u),
    },
  };
}

function headline(canvas: Canvas) {
  const { shape } = canvas;
  return leading(canvas, {
    largest: shape === 'wide' ? 9.6 : 10,
    smallest: 3.3,
    lines: shape === 'tall' ? 5 : 3,
  });
}

/** Contrast from which a tab is seen on the scene. */
const leastTab = 1.4;

function View(props: ViewProps) {
  const {
    canvas,
    design,
    copy,
    fitted,
    lineHeights,
    plan: { quiet },
  } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const row = shape === 'wide' && !columnFor(canvas);
  const inner = wordsEnd(canvas) - margin;
  const top = (quiet?.y ?? height / 2) - 5 * u;
  const isModern = canvas.least > 0;
  const size = Math.round(isModern ? offerSize(props) : 2.7 * u * Math.max(fitted.scale, 0.85));
  // The tab must not look like a second button. As an outline it would not look like a tab.
  const beside = { fill: palette.surface, ink: palette.onSurface, ground: palette.accent };
  const look = isModern ? labelLook(palette, beside) : undefined;
  const plain = { fill: palette.surface, text: palette.onSurface };
  // In the colour of the scene behind it, it would not look like a tab either, and its words would hang in the air.
  const isSeen = look?.fill !== undefined && contrast(look.fill, palette.background) >= leastTab;
  const tab = look?.fill && (isSeen || contrast(plain.fill, palette.background) < leastTab) ? look : plain;
  const column = columnFor(canvas);
  // What a studio shows has all of the picture above the band. The brand would lie on the thing there.
  const isStaged = canvas.staged !== undefined;
  const brand = isStaged
    ? { color: palette.onAccent, ground: palette.accent, mark: palette.onAccent }
    : { color: palette.onBackground, ground: palette.background, mark: palette.accent };
  const { left, right } = canvas.bleed;
  const [start, end] = [margin, width - wordsEnd(canvas)];
  const sides =
    canvas.direction === 'ltr'
      ? { paddingLeft: start + left, paddingRight: end + right }
      : { paddingLeft: end + left, paddingRight: start + right };
  return (
    <Sheet canvas={canvas}>
      {isStaged ? null : <BrandVeil {...props} depth={0.26} strength={0.72} />}
      {!column && <Product {...props} />}
      {isStaged ? null : (
        <Region
          canvas={canvas}
          box={{ x: margin, y: margin, width: inner, height: 9 * u }}
          style={{ alignItems: 'flex-start' }}
        >
          <Brand {...props} {...brand} />
        </Region>
      )}
      <Region
        canvas={canvas}
        box={{ x: 0, y: top, width, height: height - top + (isModern ? canvas.bleed.bottom : -5.4 * u) }}
        style={{
          alignItems: 'stretch',
          justifyContent: 'flex-end',
          left: -left,
          width: width + left + right,
        }}
      >
        {copy.offer && (
          <div style={{ display: 'flex', flexShrink: 0, ...sides }}>
            <div
              id="offer-shape"
              style={{ display: 'flex', padding: `${size * 0.5}px ${size}px`, background: tab.fill }}
            >
              <Words
                text={copy.offer}
                size={size}
                color={tab.text}
                weight={800}
                lineHeight={lineHeights.body - 0.12}
                style={isModern ? { flexShrink: 1, textWrap: 'balance' } : {}}
              />
            </div>
          </div>
        )}
        <div
          {...(isModern ? { id: 'card' } : {})}
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'stretch',
            flexShrink: 0,
            paddingTop: 4 * u,
            paddingBottom: (isModern ? margin : 4 * u) + (isModern ? canvas.bleed.bottom : 0),
            ...sides,
            background: palette.accent,
          }}
        >
          <div
            id="region"
            style={{
              display: 'flex',
              flexDirection: row ? 'row' : 'column',
              alignItems: row ? 'center' : 'flex-start',
              justifyContent: 'space-between',
              flexShrink: 0,
              gap: row ? 5 * u : 2.6 * u,
            }}
          >
            <div
              style={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                gap: 1.6 * u,
                ...(row ? { flexGrow: 1, flexBasis: 0 } : { flexShrink: 0 }),
              }}
            >
              {isStaged ? <Brand {...props} {...brand} /> : null}
              <Headline {...props} color={palette.onAccent} />
              <Subline {...props} color={palette.onAccent} size={2.8} style={{ maxWidth: 78 * u }} />
            </div>
            <CallToAction {...props} fill={palette.surface} color={palette.onSurface} />
          </div>
        </div>
      </Region>
      {column && <Product {...props} />}
    </Sheet>
  );
}
