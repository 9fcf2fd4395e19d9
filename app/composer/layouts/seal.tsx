import { Drawing, within } from './art.tsx';
import { stageUnder } from './kit/closer.ts';
import { inkOn, Patch, toneOf, WordColumn, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferRound } from './offer.tsx';

/** A calm subject on a disc, and one round seal with the offer, slightly turned. */
export const seal: Layout = {
  name: 'seal',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => {
    const { art, words, wide } = zonesOf({ canvas }, { share: 0.44 });
    return { scene: whole(canvas), quiet: wide ? undefined : words, stage: art };
  },
  closer: stageUnder,
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
  // Where the picture is wider than the disc and the seal together they stand side by side, the seal as large as that.
  const spare = wide ? 0 : Math.max(0, room.width - 0.98 * room.height);
  const disc = within(room, 0.98, [spare > 0 ? 0.22 : 0.5, 0.5]);
  const d = Math.min(0.4 * disc.width + 0.34 * spare, (spare > 0 ? 0.56 : 0.42) * disc.width, 34 * u);
  const badge = {
    x: Math.min(disc.x + 0.99 * disc.width - (spare > 0 ? 0.36 : 0.66) * d, canvas.width - 0.6 * margin - d),
    // Stays away from the middle, where the mark of free ads is.
    y: wide ? disc.y - 0.02 * disc.height : Math.max(disc.y - 0.01 * disc.height, 0.545 * canvas.height),
    width: d,
    height: d,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Patch props={props} box={disc} color={toneOf(palette.background, 0.08)} radius={disc.width} />
      <Drawing props={props} box={within(disc, spare > 0 ? 0.82 : 0.75, [0, 0.88])} main grounded />
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
