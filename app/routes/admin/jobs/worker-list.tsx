import type { WorkerRow } from '#app/domain/ads/workers.server.ts';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';

const columns: Column<WorkerRow>[] = [
  { title: 'Machine', wraps: true, cell: ({ host }) => <bdi className="text-sm">{host}</bdi> },
  { title: 'Process', cell: ({ pid }) => <code className="text-sm">{pid}</code> },
  { title: 'Ads at once', cell: ({ concurrency }) => concurrency },
  {
    title: 'Started',
    wraps: true,
    cell: ({ startedAt }) => <DateText value={startedAt} withTime className="text-sm" />,
  },
  {
    title: 'State',
    wraps: true,
    cell: ({ state, seenAt }) => (
      <span className="text-sm">
        {states[state]}
        {state === 'at work' ? null : (
          <>
            , last seen <DateText value={seenAt} withTime />
          </>
        )}
      </span>
    ),
  },
];

const states = { 'at work': 'At work', stopped: 'Stopped', away: 'No sign of life' };

/** Said first on the page where no worker is at work: what that means and what to do. */
export function NobodyAtWork() {
  return (
    <NoticeBanner
      notice={{
        tone: 'error',
        title: 'No worker is running',
        description:
          'No ad is drawn and no mail is sent until one does; new ads are refused and nothing is charged. Start a process with ROLE=worker (npm run worker) and the same DATABASE_URL.',
      }}
    />
  );
}

export const isAnyAtWork = (workers: WorkerRow[]) => workers.some(({ state }) => state === 'at work');

/** Processes that work on jobs, of the last day. */
export function WorkerList({ workers }: { workers: WorkerRow[] }) {
  if (workers.length === 0) return null;
  return (
    <section aria-labelledby="workers" className="grid gap-3">
      <h2 id="workers" className="text-title font-bold tracking-tight">
        Workers
      </h2>
      <DataTable caption="Workers of the last day" columns={columns} rows={workers} keyOf={({ id }) => id} />
    </section>
  );
}
