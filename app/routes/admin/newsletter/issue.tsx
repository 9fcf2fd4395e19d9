import { ArrowLeft } from 'lucide-react';
import { data, href, Link } from 'react-router';
import { rowIdOf } from '#app/db/uuid.ts';
import { countRecipients, getIssue, sendingPace } from '#app/domain/newsletter/operator-issues.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { IssueEditor } from '#app/routes/admin/newsletter/issue-editor.tsx';
import { type IssueOutcome, issueIntents } from '#app/routes/admin/newsletter/issue-intents.server.ts';
import { IssueProgress } from '#app/routes/admin/newsletter/issue-progress.tsx';
import { IssueStatusBadge } from '#app/routes/admin/newsletter/issue-status.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/issue';

export async function loader({ params }: Route.LoaderArgs) {
  const id = rowIdOf(params.issueId);
  const issue = id ? await getIssue(id) : undefined;
  if (!issue) throw data(null, { status: 404 });
  const { run: _, ...shown } = issue;
  const recipients = issue.status === 'draft' ? await countRecipients() : issue.recipientCount;
  return { issue: shown, recipients, perMinute: sendingPace() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const id = rowIdOf(params.issueId);
  if (!id) throw data(null, { status: 404 });
  const answer: IssueOutcome = await issueIntents(await readForm(request), { id, actor: operator });
  const { status, ...outcome } = answer;
  return data(outcome, { status });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Newsletter Issue', description: 'One issue of the newsletter.' });

export default function AdminNewsletterIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, recipients, perMinute } = loaderData;
  const isDraft = issue.status === 'draft';
  return (
    <>
      <div className="grid gap-3">
        <Link
          to={href('/admin/newsletter/issues')}
          className="flex w-fit items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Newsletter Issues
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 dir="auto" className="text-heading font-bold tracking-tight wrap-anywhere">
            {isDraft ? 'Write an Issue' : issue.subject}
          </h1>
          <IssueStatusBadge status={issue.status} />
        </div>
      </div>
      <PageNotice notice={actionData?.notice} />
      {isDraft ? (
        <IssueEditor
          issue={issue}
          recipients={recipients}
          perMinute={perMinute}
          typed={actionData?.typed}
          errors={actionData?.errors}
        />
      ) : (
        <IssueProgress issue={issue} perMinute={perMinute} />
      )}
      <section aria-labelledby="preview" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="preview" className="text-title font-bold tracking-tight">
            {isDraft ? 'Preview' : 'What was sent'}
          </h2>
          {isDraft ? <p className="text-sm text-ink-soft">Shows what is saved.</p> : null}
        </div>
        <iframe
          key={issue.updatedAt.getTime()}
          title="The mail"
          src={href('/admin/newsletter/issues/:issueId/preview', { issueId: issue.id })}
          className="h-176 w-full rounded-lg border border-line bg-raised"
        />
      </section>
    </>
  );
}
