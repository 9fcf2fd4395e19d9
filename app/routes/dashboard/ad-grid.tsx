import { useEffect, useRef } from 'react';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { AdCard } from '#app/routes/dashboard/ad-card.tsx';
import { FirstAd } from '#app/routes/dashboard/first-ad.tsx';
import { Pagination } from '#app/routes/dashboard/pagination.tsx';

type AdGridProps = { ads: AdView[]; plan: Plan; page: number; pages: number; total: number };

/** The user's ads, newest first, one page of them. */
export function AdGrid({ ads, plan, page, pages, total }: AdGridProps) {
  const title = useFocusAfterRemoval(total);
  return (
    <section aria-labelledby="ads-title" className="grid gap-5 lg:pt-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2
          ref={title}
          id="ads-title"
          tabIndex={-1}
          className="scroll-mt-6 rounded-sm text-heading font-bold tracking-tight outline-none"
        >
          Your ads
        </h2>
        {total > 0 ? <p className="text-sm text-ink-soft tabular-nums">{total} in all</p> : null}
      </div>
      {ads.length === 0 ? (
        <FirstAd />
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 2xl:grid-cols-3">
          {ads.map((ad) => (
            <AdCard key={ad.id} ad={ad} plan={plan} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </section>
  );
}

/** A removed card takes the focus with it; the heading of the list gets it, so that the keyboard's place is kept. */
function useFocusAfterRemoval(total: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(total);
  useEffect(() => {
    const removed = total < before.current;
    before.current = total;
    if (removed && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [total]);
  return title;
}
