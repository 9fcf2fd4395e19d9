import { useEffect } from 'react';
import {
  data,
  type HeadersFunction,
  href,
  redirect,
  type ShouldRevalidateFunction,
  useNavigate,
} from 'react-router';
import { config } from '#app/config.server.ts';
import { findLinked } from '#app/domain/users/pending-sign-ups.server.ts';
import { stateOfResetToken } from '#app/domain/users/reset-password.server.ts';
import { safePath } from '#app/domain/users/safe-path.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { noStoreWith } from '#app/routes/no-store.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { useNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/auth';
import { AuthFrame } from './auth-frame.tsx';
import { type AuthAnswer, authIntents } from './auth-intents.server.ts';
import type { AuthOutcome } from './auth-outcome.ts';
import { AuthPanel } from './auth-panel.tsx';
import { viewOfQuery, windowTitles } from './auth-view.ts';
import { mayReadMailbox } from './local-mailbox.server.ts';
import { useFragmentView } from './use-fragment-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const confirm = await findWaitingSignUp(query.get('confirm'));
  const next = confirm?.next ?? safePath(query.get('next'), href('/dashboard'));
  if (context.get(viewerContext) && token === null && !confirm) throw redirect(next);
  const link = token === null ? null : await stateOfResetToken(token);
  return {
    ...viewOfQuery(query, link),
    link,
    token: link === 'valid' ? token : null,
    next: next === href('/dashboard') ? null : next,
    confirm,
    mailbox: mayReadMailbox(request),
    passwordMinLength: config().passwordMinLength,
  };
}

/**
 * The sign-up behind the link of a confirmation mail that was opened in another browser than the one that signed up.
 */
async function findWaitingSignUp(token: string | null) {
  if (token === null) return null;
  const linked = await findLinked(token);
  if (linked.state === 'waiting') return { token, email: linked.email, next: linked.signUp.next };
  throw redirect(
    `${href('/auth')}?confirmed=1&error=${linked.state === 'invalid' ? 'INVALID_TOKEN' : 'TOKEN_USED'}`,
  );
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer: AuthAnswer = await authIntents(form, request);
  const { status, headers, ...said } = answer;
  const intent = String(form.get('intent') ?? '');
  const values = { fullName: shortText(form.get('fullName'), 200), email: shortText(form.get('email'), 300) };
  const outcome: AuthOutcome = { errors: {}, done: false, ...said, values, intent, at: Date.now() };
  return data(outcome, { status, headers });
}

function shortText(value: FormDataEntryValue | null, max: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, max) : undefined;
}

/** Links of mails carry a token: it must not leak to other sites or stay in a cache. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = noStoreWith(actionHeaders);
  headers.set('referrer-policy', 'same-origin');
  return headers;
};

// With the new session the loader would leave at once; the message is shown for a second first.
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.goTo ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches[0], {
    title: windowTitles[loaderData?.view ?? 'sign-in'],
    description: 'Sign in or make a free account: five ads every month, no card needed.',
  });

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const fragment = useFragmentView(loaderData.link);
  const navigate = useNavigate();
  const goTo = actionData?.goTo;
  useNotice(goTo ? actionData.notice : null);
  useEffect(() => {
    if (!goTo) return;
    const timer = setTimeout(() => navigate(goTo, { replace: true }), 1000);
    return () => clearTimeout(timer);
  }, [goTo, navigate]);
  return (
    <AuthFrame>
      <AuthPanel {...loaderData} {...fragment} outcome={actionData} />
    </AuthFrame>
  );
}
