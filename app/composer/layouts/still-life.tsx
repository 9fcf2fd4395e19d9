import { Drawing } from './art.tsx';
import { sideIn, stageUnder } from './kit/closer.ts';
import { GroundWords } from './kit/ground-words.tsx';
import { Patch, toneOf, zonesOf } from './kit/kit.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** Two or three things of unlike size on a table, before an arch, or one alone; the words above or beside. */
export const stillLife: Layout = {
  name: 'still-life',
  flat: true,
  drops: ['subline', 'brand'],
  plan,
  closer: stageUnder,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 12, 5),
  View,
};

function plan(canvas: Canvas) {
  const { art, words, wide } = zonesOf({ canvas }, { share: 0.46 });
  const scene = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return { scene, quiet: wide ? undefined : words, stage: art };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { words, wide } = zonesOf(props, { share: 0.46 });
  const { width, height } = canvas;
  const { stage } = plan;
  const table = Math.round(stage.y + (wide ? 0.74 : 0.8) * stage.height);
  // A pair stands side by side: what leads makes room for the smaller one.
  const isPair = props.art.length > 1;
  const room = { width: 0.72, height: wide ? 0.72 : 0.93 };
  const wished = sideIn(stage, room, isPair ? 1 : canvas.staged);
  // In a narrow zone what stands beside would stand behind: there both are smaller.
  const isNarrow = props.art.length === 2 && wished > 0.6 * stage.width;
  const side = isNarrow ? Math.min(wished, 0.66 * stage.width) : wished;
  const second = isNarrow ? 0.42 : 0.54;
  const middle = props.art.length === 2 ? (isNarrow ? 0.63 : 0.58) : isPair ? 0.52 : 0.5;
  const beside = Math.max(isNarrow ? 0.16 : 0.2, (0.5 * second * side + 0.2 * canvas.margin) / stage.width);
  const foot = (share: number, middle: number, drop: number): Box => ({
    x: stage.x + middle * stage.width - (share * side) / 2,
    y: table + drop * side - share * side,
    width: share * side,
    height: share * side,
  });
  const arch = {
    width: Math.min(1.06 * side, 0.86 * stage.width),
    height: table - stage.y - 0.04 * stage.height,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={{ x: 0, y: 0, width, height }} color={palette.background} />
      {wide ? <Fill canvas={canvas} box={stage} color={toneOf(palette.background, 0.035)} /> : null}
      <Patch
        props={props}
        box={{
          x: stage.x + 0.5 * stage.width - arch.width / 2,
          y: table - arch.height,
          width: arch.width,
          height: arch.height,
        }}
        color={toneOf(palette.background, 0.085)}
        style={{ borderTopLeftRadius: arch.width / 2, borderTopRightRadius: arch.width / 2 }}
      />
      <Fill
        canvas={canvas}
        box={{ x: wide ? stage.x : 0, y: table, width: wide ? stage.width : width, height: height - table }}
        color={toneOf(palette.background, 0.13)}
      />
      {isPair ? <Drawing props={props} index={1} box={foot(second, beside, 0.1)} grounded /> : null}
      <Drawing props={props} box={foot(1, middle, 0.16)} main grounded />
      {props.art.length > 2 ? (
        <Drawing props={props} index={2} box={foot(0.46, 0.83, 0.27)} grounded />
      ) : null}
      <GroundWords {...props} box={words} apart={wide} />
    </Sheet>
  );
}
