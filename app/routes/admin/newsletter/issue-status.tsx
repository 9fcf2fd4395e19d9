import { Badge } from '#app/ui/badge.tsx';

type Status = 'draft' | 'sending' | 'sent' | 'stopped';

const looks = {
  draft: { tone: 'neutral', text: 'Draft' },
  sending: { tone: 'accent', text: 'Sending' },
  sent: { tone: 'success', text: 'Sent' },
  stopped: { tone: 'warning', text: 'Stopped' },
} as const;

export function IssueStatusBadge({ status }: { status: Status }) {
  const { tone, text } = looks[status];
  return <Badge tone={tone}>{text}</Badge>;
}
