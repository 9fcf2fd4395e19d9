/** What a value is: a whole number, US cents, or ms. */
export type Unit = 'count' | 'money' | 'duration';

const count = new Intl.NumberFormat('en-US');
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const roundMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const compactMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** '12,345', '$1,249.50', '4.2 s': the value in full. */
export function formatValue(value: number, unit: Unit): string {
  if (unit === 'money') return money.format(value / 100);
  return unit === 'duration' ? formatDuration(value) : count.format(value);
}

/** '12.3K', '$12.3K', '4 s': short enough for a headline on a small screen. */
export function formatShort(value: number, unit: Unit): string {
  if (unit === 'duration') return formatDuration(value);
  if (unit === 'money') return (value < 1_000_000 ? roundMoney : compactMoney).format(value / 100);
  return value < 10_000 ? count.format(value) : compact.format(value);
}

/** A value beside the grid, written like the others of its axis, which ends at `highest`. */
export function formatTick(value: number, highest: number, unit: Unit): string {
  if (unit === 'duration') return value === 0 && highest >= 1000 ? '0 s' : formatDuration(value);
  if (unit === 'money') return compactMoney.format(value / 100);
  return (highest < 10_000 ? count : compact).format(value);
}

/** 840 to '840 ms', 4200 to '4.2 s', 65_000 to '1 min 5 s'. */
function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${Number((ms / 1000).toFixed(1))} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11-21' to 'Nov 21'. */
export const formatDay = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** '2026-11-21' to 'Sat, Nov 21, 2026'. */
export const formatLongDay = (day: string) => longDay.format(new Date(`${day}T00:00:00Z`));
