import { Drawing } from './art.tsx';
import { GroundWords } from './kit/ground-words.tsx';
import { Patch, toneOf, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
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

type Tile = { box: Box; tone: 'even' | 'odd' | 'accent'; turn: number };

/** Width over height from which a thing has a tile of six instead of four. */
const lying = 1.7;

/** Rows and columns that fill the zone, nearly square each. */
function gridOf(art: Box, { shape, bold }: Canvas): { rows: number; columns: number } {
  const rows = shape === 'wide' ? 3 : 2;
  const least = shape === 'square' ? (bold ? 5 : 4) : 3;
  return { rows, columns: Math.max(least, Math.round((rows * art.width) / art.height)) };
}

/** Tiles that fill the zone, one of them as large as four, or six for what is wide. */
export function tilesOf(art: Box, canvas: Canvas): Tile[] {
  const { shape, staged = 1 } = canvas;
  const { rows, columns } = gridOf(art, canvas);
  const [width, height] = [art.width / columns, art.height / rows];
  const across = staged > lying ? 3 : 2;
  const large = { column: shape === 'square' && across === 2 ? 1 : 0, row: shape === 'wide' ? 1 : 0 };
  const isUnder = (column: number, row: number) =>
    column - large.column >= 0 &&
    column - large.column < across &&
    row - large.row >= 0 &&
    row - large.row < 2;
  const boxAt = (column: number, row: number, size = { across: 1, down: 1 }): Box => {
    const [left, top] = [Math.round(column * width), Math.round(row * height)];
    return {
      ...{ x: art.x + left, y: art.y + top },
      width: Math.round((column + size.across) * width) - left,
      height: Math.round((row + size.down) * height) - top,
    };
  };
  const small = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const turn = [0, -14, 10, 18, -8][(column * 2 + row * 3) % 5] ?? 0;
    const tone = (column + row) % 2 === 1 ? ('odd' as const) : ('even' as const);
    return { column, row, tile: { box: boxAt(column, row), tone, turn } };
  }).filter(({ column, row }) => !isUnder(column, row));
  const lead = { box: boxAt(large.column, large.row, { across, down: 2 }), tone: 'accent', turn: 0 } as const;
  return [...small.map(({ tile }) => tile), lead];
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words } = zonesOf(props, { share: 0.5 });
  const tiles = tilesOf(plan.stage, canvas);
  const tones = {
    even: toneOf(palette.background, 0.05),
    odd: toneOf(palette.background, 0.1),
    accent: palette.accent,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill
        canvas={canvas}
        box={{ x: 0, y: 0, width: canvas.width, height: canvas.height }}
        color={palette.background}
      />
      {tiles.map(({ box, tone }) => (
        <Patch key={`${box.x}-${box.y}`} props={props} box={box} color={tones[tone]} />
      ))}
      {tiles.map(({ box, tone, turn }) => (
        <Drawing
          key={`${box.x}-${box.y}`}
          props={props}
          main={tone === 'accent'}
          turn={turn}
          box={fitThing(props, box, { share: tone === 'accent' ? 0.9 : 0.74, at: [0.5, 0.5] })}
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
