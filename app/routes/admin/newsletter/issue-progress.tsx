import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { Form, Link, useNavigation, useRevalidator } from 'react-router';
import { StatCard } from '#app/routes/admin/stat-card.tsx';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { durationText } from './issue-words.ts';

type IssueProgressProps = {
  issue: {
    status: 'draft' | 'sending' | 'sent' | 'stopped';
    recipientCount: number;
    sentCount: number;
    failedCount: number;
    problem: string | null;
    startedAt: Date | null;
    finishedAt: Date | null;
  };
  perMinute: number;
};

/** How far an issue has come; follows it while it is being sent. */
export function IssueProgress({ issue, perMinute }: IssueProgressProps) {
  const { status, recipientCount, sentCount, failedCount, problem } = issue;
  useFollow(status === 'sending');
  const pending = useNavigation().formData?.get('intent');
  const left = Math.max(0, recipientCount - sentCount - failedCount);
  return (
    <section aria-label="Progress" className="grid gap-4">
      {problem && status === 'sending' ? (
        <NoticeBanner
          notice={{ tone: 'error', title: problem, description: 'The next try follows within a minute.' }}
        />
      ) : null}
      <Bar value={sentCount + failedCount} max={recipientCount} ended={status === 'sent'} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        <StatCard label="Recipients" value={recipientCount} note="When sending began" />
        <StatCard label="Sent" value={sentCount} note="Handed to the mail server" />
        <StatCard label="Failed" value={failedCount} note="Refused, or broken off" />
        {status === 'sent' ? (
          <StatCard label="Skipped" value={left} note="Left the list meanwhile" />
        ) : (
          <StatCard label="Left" value={left} note={durationText(left, perMinute)} />
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {issue.startedAt ? (
            <>
              Started <DateText value={issue.startedAt} withTime />
            </>
          ) : null}
          {issue.finishedAt ? (
            <>
              , finished <DateText value={issue.finishedAt} withTime />
            </>
          ) : null}
        </p>
        <Form method="post" preventScrollReset className="flex items-center gap-3">
          {status === 'sending' ? (
            <>
              <noscript>
                <Link to="">Refresh</Link>
              </noscript>
              <Button name="intent" value="stop" variant="secondary" pending={pending === 'stop'}>
                <Pause aria-hidden="true" />
                Stop sending
              </Button>
            </>
          ) : null}
          {status === 'stopped' ? (
            <Button name="intent" value="resume" pending={pending === 'resume'}>
              <Play aria-hidden="true" />
              Resume sending
            </Button>
          ) : null}
        </Form>
      </div>
    </section>
  );
}

/** ms between two looks at an issue that is being sent. */
const followEvery = 2_000;

function useFollow(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), followEvery);
    return () => clearTimeout(timer);
  }, [active, state, revalidate]);
}

/** Drawn as SVG: its width is an attribute, which a strict style policy allows. */
function Bar({ value, max, ended }: { value: number; max: number; ended: boolean }) {
  const share = ended ? 1 : max > 0 ? Math.min(1, value / max) : 0;
  const percent = Math.floor(share * 100);
  return (
    <div className="flex items-center gap-4">
      <div
        role="progressbar"
        aria-label="Sending"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-3 grow overflow-hidden rounded-full bg-ink/12"
      >
        <svg width="100%" height="100%" aria-hidden="true" className="block">
          <rect width={`${share * 100}%`} height="100%" className={ended ? 'fill-success' : 'fill-accent'} />
        </svg>
      </div>
      <p className="w-12 text-end font-semibold tabular-nums">{percent}%</p>
    </div>
  );
}
