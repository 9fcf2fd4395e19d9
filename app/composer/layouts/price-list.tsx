import { Drawing } from './art.tsx';
import { stageUnder } from './kit/closer.ts';
import { Fact, inkOn, sizesOf, smallInkOn, standOut, toneOf, WordHead } from './kit/kit.tsx';
import { listOf, withoutListed } from './kit/listed.ts';
import { CallToAction, Fill, Region, Sheet, Words } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { inWidth } from './kit/text-room.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { Stack } from './stack.tsx';

/** The name on a strong colour, and under it what one gets at which price, line by line as on a board. */
export const priceList: Layout = {
  name: 'price-list',
  flat: true,
  drops: ['subline', 'brand'],
  prints: ['listed', 'listedPrice'],
  besides: (copy) => withoutListed(copy),
  plan: (canvas) => ({ scene: whole(canvas), quiet: headOf(canvas), stage: artOf(canvas) }),
  // What the name leaves of its ground is the thing's.
  closer: stageUnder,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 12, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** The board with the list: the foot, or the far side of a wide picture. */
function boardOf({ width, height, shape }: Canvas): Box {
  if (shape === 'wide') return { x: Math.round(0.47 * width), y: 0, width: Math.ceil(0.53 * width), height };
  const top = Math.round((shape === 'tall' ? 0.48 : 0.46) * height);
  return { x: 0, y: top, width, height: height - top };
}

/** Tops of a board of two and of three entries, as shares of the height: it is no larger than its list asks for. */
const shortBoards: Partial<Record<Canvas['shape'], readonly number[]>> = {
  tall: [0.62, 0.55],
  square: [0.53, 0.49],
};

/** The board as high as the list of this ad needs it. */
function boardFor({ canvas, copy }: ViewProps): Box {
  const board = boardOf(canvas);
  const share = shortBoards[canvas.shape]?.[Math.max(listOf(copy).length, 2) - 2];
  if (share === undefined) return board;
  const y = Math.round(share * canvas.height);
  return { ...board, y, height: canvas.height - y };
}

/** The ground of the name where the thing stands under it; in a square it stands beside. */
function headOf(canvas: Canvas): Box | undefined {
  const { width, height, shape } = canvas;
  const board = boardOf(canvas);
  if (shape === 'square') return undefined;
  return shape === 'wide'
    ? { x: 0, y: 0, width: board.x - 1, height }
    : { x: 0, y: 0, width, height: board.y - 1 };
}

function artOf(canvas: Canvas): Box {
  const { width, margin, shape } = canvas;
  const board = boardOf(canvas);
  if (shape === 'wide') {
    const top = 0.6 * board.height;
    return { x: margin, y: top, width: board.x - 2 * margin, height: board.height - top - 0.7 * margin };
  }
  const [left, top] = shape === 'tall' ? [0.42, 0.24] : [0.62, 0.09];
  return {
    x: left * width,
    y: top * canvas.height,
    width: (1 - left) * width - 0.7 * margin,
    height: board.y - top * canvas.height - 0.3 * margin,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const wide = shape === 'wide';
  const isBare = props.art.length === 0;
  const board = boardFor(props);
  const grown = board.y - boardOf(canvas).y;
  const stage = { ...plan.stage, height: plan.stage.height + grown };
  const ground = palette.accent;
  const headWidth = wide ? board.x : shape === 'square' && !isBare ? 0.66 * width : width;
  const headShare = isBare ? 1 : wide ? 0.56 : shape === 'tall' ? 0.56 : 1;
  const inner = {
    x: board.x + margin,
    y: board.y + (wide ? 1 : 0.7) * margin,
    width: board.width - 2 * margin,
    height: board.height - (wide ? 2 : 1.6) * margin,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Fill canvas={canvas} box={board} color={palette.surface} />
      <Drawing props={props} box={fitThing(props, stage, { at: [wide ? 0 : 1, wide ? 1 : 0.5] })} main />
      <WordHead
        {...props}
        ground={ground}
        box={{
          x: margin,
          y: margin,
          width: headWidth - (wide ? 1.7 : 2) * margin,
          height: headShare * (wide ? height : board.y) - (headShare < 1 ? 1 : wide ? 2 : 1.5) * margin,
        }}
        ink={inkOn(ground, palette.onAccent)}
      />
      <Region
        canvas={canvas}
        box={inner}
        style={{ alignItems: 'stretch', justifyContent: 'space-between', gap: 2 * u }}
      >
        <Board props={props} box={inner} />
        <Stack>
          <CallToAction
            {...props}
            style={{ maxWidth: inner.width }}
            fill={palette.accent}
            color={inkOn(palette.accent, palette.onAccent)}
          />
        </Stack>
      </Region>
    </Sheet>
  );
}

/**
 * Share of a row's height that its words take at most. Then the room of the button under them, as a multiple of its
 * type size, and the share of the headline's size that an entry has at most.
 */
const [wordsShare, buttonRoom, besideName] = [0.5, 3.3, 0.86];

/** The entries, a line each with rules between them: they fill the board, as large as the longest allows. */
function Board({ props, box }: { props: ViewProps; box: Box }) {
  const { canvas, design, copy, lineHeights } = props;
  const { palette } = design;
  const { large, middle } = sizesOf(props);
  const entries = listOf(copy);
  const row = (box.height - buttonRoom * middle) / Math.max(entries.length, 2);
  const longest = entries.map(({ thing, price }) =>
    inWidth(`${thing.plain} ${price.plain}`, {
      // Widths are reckoned for the broadest of faces.
      ...{
        width: (props.fitted.scale < 1 ? 1 : 1.12) * box.width,
        most: Math.min(2.4 * middle, besideName * large),
        family: thing.families[0] ?? '',
      },
    }),
  );
  const leading = Math.max(1.2, lineHeights.body - 0.1);
  const size = Math.round(Math.max(Math.min((wordsShare * row) / (leading / 1.2), ...longest), 0.9 * middle));
  const ink = smallInkOn(palette.surface, palette.onSurface);
  const figure = standOut(palette.accent, palette.surface, ink);
  const line = Math.max(2, Math.round(0.22 * canvas.u));
  const room = Math.max(0.16 * size, Math.min(row - leading * size - line, 2.4 * size) / 2);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0, alignItems: 'stretch' }}>
      {entries.map(({ thing, price }, index) => (
        <div
          key={thing.plain}
          style={{
            display: 'flex',
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'space-between',
            flexShrink: 0,
            gap: 0.8 * size,
            padding: `${index === 0 ? 0 : room}px 0 ${room}px`,
            ...(index === 0 ? {} : { borderTop: `${line}px solid ${toneOf(palette.surface, 0.12)}` }),
          }}
        >
          <Fact props={props} text={thing} size={size} color={ink} style={{ flexShrink: 1 }} />
          <Words
            text={price}
            size={size}
            color={figure}
            weight={800}
            lineHeight={leading}
            style={{ whiteSpace: 'nowrap' }}
          />
        </div>
      ))}
    </div>
  );
}
