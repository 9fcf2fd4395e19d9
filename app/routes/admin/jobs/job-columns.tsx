import { Form, useNavigation } from 'react-router';
import type { JobRow, StuckRow } from '#app/domain/admin/jobs.server.ts';
import type { Column } from '#app/routes/admin/data-table.tsx';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';

const When = ({ value }: { value: Date | null }) =>
  value ? <DateText value={value} withTime className="text-sm" /> : <span>–</span>;

const kinds: Column<JobRow>[] = [
  { title: 'Job', cell: (job) => <code className="text-sm">{job.name}</code> },
  { title: 'For', wraps: true, cell: (job) => <bdi className="text-sm">{job.subject || '–'}</bdi> },
];

export const failedColumns: Column<JobRow>[] = [
  ...kinds,
  { title: 'Failed', wraps: true, cell: (job) => <When value={job.endedAt} /> },
  {
    title: 'Reason',
    wraps: true,
    cell: (job) => <bdi className="text-sm">{job.reason || 'Not stated'}</bdi>,
  },
  { title: 'Actions', cell: (job) => <FailedActions job={job} /> },
];

export const runningColumns: Column<JobRow>[] = [
  ...kinds,
  { title: 'Started', wraps: true, cell: (job) => <When value={job.startedAt} /> },
  { title: 'Try', cell: (job) => job.attempts + 1 },
];

export const waitingColumns: Column<JobRow>[] = [
  ...kinds,
  { title: 'Queued', wraps: true, cell: (job) => <When value={job.createdAt} /> },
  { title: 'Due', wraps: true, cell: (job) => <When value={job.dueAt} /> },
  {
    title: 'State',
    wraps: true,
    cell: (job) => (job.state === 'retry' ? `Tried ${job.attempts + 1} times. ${job.reason}` : 'New'),
  },
];

export const stuckColumns: Column<StuckRow>[] = [
  { title: 'What', cell: ({ kind }) => (kind === 'ad' ? 'Ad' : 'Newsletter') },
  { title: 'Title', wraps: true, cell: ({ title }) => <bdi>{title}</bdi> },
  { title: 'Owner', wraps: true, cell: ({ owner }) => <bdi>{owner || '–'}</bdi> },
  { title: 'Since', wraps: true, cell: ({ since }) => <When value={since} /> },
  {
    title: 'Swept',
    wraps: true,
    cell: ({ kind, sweepAt }) => (
      <span className="text-sm">
        {kind === 'ad' ? 'Fails with its credit back by ' : 'Goes on from '}
        <When value={sweepAt} />
      </span>
    ),
  },
];

function FailedActions({ job }: { job: JobRow }) {
  const sent = useNavigation().formData;
  const pending = sent?.get('id') === job.id ? sent.get('intent') : null;
  return (
    <Form method="post" preventScrollReset className="flex gap-2">
      <input type="hidden" name="id" value={job.id} />
      <Button name="intent" value="retry" variant="secondary" size="sm" pending={pending === 'retry'}>
        Retry<span className="sr-only"> {job.name}</span>
      </Button>
      <Button name="intent" value="discard" variant="ghost" size="sm" pending={pending === 'discard'}>
        Discard<span className="sr-only"> {job.name}</span>
      </Button>
    </Form>
  );
}
