import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { DailyChart } from '#app/ui/charts/daily-chart.tsx';
import { DataDisclosure } from '#app/ui/charts/data-disclosure.tsx';
import { Legend } from '#app/ui/charts/legend.tsx';
import { ProportionBar } from '#app/ui/charts/proportion-bar.tsx';
import { cn } from '#app/ui/cn.ts';
import type { Change } from './change.ts';
import type { Panel } from './panel.ts';

/** A figure, how it moved, its chart and its table. */
export function PanelCard({ panel, days }: { panel: Panel; days: readonly string[] }) {
  const { id, title, note, headline, change, good, parts, kind, unit, series, totals } = panel;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-4 rounded-lg border border-line bg-raised p-4 shadow-sheet sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id={`${id}-title`} className="text-sm font-semibold">
          {title}
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-display text-4xl tabular-nums">{headline}</span>
          {change ? (
            <ChangeText
              change={change}
              good={good}
              against={
                panel.against === 'start' ? `in ${days.length} days` : `vs ${days.length - 1} days before`
              }
            />
          ) : null}
        </p>
        <p className="text-2xs text-ink-soft">{note}</p>
      </div>
      <div className="grid content-start gap-4">
        {parts ? <Parts title={title} parts={parts} /> : null}
        <DailyChart
          title={title}
          kind={kind}
          unit={unit}
          days={days}
          series={series}
          totals={totals}
          period={panel.period ?? `Last ${days.length} days`}
        />
      </div>
      <DataDisclosure title={title} unit={unit} days={days} series={panel.tableSeries ?? series} />
    </section>
  );
}

type PartsProps = { title: string; parts: NonNullable<Panel['parts']> };

/** A whole and its parts as they are now. */
function Parts({ title, parts }: PartsProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const entries = parts.map(({ value, ...part }) => ({
    ...part,
    value: `${value.toLocaleString('en-US')} (${total === 0 ? 0 : ((value / total) * 100).toFixed(1)}%)`,
  }));
  const said = entries.map(({ name, value }) => `${name} ${value}`).join(', ');
  return (
    <div className="grid gap-3">
      <ProportionBar label={`${title} now: ${said}`} parts={parts} />
      <Legend heading="Now" entries={entries} />
    </div>
  );
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };
const words = { up: 'up', down: 'down', same: '' };

type ChangeTextProps = { change: Change; good: Panel['good']; against: string };

function ChangeText({ change: { direction, text }, good, against }: ChangeTextProps) {
  const Arrow = arrows[direction];
  const isGood = good === direction;
  const isBad = good !== null && direction !== 'same' && !isGood;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-sm font-semibold tabular-nums',
        isGood ? 'text-success-text' : isBad ? 'text-danger-text' : 'text-ink-soft',
      )}
    >
      <Arrow aria-hidden="true" className="size-4" />
      <span className="sr-only">{words[direction]} </span>
      {text}
      <span className="font-normal text-ink-soft"> {against}</span>
    </span>
  );
}
