import { Drawing, within } from './art.tsx';
import { detailOf, Figure, inkOn, sizesOf, WordColumn } from './kit/kit.tsx';
import { Fill, Region, Sheet } from './kit/parts.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** Two halves, one cold and one warm, with a word each in one size. Below stands what makes the difference. */
export const beforeAfter: Layout = {
  name: 'before-after',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: halvesOf(canvas)[1] }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 8.5 : 10, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });
const edgeOf = ({ height, shape }: Canvas) => Math.round((shape === 'wide' ? 0.5 : 0.52) * height);

function halvesOf(canvas: Canvas): [Box, Box] {
  const half = Math.round(canvas.width / 2);
  const height = edgeOf(canvas);
  return [
    { x: 0, y: 0, width: half, height },
    { x: half, y: 0, width: canvas.width - half, height },
  ];
}

const cold = '#8d97a3';

function View(props: ViewProps) {
  const { canvas, design } = props;
  const { palette } = design;
  const { width, height, margin, u } = canvas;
  const { large } = sizesOf(props);
  const halves = halvesOf(canvas);
  const edge = edgeOf(canvas);
  const [before, after] = [detailOf(props, 'before'), detailOf(props, 'after')];
  const sides = [
    { text: before, half: halves[0], ground: cold, ink: '#14181c' },
    { text: after, half: halves[1], ground: palette.accent, ink: inkOn(palette.accent, palette.onAccent) },
  ];
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      {sides.map(({ half, ground }) => (
        <Fill key={half.x} canvas={canvas} box={half} color={ground} />
      ))}
      <Drawing
        props={props}
        box={within({ ...halves[0], y: 0.3 * edge, height: 0.7 * edge }, 0.86, [0.5, 0.8])}
        faded
      />
      <Drawing
        props={props}
        box={within({ ...halves[1], y: 0.3 * edge, height: 0.7 * edge }, 0.86, [0.5, 0.8])}
        main
        grounded
      />
      {sides.map(({ text, half, ink }) =>
        text ? (
          <Region
            key={half.x}
            canvas={canvas}
            box={{
              x: half.x + 0.8 * margin,
              y: margin,
              width: half.width - 1.6 * margin,
              height: edge - 1.6 * margin,
            }}
            style={{ alignItems: 'flex-start', gap: u }}
          >
            <Figure
              props={props}
              text={text}
              most={0.8 * large}
              width={half.width - 1.6 * margin}
              color={ink}
            />
          </Region>
        ) : null,
      )}
      <WordColumn
        {...props}
        box={{
          x: margin,
          y: edge + 0.5 * margin,
          width: width - 2 * margin,
          height: height - edge - 1.5 * margin,
        }}
        apart
        ground={palette.background}
        ink={inkOn(palette.background, palette.onBackground)}
        fill={palette.accent}
        onFill={inkOn(palette.accent, palette.onAccent)}
      />
    </Sheet>
  );
}
