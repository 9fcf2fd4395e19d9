import { setWidth } from '../brief/text/segments.ts';
import { contrast } from '../color/contrast.ts';
import { allowsTracking, splitOffer } from '../type/typesetting.ts';
import { Brand } from './kit/brand.tsx';
import { callWidth, inkOn, sizesOf, smallInkOn, toneOf } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet, Words } from './kit/parts.tsx';
import { hasSubline, Subline } from './kit/subline.tsx';
import { inWidth } from './kit/text-room.ts';
import { at, type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';

/** Type alone: the words as large as they get over two flat fields, a thick rule between them. */
export const statement: Layout = {
  name: 'statement',
  flat: true,
  drops: ['brand', 'subline'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: whole(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 18 : 20, 5),
  View,
};

/** Width (setWidth) of the words around a figure that may fill the field. */
const mostAround = 30;

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function View(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const ground = palette.background;
  const ink = inkOn(ground, palette.onBackground);
  const { offer } = props.copy;
  // Where the brief has an offer with a figure, the figure fills the field. The words around it stand over and under
  // it.
  const split = offer && canvas.least > 0 ? splitOffer(offer.plain) : undefined;
  const figure = split !== undefined && setWidth(`${split.before}${split.after}`) <= mostAround;
  const edge = Math.round((figure ? 0.45 : shape === 'tall' ? 0.54 : 0.55) * height);
  const field = { x: 0, y: edge, width, height: height - edge };
  const onField = inkOn(palette.accent, palette.onAccent);
  const wide = shape === 'wide';
  // Beside a label in the ink, the button takes the colour of the upper field where that shows on the lower one.
  const [fill, color] =
    offer && contrast(ground, palette.accent) >= 2 && contrast(ground, onField) >= 1.6
      ? [ground, smallInkOn(ground, palette.onBackground)]
      : [palette.surface, palette.onSurface];
  const button = <CallToAction {...props} fill={fill} color={color} />;
  // A name that stands alone has its initial for a picture.
  const isName = !offer && !hasSubline(props) && canvas.least > 0 && allowsTracking(design.script);
  const initial = isName
    ? /\p{L}/u.exec(props.copy.headline.plain)?.[0].toLocaleUpperCase(design.language)
    : undefined;
  const isAlone = !figure && (wide || (!offer && !hasSubline(props)));
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Fill canvas={canvas} box={field} color={palette.accent} />
      {initial ? (
        <Initial props={props} field={field} color={toneOf(palette.accent, 0.07)} letter={initial} />
      ) : (
        <Quarter props={props} field={field} color={toneOf(palette.accent, 0.07)} />
      )}
      <Region
        canvas={canvas}
        box={{
          x: margin,
          y: margin,
          width: width - 2 * margin,
          height: (figure ? edge - 0.4 * margin : 0.47 * height) - margin,
        }}
        style={{ alignItems: 'flex-start', gap: 2 * u }}
      >
        <Brand {...props} color={ink} ground={ground} mark={palette.accent} />
        <Headline {...props} color={ink} />
        {figure ? <Subline {...props} color={ink} /> : null}
      </Region>
      <Region
        canvas={canvas}
        box={{
          x: margin,
          y: edge + (figure ? 0.5 : 0.7) * margin,
          width: (wide ? 0.58 : figure ? 1 : 0.8) * width - (figure && !wide ? 2 : 1) * margin,
          height: height - edge - (figure ? 1.5 : 1.7) * margin,
        }}
        style={{
          alignItems: 'flex-start',
          justifyContent: isAlone || isName ? 'flex-end' : 'space-between',
          gap: 2 * u,
        }}
      >
        {figure ? null : (
          <Subline {...props} {...(wide ? {} : { size: 4.2, room: 0.8 * width - margin })} color={onField} />
        )}
        {figure ? (
          <Deal props={props} color={onField} size={field.height} />
        ) : (
          <OfferPill {...props} ink={onField} ground={palette.accent} fill={fill} color={color} />
        )}
        {wide && !isName ? null : button}
      </Region>
      {wide && !isName ? (
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

/** The figure of an offer as large as its field allows, between the words around it. */
function Deal({ props, color, size }: { props: ViewProps; color: string; size: number }) {
  const { canvas, copy, design, fitted, lineHeights } = props;
  const split = copy.offer && splitOffer(copy.offer.plain);
  if (!copy.offer || !split) return null;
  const { middle } = sizesOf(props);
  const wide = canvas.shape === 'wide';
  const { before, number, after } = split;
  const text = copy.offer;
  const family = text.families[0] ?? '';
  const around = {
    text,
    color,
    size: Math.round(1.1 * middle),
    weight: 700,
    lineHeight: lineHeights.body - 0.1,
  };
  const lines = [before, after].filter((words) => words !== '').length;
  const left = size - 1.5 * canvas.margin - (wide ? 0 : 3.4 * middle) - 1.6 * lines * middle;
  const most = (0.9 * left) / Math.max(1.08, lineHeights.headline);
  const width = (wide ? 0.56 * canvas.width : canvas.width - canvas.margin) - canvas.margin;
  return (
    <div id="offer-shape" style={{ display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
      {before ? <Words {...around} piece={before} /> : null}
      <Words
        text={text}
        piece={number}
        size={Math.round((fitted.figures ?? 1) * inWidth(number, { width, most, family }))}
        color={color}
        weight={Math.max(design.typography.headlineWeight, 800)}
        lineHeight={Math.max(1.08, lineHeights.headline)}
        style={{ whiteSpace: 'nowrap' }}
      />
      {after ? <Words {...around} piece={after} /> : null}
    </div>
  );
}

/** The first letter of a name, larger than the field it stands in. */
function Initial({
  props,
  field,
  color,
  letter,
}: {
  props: ViewProps;
  field: Box;
  color: string;
  letter: string;
}) {
  const { canvas, copy, design } = props;
  // Words are painted over all shapes: the letter keeps off the button.
  const room = 0.9 * (canvas.width - 2 * canvas.margin - callWidth(props));
  const most = 1.9 * field.height;
  const size = Math.round(inWidth(letter, { width: room, most, family: copy.headline.families[0] ?? '' }));
  const side = canvas.direction === 'ltr' ? { right: -0.04 * size } : { left: -0.04 * size };
  return (
    <div style={{ ...at(field, canvas), display: 'block', overflow: 'hidden' }}>
      <div
        style={{
          ...{ position: 'absolute', top: -0.18 * size, ...side, display: 'block', color },
          ...{ fontFamily: copy.headline.families.map((family) => `"${family}"`).join(', ') },
          ...{ fontSize: size, lineHeight: 1, fontWeight: Math.max(design.typography.headlineWeight, 700) },
        }}
      >
        {letter}
      </div>
    </div>
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
