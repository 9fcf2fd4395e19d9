import { scaleLinear } from 'd3-scale';
import type { Unit } from './format.ts';
import type { Series } from './series.ts';

/** Height of the drawing, px; its width is whatever room there is. */
export const plotHeight = 168;
/** Room above the highest value and below the days, px. */
const headroom = 10;

export type ValueScale = {
  /** px from the top. */
  y(value: number): number;
  ticks: number[];
};

/**
 * Places values between the ground line and the top, with about four round ticks from 0 on; 0 alone when there is
 * nothing.
 */
export function valueScale(highest: number, unit: Unit): ValueScale {
  // Seconds and cents are stored in smaller units than the ones whose round steps look round.
  const size = unit === 'duration' && highest >= 1000 ? 1000 : unit === 'money' ? 100 : 1;
  const scale = scaleLinear([0, Math.max(highest / size, 1)], [plotHeight, headroom]).nice(4);
  // Nobody counts half a person, half a cent or half a ms.
  const isShown = (tick: number) => (highest === 0 ? tick === 0 : size === 1000 || Number.isInteger(tick));
  const ticks = scale.ticks(4).filter(isShown);
  return { y: (value) => scale(value / size), ticks: ticks.map((tick) => tick * size) };
}

/** The highest value of a day, of the sum of all series where they are stacked. */
export function highestOf(series: readonly Series[], stacked: boolean): number {
  const days = series[0]?.values.length ?? 0;
  const ofDay = (day: number) => series.map(({ values }) => values[day] ?? 0);
  const tops = Array.from({ length: days }, (_, day) =>
    stacked ? ofDay(day).reduce((sum, value) => sum + value, 0) : Math.max(0, ...ofDay(day)),
  );
  return Math.max(0, ...tops);
}

/** Where the middle of a day lies, from 0 at the left edge to 1. */
export const middleOf = (day: number, days: number) => (day + 0.5) / days;

/**
 * Days that carry a label, counted back from the last one. `few` are for little room; where there is much room, `more`
 * are added.
 */
export function labelledDays(days: number): { few: number[]; more: number[] } {
  const step = days <= 7 ? 1 : Math.ceil(days / 5);
  const wide = Array.from({ length: Math.ceil(days / step) }, (_, index) => days - 1 - index * step);
  const few = wide.filter((_, index) => index % 2 === 0);
  return { few, more: wide.filter((day) => !few.includes(day)) };
}
