import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { listRequestOf } from '#app/db/paging.server.ts';
import { countFailedAds, dayInSeconds } from '#app/domain/admin/failures/recent-failures.server.ts';
import { getJobFigures, listFailedJobs, listOpenJobs, listStuck } from '#app/domain/admin/jobs.server.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import { listWorkers } from '#app/domain/ads/workers.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { DataTable } from '#app/routes/admin/data-table.tsx';
import { FailureSummary } from '#app/routes/admin/failure-summary.tsx';
import {
  failedColumns,
  runningColumns,
  stuckColumns,
  waitingColumns,
} from '#app/routes/admin/jobs/job-columns.tsx';
import { jobIntents } from '#app/routes/admin/jobs/job-intents.server.ts';
import { isAnyAtWork, NobodyAtWork, WorkerList } from '#app/routes/admin/jobs/worker-list.tsx';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { Pager } from '#app/ui/pager.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/jobs';

const failure = 'Failed to fetch the jobs.';

export async function loader({ request }: Route.LoaderArgs) {
  const { page } = listRequestOf(request);
  const [figures, failed, open, stuck, failedAds, workers] = await Promise.all([
    readAlone(failure, getJobFigures),
    readAlone(failure, () => listFailedJobs(page)),
    readAlone(failure, listOpenJobs),
    readAlone('Failed to look for what is stuck', listStuck),
    readAlone('Failed to count the failed ads', () => countFailedAds(dayInSeconds)),
    readAlone('Failed to look for workers', listWorkers),
  ]);
  const isWhole = figures && failed && open && stuck && failedAds && workers;
  const notice: Notice | null = isWhole ? null : { tone: 'error', title: 'Error', description: failure };
  return data({ figures, failed, open, stuck, failedAds, workers, notice }, { status: isWhole ? 200 : 500 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const { status, notice } = await jobIntents(await readForm(request), operator);
  return data({ notice }, { status });
}

const subtitle = 'Work in the background: what waits, runs, failed or sticks.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Jobs', description: subtitle });

export default function AdminJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, ...lists } = loaderData;
  return (
    <>
      <AdminHeading title="Jobs" subtitle={subtitle} />
      <PageNotice notice={actionData?.notice} />
      <PageNotice notice={notice} />
      <JobLists {...lists} />
    </>
  );
}

type JobListsProps = Omit<Route.ComponentProps['loaderData'], 'notice'>;

function JobLists({ figures, failed, open, stuck, failedAds, workers }: JobListsProps) {
  const { running, waiting } = open ?? { running: [], waiting: [] };
  const busy = [figures?.failed, figures?.running, figures?.waiting, stuck?.length, failedAds?.length];
  const isTended = !workers || isAnyAtWork(workers);
  const isQuiet = isTended && busy.every((count) => count === 0);
  return (
    <>
      {isTended ? null : <NobodyAtWork />}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        <StatCard label="Waiting" value={figures?.waiting} note="Queued or to be retried" />
        <StatCard label="Running" value={figures?.running} note="At work now" />
        <StatCard label="Failed" value={figures?.failed} note="Gave up, kept 3 days" />
        <StatCard label="Stuck" value={stuck?.length} note="No sign of life" />
      </dl>
      {failedAds ? <FailureSummary failures={failedAds} /> : null}
      {isQuiet ? (
        <EmptyState
          icon={<CircleCheck className="text-success" aria-hidden="true" />}
          title="All quiet"
          text="Nothing waits, runs or has failed, and no ad failed within 24 hours."
        />
      ) : null}
      {stuck && stuck.length > 0 ? (
        <Listed title="Stuck" note="Their worker gave no sign of life. The sweeper looks every 5 seconds.">
          <DataTable caption="Stuck" columns={stuckColumns} rows={stuck} keyOf={({ id }) => id} />
        </Listed>
      ) : null}
      {failed && failed.total > 0 ? (
        <Listed title="Failed">
          <DataTable
            caption="Failed jobs"
            columns={failedColumns}
            rows={failed.rows}
            keyOf={({ id }) => id}
          />
          <Pager label="Pages of failed jobs" page={failed.page} pages={failed.pages} />
        </Listed>
      ) : null}
      {running.length > 0 ? (
        <Listed title="Running" note={more(figures?.running, running.length)}>
          <DataTable caption="Running jobs" columns={runningColumns} rows={running} keyOf={({ id }) => id} />
        </Listed>
      ) : null}
      {waiting.length > 0 ? (
        <Listed title="Waiting" note={more(figures?.waiting, waiting.length)}>
          <DataTable caption="Waiting jobs" columns={waitingColumns} rows={waiting} keyOf={({ id }) => id} />
        </Listed>
      ) : null}
      {workers ? <WorkerList workers={workers} /> : null}
    </>
  );
}

const more = (total: number | undefined, listed: number) =>
  total !== undefined && total > listed
    ? `The oldest ${listed} of ${total.toLocaleString('en-US')}.`
    : undefined;

function Listed({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = `jobs-${title.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-title font-bold tracking-tight">
          {title}
        </h2>
        {note ? <p className="text-sm text-ink-soft">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
