import type { Canvas, Layout, ViewProps } from './layout.ts';
import { Brand, CallToAction, Headline, Product, Region, Scrim, Sheet, Subline, Words } from './parts.tsx';

/** A bold band of the accent colour across the scene, the offer as a tab on its edge. */
export const band: Layout = { name: 'band', plan, headline, View };

function plan({ width, height, margin, shape }: Canvas) {
  const edge = (shape === 'wide' ? 0.5 : 0.48) * height;
  return {
    scene: { x: 0, y: 0, width, height },
    quiet: { x: 0, y: edge, width, height: height - edge },
    stage: { x: 0.18 * width, y: margin * 1.5, width: 0.64 * width, height: edge - margin * 1.6 },
  };
}

function headline({ shape }: Canvas) {
  return { largest: shape === 'wide' ? 9.6 : 10, smallest: 3.3, lines: shape === 'tall' ? 5 : 3 };
}

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
  const row = shape === 'wide';
  const inner = width - 2 * margin;
  const top = (quiet?.y ?? height / 2) - 5 * u;
  const size = Math.round(2.7 * u * Math.max(fitted.scale, 0.85));
  return (
    <Sheet canvas={canvas}>
      <Scrim
        canvas={canvas}
        box={{ x: 0, y: 0, width, height: 0.26 * height }}
        to="to bottom"
        color={palette.background}
        strength={0.72 * props.cover}
      />
      <Product {...props} />
      <Region
        canvas={canvas}
        box={{ x: margin, y: margin, width: inner, height: 9 * u }}
        style={{ alignItems: 'flex-start' }}
      >
        <Brand {...props} color={palette.onBackground} mark={palette.accent} />
      </Region>
      <Region
        canvas={canvas}
        box={{ x: 0, y: top, width, height: height - top - 5.4 * u }}
        style={{ alignItems: 'stretch', justifyContent: 'flex-end' }}
      >
        {copy.offer && (
          <div style={{ display: 'flex', flexShrink: 0, paddingLeft: margin, paddingRight: margin }}>
            <div
              id="offer-shape"
              style={{ display: 'flex', padding: `${size * 0.5}px ${size}px`, background: palette.surface }}
            >
              <Words
                text={copy.offer}
                size={size}
                color={palette.onSurface}
                weight={800}
                lineHeight={lineHeights.body - 0.12}
              />
            </div>
          </div>
        )}
        <div
          style={{
            display: 'flex',
            flexDirection: row ? 'row' : 'column',
            alignItems: row ? 'center' : 'flex-start',
            justifyContent: 'space-between',
            flexShrink: 0,
            gap: row ? 5 * u : 2.6 * u,
            padding: `${4 * u}px ${margin}px`,
            background: palette.accent,
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
            <Headline {...props} color={palette.onAccent} />
            <Subline {...props} color={palette.onAccent} size={2.8} style={{ maxWidth: 78 * u }} />
          </div>
          <CallToAction {...props} fill={palette.surface} color={palette.onSurface} />
        </div>
      </Region>
    </Sheet>
  );
}
