import { ChevronLeft, ChevronRight } from 'lucide-react';
import { href, Link } from 'react-router';
import { pagesShown } from '#app/routes/dashboard/ad-list/pages-shown.ts';

const cell =
  'grid h-10 min-w-9 sm:min-w-10 place-items-center rounded-md px-2 text-sm font-semibold tabular-nums';
/** With the heading of the grid as target: on a phone the form stands above it. */
const addressOf = (page: number) => `${href('/dashboard')}${page === 1 ? '' : `?page=${page}`}#ads-title`;

/** Links to the pages of the grid; nothing while one page holds everything. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of your ads">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Step to={page - 1} pages={pages} label="Previous page" />
        {pagesShown(page, pages).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <li key={`gap-${index}`} className={`${cell} text-ink-soft`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={addressOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
                className={`${cell} hover:bg-ink/8 aria-[current=page]:bg-ink aria-[current=page]:text-paper`}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <Step to={page + 1} pages={pages} label="Next page" />
      </ul>
    </nav>
  );
}

function Step({ to, pages, label }: { to: number; pages: number; label: 'Previous page' | 'Next page' }) {
  const icon =
    label === 'Previous page' ? (
      <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    ) : (
      <ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    );
  const isThere = to >= 1 && to <= pages;
  return (
    <li className="hidden sm:block">
      {isThere ? (
        <Link to={addressOf(to)} aria-label={label} className={`${cell} hover:bg-ink/8`}>
          {icon}
        </Link>
      ) : (
        <span className={`${cell} text-ink-faint opacity-50`}>{icon}</span>
      )}
    </li>
  );
}
