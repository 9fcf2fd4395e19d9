import { CircleAlert, LoaderCircle } from 'lucide-react';
import { href, Link } from 'react-router';
import type { UserAd, UserAds as UserAdsPage } from '#app/domain/users/operator-user-ads.server.ts';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { cn } from '#app/ui/cn.ts';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';

const tones = { completed: 'success', generating: 'neutral', failed: 'danger' } as const;
const labels = { completed: 'Completed', generating: 'Generating', failed: 'Failed' } as const;

const columns: Column<UserAd>[] = [
  {
    title: 'Ad',
    wraps: true,
    cell: (ad) => (
      <span className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 @4xl:gap-y-0">
        <span className={cn(ad.failure && '@4xl:row-span-2')}>
          <Thumbnail ad={ad} />
        </span>
        <span className={cn('font-medium', ad.failure && '@4xl:self-end')} dir="auto">
          {ad.title}
        </span>
        {ad.failure ? (
          <span className="col-span-2 text-sm text-danger-text @4xl:col-span-1 @4xl:self-start">
            {ad.failure.sentence}{' '}
            <code className="rounded-sm bg-sunk px-1 font-mono text-2xs text-ink-soft">
              {ad.failure.code}
            </code>
          </span>
        ) : null}
      </span>
    ),
  },
  {
    title: 'Size',
    cell: (ad) => <span className="text-sm tabular-nums">{ad.size.replace('x', ' × ')}</span>,
  },
  { title: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{labels[status]}</Badge> },
  { title: 'Created', cell: (ad) => <DateText value={ad.createdAt} withTime className="text-sm" /> },
];

/** The ads of one person, all or only the failed ones. */
export function UserAds({ list }: { list: UserAdsPage }) {
  const { rows, page, pages, all, failed, onlyFailed } = list;
  return (
    <section aria-labelledby="user-ads" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="user-ads" className="text-title font-bold tracking-tight">
          Ads
        </h2>
        <nav aria-label="Which ads" className="flex gap-1 rounded-md border border-line bg-sunk p-1">
          <Choice to="?" isShown={!onlyFailed} label="All" count={all} />
          <Choice to="?ads=failed" isShown={onlyFailed} label="Failed" count={failed} />
        </nav>
      </div>
      {rows.length > 0 ? (
        <DataTable caption="Ads of this user" columns={columns} rows={rows} keyOf={(ad) => ad.id} />
      ) : (
        <EmptyState
          title={onlyFailed ? 'No failed generations' : 'No ads yet'}
          text={
            onlyFailed
              ? 'Everything this user made came out well.'
              : 'This user has no ads, or has deleted all of them.'
          }
        />
      )}
      <Pager label="Pages of ads" page={page} pages={pages} />
    </section>
  );
}

type ChoiceProps = { to: string; isShown: boolean; label: string; count: number };

function Choice({ to, isShown, label, count }: ChoiceProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      className={cn(
        'grid min-h-9 place-items-center rounded-sm px-3 text-sm font-semibold tabular-nums',
        isShown ? 'bg-raised text-ink shadow-sheet' : 'text-ink-soft hover:text-ink',
      )}
    >
      {label} ({count.toLocaleString('en-US')})
    </Link>
  );
}

const frame = 'grid size-14 place-items-center overflow-hidden rounded-md border border-line bg-sunk';

function Thumbnail({ ad }: { ad: UserAd }) {
  if (ad.status !== 'completed') {
    const Icon = ad.status === 'failed' ? CircleAlert : LoaderCircle;
    return (
      <span className={cn(frame, 'text-ink-faint')}>
        <Icon className="size-5" aria-hidden="true" />
      </span>
    );
  }
  const address = href('/admin/files/ads/:adId', { adId: ad.id });
  return (
    <a href={address} target="_blank" rel="noreferrer" className={cn(frame, 'hover:border-ink')}>
      <img
        src={`${address}?thumbnail`}
        alt={`Open ${ad.title}`}
        width={56}
        height={56}
        loading="lazy"
        className="size-full object-cover text-2xs"
      />
    </a>
  );
}
