import { Brand } from './kit/brand.tsx';
import { inkOn, toneOf } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { Subline } from './kit/subline.tsx';
import { at, type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';

/** Type over rings that rise from the foot like a printed sun. */
export const rings: Layout = {
  name: 'rings',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: whole(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 16 : 18, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function View(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const ground = palette.background;
  const ink = inkOn(ground, palette.onBackground);
  const wide = shape === 'wide';
  const middle = wide ? { x: 0.8 * width, y: height } : { x: 0.5 * width, y: height };
  const colors = [
    toneOf(ground, 0.05),
    toneOf(ground, 0.1),
    palette.extra[0] ?? toneOf(palette.accent, 0.12),
    palette.accent,
  ];
  const largest = wide ? 0.86 * height : shape === 'tall' ? 0.62 * width : 0.41 * height;
  const words = {
    x: margin,
    y: margin,
    width: (wide ? 0.455 : 1) * width - (wide ? 1 : 2) * margin,
    height: (wide ? height - margin : (shape === 'tall' ? 0.54 : 0.57) * height) - margin,
  };
  const [fill, color] = wide
    ? [palette.accent, inkOn(palette.accent, palette.onAccent)]
    : [palette.surface, palette.onSurface];
  const button = <CallToAction {...props} fill={fill} color={color} />;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      {colors.map((color, index) => {
        const r = largest * (1 - 0.2 * index);
        return (
          <div
            key={r}
            style={{
              ...at({ x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r }, canvas),
              display: 'block',
              borderRadius: 2 * r,
              background: color,
            }}
          />
        );
      })}
      <Region
        canvas={canvas}
        box={words}
        style={{
          alignItems: 'flex-start',
          justifyContent: wide ? 'space-between' : 'flex-start',
          gap: 2 * u,
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            flexShrink: 0,
            gap: 2 * u,
            maxWidth: '100%',
          }}
        >
          <Brand {...props} color={ink} ground={ground} mark={palette.accent} />
          <Headline {...props} color={ink} />
          <Subline {...props} color={ink} />
          <OfferPill {...props} ink={ink} ground={ground} fill={fill} color={color} />
        </div>
        {button}
      </Region>
    </Sheet>
  );
}
