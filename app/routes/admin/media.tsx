import { Images } from 'lucide-react';
import { Link } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { mediaCategories } from '#app/db/schema.ts';
import { listMedia, type MediaRow, mediaCategoryOf } from '#app/domain/admin/media-list.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cn } from '#app/ui/cn.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import type { Route } from './+types/media';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = listRequestOf(request);
  const category = mediaCategoryOf(new URL(request.url).searchParams.get('category'));
  const list = await listMedia({ ...asked, category });
  return { query: asked.query, category: category ?? null, categories: mediaCategories, ...list };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Media',
    description: 'Pictures of the slider, the examples and the gallery.',
  });

export default function AdminMedia({ loaderData }: Route.ComponentProps) {
  const { query, category, categories, rows, page, pages, total } = loaderData;
  return (
    <>
      <AdminHeading title="Media" subtitle="Pictures of the slider, the examples and the gallery.">
        <SearchForm label="Search media" placeholder="Search media..." query={query}>
          {category ? <input type="hidden" name="category" value={category} /> : null}
        </SearchForm>
      </AdminHeading>
      <nav aria-label="Categories">
        <ul className="flex flex-wrap gap-2">
          {[null, ...categories].map((value) => (
            <li key={value}>
              <CategoryLink value={value} query={query} selected={value === category} />
            </li>
          ))}
        </ul>
      </nav>
      {total > 0 ? (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
          {rows.map((media) => (
            <li key={media.id}>
              <MediaCard media={media} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title="No media found"
          text={
            query || category ? 'No pictures match your search and category.' : 'The media library is empty.'
          }
        />
      )}
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

function MediaCard({ media }: { media: MediaRow }) {
  return (
    <figure className="grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-raised shadow-sheet">
      <img
        src={media.filePath}
        alt={media.altText}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
        className="aspect-square h-auto w-full bg-sunk object-contain"
      />
      <figcaption className="grid content-between gap-2 p-3">
        <span className="grid gap-0.5 text-sm">
          <span className="font-medium break-all">{media.filename}</span>
          <span className="text-2xs text-ink-soft tabular-nums">
            {media.width} x {media.height} · {Math.ceil(media.fileSize / 1024).toLocaleString('en-US')} KB
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          <Badge className="capitalize">{media.category}</Badge>
          {media.isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>}
        </span>
      </figcaption>
    </figure>
  );
}
