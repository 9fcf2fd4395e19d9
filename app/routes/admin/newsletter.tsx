import { Mail } from 'lucide-react';
import { listRequestOf } from '#app/db/paging.server.ts';
import {
  getNewsletterFigures,
  listNewsletterSubscribers,
  type NewsletterRow,
} from '#app/domain/admin/newsletter-list.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import type { Route } from './+types/newsletter';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  const [figures, list] = await Promise.all([getNewsletterFigures(), listNewsletterSubscribers(asked)]);
  return { query: asked.query, figures, ...list };
}

const subtitle = 'Manage your newsletter subscribers and view subscription analytics.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Newsletter Management', description: subtitle });

const columns: Column<NewsletterRow>[] = [
  { title: 'Email', wraps: true, cell: (row) => <span className="font-medium">{row.email}</span> },
  {
    title: 'Status',
    cell: (row) => (row.isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>),
  },
  {
    title: 'Subscribed',
    cell: (row) => <DateText value={row.subscribedAt} withTime className="text-sm" />,
  },
  { title: 'Source', cell: (row) => <Badge>{row.source}</Badge> },
];

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  const { query, figures, rows, page, pages, total } = loaderData;
  return (
    <>
      <AdminHeading title="Newsletter Management" subtitle={subtitle} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        <StatCard label="Total Subscribers" value={figures.total} note="All time subscribers" />
        <StatCard label="Active Subscribers" value={figures.active} note="Currently subscribed" />
        <StatCard label="Unsubscribed" value={figures.unsubscribed} note="No longer active" />
      </dl>
      <section aria-labelledby="subscribers" className="grid gap-4">
        <div className="grid gap-3 md:grid-cols-[1fr_minmax(0,20rem)] md:items-center">
          <h2 id="subscribers" className="text-title font-bold tracking-tight">
            Newsletter Subscribers
          </h2>
          <SearchForm label="Search subscribers" placeholder="Search by email..." query={query} />
        </div>
        {total > 0 ? (
          <DataTable caption="Newsletter subscribers" columns={columns} rows={rows} keyOf={(row) => row.id} />
        ) : (
          <EmptyState
            icon={<Mail aria-hidden="true" />}
            title="No subscribers found"
            text={query ? 'No subscribers match your search.' : 'No newsletter subscribers yet.'}
          />
        )}
        <Pager label="Pages of subscribers" page={page} pages={pages} />
      </section>
    </>
  );
}
