import { Newspaper } from 'lucide-react';
import { href } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { listPublishedPosts } from '#app/domain/blog/blog.server.ts';
import { answerNewsletterForm } from '#app/routes/newsletter/newsletter-action.server.ts';
import { NewsletterForm } from '#app/routes/newsletter/newsletter-form.tsx';
import { PostList } from '#app/routes/public/blog/post-list.tsx';
import { orEmpty } from '#app/routes/public/or-empty.server.ts';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { breadcrumbs } from '#app/routes/seo/breadcrumbs.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/blog';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { query, page } = listRequestOf(request);
  const asked = listPublishedPosts({ query, page });
  const empty = { rows: [], page: 1, pages: 1, total: 0 };
  return { query, ...(await orEmpty(context, 'blog posts', { asked, empty })) };
}

export function action({ request }: Route.ActionArgs) {
  return answerNewsletterForm(request, 'blog');
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { page = 1, query = '' } = loaderData ?? {};
  return pageMeta(matches[0], {
    title: page > 1 ? `Blog, page ${page}` : 'Blog',
    description:
      'Articles about social media advertising: hooks, offers, pictures and type that work, and why they do.',
    path: page > 1 && !query ? `${href('/blog')}?page=${page}` : href('/blog'),
    // Results of a search are nothing to find by another search.
    isHidden: query !== '',
    structuredData: [breadcrumbs(matches[0], [{ name: 'Blog', path: href('/blog') }])],
  });
};

export default function Blog({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, page, pages, total } = loaderData;
  return (
    <div className="grid gap-12">
      <PageNotice notice={actionData?.notice} />
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-end">
        <PageIntro title="Blog">What makes an ad work, taken apart and written down.</PageIntro>
        <SearchForm label="Search articles" placeholder="Search articles..." query={query} />
      </div>
      {query && total > 0 ? (
        <p className="text-ink-soft" role="status">
          {total} {total === 1 ? 'article' : 'articles'} for “{query}”
        </p>
      ) : null}
      {total > 0 ? (
        <PostList posts={rows} hasLead={page === 1 && query === ''} />
      ) : (
        <NoArticles query={query} />
      )}
      <Pager label="Pages of articles" page={page} pages={pages} />
      <NewsletterForm answer={actionData}>
        <h2 id="newsletter-title" className="text-heading font-bold tracking-tight text-balance">
          New articles by email
        </h2>
        <p className="text-ink-soft text-pretty">Only when there is something to read.</p>
      </NewsletterForm>
    </div>
  );
}

function NoArticles({ query }: { query: string }) {
  if (query) {
    return (
      <EmptyState
        icon={<Newspaper aria-hidden="true" />}
        title="No Articles Found"
        text={`Nothing matches “${query}”. Try fewer or other words.`}
        action={
          <LinkButton to={href('/blog')} variant="secondary">
            Show all articles
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Newspaper aria-hidden="true" />}
      title="No Articles Yet"
      text="Is there something about ads you would like to read? Tell us and we write about it."
      action={
        <LinkButton to={href('/contact')} variant="secondary">
          Contact us
        </LinkButton>
      }
    />
  );
}
