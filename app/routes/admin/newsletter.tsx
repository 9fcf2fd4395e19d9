import { Download, Mail, Send } from 'lucide-react';
import { data, href } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import {
  getNewsletterFigures,
  listNewsletterSubscribers,
  type NewsletterRow,
} from '#app/domain/newsletter/operator-list.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { SubscriberActions } from '#app/routes/admin/newsletter/subscriber-actions.tsx';
import { subscriberIntents } from '#app/routes/admin/newsletter/subscriber-intents.server.ts';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { buttonVariants } from '#app/ui/button-variants.ts';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/newsletter';

const failure = 'Failed to fetch newsletter subscribers.';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  const [figures, list] = await Promise.all([
    readAlone('Failed to count the newsletter subscribers', getNewsletterFigures),
    readAlone(failure, () => listNewsletterSubscribers(asked)),
  ]);
  return data({ query: asked.query, figures, list }, { status: list ? 200 : 500 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const { status, notice } = await subscriberIntents(await readForm(request), operator);
  return data({ notice }, { status });
}

const subtitle = 'Manage your newsletter subscribers and view subscription analytics.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Newsletter Management', description: subtitle });

const columns: Column<NewsletterRow>[] = [
  {
    title: 'Email',
    wraps: true,
    cell: (row) => (
      <span dir="auto" className="font-medium">
        {row.email}
      </span>
    ),
  },
  { title: 'Status', cell: (row) => <Status row={row} /> },
  {
    title: 'Subscribed',
    cell: (row) => <DateText value={row.subscribedAt} withTime className="text-sm" />,
  },
  { title: 'Source', cell: (row) => <Badge>{row.source}</Badge> },
  { title: 'Actions', cell: (row) => <SubscriberActions {...row} /> },
];

/**
 * The badge of a status (specification: admin.newsletter.table). An active address that nobody confirmed yet gets no
 * mail, which is said below it.
 */
function Status({ row }: { row: NewsletterRow }) {
  if (!row.isActive) return <Badge>Inactive</Badge>;
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone="success">Active</Badge>
      {row.confirmedAt ? null : <span className="text-2xs text-ink-soft">not confirmed yet</span>}
    </span>
  );
}

export default function AdminNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { query, figures, list } = loaderData;
  return (
    <>
      <AdminHeading title="Newsletter Management" subtitle={subtitle}>
        <div className="flex flex-wrap gap-2 md:justify-end">
          <a
            href={href('/admin/newsletter/export')}
            download
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Download aria-hidden="true" />
            Export CSV
          </a>
          <LinkButton to={href('/admin/newsletter/issues')}>
            <Send aria-hidden="true" />
            Issues
          </LinkButton>
        </div>
      </AdminHeading>
      <PageNotice notice={actionData?.notice} />
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <StatCard label="Total Subscribers" value={figures?.total} note="All time subscribers" />
        <StatCard label="Active Subscribers" value={figures?.active} note="Currently subscribed" />
        <StatCard label="Unsubscribed" value={figures?.unsubscribed} note="No longer active" />
      </dl>
      <section aria-labelledby="subscribers" className="grid gap-4">
        <div className="grid gap-3 md:grid-cols-[1fr_minmax(0,20rem)] md:items-center">
          <h2 id="subscribers" className="text-title font-bold tracking-tight">
            Newsletter Subscribers
          </h2>
          <SearchForm label="Search subscribers" placeholder="Search by email..." query={query} />
        </div>
        {list && list.total > 0 ? (
          <DataTable
            caption="Newsletter subscribers"
            columns={columns}
            rows={list.rows}
            keyOf={(row) => row.id}
          />
        ) : null}
        {list?.total === 0 ? (
          <EmptyState
            icon={<Mail aria-hidden="true" />}
            title="No subscribers found"
            text={query ? 'No subscribers match your search.' : 'No newsletter subscribers yet.'}
          />
        ) : null}
        {list ? (
          <Pager label="Pages of subscribers" page={list.page} pages={list.pages} />
        ) : (
          <LoadFailed title={failure} isToast />
        )}
      </section>
    </>
  );
}
