import { Link } from 'react-router';
import type { Analytics } from '#app/domain/admin/analytics/analytics.server.ts';
import { type DayRange, dayRanges } from '#app/domain/admin/analytics/days.ts';
import { cn } from '#app/ui/cn.ts';
import { PanelCard } from './panel-card.tsx';
import { panelsOf } from './panels.ts';

/** The analytics of the last 7, 30 or 90 days. */
export function AnalyticsTab({ analytics, range }: { analytics: Analytics; range: DayRange }) {
  const days = analytics.days.slice(-range);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-title font-bold tracking-tight">Last {range} days</h2>
          <p className="max-w-prose text-sm text-ink-soft">
            Days in UTC, today so far. Changes compare finished days with as many before.
          </p>
        </div>
        <nav aria-label="Days shown">
          <ul className="flex gap-1 rounded-md border border-line bg-sunk p-1">
            {dayRanges.map((days) => (
              <li key={days}>
                <Link
                  to={{ search: `?tab=analytics&days=${days}` }}
                  aria-current={days === range || undefined}
                  preventScrollReset
                  className={cn(
                    'grid min-h-9 place-items-center rounded-sm px-3.5 text-sm font-semibold',
                    days === range ? 'bg-raised text-ink shadow-sheet' : 'text-ink-soft hover:text-ink',
                  )}
                >
                  {days} days
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid gap-4 md:grid-cols-2 sm:gap-5">
        {panelsOf(analytics).map((panel) => (
          <PanelCard key={panel.id} panel={panel} days={days} />
        ))}
      </div>
    </div>
  );
}
