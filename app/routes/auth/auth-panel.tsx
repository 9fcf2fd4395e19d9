import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { useRootData } from '#app/root-data.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { AuthOutcome } from './auth-outcome.ts';
import { type AuthView, authViews, windowTitles } from './auth-view.ts';
import { ForgotForm } from './forgot-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResendForm } from './resend-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type AuthPanelProps = {
  view: AuthView;
  notice: Notice | null;
  token: string | null;
  next: string | null;
  /** The sign-up whose confirmation link led here. */
  confirm: { token: string; email: string } | null;
  /** Mails can be read on this machine. */
  mailbox: boolean;
  passwordMinLength: number;
  outcome: AuthOutcome | undefined;
};

const headings: Record<AuthView, { title: string; text: string }> = {
  'sign-in': { title: 'Welcome back', text: 'Sign in and pick up where you left off.' },
  'sign-up': { title: 'Make your first ad', text: 'Five ads every month for nothing. No card needed.' },
  forgot: { title: 'Reset your password', text: 'We will mail you a link to choose a new one.' },
  'new-password': { title: 'Choose a new password', text: 'You will be signed out everywhere else.' },
};

/** What the sign-up page says to those who come to buy. */
const toSubscribe = { title: 'Make your account', text: 'Then choose the plan you came for.' };

/** The form for what the address asks, under a heading and with the last answer above it. */
export function AuthPanel(props: AuthPanelProps) {
  const { outcome, mailbox, next } = props;
  const view = viewAfter(props.view, outcome);
  const notice = outcome?.notice ?? props.notice;
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!outcome) return;
    const target = region.current?.querySelector<HTMLElement>('[aria-invalid]') ?? region.current;
    target?.focus();
  }, [outcome]);

  const { brandName } = useRootData();
  // The server sets the document's title, but knows neither the fragment nor the view that an answer leads to.
  useEffect(() => {
    document.title = `${windowTitles[view]} | ${brandName}`;
  }, [view, brandName]);

  const isSubscribing = view === 'sign-up' && next?.startsWith(href('/manage-plan')) === true;
  const { title, text } = isSubscribing ? toSubscribe : headings[view];
  const banner = notice ? <NoticeBanner notice={notice} className="mb-6" /> : null;
  const body = outcome?.done ? (
    <Done outcome={outcome} mailbox={mailbox} />
  ) : (
    <>
      {outcome?.unconfirmed ? <ResendForm email={outcome.values.email ?? ''} /> : null}
      <ViewForm {...props} view={view} />
    </>
  );
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <h1 className="font-display text-display text-balance">{title}</h1>
      <p className="mt-2 mb-6 text-lead text-ink-soft text-pretty">{text}</p>
      {view === 'sign-in' || view === 'sign-up' ? (
        <Tabs
          label="Sign in or sign up"
          value={view}
          tabs={[
            { value: 'sign-in', label: 'Sign In', to: withNext(href('/auth'), next) },
            { value: 'sign-up', label: 'Sign Up', to: withNext(`${href('/auth')}?tab=signup`, next) },
          ]}
        >
          {banner}
          {body}
        </Tabs>
      ) : (
        <>
          {banner}
          {body}
          <p className="mt-6 text-sm">
            <Link to={withNext(href('/auth'), next)} className="text-link">
              Back to Sign In
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function ViewForm({ view, token, next, confirm, passwordMinLength, outcome }: AuthPanelProps) {
  const { errors = {}, values = {} } = outcome ?? {};
  if (view === 'sign-up')
    return <SignUpForm errors={errors} values={values} next={next} minLength={passwordMinLength} />;
  if (view === 'forgot') return <ForgotForm errors={errors} values={values} />;
  if (view === 'new-password')
    return <NewPasswordForm errors={errors} token={token} minLength={passwordMinLength} />;
  const known = { ...values, email: values.email ?? confirm?.email };
  return <SignInForm errors={errors} values={known} next={next} confirm={confirm?.token} />;
}

/** What is left to do once a form did its work. */
function Done({ outcome, mailbox }: { outcome: AuthOutcome; mailbox: boolean }) {
  if (outcome.goTo) {
    return (
      <LinkButton to={outcome.goTo} className="w-full" size="lg">
        Continue
      </LinkButton>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-base text-ink-soft">
        Nothing there after a minute? Look into the spam folder, and check that{' '}
        <strong className="font-semibold break-all text-ink">{outcome.values.email}</strong> is the right
        address.
      </p>
      {mailbox ? (
        <LinkButton to={href('/mailbox')} variant="secondary" size="lg" className="w-full">
          <Mail aria-hidden="true" />
          Open the local mailbox
        </LinkButton>
      ) : null}
    </div>
  );
}

/**
 * An answer belongs to the form that was sent, even where a fragment had chosen another view: sending removes the
 * fragment from the address. A spent or old link leads back to the form that asks for another one.
 */
function viewAfter(view: AuthView, outcome: AuthOutcome | undefined): AuthView {
  if (!outcome) return view;
  if (outcome.linkGone) return 'forgot';
  if (outcome.intent === 'resend') return 'sign-in';
  return authViews.find((own) => own === outcome.intent) ?? view;
}

/** Another view of this page, for the same errand. */
function withNext(path: string, next: string | null): string {
  if (!next) return path;
  const errand = new URLSearchParams({ next });
  if (next.startsWith(href('/manage-plan'))) errand.set('reason', 'subscribe');
  return `${path}${path.includes('?') ? '&' : '?'}${errand}`;
}
