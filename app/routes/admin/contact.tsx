import { ChevronDown, Inbox } from 'lucide-react';
import { listRequestOf } from '#app/db/paging.server.ts';
import type { ContactStatus } from '#app/db/schema.ts';
import { type ContactRequest, listContactRequests } from '#app/domain/admin/contact-requests.server.ts';
import { subjectLabel } from '#app/domain/contact/contact-limits.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import type { Route } from './+types/contact';

export async function loader({ request }: Route.LoaderArgs) {
  return listContactRequests(listRequestOf(request));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Contact Support',
    description: 'Messages from visitors and users, newest first.',
  });

const statuses: Record<ContactStatus, { label: string; tone: 'warning' | 'accent' | 'success' }> = {
  open: { label: 'Open', tone: 'warning' },
  in_progress: { label: 'In Progress', tone: 'accent' },
  resolved: { label: 'Resolved', tone: 'success' },
};

export default function AdminContact({ loaderData: { rows, page, pages, total } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Contact Support" subtitle="Messages from visitors and users, newest first." />
      {total > 0 ? (
        <ul className="grid gap-3">
          {rows.map((request) => (
            <li key={request.id}>
              <Message request={request} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="No contact requests found"
          text="Messages sent through the contact page appear here."
        />
      )}
      <Pager label="Pages of messages" page={page} pages={pages} />
    </>
  );
}

/** One message; opens to its full text. */
function Message({ request }: { request: ContactRequest }) {
  const status = statuses[request.status];
  return (
    <details className="group rounded-lg border border-line bg-raised shadow-sheet open:border-line-strong">
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-lg p-4 hover:bg-sunk sm:px-5">
        <span className="grid gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{subjectLabel(request.subject)}</span>
            <Badge tone={status.tone}>{status.label}</Badge>
            {request.isPriority ? <Badge tone="ink">Priority</Badge> : null}
          </span>
          <span className="text-sm break-words text-ink-soft">
            {request.name} · <DateText value={request.createdAt} withTime />
          </span>
        </span>
        <ChevronDown
          className="size-5 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:px-5">
        <p className="max-w-prose break-words whitespace-pre-wrap">{request.message}</p>
        <p className="text-sm text-ink-soft">
          Reply to{' '}
          <a href={`mailto:${encodeURIComponent(request.email)}`} className="text-link break-all">
            {request.email}
          </a>
          {request.userId ? ' (has an account)' : ' (no account)'}
        </p>
      </div>
    </details>
  );
}
