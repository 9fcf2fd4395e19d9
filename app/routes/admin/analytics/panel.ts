import type { Analytics } from '#app/domain/admin/analytics/analytics.server.ts';
import type { ChartKind } from '#app/ui/charts/daily-chart.tsx';
import { formatValue, type Unit } from '#app/ui/charts/format.ts';
import type { Series, Tone } from '#app/ui/charts/series.ts';
import { type Change, changeBetween, finishedDays, sumOf } from './change.ts';

export type Values = (number | null)[];

/** One chart of the analytics with the figure above it. */
export type Panel = {
  id: string;
  title: string;
  /** What exactly is counted. */
  note: string;
  headline: string;
  change: Change | null;
  /** Which direction is good news; null where neither is. */
  good: 'up' | 'down' | null;
  kind: ChartKind;
  unit: Unit;
  series: Series[];
  /** What the legend says of each series for the whole period; nothing for one that the headline tells of. */
  totals: string[];
  /** What the totals are of, where it is not all the days. */
  period?: string;
  /** What the change is against: as many days before, or the day before these days began. */
  against: 'days before' | 'start';
  /** What the table shows, where that is more than the chart. */
  tableSeries?: Series[];
  /** Parts of a whole as it is now. */
  parts?: { name: string; tone: Tone; value: number }[];
};

/** The values of a figure for each day. */
export type Reader = (figure: string) => Values;
export type Figures = Analytics['figures'];

/** The days that are shown, without those before them. */
export const takeShownDays = (values: Values) => values.slice(values.length / 2);
/** Several figures of a day as one. */
export const addUp = (...many: Values[]) =>
  (many[0] ?? []).map((_, day) => sumOf(many.map((values) => values[day] ?? null)));
export const count = (value: number) => formatValue(value, 'count');

/** How the sum of the finished days moved. */
export function changeOfSum(values: Values): Change | null {
  const { before, after } = finishedDays(values);
  return changeBetween(sumOf(before), sumOf(after));
}

/** How a state moved since the day before the period. */
export const changeOfState = (values: Values) =>
  changeBetween(values[values.length / 2 - 1] ?? null, values.at(-1) ?? null);
