import { cn } from '#app/ui/cn.ts';
import { formatLongDay, formatTick, formatValue, type Unit } from './format.ts';
import { Legend } from './legend.tsx';
import { Areas, Bars, Lines } from './marks.tsx';
import { Axis, Cursor, DayLabels } from './plot-parts.tsx';
import { highestOf, plotHeight, valueScale } from './scale.ts';
import type { Series } from './series.ts';
import { useReading } from './use-reading.ts';

export type ChartKind = 'bars' | 'areas' | 'lines';

export type DailyChartProps = {
  /** What is shown; names the chart for those who can't see it. */
  title: string;
  kind: ChartKind;
  unit: Unit;
  /** 'YYYY-MM-DD', oldest first; the last is today. */
  days: readonly string[];
  series: readonly Series[];
  /** What the legend says of each series while no day is being read. */
  totals: readonly string[];
  /** What the totals are of: 'Last 30 days'. */
  period: string;
};

const drawings = { bars: Bars, areas: Areas, lines: Lines };

/**
 * A chart by day that is drawn on the server and reads out one day at a time: under the pointer, or with the arrow
 * keys. Time runs from left to right in every language.
 */
export function DailyChart({ title, kind, unit, days, series, totals, period }: DailyChartProps) {
  const { day, isReady, pointer, keyboard } = useReading(days.length);
  const isStacked = kind !== 'lines';
  const highest = highestOf(series, isStacked);
  const scale = valueScale(highest, unit);
  const labels = scale.ticks.map((tick) => formatTick(tick, highest, unit));
  const Drawing = drawings[kind];
  const told = (place: number) =>
    `${formatLongDay(days[place] ?? '')}: ${series.map(({ name, values }) => `${name} ${said(values[place], unit)}`).join(', ')}`;
  const role = isReady
    ? {
        ...keyboard,
        role: 'slider',
        tabIndex: 0,
        'aria-label': `${title}, day by day`,
        'aria-valuemin': 1,
        'aria-valuemax': days.length,
        'aria-valuenow': (day ?? days.length - 1) + 1,
        'aria-valuetext': told(day ?? days.length - 1),
      }
    : { role: 'img', 'aria-label': `${title}. ${told(days.length - 1)}` };
  return (
    <div className="@container grid gap-4">
      <Legend
        heading={day === null ? period : formatLongDay(days[day] ?? '')}
        entries={series.map(({ name, tone, values }, index) => ({
          name,
          tone,
          value: day === null ? (totals[index] ?? '') : said(values[day], unit),
        }))}
      />
      <div {...role} dir="ltr" className="relative flex rounded-sm outline-offset-4">
        <Axis ticks={scale.ticks} labels={labels} y={scale.y} />
        <svg
          {...pointer}
          aria-hidden="true"
          height={plotHeight + 26}
          className="block w-full min-w-0 flex-1 touch-pan-y overflow-visible"
        >
          <g className="stroke-line">
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={scale.y(tick)}
                y2={scale.y(tick)}
                className={cn(tick === 0 && 'stroke-line-strong')}
                shapeRendering="crispEdges"
              />
            ))}
          </g>
          <rect width="100%" height={plotHeight} fill="transparent" />
          {day === null ? null : (
            <Cursor day={day} days={days.length} series={series} y={scale.y} kind={kind} />
          )}
          {highest > 0 ? <Drawing series={series} scale={scale} /> : null}
          <DayLabels days={days} />
        </svg>
        {highest > 0 ? null : (
          <p className="pointer-events-none absolute inset-x-0 top-14 text-center text-sm text-ink-soft">
            Nothing in these days yet
          </p>
        )}
      </div>
    </div>
  );
}

const said = (value: number | null | undefined, unit: Unit) =>
  value === null || value === undefined ? 'No data' : formatValue(value, unit);
