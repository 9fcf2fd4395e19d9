import { Users as UsersIcon } from 'lucide-react';
import { Link } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { getUserFigures } from '#app/domain/admin/figures.server.ts';
import { listUsers, type UserRow } from '#app/domain/admin/users.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import type { Route } from './+types/users';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  const [figures, list] = await Promise.all([getUserFigures(), listUsers(asked)]);
  return { query: asked.query, figures, ...list };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Users', description: 'Accounts, their plans and when they joined.' });

const columns: Column<UserRow>[] = [
  {
    title: 'User',
    wraps: true,
    cell: (user) => (
      <>
        <Link to={`/admin/users/${user.id}`} className="text-link">
          {user.name.trim() || 'Not set'}
        </Link>
        <span className="block text-sm text-ink-soft">{user.email}</span>
      </>
    ),
  },
  {
    title: 'Plan',
    cell: ({ tier }) => <Badge tone={tier === 'starter' ? 'neutral' : 'accent'}>{plans[tier].name}</Badge>,
  },
  {
    title: 'Email',
    cell: ({ emailVerified }) =>
      emailVerified ? <Badge tone="success">Confirmed</Badge> : <Badge tone="warning">Not confirmed</Badge>,
  },
  {
    title: 'Joined',
    cell: (user) => <DateText value={user.createdAt} className="text-sm" />,
  },
];

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { query, figures, rows, page, pages, total } = loaderData;
  return (
    <>
      <AdminHeading title="Users" subtitle="Accounts, their plans and when they joined.">
        <SearchForm label="Search users" placeholder="Search by email or name..." query={query} />
      </AdminHeading>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard label="Total Users" value={figures.total} />
        <StatCard label="Active Subscribers" value={figures.paying} />
        <StatCard label="New This Month" value={figures.newThisMonth} note="Within 30 days" />
        <StatCard label="New This Week" value={figures.newThisWeek} note="Within 7 days" />
      </dl>
      {total > 0 ? (
        <DataTable caption="Users" columns={columns} rows={rows} keyOf={(user) => user.id} />
      ) : (
        <EmptyState
          icon={<UsersIcon aria-hidden="true" />}
          title="No users found"
          text={query ? 'No users match your search.' : 'Nobody has signed up yet.'}
        />
      )}
      <Pager label="Pages of users" page={page} pages={pages} />
    </>
  );
}
