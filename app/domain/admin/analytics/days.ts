/** A day of the calendar in UTC, 'YYYY-MM-DD'. */
export type Day = string;

export const dayRanges = [7, 30, 90] as const;
/** How many days the analytics show, today among them. */
export type DayRange = (typeof dayRanges)[number];

/** Reads `?days=`; 30 for whatever is not offered. */
export function dayRangeOf(value: string | null): DayRange {
  return dayRanges.find((days) => String(days) === value) ?? 30;
}

/** The day `count` days after another, or before it. */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The `count` days up to and with `last`, oldest first. */
export function daysUpTo(last: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}
