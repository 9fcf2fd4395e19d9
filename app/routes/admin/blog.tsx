import { Newspaper } from 'lucide-react';
import { Link } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { listPosts, type PostRow } from '#app/domain/admin/posts.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import type { Route } from './+types/blog';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  return { query: asked.query, ...(await listPosts(asked)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Blog Management', description: 'Create and manage blog posts' });

export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  const { query, rows, page, pages, total } = loaderData;
  return (
    <>
      <AdminHeading title="Blog Management" subtitle="Create and manage blog posts">
        <SearchForm label="Search posts" placeholder="Search posts..." query={query} />
      </AdminHeading>
      <p className="text-ink-soft" role="status">
        {total} {total === 1 ? 'post' : 'posts'}
      </p>
      {total > 0 ? (
        <ul className="grid gap-4">
          {rows.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Newspaper aria-hidden="true" />}
          title="No blog posts found"
          text={query ? 'Try adjusting your search terms' : 'Nothing has been written yet.'}
        />
      )}
      <Pager label="Pages of posts" page={page} pages={pages} />
    </>
  );
}

function PostCard({ post }: { post: PostRow }) {
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="text-title font-bold tracking-tight">
          {post.isPublished ? (
            <Link to={`/blog/${post.slug}`} className="hover:text-accent-text">
              {post.title}
            </Link>
          ) : (
            post.title
          )}
        </h2>
        {post.isPublished ? <Badge tone="success">Published</Badge> : <Badge>Draft</Badge>}
      </div>
      <p className="text-sm text-ink-soft">
        By {post.author} · {post.category} · <DateText value={post.createdAt} withTime />
      </p>
      <p className="line-clamp-2 max-w-prose">{post.excerpt}</p>
    </Card>
  );
}
