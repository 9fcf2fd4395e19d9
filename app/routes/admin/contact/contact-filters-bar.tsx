import { Link } from 'react-router';
import type { ContactStatus } from '#app/db/schema.ts';
import { contactStatusNames } from '#app/domain/contact/operator-filters.ts';
import type { ContactFigures } from '#app/domain/contact/operator-requests.server.ts';
import { cn } from '#app/ui/cn.ts';
import { SearchForm } from '#app/ui/search-form.tsx';

type ContactFiltersBarProps = {
  query: string;
  status?: ContactStatus;
  figures: ContactFigures;
  className?: string;
};

/** Which messages are listed: by state, with how many there are of each, and by what they contain. */
export function ContactFiltersBar({ query, status, figures, className }: ContactFiltersBarProps) {
  const all = figures.open + figures.in_progress + figures.resolved;
  const choices = [
    { value: undefined, label: 'All', count: all },
    ...(['open', 'in_progress', 'resolved'] as const).map((value) => ({
      value,
      label: contactStatusNames[value],
      count: figures[value],
    })),
  ];
  const to = (value?: ContactStatus) => {
    const next = new URLSearchParams();
    if (query) next.set('q', query);
    if (value) next.set('status', value);
    return `?${next}`;
  };
  return (
    <div className={cn('gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center', className)}>
      <nav
        aria-label="Filter by status"
        className="grid grid-cols-2 gap-1 rounded-md border border-line bg-sunk p-1 sm:flex sm:w-fit"
      >
        {choices.map(({ value, label, count }) => (
          <Link
            key={label}
            to={to(value)}
            preventScrollReset
            aria-current={value === status ? 'true' : undefined}
            className={cn(
              'flex min-h-10 items-center justify-center gap-2 rounded-sm px-3 text-sm font-semibold whitespace-nowrap',
              value === status ? 'bg-raised text-ink shadow-sheet' : 'text-ink-soft hover:text-ink',
            )}
          >
            {label}
            <span className="text-2xs font-normal tabular-nums">{count.toLocaleString('en-US')}</span>
          </Link>
        ))}
      </nav>
      <SearchForm label="Search messages" placeholder="Search messages..." query={query}>
        {status ? <input type="hidden" name="status" value={status} /> : null}
      </SearchForm>
    </div>
  );
}
