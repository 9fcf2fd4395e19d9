import { CircleCheck } from 'lucide-react';
import { data, href } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { listRequestOf } from '#app/db/paging.server.ts';
import { listFailedAds, listFailureCodes } from '#app/domain/admin/failures/failed-ads.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { DataTable } from '#app/routes/admin/data-table.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/failed-ads';
import { failedAdColumns } from './failed-ads/failed-ad-columns.tsx';
import { FailureFilter } from './failed-ads/failure-filter.tsx';
import { retryIntents } from './failed-ads/retry-intents.server.ts';
import { RetryShown } from './failed-ads/retry-shown.tsx';

const failure = 'Failed to fetch the failed ads.';

export async function loader({ request }: Route.LoaderArgs) {
  const { page } = listRequestOf(request);
  const code = (new URL(request.url).searchParams.get('reason') ?? '').replaceAll('\0', '').slice(0, 60);
  try {
    const [list, codes] = await Promise.all([listFailedAds({ page, code }), listFailureCodes()]);
    return data({ code, found: { list, codes } });
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.error({ error: describeError(error) }, failure);
    return data({ code, found: null }, { status: 500 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const { status, notice } = await retryIntents(await readForm(request), operator);
  return data({ notice }, { status });
}

const subtitle = 'Generations that ended without an ad, of all users. Their credits were given back.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Failed Ads', description: subtitle });

export default function FailedAds({ loaderData, actionData }: Route.ComponentProps) {
  const { found, code } = loaderData;
  return (
    <>
      <AdminHeading title="Failed Ads" subtitle={subtitle} />
      <PageNotice notice={actionData?.notice} />
      {found ? <List {...found} code={code} /> : <LoadFailed title={failure} />}
    </>
  );
}

type ListProps = NonNullable<Route.ComponentProps['loaderData']['found']> & { code: string };

function List({ list: { rows, page, pages, total }, codes, code }: ListProps) {
  if (codes.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck className="text-success" aria-hidden="true" />}
        title="No failed ads"
        text="Every ad came out, was tried again, or was deleted by its owner."
      />
    );
  return (
    <div className="grid gap-4">
      <FailureFilter codes={codes} code={code} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {total.toLocaleString('en-US')} failed {total === 1 ? 'ad' : 'ads'}
        </p>
        {rows.length > 1 ? <RetryShown ids={rows.map(({ id }) => id)} /> : null}
      </div>
      {total > 0 ? (
        <DataTable caption="Failed ads" columns={failedAdColumns} rows={rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState
          title="No failed ads"
          text="No ad failed for this reason."
          action={
            <LinkButton to={href('/admin/failed-ads')} variant="secondary">
              Show all failed ads
            </LinkButton>
          }
        />
      )}
      <Pager label="Pages of failed ads" page={page} pages={pages} />
    </div>
  );
}
