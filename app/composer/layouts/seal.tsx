import { Drawing, within } from './art.tsx';
import { inkOn, Patch, toneOf, WordColumn, zonesOf } from './kit.tsx';
import { boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferRound } from './offer.tsx';
import { Fill, Sheet } from './parts.tsx';

/** A calm subject on a disc, and one round seal with the offer, slightly turned. */
export const seal: Layout = {
  name: 'seal',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({
    scene: whole(canvas),
    quiet: undefined,
    stage: zonesOf({ canvas }, { share: 0.44 }).art,
  }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 12, 5),
  View,
};

const whole = ({ width, height }: Canvas) => ({ x: 0, y: 0, width, height });

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words, wide } = zonesOf(props, { share: 0.44 });
  const { stage } = plan;
  const { u, margin } = canvas;
  const room = {
    x: stage.x + 0.5 * margin,
    y: stage.y + (wide ? margin : 0),
    width: stage.width - margin,
    height: stage.height - (wide ? 2 : 1) * margin,
  };
  const disc = within(room, 0.98, [0.5, 0.5]);
  const d = Math.min(0.4 * disc.width, 30 * u);
  const badge = {
    x: Math.min(disc.x + 0.99 * disc.width - 0.66 * d, canvas.width - 0.6 * margin - d),
    // Stays away from the middle, where the mark of free ads is.
    y: wide ? disc.y - 0.02 * disc.height : Math.max(disc.y - 0.01 * disc.height, 0.545 * canvas.height),
    width: d,
    height: d,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Patch props={props} box={disc} color={toneOf(palette.background, 0.08)} radius={disc.width} />
      <Drawing props={props} box={within(disc, 0.76, [0.08, 0.84])} main grounded />
      <OfferRound
        {...props}
        box={badge}
        burst={false}
        turn={design.direction === 'rtl' ? 9 : -9}
        fill={palette.accent}
        color={inkOn(palette.accent, palette.onAccent)}
      />
      <WordColumn
        {...props}
        offered
        box={words}
        apart={wide}
        ground={palette.background}
        ink={inkOn(palette.background, palette.onBackground)}
        fill={palette.onBackground}
        onFill={palette.background}
      />
    </Sheet>
  );
}
