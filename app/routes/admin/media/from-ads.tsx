import { ArrowLeft, ImagePlus, Images } from 'lucide-react';
import { data, Form, href, Link, useLocation, useNavigation } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { mediaCategories } from '#app/db/schema.ts';
import { longestAltText } from '#app/domain/media/media-limits.ts';
import { listOwnAds, type OwnAd } from '#app/domain/media/operator-promote-ad.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/from-ads';
import { CategorySelect } from './category-select.tsx';
import { mediaIntents } from './media-intents.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ads = await listOwnAds(context.get(operatorContext).id, listRequestOf(request));
  return { ...ads, categories: mediaCategories };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { status, ...outcome } = await mediaIntents(await readForm(request), context.get(operatorContext));
  return data({ ...outcome, at: Date.now() }, { status });
}

const subtitle = 'Copies of your own finished ads, without a watermark.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Add from your ads', description: subtitle });

export default function AdminMediaFromAds({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, page, pages, total, categories } = loaderData;
  return (
    <>
      <Link
        to={href('/admin/media')}
        className="-mb-4 flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to Media
      </Link>
      <AdminHeading title="Add from your ads" subtitle={subtitle} />
      <PageNotice notice={actionData?.notice} />
      {total > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map((ad) => (
            <li key={ad.id}>
              <AdCard ad={ad} categories={categories} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title="No finished ads yet"
          text="Ads you make with this account appear here once they are finished."
          action={<LinkButton to={href('/dashboard')}>Make an ad</LinkButton>}
        />
      )}
      <Pager label="Pages of your ads" page={page} pages={pages} />
    </>
  );
}

function AdCard({ ad, categories }: { ad: OwnAd; categories: readonly string[] }) {
  const { pathname, search } = useLocation();
  const sent = useNavigation().formData;
  const pending = sent?.get('adId') === ad.id;
  return (
    <Form
      method="post"
      action={pathname + search}
      preventScrollReset
      aria-label={ad.title}
      className="grid h-full content-start gap-4 overflow-hidden rounded-lg border border-line bg-raised p-4 shadow-sheet"
    >
      <input type="hidden" name="intent" value="promote" />
      <input type="hidden" name="adId" value={ad.id} />
      <img
        src={ad.imageUrl}
        alt={ad.title}
        loading="lazy"
        className="aspect-square w-full rounded-md bg-sunk object-contain"
      />
      <h2 dir="auto" className="font-semibold wrap-anywhere">
        {ad.title}
      </h2>
      <Field label="Alt text" name="altText" hint="What is to be seen, for those who can't see it.">
        {(control) => (
          <Input {...control} dir="auto" defaultValue={`Ad: ${ad.title}`} maxLength={longestAltText} />
        )}
      </Field>
      <Field label="Category" name="category" required>
        {(control) => <CategorySelect {...control} categories={categories} defaultValue="gallery" />}
      </Field>
      <Button variant="secondary" pending={pending}>
        {pending ? null : <ImagePlus aria-hidden="true" />}
        Add to the library
      </Button>
    </Form>
  );
}
