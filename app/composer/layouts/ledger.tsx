import { inkOn, sizesOf, standOut } from './kit.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { Brand, CallToAction, Fill, Headline, Region, Sheet, Words } from './parts.tsx';
import { Stack } from './stack.tsx';
import { Subline } from './subline.tsx';

/** Type on a grid of rules, as in a Swiss programme: small at the head, the headline at the foot. */
export const ledger: Layout = {
  name: 'ledger',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: whole(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 12 : 14, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function View(props: ViewProps) {
  const { canvas, design, copy } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const ground = palette.surface;
  const ink = inkOn(ground, palette.onSurface);
  const { middle } = sizesOf(props);
  const wide = shape === 'wide';
  const line = Math.max(2, Math.round(0.3 * u));
  const inner = width - 2 * margin;
  const block = 0.2 * Math.min(width, height);
  const top = { x: margin, y: margin, width: inner, height: 0.42 * height - margin };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Fill
        canvas={canvas}
        box={{ x: width - margin - block, y: 0, width: block, height: 0.42 * height }}
        color={palette.accent}
      />
      <Region
        canvas={canvas}
        box={{ ...top, width: inner - block - margin }}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.6 * u }}
      >
        <Brand {...props} color={palette.onSurface} ground={ground} mark={palette.accent} />
        <Stack gap={1.4 * u}>
          {copy.offer && (
            <Words
              text={copy.offer}
              size={Math.round(1.2 * middle)}
              color={standOut(palette.accent, ground, ink)}
              weight={800}
              lineHeight={props.lineHeights.body - 0.12}
              style={{ maxWidth: '100%', textWrap: 'balance' }}
            />
          )}
          <Subline {...props} color={ink} />
        </Stack>
      </Region>
      <Fill canvas={canvas} box={{ x: margin, y: 0.46 * height, width: inner, height: line }} color={ink} />
      <Region
        canvas={canvas}
        box={{ x: margin, y: 0.545 * height, width: inner, height: 0.455 * height - margin }}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 2.4 * u }}
      >
        <Headline {...props} color={ink} />
        <Stack row={wide} gap={3 * u}>
          <CallToAction {...props} fill={palette.accent} color={inkOn(palette.accent, palette.onAccent)} />
        </Stack>
      </Region>
    </Sheet>
  );
}
