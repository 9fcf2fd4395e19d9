import { ArrowLeft, PenLine } from 'lucide-react';
import { data, Form, href, Link, redirect } from 'react-router';
import { listRequestOf, type Page } from '#app/db/paging.server.ts';
import { rowIdOf } from '#app/db/uuid.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import {
  announcePost,
  countRecipients,
  createIssue,
  type IssueRow,
  listAnnounceable,
  listIssues,
} from '#app/domain/newsletter/operator-issues.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { IssueStatusBadge } from '#app/routes/admin/newsletter/issue-status.tsx';
import { type Answer, attempt, intents, refuse } from '#app/routes/answer.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Select } from '#app/ui/select.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/issues';

export async function loader({ request }: Route.LoaderArgs) {
  const { page } = listRequestOf(request);
  const [issues, posts, recipients] = await Promise.all([
    readAlone(fetchFailed, () => listIssues(page)),
    readAlone('Failed to fetch the published posts.', listAnnounceable),
    readAlone('Failed to count the recipients.', countRecipients),
  ]);
  return data({ issues, posts, recipients }, { status: issues ? 200 : 500 });
}

/** Both make an issue and lead to it. */
const newIssueIntents = intents<{ id: string }, Answer>({
  write: (_form, operator) => create(() => createIssue({ subject: 'Untitled issue', content: '' }, operator)),
  announce: (form, operator) =>
    create(async () => {
      const postId = rowIdOf(form.get('postId'));
      return postId ? announcePost(postId, operator) : undefined;
    }),
});

function create(make: () => Promise<{ id: string } | undefined>): Promise<Answer> {
  return attempt({ title: 'Error', description: 'Failed to create the issue.' }, async () => {
    const made = await make();
    if (made) throw redirect(href('/admin/newsletter/issues/:issueId', { issueId: made.id }));
    return refuse(422, 'Error', 'Please choose a published post.');
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, notice } = await newIssueIntents(await readForm(request), context.get(operatorContext));
  return data({ notice }, { status });
}

const fetchFailed = 'Failed to fetch the issues.';
const subtitle = 'Write to your confirmed subscribers, or announce a post.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Newsletter Issues', description: subtitle });

const columns: Column<IssueRow>[] = [
  {
    title: 'Subject',
    wraps: true,
    cell: (row) => (
      <Link
        to={href('/admin/newsletter/issues/:issueId', { issueId: row.id })}
        className="font-medium underline underline-offset-4"
      >
        <bdi>{row.subject}</bdi>
      </Link>
    ),
  },
  { title: 'Status', cell: (row) => <IssueStatusBadge status={row.status} /> },
  {
    title: 'Sent',
    cell: (row) =>
      row.status === 'draft'
        ? '–'
        : `${row.sentCount.toLocaleString('en-US')} of ${row.recipientCount.toLocaleString('en-US')}`,
  },
  { title: 'By', wraps: true, cell: (row) => <bdi>{row.author ?? 'a former admin'}</bdi> },
  { title: 'Written', cell: (row) => <DateText value={row.createdAt} withTime className="text-sm" /> },
];

export default function AdminNewsletterIssues({ loaderData, actionData }: Route.ComponentProps) {
  const { issues, posts, recipients } = loaderData;
  return (
    <>
      <div className="grid gap-3">
        <BackLink to={href('/admin/newsletter')} text="Newsletter Management" />
        <AdminHeading title="Newsletter Issues" subtitle={subtitle} />
      </div>
      <PageNotice notice={actionData?.notice} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Card className="grid content-start gap-4">
          <CardTitle>Write an issue</CardTitle>
          <CardText>
            Starts a draft.
            {recipients === null
              ? ' How many confirmed subscribers there are could not be read.'
              : ` It would go to ${recipients.toLocaleString('en-US')} confirmed ${recipients === 1 ? 'subscriber' : 'subscribers'} today.`}
          </CardText>
          <Form method="post">
            <Button name="intent" value="write">
              <PenLine aria-hidden="true" />
              New issue
            </Button>
          </Form>
        </Card>
        <Card className="grid content-start gap-4">
          <CardTitle>Announce a post</CardTitle>
          {posts && posts.length > 0 ? (
            <Form method="post" className="grid gap-4">
              <Field label="Published post" name="postId">
                {(control) => (
                  <Select {...control}>
                    {posts.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Button name="intent" value="announce" variant="secondary" className="justify-self-start">
                Draft an announcement
              </Button>
            </Form>
          ) : (
            <CardText>
              {posts
                ? 'Once a post is published on the blog, it can be announced here.'
                : 'The published posts could not be read.'}
            </CardText>
          )}
        </Card>
      </div>
      <section aria-labelledby="issues" className="grid gap-4">
        <h2 id="issues" className="text-title font-bold tracking-tight">
          Issues
        </h2>
        {issues ? <List list={issues} /> : <LoadFailed title={fetchFailed} />}
      </section>
    </>
  );
}

function List({ list: { rows, page, pages, total } }: { list: Page<IssueRow> }) {
  return (
    <>
      {total > 0 ? (
        <DataTable caption="Issues" columns={columns} rows={rows} keyOf={(row) => row.id} />
      ) : (
        <EmptyState
          icon={<PenLine aria-hidden="true" />}
          title="No issues yet"
          text="The first one starts above."
        />
      )}
      <Pager label="Pages of issues" page={page} pages={pages} />
    </>
  );
}

function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="flex w-fit items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {text}
    </Link>
  );
}
