import { CircleAlert } from 'lucide-react';
import { href } from 'react-router';
import { operatorSentenceOf } from '#app/domain/admin/failures/failure-words.ts';
import type { FailureCount } from '#app/domain/admin/failures/recent-failures.server.ts';
import { Card } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** Ads that failed within the last day, by reason; nothing where none did. */
export function FailureSummary({ failures }: { failures: FailureCount[] }) {
  if (failures.length === 0) return null;
  const total = failures.reduce((sum, each) => sum + each.count, 0);
  return (
    <section aria-labelledby="failures">
      <Card className="grid gap-4 border-danger/40">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="failures" className="flex items-center gap-2.5 text-title font-bold tracking-tight">
            <CircleAlert className="size-6 shrink-0 text-danger" strokeWidth={1.75} aria-hidden="true" />
            {total.toLocaleString('en-US')} {total === 1 ? 'ad' : 'ads'} failed within 24 hours
          </h2>
          <LinkButton to={href('/admin/failed-ads')} variant="secondary" size="sm">
            Failed ads
          </LinkButton>
        </div>
        <ul className="grid gap-2">
          {failures.map(({ code, count, latest }) => (
            <li
              key={code}
              className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 sm:grid-cols-[3rem_minmax(0,1fr)_auto]"
            >
              <span className="font-semibold tabular-nums">{count.toLocaleString('en-US')}</span>
              <span>
                {operatorSentenceOf(code)}{' '}
                <code className="rounded-sm bg-sunk px-1 font-mono text-2xs text-ink-soft">{code}</code>
              </span>
              <span className="col-start-2 text-sm text-ink-soft sm:col-start-auto">
                last <DateText value={latest} withTime />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
