import { isSealOffer } from '../type/round-offer.ts';
import { Drawing } from './art.tsx';
import { Behind } from './kit/behind.tsx';
import { backdropZone, stageFree } from './kit/closer.ts';
import { inkOn, plateOn, WordColumn, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { fitThing, seenIn } from './kit/standing.ts';
import { boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferRound } from './offer-round.tsx';

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
  closer: stageFree,
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
  // A text that a seal would tear is a label under the words.
  const isRound = isSealOffer(props.copy.offer?.plain);
  // In a square thing and seal stand side by side.
  const square = canvas.shape === 'square';
  const { free } = plan;
  const beside = free !== undefined;
  const room = {
    x: stage.x + (beside ? 0 : square ? 0.9 : 0.6) * margin,
    y: stage.y + (wide ? 1.1 : 0.2) * margin,
    width: beside
      ? stage.width - 0.8 * margin
      : (square ? 0.66 : wide ? 1 : 0.76) * stage.width - 1.2 * margin,
    height: stage.height - (wide ? 2 : 1) * margin,
  };
  const standing = fitThing(props, room, { at: [beside ? 1 : wide ? 0.1 : 0.2, 1] });
  const stood = seenIn(props, standing);
  // Before a thing at the end of the line the seal laps over its edge alone.
  const lap = 0.1 * stood.width;
  // The box around a turned seal is larger. All of it has to be within a safe zone.
  const { bleed } = canvas;
  const isKept = Object.values(bleed).some((edge) => edge > 0);
  const d = free
    ? Math.min(34 * u, stood.x + lap - 0.7 * margin, 0.92 * (free.height - 0.6 * margin))
    : Math.min((square ? 0.34 : wide && !isKept ? 0.42 : 0.36) * stage.width, 0.46 * stage.height, 34 * u);
  const inset = (edge: number, usual: number) =>
    edge > 0 ? Math.max(usual, 0.8 * margin + 0.075 * d) : usual;
  const end = canvas.width - inset(design.direction === 'rtl' ? bleed.left : bleed.right, 0.6 * margin);
  const usual = Math.min(
    Math.max(stood.x + stood.width - (wide ? 0.3 : 0.2) * d, stage.x + 0.5 * stage.width),
    end - d,
  );
  // A slim thing and its seal would leave the other half empty: they stand in the middle.
  const shift = beside || wide ? 0 : Math.max(0, (end - usual - d - (stood.x - room.x)) / 2);
  const picture = { ...standing, x: standing.x + shift };
  const thing = { ...stood, x: stood.x + shift };
  // Stays away from the middle, where the mark of free ads is.
  const lowest = 0.545 * canvas.height;
  const top = wide
    ? Math.max(inset(bleed.top, 0.7 * margin), thing.y - 0.5 * d)
    : Math.max(thing.y - 0.62 * d, lowest);
  const badge = {
    x: beside ? thing.x + lap - d : usual + shift,
    y: beside ? Math.max(lowest, canvas.height - 0.9 * margin - 1.05 * d) : top,
    width: d,
    height: d,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Behind
        props={props}
        zone={backdropZone(canvas, plan)}
        thing={thing}
        wordsEnd={wide ? words.x + words.width + 0.2 * margin : 0}
      />
      <Drawing props={props} box={picture} main grounded />
      {isRound ? (
        <OfferRound
          {...props}
          box={badge}
          burst={false}
          turn={design.direction === 'rtl' ? 9 : -9}
          fill={palette.accent}
          color={inkOn(palette.accent, palette.onAccent)}
        />
      ) : null}
      <WordColumn
        {...props}
        offered={isRound}
        box={words}
        apart={wide}
        ground={palette.background}
        ink={inkOn(palette.background, palette.onBackground)}
        {...plateOn(palette)}
      />
    </Sheet>
  );
}
