import { ImagePlus, Images } from 'lucide-react';
import { data, href, Link } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { listRequestOf, type Page } from '#app/db/paging.server.ts';
import { mediaCategories } from '#app/db/schema.ts';
import { listMedia, type MediaRow, mediaCategoryOf } from '#app/domain/media/operator-list.server.ts';
import { requestContext } from '#app/http/request-context.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { cn } from '#app/ui/cn.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/media';
import { MediaCard } from './media/media-card.tsx';
import { mediaIntents, refuseUpload, withMediaForm } from './media/media-intents.server.ts';
import { UploadForm } from './media/upload-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  const category = mediaCategoryOf(new URL(request.url).searchParams.get('category')) ?? null;
  const state = context.get(requestContext);
  const list = await listMedia({ ...asked, category: category ?? undefined }).catch((error: unknown) => {
    if (isDatabaseDown(error)) state.databaseDown = true;
    log.error({ reference: state.reference, error: describeError(error) }, fetchFailed);
    return null;
  });
  const shown = { query: asked.query, category, categories: mediaCategories, list };
  return data({ ...shown, failure: list ? null : fetchFailed }, { status: list ? 200 : 500 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const received = await withMediaForm(request, operator, (form) => mediaIntents(form, operator));
  const { status, ...outcome } = received.ok ? received.answer : refuseUpload(received);
  // The time tells two equal answers apart, so that the same message is shown again.
  return data({ ...outcome, at: Date.now() }, { status });
}

const fetchFailed = 'Failed to fetch media library';
const fetchHint = 'Please reload the page in a moment.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Media',
    description: 'Pictures of the slider, the examples and the gallery.',
  });

export default function AdminMedia({ loaderData, actionData }: Route.ComponentProps) {
  const { query, category, categories, list, failure } = loaderData;
  return (
    <>
      <AdminHeading title="Media" subtitle="Pictures of the slider, the examples and the gallery.">
        <SearchForm label="Search media" placeholder="Search media..." query={query}>
          {category ? <input type="hidden" name="category" value={category} /> : null}
        </SearchForm>
      </AdminHeading>
      <PageNotice notice={actionData?.notice} />
      <UploadForm categories={categories} category={category} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <nav aria-label="Categories">
          <ul className="flex flex-wrap gap-2">
            {[null, ...categories].map((value) => (
              <li key={value}>
                <CategoryLink value={value} query={query} selected={value === category} />
              </li>
            ))}
          </ul>
        </nav>
        <LinkButton to={href('/admin/media/from-ads')} variant="secondary" size="sm">
          <ImagePlus aria-hidden="true" />
          Add from your ads
        </LinkButton>
      </div>
      {failure ? <NoticeBanner notice={{ tone: 'error', title: failure, description: fetchHint }} /> : null}
      {list ? <MediaGrid {...list} categories={categories} isFiltered={Boolean(query || category)} /> : null}
    </>
  );
}

type MediaGridProps = Page<MediaRow> & { categories: readonly string[]; isFiltered: boolean };

function MediaGrid({ rows, page, pages, total, categories, isFiltered }: MediaGridProps) {
  if (total === 0) {
    return (
      <EmptyState
        icon={<Images aria-hidden="true" />}
        title="No media found"
        text={
          isFiltered
            ? 'No pictures match your search and category.'
            : 'The media library is empty. Upload the first picture above.'
        }
      />
    );
  }
  return (
    <>
      <p className="-mb-4 text-ink-soft" role="status">
        {total.toLocaleString('en-US')} {total === 1 ? 'picture' : 'pictures'}
      </p>
      <ul className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {rows.map((media) => (
          <li key={media.id}>
            <MediaCard media={media} categories={categories} />
          </li>
        ))}
      </ul>
      <Pager label="Pages of media" page={page} pages={pages} />
    </>
  );
}

type CategoryLinkProps = { value: string | null; query: string; selected: boolean };

function CategoryLink({ value, query, selected }: CategoryLinkProps) {
  const search = new URLSearchParams({ ...(query && { q: query }), ...(value && { category: value }) });
  return (
    <Link
      to={{ search: search.toString() }}
      aria-current={selected || undefined}
      className={cn(
        'inline-block rounded-full border px-3.5 py-1.5 text-sm font-medium capitalize',
        selected
          ? 'border-ink bg-ink text-paper'
          : 'border-line-strong bg-raised text-ink-soft hover:border-ink',
      )}
    >
      {value ?? 'All'}
    </Link>
  );
}
