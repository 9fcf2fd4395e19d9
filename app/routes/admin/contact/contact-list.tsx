import { Link, useSearchParams } from 'react-router';
import { subjectLabel } from '#app/domain/contact/contact-limits.ts';
import type { ContactRow } from '#app/domain/contact/operator-requests.server.ts';
import { cn } from '#app/ui/cn.ts';
import { DateText } from '#app/ui/date-text.tsx';
import { ContactBadges } from './contact-badges.tsx';

/** The messages; each leads to its detail beside the list. */
export function ContactList({ rows, shownId }: { rows: ContactRow[]; shownId?: string }) {
  const [search] = useSearchParams();
  const to = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('id', id);
    return `?${next}`;
  };
  return (
    <ul className="overflow-hidden rounded-lg border border-line bg-raised shadow-sheet">
      {rows.map((row) => (
        <li key={row.id} className="border-b border-line last:border-0">
          <Link
            to={to(row.id)}
            preventScrollReset
            aria-current={row.id === shownId ? 'true' : undefined}
            className={cn(
              'grid gap-1.5 border-s-3 px-4 py-3.5 -outline-offset-3',
              row.id === shownId ? 'border-accent bg-sunk' : 'border-transparent hover:bg-sunk',
            )}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="line-clamp-2 min-w-0 font-semibold wrap-anywhere" dir="auto">
                {subjectLabel(row.subject)}
              </span>
              <DateText value={row.createdAt} withTime className="text-2xs text-ink-soft" />
            </span>
            <span className="line-clamp-1 text-sm text-ink-soft wrap-anywhere" dir="auto">
              {row.name}: {row.excerpt}
            </span>
            <span className="flex flex-wrap gap-1.5">
              <ContactBadges {...row} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
