import { href, Link } from 'react-router';
import { plans } from '#app/domain/billing/plans.ts';
import type { UserRow } from '#app/domain/users/operator-list.server.ts';
import type { Column } from '#app/routes/admin/data-table.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { DateText } from '#app/ui/date-text.tsx';

/** Users as every list of them shows them. */
export const userColumns: Column<UserRow>[] = [
  {
    title: 'User',
    wraps: true,
    cell: (user) => (
      <>
        <Link to={href('/admin/users/:userId', { userId: user.id })} className="text-link" dir="auto">
          {user.name.trim() || 'Not set'}
        </Link>
        <span className="block text-sm text-ink-soft">{user.email}</span>
      </>
    ),
  },
  {
    title: 'Plan',
    cell: ({ tier }) => <Badge tone={tier === 'starter' ? 'neutral' : 'accent'}>{plans[tier].name}</Badge>,
  },
  {
    title: 'Status',
    cell: ({ banned, emailVerified, role }) => (
      <span className="flex flex-wrap gap-1.5">
        {role === 'admin' ? <Badge tone="ink">Admin</Badge> : null}
        {banned ? <Badge tone="danger">Blocked</Badge> : null}
        {emailVerified ? (
          <Badge tone="success">Confirmed</Badge>
        ) : (
          <Badge tone="warning">Not confirmed</Badge>
        )}
      </span>
    ),
  },
  {
    title: 'Joined',
    cell: (user) => <DateText value={user.createdAt} withTime className="text-sm" />,
  },
];
