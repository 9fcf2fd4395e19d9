import { Drawing } from './art.tsx';
import { Behind } from './kit/behind.tsx';
import { stageUnder } from './kit/closer.ts';
import { inkOn, WordColumn, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { filling, seenIn } from './kit/standing.ts';
import { boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferRound } from './offer.tsx';

/** A calm subject on a disc, and one round seal with the offer, slightly turned. */
export const seal: Layout = {
  name: 'seal',
  flat: true,
  yields: true,
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
  // In a square thing and seal stand side by side.
  const square = canvas.shape === 'square';
  const room = {
    x: stage.x + (square ? 0.9 : 0.6) * margin,
    y: stage.y + (wide ? 1.1 : 0.2) * margin,
    width: (square ? 0.66 : wide ? 1 : 0.85) * stage.width - 1.2 * margin,
    height: stage.height - (wide ? 2 : 1) * margin,
  };
  const picture = filling(props, room, { at: [square ? 0.2 : 0.36, 1] });
  const thing = seenIn(props, picture);
  const d = Math.min((square ? 0.34 : 0.36) * stage.width, 0.46 * stage.height, 34 * u);
  const badge = {
    x: Math.min(
      Math.max(thing.x + thing.width - 0.3 * d, stage.x + 0.5 * stage.width),
      canvas.width - 0.6 * margin - d,
    ),
    // Stays away from the middle, where the mark of free ads is.
    y: wide ? Math.max(0.7 * margin, thing.y - 0.5 * d) : Math.max(thing.y - 0.62 * d, 0.545 * canvas.height),
    width: d,
    height: d,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Behind props={props} zone={wide ? whole(canvas) : stage} thing={thing} />
      <Drawing props={props} box={picture} main grounded />
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
