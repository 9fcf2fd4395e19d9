import { area, line, stack } from 'd3-shape';
import { cn } from '#app/ui/cn.ts';
import { middleOf, plotHeight, type ValueScale } from './scale.ts';
import { fills, type Series, strokes } from './series.ts';

type MarksProps = { series: readonly Series[]; scale: ValueScale };

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** [bottom, top] of each series of each day, one on the other. */
function stackSeries(series: readonly Series[]): [number, number][][] {
  const days = series[0]?.values.map((_, day) => day) ?? [];
  const layers = stack<number, number>()
    .keys(series.map((_, index) => index))
    .value((day, index) => series[index]?.values[day] ?? 0)(days);
  return layers.map((layer) => layer.map(([bottom, top]) => [bottom, top]));
}

/** One bar a day, its series one on the other; the last day, which is not over, is paler. */
export function Bars({ series, scale }: MarksProps) {
  const days = series[0]?.values.length ?? 1;
  const width = days > 40 ? 0.74 : days > 10 ? 0.68 : 0.5;
  return stackSeries(series).map((layer, index) => {
    const { name, tone } = series[index] as Series;
    return (
      <g key={name} className={fills[tone]}>
        {layer.map(([bottom, top], day) =>
          top > bottom ? (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: days keep their places
              key={day}
              x={percent(middleOf(day, days) - width / days / 2)}
              width={percent(width / days)}
              y={scale.y(top)}
              // A value above zero stays visible, however small it is beside the others.
              height={Math.max(scale.y(bottom) - scale.y(top), 1.5)}
              className={cn(day === days - 1 && 'opacity-60')}
            />
          ) : null,
        )}
      </g>
    );
  });
}

/** Width that paths are drawn in before they are stretched to the room there is. */
const pathWidth = 1000;

function Stretched({ children }: { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={plotHeight}
      viewBox={`0 0 ${pathWidth} ${plotHeight}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

/**
 * A line for each series; a single one stands on a tinted ground. The step to the last day, which is not over, is
 * dashed.
 */
export function Lines({ series, scale }: MarksProps) {
  const days = series[0]?.values.length ?? 1;
  const x = (day: number) => middleOf(day, days) * pathWidth;
  const y = (value: number | null) => scale.y(value ?? 0);
  const isKnown = (value: number | null) => value !== null;
  const ground = area<number | null>((_, day) => x(day), plotHeight, y).defined(isKnown);
  return (
    <>
      <Stretched>
        {series.map(({ name, tone, values }) => {
          const finished = line<number | null>((_, day) => x(day), y).defined(isKnown);
          const lastStep = line<number | null>((_, index) => x(days - 2 + index), y).defined(isKnown);
          return (
            <g key={name} className={strokes[tone]}>
              {series.length === 1 ? (
                <path d={ground(values) ?? ''} stroke="none" className={fills[tone]} opacity={0.1} />
              ) : null}
              <Stroke d={finished(values.slice(0, -1))} />
              {days > 1 ? <Stroke d={lastStep(values.slice(-2))} dashed /> : null}
            </g>
          );
        })}
      </Stretched>
      {series.map((one) => (
        <LonelyDots key={one.name} series={one} y={y} />
      ))}
    </>
  );
}

function Stroke({ d, dashed }: { d: string | null; dashed?: boolean }) {
  return (
    <path
      d={d ?? ''}
      fill="none"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeDasharray={dashed ? '4 4' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** Days without a known neighbour, which no line reaches. */
function LonelyDots({ series: { tone, values }, y }: { series: Series; y(value: number): number }) {
  const isKnown = (day: number) => (values[day] ?? null) !== null;
  return values.map((value, day) =>
    value !== null && !isKnown(day - 1) && !isKnown(day + 1) ? (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: days keep their places
        key={day}
        cx={percent(middleOf(day, values.length))}
        cy={y(value)}
        r={3.5}
        className={fills[tone]}
      />
    ) : null,
  );
}

/** Areas one on the other, for amounts that make a whole. Days before anything is known stay blank. */
export function Areas({ series, scale }: MarksProps) {
  const days = series[0]?.values.length ?? 1;
  const isKnown = (day: number) => series.some(({ values }) => (values[day] ?? null) !== null);
  const layers = stackSeries(series);
  const x = (day: number) => middleOf(day, days) * pathWidth;
  const known = Array.from({ length: days }, (_, day) => day).filter(isKnown);
  const [only] = known;
  if (known.length === 1 && only !== undefined) return <Bars series={series} scale={scale} />;
  return (
    <Stretched>
      {layers.map((layer, index) => {
        const { name, tone } = series[index] as Series;
        const ground = area<[number, number]>(
          (_, day) => x(day),
          ([low]) => scale.y(low),
          ([, top]) => scale.y(top),
        ).defined((_, day) => isKnown(day));
        const edge = line<[number, number]>(
          (_, day) => x(day),
          ([, top]) => scale.y(top),
        ).defined((_, day) => isKnown(day));
        return (
          <g key={name} className={strokes[tone]}>
            <path d={ground(layer) ?? ''} stroke="none" className={fills[tone]} opacity={0.22} />
            <Stroke d={edge(layer)} />
          </g>
        );
      })}
    </Stretched>
  );
}
