import { Brand } from './kit/brand.tsx';
import { inkOn, sizesOf, smallInkOn } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet, Words } from './kit/parts.tsx';
import { hasSubline, Subline } from './kit/subline.tsx';
import { inBox } from './kit/text-room.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { Stack } from './stack.tsx';

/** Type in two fields, as in a Swiss programme: small on the accent at the head, the headline at the foot. */
export const ledger: Layout = {
  name: 'ledger',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: whole(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 14 : 18, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function View(props: ViewProps) {
  const { canvas, design, copy } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const ground = palette.surface;
  const ink = inkOn(ground, palette.onSurface);
  const { large, middle } = sizesOf(props);
  const wide = shape === 'wide';
  const inner = width - 2 * margin;
  // With nothing to stand in it the head is only a bar. An empty field would look unfinished.
  const isEmpty = !copy.offer && !hasSubline(props) && !canvas.branded;
  const edge = Math.round((isEmpty ? 0.12 : shape === 'tall' ? 0.34 : 0.46) * height);
  const top = { x: margin, y: margin, width: inner, height: edge - 2 * margin };
  const over = inkOn(palette.accent, palette.onAccent);
  const smallOver = smallInkOn(palette.accent, palette.onAccent);
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Fill canvas={canvas} box={{ x: 0, y: 0, width, height: edge }} color={palette.accent} />
      {isEmpty ? null : (
        <Region
          canvas={canvas}
          box={top}
          style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.6 * u }}
        >
          <Brand {...props} color={smallOver} ground={palette.accent} mark={over} />
          <Stack gap={1.4 * u}>
            {copy.offer && (
              <Words
                text={copy.offer}
                size={inBox(copy.offer.plain, {
                  ...{ width: 0.94 * inner, height: (hasSubline(props) ? 0.5 : 0.8) * top.height },
                  ...{ most: Math.min(2.4 * middle, 0.7 * large), least: Math.round(1.2 * middle) },
                  ...{ family: copy.offer.families[0] ?? '', lineHeight: props.lineHeights.body },
                })}
                color={over}
                weight={800}
                lineHeight={props.lineHeights.body - 0.12}
                style={{ maxWidth: '100%', textWrap: 'balance' }}
              />
            )}
            <Subline {...props} {...(copy.offer ? {} : { size: 4.2 })} color={smallOver} />
          </Stack>
        </Region>
      )}
      <Region
        canvas={canvas}
        box={{ x: margin, y: edge + 0.085 * height, width: inner, height: 0.915 * height - edge - margin }}
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
