import type { ChartKind } from './daily-chart.tsx';
import { formatDay } from './format.ts';
import { labelledDays, middleOf, plotHeight } from './scale.ts';
import { fills, type Series } from './series.ts';

type AxisProps = { ticks: readonly number[]; labels: readonly string[]; y(value: number): number };

/** The values beside the grid, as wide as the longest of them. */
export function Axis({ ticks, labels, y }: AxisProps) {
  const width = Math.max(...labels.map((label) => label.length)) * 7 + 12;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={plotHeight + 26}
      className="shrink-0 overflow-visible fill-ink-soft text-2xs tabular-nums"
    >
      {ticks.map((tick, index) => (
        <text key={tick} x={width - 10} y={y(tick)} dy="0.34em" textAnchor="end">
          {labels[index]}
        </text>
      ))}
    </svg>
  );
}

/** Some of the days below the ground line; more of them where there is room. */
export function DayLabels({ days }: { days: readonly string[] }) {
  const { few, more } = labelledDays(days.length);
  // Among many days the last stands so close to the edge that its label would leave the card of a small screen.
  const endsAtEdge = (day: number) => day === days.length - 1 && days.length > 10;
  const label = (day: number) => (
    <text
      key={day}
      x={endsAtEdge(day) ? '100%' : `${middleOf(day, days.length) * 100}%`}
      y={plotHeight + 20}
      textAnchor={endsAtEdge(day) ? 'end' : 'middle'}
    >
      {formatDay(days[day] ?? '')}
    </text>
  );
  return (
    <g className="fill-ink-soft text-2xs tabular-nums">
      {few.map(label)}
      <g className="hidden @sm:block">{more.map(label)}</g>
    </g>
  );
}

type CursorProps = {
  day: number;
  days: number;
  series: readonly Series[];
  y(value: number): number;
  kind: ChartKind;
};

/** Marks the day that is being read: a band behind its bar, a line and dots on a line chart. */
export function Cursor({ day, days, series, y, kind }: CursorProps) {
  const middle = `${middleOf(day, days) * 100}%`;
  if (kind === 'bars') {
    return (
      <rect x={`${(day / days) * 100}%`} width={`${100 / days}%`} height={plotHeight} className="fill-sunk" />
    );
  }
  let below = 0;
  return (
    <g>
      <line
        x1={middle}
        x2={middle}
        y1={0}
        y2={plotHeight}
        className="stroke-ink-faint"
        strokeDasharray="3 3"
      />
      {series.map(({ name, tone, values }) => {
        const value = values[day] ?? null;
        if (value === null) return null;
        const top = kind === 'areas' ? below + value : value;
        below = top;
        return (
          <circle
            key={name}
            cx={middle}
            cy={y(top)}
            r={4.5}
            strokeWidth={2}
            className={`${fills[tone]} stroke-raised`}
          />
        );
      })}
    </g>
  );
}
