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
      <ul className="grid divide-y divide-line border-b border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {total > sessions.length ? (
        <p className="text-sm text-ink-soft">And {total - sessions.length} more, used longer ago.</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {total > 1 ? <EndForm intent="end-other-sessions" label="Sign out all other devices" /> : null}
        <EndForm intent="end-all-sessions" label="Sign out everywhere" />
      </div>
    </AccountSection>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const Icon = session.isPhone ? Smartphone : Monitor;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 first:pt-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon className="size-6 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {session.device}
          {session.isCurrent ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">
          Last used <DateText value={session.lastUsedAt} withTime />
          {session.address ? (
            <>
              {' from '}
              <span className="wrap-anywhere">{session.address}</span>
            </>
          ) : null}
        </p>
      </div>
      <EndForm
        intent="end-session"
        sessionId={session.id}
        label="Sign out"
        about={session.isCurrent ? 'this device' : session.device}
        className="max-sm:col-start-2"
      />
    </li>
  );
}

type EndFormProps = {
  intent: 'end-session' | 'end-other-sessions' | 'end-all-sessions';
  label: string;
  sessionId?: string;
  /** Which one, for those who hear the page. */
  about?: string;
  className?: string;
};

function EndForm({ intent, label, sessionId, about, className }: EndFormProps) {
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === intent && (sent.get('sessionId') ?? undefined) === sessionId;
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {sessionId ? <input type="hidden" name="sessionId" value={sessionId} /> : null}
      <Button variant="secondary" size="sm" pending={busy}>
        {label}
        {about ? <span className="sr-only">{` ${about}`}</span> : null}
      </Button>
    </Form>
  );
}
