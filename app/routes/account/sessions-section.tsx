import { Monitor, Smartphone } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { SessionView } from '#app/domain/users/account-sessions.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { AccountSection } from './account-section.tsx';

type SessionsSectionProps = { sessions: SessionView[]; total: number };

export function SessionsSection({ sessions, total }: SessionsSectionProps) {
  return (
    <AccountSection
      id="sessions"
      title="Sessions"
      text="Every browser that is signed in to your account. Don't know one? Sign it out and change your password."
    >
      <ul className="grid divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {total > sessions.length ? (
        <p className="text-sm text-ink-soft">And {total - sessions.length} more, used longer ago.</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {total > 1 ? (
          <EndForm intent="end-other-sessions" label="Sign out all other devices" variant="secondary" />
        ) : null}
        <EndForm intent="end-all-sessions" label="Sign out everywhere" variant="secondary" />
      </div>
    </AccountSection>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const Icon = session.isPhone ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon className="size-6 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
      <div className="grid min-w-0 grow basis-52 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {session.device}
          {session.isCurrent ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-sm break-words text-ink-soft">
          Last used <DateText value={session.lastUsedAt} withTime />
          {session.address ? ` from ${session.address}` : null}
        </p>
      </div>
      <EndForm
        intent="end-session"
        sessionId={session.id}
        label="Sign out"
        about={session.isCurrent ? 'this device' : session.device}
        variant="ghost"
      />
    </li>
  );
}

type EndFormProps = {
  intent: 'end-session' | 'end-other-sessions' | 'end-all-sessions';
  label: string;
  variant: 'ghost' | 'secondary';
  sessionId?: string;
  /** Which one, for those who hear the page. */
  about?: string;
};

function EndForm({ intent, label, variant, sessionId, about }: EndFormProps) {
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === intent && (sent.get('sessionId') ?? undefined) === sessionId;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {sessionId ? <input type="hidden" name="sessionId" value={sessionId} /> : null}
      <Button
        variant={variant}
        size="sm"
        pending={busy}
        className={variant === 'ghost' ? '-ms-3' : undefined}
      >
        {label}
        {about ? <span className="sr-only">: {about}</span> : null}
      </Button>
    </Form>
  );
}
