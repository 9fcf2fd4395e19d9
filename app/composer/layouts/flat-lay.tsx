import { Drawing } from './art.tsx';
import { GroundWords } from './kit/ground-words.tsx';
import { Patch, toneOf, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { filling } from './kit/standing.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** The thing again and again in a grid of tiles, one of them in the accent colour; words on a plain band. */
export const flatLay: Layout = {
  name: 'flat-lay',
  flat: true,
  yields: true,
  drops: ['subline', 'brand'],
  plan,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 12 : 13, 5),
  View,
};

function plan(canvas: Canvas) {
  const { art } = zonesOf({ canvas }, { share: 0.5 });
  return { scene: { x: 0, y: 0, width: canvas.width, height: canvas.height }, quiet: undefined, stage: art };
}

type Tile = { box: Box; accent: boolean; turn: number };

/** Width over height from which a thing has a tile of six instead of four. */
const lying = 1.7;

/**
 * Tiles that fill the zone, one of them as large as four, or six for what is wide; the last column or row may run on
 * past the edge.
 */
function tilesOf(art: Box, { shape, width, height, bold, staged = 1 }: Canvas): Tile[] {
  const sides = {
    wide: height / 3,
    square: width / (bold ? 5 : 4),
    tall: Math.max(art.height / 2, width / (bold ? 4 : 3)),
  };
  const side = Math.ceil(sides[shape]);
  const [columns, rows] = [Math.ceil(art.width / side), Math.ceil(art.height / side)];
  const across = staged > lying && art.width >= 2.9 * side ? 3 : 2;
  const large = { column: shape === 'square' && across === 2 ? 1 : 0, row: shape === 'wide' ? 1 : 0 };
  const isUnder = (column: number, row: number) =>
    column - large.column >= 0 &&
    column - large.column < across &&
    row - large.row >= 0 &&
    row - large.row < 2;
  const boxAt = (column: number, row: number): Box => ({
    ...{ x: art.x + column * side, y: art.y + row * side },
    ...{ width: side, height: side },
  });
  const small = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const turn = [0, -14, 10, 18, -8][(column * 2 + row * 3) % 5] ?? 0;
    return { column, row, tile: { box: boxAt(column, row), accent: false, turn } };
  }).filter(({ column, row }) => !isUnder(column, row));
  const room = {
    ...boxAt(large.column, large.row),
    width: Math.min(across * side, art.width),
    height: 2 * side,
  };
  const lead = { box: room, accent: true, turn: 0 };
  return [...small.map(({ tile }) => tile), lead];
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words } = zonesOf(props, { share: 0.5 });
  const tiles = tilesOf(plan.stage, canvas);
  const [one, other] = [toneOf(palette.background, 0.05), toneOf(palette.background, 0.1)];
  const side = tiles[0]?.box.width ?? 1;
  const isOdd = ({ x, y }: Box) =>
    Math.round((x - plan.stage.x) / side + (y - plan.stage.y) / side) % 2 === 1;
  return (
    <Sheet canvas={canvas}>
      <Fill
        canvas={canvas}
        box={{ x: 0, y: 0, width: canvas.width, height: canvas.height }}
        color={palette.background}
      />
      {tiles.map(({ box, accent }) => (
        <Patch
          key={`${box.x}-${box.y}`}
          props={props}
          box={box}
          color={accent ? palette.accent : isOdd(box) ? other : one}
        />
      ))}
      {tiles.map(({ box, accent, turn }) => (
        <Drawing
          key={`${box.x}-${box.y}`}
          props={props}
          main={accent}
          turn={accent ? 0 : turn}
          box={filling(props, box, { share: accent ? 0.9 : 0.74, at: [0.5, 0.5] })}
        />
      ))}
      <GroundWords
        {...props}
        box={{ ...words, height: words.height - (canvas.shape === 'wide' ? 0 : 0.5 * canvas.margin) }}
        apart={canvas.shape === 'wide'}
        justify="center"
      />
    </Sheet>
  );
}
