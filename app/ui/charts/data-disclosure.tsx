import { ChevronDown } from 'lucide-react';
import { formatLongDay, formatValue, type Unit } from './format.ts';
import type { Series } from './series.ts';

type DataDisclosureProps = {
  title: string;
  unit: Unit;
  days: readonly string[];
  series: readonly Series[];
};

/** The figures of a chart as a table, newest day first; opens without JavaScript. */
export function DataDisclosure({ title, unit, days, series }: DataDisclosureProps) {
  const rows = days.map((day, index) => ({ day, index })).reverse();
  return (
    <details className="group border-t border-line pt-3">
      <summary className="flex w-fit items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        Show as table<span className="sr-only">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={`${title}, table`} className="mt-3 max-h-72 overflow-auto rounded-sm">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{`${title} by day, UTC`}</caption>
          <thead className="sticky top-0 bg-raised">
            <tr>
              <th scope="col" className="py-1.5 pe-3 text-start font-semibold text-ink-soft">
                Day
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="px-2 py-1.5 text-end font-semibold text-ink-soft">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, index }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                  {formatLongDay(day)}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="px-2 py-1.5 text-end whitespace-nowrap">
                    {cellOf(values[index], unit)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const cellOf = (value: number | null | undefined, unit: Unit) =>
  value === null || value === undefined ? 'No data' : formatValue(value, unit);
