import { Drawing, within } from './art.tsx';
import { detailsOf, Fact, inkOn, sizesOf, smallInkOn, toneOf, WordHead } from './kit/kit.tsx';
import { CallToAction, Fill, Region, Sheet } from './kit/parts.tsx';
import { at, type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { Stack } from './stack.tsx';

/** A headline, then what one gets, line by line with a tick. */
export const tickList: Layout = {
  name: 'tick-list',
  flat: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: artOf(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 10 : 11, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function listOf({ width, height, margin, shape }: Canvas): Box {
  if (shape === 'wide') return { x: 0.56 * width, y: 0, width: 0.44 * width, height };
  const top = Math.round((shape === 'tall' ? 0.54 : 0.53) * height);
  return { x: 0, y: top, width, height: height - top + 0 * margin };
}

function artOf({ width, height, margin, shape }: Canvas): Box {
  if (shape === 'wide')
    return { x: margin, y: 0.56 * height, width: 0.3 * width, height: 0.44 * height - margin };
  return {
    x: 0.6 * width,
    y: 0.6 * height,
    width: 0.4 * width - margin,
    height: 0.4 * height - margin,
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const wide = shape === 'wide';
  const { middle } = sizesOf(props);
  const panel = listOf(canvas);
  const ticks = detailsOf(props, 'tick').slice(0, 5);
  const ground = palette.surface;
  const head = {
    x: margin,
    y: margin,
    width: (wide ? panel.x : width) - (wide ? 1.6 : 2) * margin,
    height: (wide ? 0.56 * height : panel.y - 0.4 * margin) - margin,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Fill canvas={canvas} box={panel} color={ground} />
      <Drawing props={props} box={within(plan.stage, 1, [wide ? 0 : 1, wide ? 1 : 0.5])} main />
      <WordHead {...props} box={head} ink={inkOn(palette.background, palette.onBackground)} />
      <Region
        canvas={canvas}
        box={{
          x: panel.x + margin,
          y: panel.y + margin,
          width: panel.width - 2 * margin,
          height: panel.height - 2 * margin,
        }}
        style={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 * u }}
      >
        <Stack
          gap={Math.max(1.2 * u, 0.36 * middle)}
          style={wide ? {} : { maxWidth: (props.art.length > 0 ? 0.6 : 1) * (panel.width - 2 * margin) }}
        >
          {ticks.map((text) => (
            <Stack key={text.plain} row gap={0.5 * middle} align="center">
              <Tick
                size={Math.round(0.86 * middle)}
                fill={palette.accent}
                mark={inkOn(palette.accent, palette.onAccent)}
              />
              <Fact
                props={props}
                text={text}
                size={Math.round(0.92 * middle)}
                color={smallInkOn(ground, palette.onSurface)}
                weight={600}
                style={{ flexShrink: 1 }}
              />
            </Stack>
          ))}
        </Stack>
        <CallToAction {...props} fill={palette.accent} color={inkOn(palette.accent, palette.onAccent)} />
      </Region>
      <div
        style={{
          ...at(
            {
              x: panel.x,
              y: panel.y,
              width: wide ? Math.max(2, 0.3 * u) : width,
              height: wide ? height : Math.max(2, 0.3 * u),
            },
            canvas,
          ),
          display: 'block',
          background: toneOf(ground, 0.1),
        }}
      />
    </Sheet>
  );
}

function Tick({ size, fill, mark }: { size: number; fill: string; mark: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      xmlns="http://www.w3.org/2000/svg"
      style={{ flexShrink: 0 }}
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="10" fill={fill} />
      <path
        d="M5.6 10.4l3 3 5.8-6.4"
        fill="none"
        stroke={mark}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
