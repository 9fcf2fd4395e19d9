import { Users as UsersIcon } from 'lucide-react';
import { data, href } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { getUserFigures } from '#app/domain/admin/figures.server.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import { userFiltersOf } from '#app/domain/users/operator-filters.ts';
import { listUsers } from '#app/domain/users/operator-list.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { DataTable } from '#app/routes/admin/data-table.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { userColumns } from '#app/routes/admin/users/user-columns.tsx';
import { UserFiltersForm } from '#app/routes/admin/users/user-filters-form.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { Pager } from '#app/ui/pager.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import { useOnceInAddress } from '#app/ui/use-once-in-address.ts';
import type { Route } from './+types/users';

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = listRequestOf(request);
  const filters = userFiltersOf(search);
  const deleted = search.get('user') === 'deleted';
  const [figures, list] = await Promise.all([
    readAlone('Failed to count the users', getUserFigures),
    readAlone(fetchFailed, () => listUsers({ ...asked, ...filters })),
  ]);
  return data({ query: asked.query, filters, deleted, figures, list }, { status: list ? 200 : 500 });
}

const fetchFailed = 'Failed to fetch subscribers';
const subtitle = 'Accounts, their plans and when they joined.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Users', description: subtitle });

const deletedNotice: Notice = { tone: 'success', title: 'User deleted successfully' };

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { query, filters, deleted, figures, list } = loaderData;
  useOnceInAddress('user');
  return (
    <>
      <AdminHeading title="Users" subtitle={subtitle} />
      <PageNotice notice={deleted ? deletedNotice : null} />
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:max-lg:grid-cols-4 xl:grid-cols-4">
        <StatCard label="Total Users" value={figures?.total} />
        <StatCard label="Active Subscribers" value={figures?.paying} />
        <StatCard label="New This Month" value={figures?.newThisMonth} note="Within 30 days" />
        <StatCard label="New This Week" value={figures?.newThisWeek} note="Within 7 days" />
      </dl>
      <div className="grid gap-4">
        <UserFiltersForm query={query} filters={filters} />
        {list ? <List list={list} isNarrowed={Boolean(query || filters.plan || filters.state)} /> : null}
      </div>
      {list ? null : <LoadFailed title={fetchFailed} />}
    </>
  );
}

type ListProps = { list: Awaited<ReturnType<typeof listUsers>>; isNarrowed: boolean };

function List({ list: { rows, page, pages, total }, isNarrowed }: ListProps) {
  return (
    <>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {total.toLocaleString('en-US')} {total === 1 ? 'user' : 'users'}
        {isNarrowed ? ' found' : ''}
      </p>
      {total > 0 ? (
        <DataTable caption="Users" columns={userColumns} rows={rows} keyOf={(user) => user.id} />
      ) : (
        <EmptyState
          icon={<UsersIcon aria-hidden="true" />}
          title="No users found"
          text={isNarrowed ? 'No users match your search.' : 'Nobody has signed up yet.'}
          action={
            isNarrowed ? (
              <LinkButton to={href('/admin/users')} variant="secondary">
                Show all users
              </LinkButton>
            ) : null
          }
        />
      )}
      <Pager label="Pages of users" page={page} pages={pages} />
    </>
  );
}
