import { ScrollText } from 'lucide-react';
import { data, Form } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import {
  type AuditLine,
  type AuditPage,
  auditRequestOf,
  listAudit,
  listAuditNouns,
} from '#app/domain/audit/operator-list.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { AuditDifferences } from '#app/routes/admin/audit/audit-differences.tsx';
import { AuditTabs } from '#app/routes/admin/audit/audit-tabs.tsx';
import { type Column, DataTable } from '#app/routes/admin/data-table.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Input } from '#app/ui/input.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { Select } from '#app/ui/select.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/audit';

const failure = 'Failed to fetch the audit log.';
const nothing: AuditPage & { nouns: string[] } = { lines: [], next: null, nouns: [] };

export async function loader({ request }: Route.LoaderArgs) {
  const asked = auditRequestOf(request);
  try {
    const [page, nouns] = await Promise.all([listAudit(asked), listAuditNouns()]);
    return data({ asked, ...page, nouns, notice: null });
  } catch (error) {
    log.error({ error: describeError(error) }, failure);
    if (isDatabaseDown(error)) throw error;
    const notice: Notice = { tone: 'error', title: 'Error', description: failure };
    return data({ asked, ...nothing, notice }, { status: 500 });
  }
}

const subtitle = 'Who changed what, and when. Entries are never changed or removed.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Audit Log', description: subtitle });

const columns: Column<AuditLine>[] = [
  {
    title: 'When',
    wraps: true,
    cell: (line) => <DateText value={line.createdAt} withTime className="text-sm" />,
  },
  { title: 'Who', wraps: true, cell: (line) => <bdi>{line.actor}</bdi> },
  {
    title: 'What',
    wraps: true,
    cell: (line) => (
      <span className="grid gap-0.5">
        <code className="text-sm font-semibold">{line.action}</code>
        <bdi className="text-2xs text-ink-soft">{line.subject}</bdi>
      </span>
    ),
  },
  { title: 'Change', wraps: true, cell: (line) => <AuditDifferences differences={line.differences} /> },
];

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { asked, lines, next, nouns, notice } = loaderData;
  const isFiltered = asked.query !== '' || asked.noun !== '';
  return (
    <>
      <AdminHeading title="Audit Log" subtitle={subtitle} />
      <AuditTabs value="changes">
        <PageNotice notice={notice} />
        <Form
          key={`${asked.query} ${asked.noun}`}
          method="get"
          role="search"
          className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
        >
          <Input
            type="search"
            name="q"
            aria-label="Search the log"
            placeholder="Search by email, action or subject..."
            defaultValue={asked.query}
            maxLength={200}
          />
          <Select name="noun" aria-label="What was changed" defaultValue={asked.noun}>
            <option value="">Everything</option>
            {nouns.map((noun) => (
              <option key={noun} value={noun}>
                {noun}
              </option>
            ))}
          </Select>
          <Button variant="secondary">Search</Button>
        </Form>
        {lines.length > 0 ? (
          <DataTable caption="Audit log" columns={columns} rows={lines} keyOf={(line) => line.id} />
        ) : null}
        {lines.length === 0 && !notice ? (
          <EmptyState
            icon={<ScrollText aria-hidden="true" />}
            title={isFiltered ? 'No entries found' : 'Nothing noted yet'}
            text={
              isFiltered
                ? 'No entries match your search.'
                : 'Every change an admin makes will be listed here.'
            }
          />
        ) : null}
        <nav aria-label="Pages of the log" className="flex justify-between gap-3">
          {asked.before ? (
            <LinkButton to={searchOf({ ...asked, before: '' })} variant="secondary" size="sm">
              Newest entries
            </LinkButton>
          ) : (
            <span />
          )}
          {next ? (
            <LinkButton to={searchOf({ ...asked, before: next })} variant="secondary" size="sm" rel="next">
              Older entries
            </LinkButton>
          ) : null}
        </nav>
      </AuditTabs>
    </>
  );
}

function searchOf({ query, noun, before }: { query: string; noun: string; before: string }): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (noun) search.set('noun', noun);
  if (before) search.set('before', before);
  return `?${search}`;
}
