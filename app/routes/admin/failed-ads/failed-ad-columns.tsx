import { RotateCw } from 'lucide-react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { FailedAd } from '#app/domain/admin/failures/failed-ads.server.ts';
import type { Column } from '#app/routes/admin/data-table.tsx';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';

export const failedAdColumns: Column<FailedAd>[] = [
  {
    title: 'Ad',
    wraps: true,
    cell: (ad) => (
      <>
        <span className="font-medium" dir="auto">
          {ad.title}
        </span>
        <span className="block text-sm text-ink-soft tabular-nums">{ad.size.replace('x', ' × ')}</span>
      </>
    ),
  },
  {
    title: 'User',
    wraps: true,
    cell: ({ owner }) => (
      <Link
        to={`${href('/admin/users/:userId', { userId: owner.id })}?ads=failed`}
        className="text-link text-sm"
      >
        {owner.email}
      </Link>
    ),
  },
  {
    title: 'Reason',
    wraps: true,
    cell: ({ failure, attempts }) => (
      <span className="text-sm">
        {failure.sentence}{' '}
        <code className="rounded-sm bg-sunk px-1 font-mono text-2xs text-ink-soft">{failure.code}</code>
        {attempts > 1 ? <span className="block text-ink-soft">Taken up {attempts} times.</span> : null}
      </span>
    ),
  },
  { title: 'Failed', cell: (ad) => <DateText value={ad.failedAt} withTime className="text-sm" /> },
  { title: 'Actions', cell: (ad) => <Retry ad={ad} /> },
];

function Retry({ ad }: { ad: FailedAd }) {
  const sent = useNavigation().formData?.getAll('id') ?? [];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="retry" />
      <input type="hidden" name="id" value={ad.id} />
      <Button variant="secondary" size="sm" pending={sent.includes(ad.id)} disabled={sent.length > 0}>
        {sent.includes(ad.id) ? null : <RotateCw aria-hidden="true" />}
        Retry<span className="sr-only"> {ad.title}</span>
      </Button>
    </Form>
  );
}
