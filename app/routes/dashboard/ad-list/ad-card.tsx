import { CircleAlert, EyeOff, UserRound } from 'lucide-react';
import { Fragment } from 'react';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { CompletedActions, FailedActions } from '#app/routes/dashboard/ad-list/ad-actions.tsx';
import { AdDetails } from '#app/routes/dashboard/ad-list/ad-details.tsx';
import { AdProgress } from '#app/routes/dashboard/ad-list/ad-progress.tsx';
import { FullPicture } from '#app/routes/dashboard/ad-list/full-picture.tsx';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * `pageKey` is new with every load: an action pressed twice on one page is done once. `isTeam` has the card say who
 * made the ad.
 */
export type AdCardProps = { ad: AdView; plan: Plan; pageKey: string; isTeam: boolean };

/** One ad in any of its states; the frame is the same in all, so that nothing moves when one follows another. */
export function AdCard({ ad, plan, pageKey, isTeam }: AdCardProps) {
  return (
    <li
      data-ad-id={ad.id}
      data-status={ad.status}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-sheet"
    >
      <div className="relative grid aspect-square place-items-center border-b border-line bg-sunk">
        <AdFrame ad={ad} />
      </div>
      <div className="flex grow flex-col gap-4 p-4 sm:p-5">
        <div className="grid gap-1">
          <h3
            dir="auto"
            className="line-clamp-2 min-w-0 font-bold leading-snug tracking-tight [overflow-wrap:anywhere]"
          >
            {ad.title}
          </h3>
          <p className="flex flex-wrap gap-x-2 text-2xs text-ink-soft">
            <time dateTime={ad.createdAt}>{dateFormat.format(new Date(ad.createdAt))}</time>
            <span className="tabular-nums">
              {ad.width}×{ad.height}
            </span>
            {ad.madeBy ? <span>{ad.madeBy}</span> : null}
          </p>
          {ad.stoodIn ? <p className="text-2xs text-ink-soft text-pretty">{ad.stoodIn}</p> : null}
          {isTeam ? <Maker ad={ad} /> : null}
          {ad.leftOut.length > 0 ? <LeftOut facts={ad.leftOut} /> : null}
          {plan.fineTuning || ad.tuning ? <AdDetails ad={ad} /> : null}
        </div>
        {/* As high in every state as the actions of a finished ad. */}
        <div className={plan.regenerate && plan.remix ? 'mt-auto min-h-31' : 'mt-auto min-h-38'}>
          {ad.status === 'completed' ? <CompletedActions ad={ad} plan={plan} pageKey={pageKey} /> : null}
          {ad.status === 'failed' ? <FailedActions ad={ad} /> : null}
          {ad.status === 'generating' ? (
            <p className="text-2xs text-ink-soft">
              You can leave this page; the ad will be here when you return.
            </p>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Facts of the brief named here; the edit page names all. */
const mostNamed = 3;

/** What the brief says and the picture does not, so that a lost phone number is no surprise. */
function LeftOut({ facts }: { facts: string[] }) {
  const more = facts.length - mostNamed;
  return (
    <p className="text-2xs text-ink-soft [overflow-wrap:anywhere]">
      <span className="font-semibold">Not in the picture:</span>{' '}
      {facts.slice(0, mostNamed).map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 ? ' · ' : null}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
      {more > 0 ? ` and ${more} more` : null}
    </p>
  );
}

/** Who of the team made it. Ads that a member made outside the team are shown to that member only. */
function Maker({ ad }: { ad: AdView }) {
  const Icon = ad.isShared ? UserRound : EyeOff;
  return (
    <p className="flex min-w-0 items-start gap-1.5 text-2xs text-ink-soft">
      <Icon className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      {ad.isShared ? (
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Made by <bdi className="font-semibold text-ink">{ad.creator}</bdi>
        </span>
      ) : (
        'From your own account: only you see it'
      )}
    </p>
  );
}

function AdFrame({ ad }: { ad: AdView }) {
  if (ad.status === 'generating') return <AdProgress ad={ad} />;
  if (ad.status === 'failed') {
    return (
      <div className="grid max-w-xs justify-items-center gap-3 p-6 text-center">
        <CircleAlert className="size-9 text-danger" strokeWidth={1.75} aria-hidden="true" />
        <p className="font-bold">This ad could not be made</p>
        <p className="text-sm text-ink-soft text-pretty">{ad.failure}</p>
      </div>
    );
  }
  if (!ad.imageUrl) return null;
  return <FullPicture ad={ad} imageUrl={ad.imageUrl} />;
}
