import { ShieldAlert } from 'lucide-react';
import { data, Form, href, Link } from 'react-router';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import {
  listSecurity,
  type SecurityLine,
  securityRequestOf,
} from '#app/domain/audit/operator-security.server.ts';
import { isSecurityKind, securityKinds } from '#app/domain/audit/security-kinds.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { AuditTabs } from '#app/routes/admin/audit/audit-tabs.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Input } from '#app/ui/input.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Route } from './+types/security';

const failure = 'Failed to fetch the security log.';

export async function loader({ request }: Route.LoaderArgs) {
  const asked = securityRequestOf(request);
  const list = await readAlone(failure, () => listSecurity(asked));
  return data({ asked, list }, { status: list ? 200 : 500 });
}

const subtitle = 'Refused sign-ins, lock-outs, foreign requests, changed roles.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Security Log', description: subtitle });

const columns: Column<SecurityLine>[] = [
  {
    title: 'Last',
    wraps: true,
    cell: ({ lastAt }) => <DateText value={lastAt} withTime className="text-sm" />,
  },
  {
    title: 'What',
    wraps: true,
    cell: ({ kind, count }) => (
      <span className="font-semibold">
        {isSecurityKind(kind) ? securityKinds[kind] : kind}
        {count > 1 ? <span className="font-normal text-ink-soft tabular-nums"> {`× ${count}`}</span> : null}
      </span>
    ),
  },
  {
    title: 'Account',
    wraps: true,
    cell: ({ userId, email }) =>
      userId && email ? (
        <Link to={href('/admin/users/:userId', { userId })} className="text-link">
          <bdi>{email}</bdi>
        </Link>
      ) : (
        <span className="text-ink-soft">No account</span>
      ),
  },
  {
    title: 'From',
    wraps: true,
    cell: ({ network, detail }) => (
      <span className="grid gap-0.5">
        <span className="text-sm tabular-nums">{network}</span>
        <bdi className="text-2xs text-ink-soft">{detail}</bdi>
      </span>
    ),
  },
];

export default function AdminSecurity({ loaderData }: Route.ComponentProps) {
  const { asked, list } = loaderData;
  const isFiltered = asked.query !== '' || asked.kind !== '';
  return (
    <>
      <AdminHeading title="Security Log" subtitle={subtitle} />
      <AuditTabs value="security">
        <Form
          key={`${asked.query} ${asked.kind}`}
          method="get"
          role="search"
          className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem_auto]"
        >
          <Input
            type="search"
            name="q"
            aria-label="Search the security log"
            placeholder="Search by email, network or device..."
            defaultValue={asked.query}
            maxLength={200}
          />
          <Select name="kind" aria-label="What happened" defaultValue={asked.kind}>
            <option value="">Everything</option>
            {Object.entries(securityKinds).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </Select>
          <Button variant="secondary">Search</Button>
        </Form>
        {list ? null : <LoadFailed title={failure} />}
        {list && list.total > 0 ? (
          <DataTable caption="Security log" columns={columns} rows={list.rows} keyOf={({ id }) => id} />
        ) : null}
        {list?.total === 0 ? (
          <EmptyState
            icon={<ShieldAlert aria-hidden="true" />}
            title={isFiltered ? 'No events found' : 'Nothing noted yet'}
            text={
              isFiltered
                ? 'No events match your search.'
                : 'Refused sign-ins and the like will be listed here.'
            }
          />
        ) : null}
        {list ? <Pager label="Pages of the security log" page={list.page} pages={list.pages} /> : null}
      </AuditTabs>
    </>
  );
}
