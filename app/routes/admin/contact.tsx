import { Inbox, MailOpen } from 'lucide-react';
import { data } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { listRequestOf } from '#app/db/paging.server.ts';
import { contactStatusOf } from '#app/domain/contact/operator-filters.ts';
import {
  getContactFigures,
  getContactRequest,
  listContactRequests,
} from '#app/domain/contact/operator-requests.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { ContactDetail } from '#app/routes/admin/contact/contact-detail.tsx';
import { ContactFiltersBar } from '#app/routes/admin/contact/contact-filters-bar.tsx';
import { type ContactOutcome, contactIntents } from '#app/routes/admin/contact/contact-intents.server.ts';
import { ContactList } from '#app/routes/admin/contact/contact-list.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { cn } from '#app/ui/cn.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/contact';

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = listRequestOf(request);
  const status = contactStatusOf(search.get('status'));
  const id = search.get('id');
  try {
    const [list, figures, detail] = await Promise.all([
      listContactRequests({ ...asked, status }),
      getContactFigures(),
      id ? getContactRequest(id) : undefined,
    ]);
    return data({ found: { list, figures, detail }, query: asked.query, status, isAsked: id !== null });
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.error({ error: describeError(error) }, 'Failed to load contact requests');
    return data({ found: null, query: asked.query, status, isAsked: false }, { status: 500 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const answer: ContactOutcome = await contactIntents(await readForm(request), operator.id);
  const { status, ...outcome } = answer;
  return data(outcome, { status });
}

const subtitle = 'Messages from visitors and users, newest first.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Contact Support', description: subtitle });

export default function AdminContact({ loaderData, actionData }: Route.ComponentProps) {
  const { found, query, status, isAsked } = loaderData;
  const notice = <PageNotice notice={actionData?.notice} />;
  if (!found)
    return (
      <>
        <AdminHeading title="Contact Support" subtitle={subtitle} />
        {notice}
        <LoadFailed title="Failed to load contact requests" />
      </>
    );
  const { list, figures, detail } = found;
  const isNarrowed = Boolean(query || status);
  const nothing = (
    <EmptyState
      icon={<Inbox aria-hidden="true" />}
      title="No contact requests found"
      text={
        isNarrowed ? 'No messages match your search.' : 'Messages sent through the contact page appear here.'
      }
    />
  );
  return (
    <>
      <AdminHeading title="Contact Support" subtitle={subtitle} />
      {notice}
      <ContactFiltersBar
        query={query}
        status={status}
        figures={figures}
        className={isAsked ? 'hidden lg:grid' : 'grid'}
      />
      <div
        className={cn(
          'grid items-start gap-5',
          (list.total > 0 || isAsked) && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        <div className={cn('grid min-w-0 gap-4', isAsked && 'hidden lg:grid')}>
          {list.total > 0 ? <ContactList rows={list.rows} shownId={detail?.request.id} /> : nothing}
          <Pager label="Pages of messages" page={list.page} pages={list.pages} />
        </div>
        <div
          className={cn(
            'min-w-0',
            !isAsked && 'hidden lg:block',
            !isAsked && list.total === 0 && 'lg:hidden',
          )}
        >
          {detail ? (
            <ContactDetail detail={detail} draft={actionData?.draft} draftError={actionData?.draftError} />
          ) : (
            <EmptyState
              icon={<MailOpen aria-hidden="true" />}
              title={isAsked ? 'Message not found' : 'No message selected'}
              text={
                isAsked
                  ? 'It was deleted together with its writer.'
                  : 'Choose one from the list to read and answer it.'
              }
            />
          )}
        </div>
      </div>
    </>
  );
}
