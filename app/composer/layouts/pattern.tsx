import { sharedArea } from '../checks/boxes.ts';
import { contrast } from '../color/contrast.ts';
import { Drawing } from './art.tsx';
import { inkOn, Patch, WordColumn } from './kit/kit.tsx';
import { cornerOf, Fill, Sheet } from './kit/parts.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type Plan, type ViewProps } from './layout.ts';

type Palette = ViewProps['design']['palette'];

/** A dense pattern of the thing over the whole picture, the words on a plate. */
export const pattern: Layout = {
  name: 'pattern',
  flat: true,
  cropped: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({
    scene: { x: 0, y: 0, width: canvas.width, height: canvas.height },
    quiet: plateOf(canvas),
    stage: firstOf(canvas),
  }),
  closer: plateAround,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 12, 5),
  View,
};

function plateOf({ width, height, margin, shape, dense }: Canvas): Box {
  if (shape === 'wide')
    return {
      x: margin,
      y: margin,
      width: (dense ? 0.62 : 0.54) * width - margin,
      height: height - 2 * margin,
    };
  const top = Math.round(((shape === 'tall' ? 0.57 : 0.52) - (dense ? 0.08 : 0)) * height);
  return { x: margin, y: top, width: width - 2 * margin, height: height - margin - top };
}

const paddingOf = ({ dense, margin }: Canvas) => (dense ? 0.55 : 0.75) * margin;

/** The plate no higher than its words. */
function plateAround(canvas: Canvas, plan: Plan, { top, bottom }: { top: number; bottom: number }): Plan {
  const padding = paddingOf(canvas);
  return { ...plan, quiet: { ...plateOf(canvas), y: top - padding, height: bottom - top + 2 * padding } };
}

/** Colours of a plate that stands out from the pattern: ground, ink, and those of its button. */
function plateColors({ background, onBackground, surface, onSurface, accent, onAccent }: Palette) {
  const apart = contrast(surface, background) >= leastApart;
  const [ground, ink] = apart ? [surface, onSurface] : [onBackground, background];
  const isSeen = apart || contrast(accent, ground) >= leastApart;
  const [fill, onFill] = isSeen ? [accent, inkOn(accent, onAccent)] : [background, onBackground];
  return { ground, ink: inkOn(ground, ink), fill, onFill };
}

/** Contrast between a plate and what it lies on. */
const leastApart = 2;

/** Few and large: of many small ones nobody knows what they are. */
const pitch = ({ width, height }: Canvas) => Math.min(width, height) / 3.3;

/** The one thing of the pattern that the checks look at: beside or above the plate. */
function firstOf(canvas: Canvas): Box {
  const step = pitch(canvas);
  const x = canvas.shape === 'wide' ? canvas.width - 1.9 * step : 0.5 * (canvas.width - step);
  return { x, y: canvas.shape === 'wide' ? 1.1 * step : 0.14 * step, width: step, height: step };
}

/** Share of a thing from which it is drawn: what peeps out at an edge is a speck. */
const leastSeen = 0.6;

/** The share of a box that lies within the picture and is not under the plate. */
function seenOf(box: Box, { width, height }: Canvas, plate: Box): number {
  const inside = sharedArea(box, { x: 0, y: 0, width, height });
  return (inside - sharedArea(box, plate)) / (box.width * box.height);
}

type Place = { box: Box; turn: number; main: boolean };

/** Where the things of the pattern lie, in rows set off by half. */
export function placesOf(canvas: Canvas, plate: Box): Place[] {
  const { width, height } = canvas;
  const step = pitch(canvas);
  const first = firstOf(canvas);
  const places: Place[] = [];
  for (let row = -3; row < height / step + 2; row++) {
    for (let column = -5; column < width / step + 3; column++) {
      const x = first.x + (column + (row % 2 === 0 ? 0 : 0.5)) * step * 1.12;
      const y = first.y + row * step * 1.02;
      const box = { x, y, width: step * 0.78, height: step * 0.78 };
      const main = row === 0 && column === 0;
      if (!main && seenOf(box, canvas, plate) < leastSeen) continue;
      const turn = [-16, 12, 22, -8, 4][Math.abs(row * 2 + column) % 5] ?? 0;
      places.push({ box, turn, main });
    }
  }
  const isRow = canvas.shape !== 'wide' && places.every(({ box }) => box.y === first.y);
  return isRow ? [{ box: alone(canvas, plate), turn: 0, main: true }] : places;
}

/** Share of the room over the plate that one thing takes. */
const aloneShare = 0.8;

/** Over a high plate one large thing: a single row of small ones would leave an empty band under it. */
function alone({ width }: Canvas, plate: Box): Box {
  const size = Math.min(aloneShare * plate.y, 0.7 * width);
  return { x: (width - size) / 2, y: (plate.y - size) / 2, width: size, height: size };
}

function View(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height } = canvas;
  const plate = props.plan.quiet ?? plateOf(canvas);
  const places = placesOf(canvas, plate);
  const padding = paddingOf(canvas);
  const colors = plateColors(palette);
  const inner = {
    x: plate.x + padding,
    y: plate.y + padding,
    width: plate.width - 2 * padding,
    height: plate.height - 2 * padding,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={{ x: 0, y: 0, width, height }} color={palette.background} />
      {places.map(({ box, turn, main }) => (
        <Drawing key={`${box.x} ${box.y}`} props={props} box={box} turn={turn} main={main} />
      ))}
      <Patch
        props={props}
        box={plate}
        color={colors.ground}
        radius={Math.min(cornerOf(props), 3 * canvas.u)}
      />
      <WordColumn
        {...props}
        {...colors}
        box={inner}
        justify={canvas.shape === 'wide' ? 'center' : 'flex-end'}
      />
    </Sheet>
  );
}
