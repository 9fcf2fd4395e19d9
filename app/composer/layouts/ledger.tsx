import { Brand, brandSize } from './kit/brand.tsx';
import { inkOn, lineWidth, sizesOf, smallInkOn } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet, Words } from './kit/parts.tsx';
import { hasSubline, Subline } from './kit/subline.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type SetText, type ViewProps } from './layout.ts';
import { Stack } from './stack.tsx';

/** Type in two fields, as in a Swiss programme: small on the accent at the head, the headline large under it. */
export const ledger: Layout = {
  name: 'ledger',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: whole(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 14 : 18, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** Share of the height that the head takes at least and at most. */
const [leastHead, mostHead] = [0.2, 0.42];
/** An offer in the head is this much larger than the sub-line: second to the headline under it. */
const offered = 1.4;

/** Size of the offer in the head, px. */
const offerIn = (props: ViewProps) =>
  Math.round(
    Math.max(Math.min(offered * sizesOf(props).middle, 0.66 * sizesOf(props).large), sizesOf(props).middle),
  );

/** Where the head ends, px: it is as high as its words need. */
function edgeOf(props: ViewProps): number {
  const { canvas, copy, facts, lineHeights } = props;
  const { width, height, margin, u } = canvas;
  const room = width - 2 * margin;
  const heightOf = (text: SetText | undefined, size: number) =>
    text ? Math.ceil((1.05 * lineWidth(text, size)) / room) * size * lineHeights.body : 0;
  const small = Math.max(canvas.least, (copy.offer ? 3.1 : 4.2) * 1.28 * u);
  const words =
    heightOf(copy.offer, offerIn(props)) +
    heightOf(copy.subline, small) +
    facts.length * small * lineHeights.body +
    (canvas.branded ? (canvas.logo ? 8 * u : 1.3 * brandSize(canvas)) + 2 * u : 0) +
    (copy.offer && hasSubline(props) ? 1.4 * u : 0);
  return Math.round(Math.min(Math.max(words + 1.7 * margin, leastHead * height), mostHead * height));
}

function View(props: ViewProps) {
  const { canvas, design, copy } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  if (!copy.offer && !hasSubline(props) && !canvas.branded) return <Alone {...props} />;
  const ground = palette.surface;
  const inner = width - 2 * margin;
  const edge = edgeOf(props);
  const over = inkOn(palette.accent, palette.onAccent);
  const smallOver = smallInkOn(palette.accent, palette.onAccent);
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Fill canvas={canvas} box={{ x: 0, y: 0, width, height: edge }} color={palette.accent} />
      <Region
        canvas={canvas}
        box={{ x: margin, y: 0.85 * margin, width: inner, height: edge - 1.7 * margin }}
        style={{
          alignItems: 'flex-start',
          justifyContent: canvas.branded ? 'space-between' : 'center',
          gap: 1.6 * u,
        }}
      >
        <Brand {...props} color={smallOver} ground={palette.accent} mark={over} />
        <Stack gap={1.4 * u}>
          {copy.offer && (
            <Words
              text={copy.offer}
              size={offerIn(props)}
              color={over}
              weight={700}
              lineHeight={props.lineHeights.body - 0.12}
              style={{ maxWidth: '100%', textWrap: 'balance' }}
            />
          )}
          <Subline {...props} {...(copy.offer ? {} : { size: 4.2 })} color={smallOver} room={inner} />
        </Stack>
      </Region>
      <Region
        canvas={canvas}
        box={{ x: margin, y: edge + 0.8 * margin, width: inner, height: height - edge - 1.8 * margin }}
        style={{
          alignItems: 'flex-start',
          justifyContent: 'center',
          gap: 3 * u,
        }}
      >
        <Headline {...props} color={inkOn(ground, palette.onSurface)} />
        <CallToAction {...props} fill={palette.accent} color={over} />
      </Region>
    </Sheet>
  );
}

/** A headline by itself, over a foot in the accent that the button stands on: an empty head would look unfinished. */
function Alone(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height, margin, u, least } = canvas;
  const foot = Math.round(Math.max(2 * margin + 2.4 * Math.max(least, 3.1 * u) - 0.6 * margin, 0.2 * height));
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.surface} />
      <Fill canvas={canvas} box={{ x: 0, y: height - foot, width, height: foot }} color={palette.accent} />
      <Region
        canvas={canvas}
        box={{ x: margin, y: margin, width: width - 2 * margin, height: height - foot - 1.6 * margin }}
        style={{ alignItems: 'flex-start', justifyContent: 'center' }}
      >
        <Headline {...props} color={inkOn(palette.surface, palette.onSurface)} />
      </Region>
      <Region
        canvas={canvas}
        box={{ x: margin, y: height - foot, width: width - 2 * margin, height: foot }}
        style={{ alignItems: 'flex-start', justifyContent: 'center' }}
      >
        <CallToAction {...props} fill={palette.surface} color={palette.onSurface} />
      </Region>
    </Sheet>
  );
}
