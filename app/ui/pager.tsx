import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/ui/link-button.tsx';

type PagerProps = { label: string; page: number; pages: number };

/** Previous and next page of a list, as links that keep the rest of the query; nothing while there is only one page. */
export function Pager({ label, page, pages }: PagerProps) {
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const to = (target: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(target));
    return `?${next}`;
  };
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <LinkButton to={to(page - 1)} variant="secondary" size="sm" rel="prev">
          <ChevronLeft aria-hidden="true" />
          Previous
        </LinkButton>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-soft tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <LinkButton to={to(page + 1)} variant="secondary" size="sm" rel="next">
          Next
          <ChevronRight aria-hidden="true" />
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
