import { Card } from '#app/ui/card.tsx';
import { type ChartKind, DailyChart } from '#app/ui/charts/daily-chart.tsx';
import { DataDisclosure } from '#app/ui/charts/data-disclosure.tsx';
import { Legend } from '#app/ui/charts/legend.tsx';
import { ProportionBar } from '#app/ui/charts/proportion-bar.tsx';
import type { Series } from '#app/ui/charts/series.ts';
import { Specimen } from './specimen.tsx';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );

const wave = (count: number, high: number, step: number) =>
  Array.from({ length: count }, (_, day) => Math.round(high * (1 + Math.sin(day / step)) + day / 3));

const two = (count: number): Series[] => [
  { name: 'Completed', tone: 'success', values: wave(count, 20, 3) },
  { name: 'Failed', tone: 'danger', values: wave(count, 3, 2) },
];

const charts: [name: string, kind: ChartKind, days: number, series: Series[]][] = [
  ['Bars, 30 days', 'bars', 30, two(30)],
  ['Areas, 90 days', 'areas', 90, two(90)],
  ['Lines, 7 days', 'lines', 7, [{ name: 'Sign-ups', tone: 'accent', values: wave(7, 9, 2) }]],
  [
    'Lines, days without figures',
    'lines',
    14,
    [
      {
        name: 'Median',
        tone: 'ink',
        values: wave(14, 9, 2).map((value, day) => (day % 5 > 2 ? null : value)),
      },
    ],
  ],
  [
    'Bars, nothing yet',
    'bars',
    30,
    [{ name: 'Sign-ups', tone: 'accent', values: wave(30, 0, 1).map(() => 0) }],
  ],
];

const parts = [
  { name: 'Starter', tone: 'soft', value: 70 },
  { name: 'Professional', tone: 'accent', value: 25 },
  { name: 'Enterprise', tone: 'ink', value: 5 },
] as const;

export function Charts() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {charts.map(([name, kind, count, series]) => (
        <Card key={name} className="grid min-w-0 gap-4">
          <DailyChart
            {...{ kind, series, unit: 'count', title: name, days: daysOf(count) }}
            totals={series.map(() => '1,234')}
            period={`${name}: last ${count} days`}
          />
          <DataDisclosure title={name} unit="count" days={daysOf(count)} series={series} />
        </Card>
      ))}
      <Card className="grid content-start gap-4">
        <Specimen name="Parts of a whole">
          <ProportionBar label="Plans" parts={parts} />
          <Legend
            heading="Now"
            entries={parts.map(({ value, ...part }) => ({ ...part, value: `${value} %` }))}
          />
        </Specimen>
        <Specimen name="Parts of nothing">
          <ProportionBar label="No plans" parts={parts.map((part) => ({ ...part, value: 0 }))} />
        </Specimen>
      </Card>
    </div>
  );
}
