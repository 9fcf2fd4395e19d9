import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { AdPage } from '#app/domain/ads/ad-view.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { AdCard } from '#app/routes/dashboard/ad-list/ad-card.tsx';
import { FirstAd } from '#app/routes/dashboard/ad-list/first-ad.tsx';
import { Pagination } from '#app/routes/dashboard/ad-list/pagination.tsx';
import { Card } from '#app/ui/card.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** `isTeam` says that several people make these ads. */
type AdGridProps = { list: AdPage | null; plan: Plan; pageKey: string; isTeam: boolean };

/** The user's ads and their team's, newest first, one page of them. */
export function AdGrid({ list, ...rest }: AdGridProps) {
  const title = useFocusAfterRemoval(list?.total ?? 0);
  return (
    <section aria-labelledby="ads-title" className="grid gap-5 lg:pt-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2
          ref={title}
          id="ads-title"
          tabIndex={-1}
          className="scroll-mt-6 rounded-sm text-heading font-bold tracking-tight outline-none"
        >
          {rest.isTeam ? 'Your team’s ads' : 'Your ads'}
        </h2>
        {list && list.total > 0 ? (
          <p className="text-sm text-ink-soft tabular-nums">{list.total.toLocaleString('en-US')} in all</p>
        ) : null}
      </div>
      {list ? <Ads list={list} {...rest} /> : <NotLoaded />}
    </section>
  );
}

function Ads({ list, ...rest }: AdGridProps & { list: AdPage }) {
  if (list.total === 0) return <FirstAd />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 2xl:grid-cols-3">
        {list.ads.map((ad) => (
          <AdCard key={ad.id} ad={ad} {...rest} />
        ))}
      </ul>
      <Pagination page={list.page} pages={list.pages} />
    </>
  );
}

function NotLoaded() {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <Card className="grid justify-items-start gap-4">
        <div className="grid gap-1">
          <h3 className="flex items-center gap-2 text-title font-bold">
            <CircleAlert className="size-6 text-danger" strokeWidth={1.75} aria-hidden="true" />
            Failed to fetch ads
          </h3>
          <p className="text-ink-soft">
            They are safe; only the list could not be loaded. Please try again in a moment.
          </p>
        </div>
        <LinkButton to={pathname + search} reloadDocument variant="secondary">
          Try again
        </LinkButton>
      </Card>
    </div>
  );
}

/**
 * The focus goes away with a removed card. The heading of the list gets it, so that keyboard users keep their place.
 */
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
