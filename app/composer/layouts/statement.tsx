import { contrast } from '../color/contrast.ts';
import { inkOn, smallInkOn, toneOf } from './kit.tsx';
import { at, type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Brand, CallToAction, Fill, Headline, Region, Sheet } from './parts.tsx';
import { Subline } from './subline.tsx';

/** Type alone: the words as large as they get over two flat fields, a thick rule between them. */
export const statement: Layout = {
  name: 'statement',
  flat: true,
  drops: ['brand', 'subline'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: whole(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 18 : 20, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function View(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const ground = palette.background;
  const ink = inkOn(ground, palette.onBackground);
  const edge = Math.round((shape === 'tall' ? 0.54 : 0.55) * height);
  const field = { x: 0, y: edge, width, height: height - edge };
  const onField = inkOn(palette.accent, palette.onAccent);
  const wide = shape === 'wide';
  // Beside a label in the ink the button takes the upper field's colour, where that is seen on the lower one.
  const [fill, color] =
    props.copy.offer && contrast(ground, palette.accent) >= 2 && contrast(ground, onField) >= 1.6
      ? [ground, smallInkOn(ground, palette.onBackground)]
      : [palette.surface, palette.onSurface];
  const button = <CallToAction {...props} fill={fill} color={color} />;
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Fill canvas={canvas} box={field} color={palette.accent} />
      <Quarter props={props} field={field} color={toneOf(palette.accent, 0.07)} />
      <Region
        canvas={canvas}
        box={{ x: margin, y: margin, width: width - 2 * margin, height: 0.47 * height - margin }}
        style={{ alignItems: 'flex-start', gap: 2 * u }}
      >
        <Brand {...props} color={ink} ground={ground} mark={palette.accent} />
        <Headline {...props} color={ink} />
      </Region>
      <Region
        canvas={canvas}
        box={{
          x: margin,
          y: edge + 0.7 * margin,
          width: (wide ? 0.58 : 0.8) * width - margin,
          height: height - edge - 1.7 * margin,
        }}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 * u }}
      >
        <Subline {...props} color={onField} />
        <OfferPill {...props} ink={onField} ground={palette.accent} fill={fill} color={color} />
        {wide ? null : button}
      </Region>
      {wide ? (
        <Region
          canvas={canvas}
          box={{ x: 0.58 * width, y: edge, width: 0.42 * width - margin, height: height - edge - margin }}
          style={{ alignItems: 'flex-end', justifyContent: 'flex-end' }}
        >
          {button}
        </Region>
      ) : null}
    </Sheet>
  );
}

/** A quarter of a disc in the far corner. */
function Quarter({ props, field, color }: { props: ViewProps; field: Box; color: string }) {
  const { canvas } = props;
  const r = 0.92 * Math.min(field.height, 0.5 * canvas.width);
  const box = { x: canvas.width - r, y: canvas.height - r, width: r, height: r };
  const round = canvas.direction === 'ltr' ? { borderTopLeftRadius: r } : { borderTopRightRadius: r };
  return <div style={{ ...at(box, canvas), display: 'block', background: color, ...round }} />;
}
