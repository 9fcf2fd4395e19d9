import { useEffect, useRef } from 'react';
import type { SessionView } from '#app/domain/users/account-sessions.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { AccountIntent, AccountOutcome } from './account-outcome.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const parts = [
  { id: 'profile', title: 'Profile' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
];

type AccountViewProps = {
  account: { name: string; email: string };
  sessions: SessionView[];
  total: number;
  isLastAdmin: boolean;
  passwordMinLength: number;
  exportIn: number | null;
  outcome: AccountOutcome | undefined;
};

/** The sections under each other, beside a list of them on large screens, and the last answer above. */
export function AccountView(props: AccountViewProps) {
  const { account, outcome } = props;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) focusFirstInvalid(region.current);
  }, [outcome]);
  // The button that ended a session goes away with it. Without this the focus would start again at the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what takes the button away
  useEffect(() => {
    if (!outcome?.intent.startsWith('end-') || document.activeElement !== document.body) return;
    document.getElementById('sessions')?.focus({ preventScroll: true });
  }, [outcome, props.sessions]);
  const outcomeOf = (intent: AccountIntent) => (outcome?.intent === intent ? outcome : undefined);
  return (
    <div ref={region} className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
      <nav aria-label="Account" className="hidden lg:block">
        <ul className="sticky top-24 grid gap-1 border-s border-line">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-px block border-s-2 border-transparent py-2 ps-4 font-medium text-ink-soft hover:border-accent hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <PageNotice notice={outcome?.notice} />
        {props.exportIn && !outcome ? <NoticeBanner notice={exportLater(props.exportIn)} /> : null}
        <ProfileSection {...account} outcome={outcomeOf('change-name')} />
        <PasswordSection
          email={account.email}
          minLength={props.passwordMinLength}
          outcome={outcomeOf('change-password')}
        />
        <SessionsSection sessions={props.sessions} total={props.total} />
        <DataSection />
        <DeleteSection isLastAdmin={props.isLastAdmin} />
      </div>
    </div>
  );
}

const exportLater = (seconds: number): Notice => ({
  tone: 'error',
  title: 'Your data was not exported',
  description: waitMessage(seconds * 1000),
});
