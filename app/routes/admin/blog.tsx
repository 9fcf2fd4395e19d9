import { Newspaper, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { data, href, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { listRequestOf, type Page } from '#app/db/paging.server.ts';
import { listPosts, type PostRow } from '#app/domain/blog/operator-list.server.ts';
import { requestContext } from '#app/http/request-context.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/blog';
import { PostCard } from './blog/post-card.tsx';
import { postIntents } from './blog/post-intents.server.ts';
import { savedNotice, withoutSaved } from './blog/saved.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  const state = context.get(requestContext);
  const list = await listPosts(asked).catch((error: unknown) => {
    if (isDatabaseDown(error)) state.databaseDown = true;
    log.error({ reference: state.reference, error: describeError(error) }, fetchFailed);
    return null;
  });
  return data({ query: asked.query, list }, { status: list ? 200 : 500 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const { status, ...outcome } = await postIntents(await readForm(request), operator);
  // The time tells two equal answers apart, so that the same message is shown again.
  return data({ ...outcome, at: Date.now() }, { status });
}

const fetchFailed = 'Failed to fetch blog posts';
const subtitle = 'Create and manage blog posts';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Blog Management', description: subtitle });

export default function AdminBlog({ loaderData, actionData }: Route.ComponentProps) {
  const { query, list } = loaderData;
  const saved = useSavedNotice();
  return (
    <>
      <AdminHeading title="Blog Management" subtitle={subtitle}>
        <SearchForm label="Search posts" placeholder="Search posts..." query={query} />
      </AdminHeading>
      <PageNotice notice={actionData?.notice ?? saved} />
      <Outlet />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-soft" role="status">
          {list ? `${list.total.toLocaleString('en-US')} ${list.total === 1 ? 'post' : 'posts'}` : null}
        </p>
        <CreateLink label="Create Post" />
      </div>
      {list ? <PostList {...list} query={query} /> : <LoadFailed title={fetchFailed} isToast />}
    </>
  );
}

function PostList({ rows, page, pages, total, query }: Page<PostRow> & { query: string }) {
  if (total === 0) {
    return (
      <EmptyState
        icon={<Newspaper aria-hidden="true" />}
        title="No blog posts found"
        text={query ? 'Try adjusting your search terms' : 'Get started by creating your first blog post'}
        action={query ? null : <CreateLink label="Create First Post" />}
      />
    );
  }
  return (
    <>
      <ul className="-mt-3 grid gap-4">
        {rows.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <Pager label="Pages of posts" page={page} pages={pages} />
    </>
  );
}

function CreateLink({ label }: { label: string }) {
  const { search } = useLocation();
  return (
    <LinkButton to={`${href('/admin/blog/new')}${withoutSaved(search)}`} preventScrollReset>
      <Plus aria-hidden="true" />
      {label}
    </LinkButton>
  );
}

/**
 * What a dialog has just saved; the address forgets it once the message is shown, so that a reload does not repeat it.
 */
function useSavedNotice() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const notice = savedNotice(search);
  const [first] = useState(notice);
  const query = search.toString();
  useEffect(() => {
    if (notice && notice !== first)
      void navigate(`${href('/admin/blog')}${withoutSaved(query)}`, {
        replace: true,
        preventScrollReset: true,
      });
  }, [notice, first, navigate, query]);
  return notice;
}
