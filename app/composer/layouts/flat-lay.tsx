import { Drawing } from './art.tsx';
import { GroundWords } from './kit/ground-words.tsx';
import { Patch, toneOf, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** The thing again and again in a grid of tiles, one of them in the accent colour; words on a plain band. */
export const flatLay: Layout = {
  name: 'flat-lay',
  flat: true,
  drops: ['subline', 'brand'],
  plan,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 12 : 13, 5),
  View,
};

function plan(canvas: Canvas) {
  const { art } = zonesOf({ canvas }, { share: 0.5 });
  return { scene: { x: 0, y: 0, width: canvas.width, height: canvas.height }, quiet: undefined, stage: art };
}

/** Tiles that fill the zone; the last column or row may run on past the edge. */
function tilesOf(art: Box, { shape, width, height }: Canvas): { box: Box; accent: boolean; turn: number }[] {
  const sides = { wide: height / 3, square: width / 4, tall: Math.max(art.height / 2, width / 3) };
  const side = Math.ceil(sides[shape]);
  const [columns, rows] = [Math.ceil(art.width / side), Math.ceil(art.height / side)];
  const marked = shape === 'square' ? 6 : shape === 'wide' ? columns : 4;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      box: { x: art.x + column * side, y: art.y + row * side, width: side, height: side },
      accent: index === marked,
      turn: [0, -14, 10, 18, -8][(column * 2 + row * 3) % 5] ?? 0,
    };
  });
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words } = zonesOf(props, { share: 0.5 });
  const tiles = tilesOf(plan.stage, canvas);
  const [one, other] = [toneOf(palette.background, 0.05), toneOf(palette.background, 0.1)];
  const columns = Math.ceil(plan.stage.width / (tiles[0]?.box.width ?? 1));
  return (
    <Sheet canvas={canvas}>
      <Fill
        canvas={canvas}
        box={{ x: 0, y: 0, width: canvas.width, height: canvas.height }}
        color={palette.background}
      />
      {tiles.map(({ box, accent }, index) => (
        <Patch
          key={`${box.x}-${box.y}`}
          props={props}
          box={box}
          color={accent ? palette.accent : (index + Math.floor(index / columns)) % 2 === 0 ? one : other}
        />
      ))}
      {tiles.map(({ box, accent, turn }) => (
        <Drawing
          key={`${box.x}-${box.y}`}
          props={props}
          main={accent}
          turn={accent ? 0 : turn}
          box={inset(box, accent ? 0.1 : 0.14)}
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

function inset({ x, y, width, height }: Box, share: number): Box {
  return {
    x: x + share * width,
    y: y + share * height,
    width: width * (1 - 2 * share),
    height: height * (1 - 2 * share),
  };
}
