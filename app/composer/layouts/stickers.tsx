import { middleOf } from '../scenes/studio/proportion.ts';
import { Drawing } from './art.tsx';
import { sideIn, stageFree } from './kit/closer.ts';
import { inkOn, Patch, toneOf, WordColumn, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** Tilted stickers with a white edge, tossed beside a big headline. */
export const stickers: Layout = {
  name: 'stickers',
  flat: true,
  yields: true,
  cropped: true,
  drops: ['subline', 'brand'],
  plan,
  closer: stageFree,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 14 : 15, 5),
  View,
};

function plan(canvas: Canvas) {
  const { art, words, wide } = zonesOf({ canvas }, { share: 0.48 });
  const scene = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return { scene, quiet: wide ? undefined : words, stage: art };
}

/** Middle and size in shares of the zone, which thing, how far turned: from the back to the front. The first leads. */
const tossed: [x: number, y: number, share: number, index: number, turn: number][] = [
  [0.08, 0.3, 0.44, 1, -18],
  [0.95, 0.2, 0.38, 2, 16],
  [0.08, 0.92, 0.44, 2, 12],
  [0.94, 0.86, 0.46, 1, -12],
  [0.52, 0.49, 0.93, 0, -7],
];

type Place = { x: number; y: number; side: number; least: number; middle: number };

/**
 * A square at a place of the zone. Its middle is put there, or the middle of the thing in it, but not further left than
 * `least`.
 */
function placed(zone: Box, { x, y, side, least, middle }: Place): Box {
  return {
    x: Math.max(least, zone.x + x * zone.width - side / 2),
    y: zone.y + y * zone.height - middle * side,
    width: side,
    height: side,
  };
}

/** Share of the width from which the stickers have words beside them. */
const besideWords = 0.15;

/** Share of its sticker by which rings around a lone one are larger. */
const rings = [1.9, 1.42];

/** Rings of light around a sticker that has nothing beside it: they fill its side of the picture. */
function Sun({ props, under, ground }: { props: ViewProps; under: Box; ground: string }) {
  const middle = { x: under.x + under.width / 2, y: under.y + under.height / 2 };
  return rings.map((share, index) => {
    const d = share * Math.max(under.width, under.height);
    const box = { x: middle.x - d / 2, y: middle.y - d / 2, width: d, height: d };
    return (
      <Patch key={share} props={props} box={box} color={toneOf(ground, 0.04 + 0.045 * index)} radius={d} />
    );
  });
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words, wide } = zonesOf(props, { share: 0.48 });
  const { stage } = plan;
  const side = Math.min(stage.width, stage.height);
  const leading = sideIn(stage, { width: 0.93, height: 0.9 }, canvas.staged);
  // Beside words no sticker lies further out than the room for them.
  const least = wide || stage.x > besideWords * canvas.width ? stage.x : -side;
  // Small copies of the thing beside itself would look like a mistake. Other things are strewn about it, or none.
  const others = props.art.length - 1;
  const tossedHere = others > 0 ? tossed : tossed.slice(-1);
  const boxes = tossedHere.map(([x, y, share, index, turn]): { box: Box; index: number; turn: number } => ({
    box: placed(stage, {
      ...{ x, y, side: index === 0 ? leading : share * side, least },
      middle: index === 0 ? middleOf(props.art[0]?.name ?? '') : 0.5,
    }),
    index: index === 0 ? 0 : 1 + ((index - 1) % others),
    turn,
  }));
  return (
    <Sheet canvas={canvas}>
      <Fill
        canvas={canvas}
        box={{ x: 0, y: 0, width: canvas.width, height: canvas.height }}
        color={palette.accent}
      />
      {others > 0 ? null : <Sun props={props} under={boxes[0]?.box ?? stage} ground={palette.accent} />}
      {boxes.map(({ box, index, turn }, at) => (
        <Drawing
          key={tossedHere[at]?.join(' ')}
          props={props}
          index={index}
          box={box}
          turn={turn}
          sticker
          main={at === boxes.length - 1}
        />
      ))}
      <WordColumn
        {...props}
        box={{ ...words, height: words.height - (wide ? 0 : 0.6 * canvas.margin) }}
        apart={wide}
        ground={palette.accent}
        ink={inkOn(palette.accent, palette.onAccent)}
        fill={palette.surface}
        onFill={palette.onSurface}
      />
    </Sheet>
  );
}
