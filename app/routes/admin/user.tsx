import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { getUserDetail, type UserDetail } from '#app/domain/admin/users.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Meter } from '#app/ui/progress.tsx';
import type { Route } from './+types/user';

export async function loader({ params }: Route.LoaderArgs) {
  const detail = await getUserDetail(params.userId);
  return data({ detail }, { status: detail ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches[0], {
    title: loaderData?.detail?.user.email ?? 'User not found',
    description: 'Profile, usage and ads of one user.',
  });

export default function AdminUser({ loaderData: { detail } }: Route.ComponentProps) {
  if (!detail) {
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-heading font-bold tracking-tight">User not found</h1>
        <p className="text-ink-soft">This account does not exist, or it was deleted.</p>
        <LinkButton to="/admin/users">Back to Users</LinkButton>
      </div>
    );
  }
  const { user, ads, adsTotal } = detail;
  return (
    <>
      <div className="grid gap-4">
        <Link
          to="/admin/users"
          className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back to Users
        </Link>
        <AdminHeading title={user.name.trim() || 'Not set'} subtitle={user.email} />
      </div>
      <div className="grid items-stretch gap-5 lg:grid-cols-2">
        <Profile detail={detail} />
        <ThisMonth detail={detail} />
      </div>
      <section aria-labelledby="user-ads" className="grid gap-4">
        <h2 id="user-ads" className="text-title font-bold tracking-tight">
          Ads ({adsTotal.toLocaleString('en-US')})
        </h2>
        {adsTotal > ads.length ? <p className="text-ink-soft">The newest {ads.length} are listed.</p> : null}
        {ads.length > 0 ? (
          <DataTable caption="Ads of this user" columns={adColumns} rows={ads} keyOf={(ad) => ad.id} />
        ) : (
          <EmptyState title="No ads yet" text="This user has no ads, or has deleted all of them." />
        )}
      </section>
    </>
  );
}

const adTones = { completed: 'success', generating: 'neutral', failed: 'danger' } as const;

const adColumns: Column<UserDetail['ads'][number]>[] = [
  { title: 'Title', wraps: true, cell: (ad) => <span className="font-medium">{ad.title}</span> },
  { title: 'Size', cell: (ad) => <span className="text-sm tabular-nums">{ad.size}</span> },
  {
    title: 'Status',
    cell: (ad) => (
      <Badge tone={adTones[ad.status]} className="capitalize">
        {ad.status}
      </Badge>
    ),
  },
  {
    title: 'Created',
    cell: (ad) => <DateText value={ad.createdAt} withTime className="text-sm" />,
  },
];

function Profile({ detail: { user, plan, statusText } }: { detail: UserDetail }) {
  return (
    <Card>
      <CardTitle className="mb-4">Profile</CardTitle>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-3">
        <dt className="text-ink-soft">Email</dt>
        <dd className="break-words">
          {user.email} {user.emailVerified ? null : <Badge tone="warning">Not confirmed</Badge>}
        </dd>
        <dt className="text-ink-soft">Joined</dt>
        <dd>
          <DateText value={user.createdAt} withTime />
        </dd>
        <dt className="text-ink-soft">Plan</dt>
        <dd>{plans[plan].name}</dd>
        <dt className="text-ink-soft">Subscription</dt>
        <dd>
          {statusText}
          {user.subscriptionEnd && plan !== 'starter' ? (
            <>
              , period ends <DateText value={user.subscriptionEnd} />
            </>
          ) : null}
        </dd>
      </dl>
    </Card>
  );
}

function ThisMonth({ detail: { usage } }: { detail: UserDetail }) {
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>This month</CardTitle>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-4xl tabular-nums">{usage.used}</span>
        <span className="text-ink-soft">of {usage.limit} credits used</span>
      </p>
      <Meter label="Credits used this month" value={usage.used} max={usage.limit} />
    </Card>
  );
}
