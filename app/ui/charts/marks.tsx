import { area, line, stack } from 'd3-shape';
import { cn } from '#app/ui/cn.ts';
import { middleOf, plotHeight, type ValueScale } from './scale.ts';
import { fills, type Series, strokes } from './series.ts';

type MarksProps = { series: readonly Series[]; scale: ValueScale };

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** [bottom, top] of each series of each day, one on the other. */
function stacked(series: readonly Series[]): [number, number][][] {
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
  return stacked(series).map((layer, index) => {
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
              // What is there is to be seen, however small beside the rest.
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

/** A line for each series; a single one stands on a tinted ground. */
export function Lines({ series, scale }: MarksProps) {
  const days = series[0]?.values.length ?? 1;
  const x = (day: number) => middleOf(day, days) * pathWidth;
  return (
    <>
      <Stretched>
        {series.map(({ name, tone, values }) => {
          const path = line<number | null>(
            (_, day) => x(day),
            (value) => scale.y(value ?? 0),
          ).defined((value) => value !== null);
          const ground = area<number | null>(
            (_, day) => x(day),
            plotHeight,
            (value) => scale.y(value ?? 0),
          ).defined((value) => value !== null);
          return (
            <g key={name}>
              {series.length === 1 ? (
                <path d={ground(values) ?? ''} className={fills[tone]} opacity={0.1} />
              ) : null}
              <path
                d={path(values) ?? ''}
                fill="none"
                strokeWidth={2}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className={strokes[tone]}
              />
            </g>
          );
        })}
      </Stretched>
      {series.map(({ name, tone, values }) =>
        values.map((value, day) => {
          const isAlone = (values[day - 1] ?? null) === null && (values[day + 1] ?? null) === null;
          return value !== null && isAlone ? (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: days keep their places
              key={`${name} ${day}`}
              cx={percent(middleOf(day, days))}
              cy={scale.y(value)}
              r={3.5}
              className={fills[tone]}
            />
          ) : null;
        }),
      )}
    </>
  );
}

/** Areas one on the other, for amounts that make a whole. Days before anything is known stay blank. */
export function Areas({ series, scale }: MarksProps) {
  const days = series[0]?.values.length ?? 1;
  const isKnown = (day: number) => series.some(({ values }) => (values[day] ?? null) !== null);
  const layers = stacked(series);
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
          <g key={name}>
            <path d={ground(layer) ?? ''} className={fills[tone]} opacity={0.22} />
            <path
              d={edge(layer) ?? ''}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={strokes[tone]}
            />
          </g>
        );
      })}
    </Stretched>
  );
}
