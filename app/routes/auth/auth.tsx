import { useEffect } from 'react';
import {
  data,
  type HeadersFunction,
  redirect,
  type ShouldRevalidateFunction,
  useNavigate,
} from 'react-router';
import { config } from '#app/config.server.ts';
import { stateOfResetToken } from '#app/domain/users/reset-password.server.ts';
import { safePath } from '#app/domain/users/safe-path.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { useNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/auth';
import { AuthFrame } from './auth-frame.tsx';
import { intents } from './auth-intents.server.ts';
import { type AuthOutcome, authIntents } from './auth-outcome.ts';
import { AuthPanel } from './auth-panel.tsx';
import { viewOfQuery } from './auth-view.ts';
import { mayReadMailbox } from './local-mailbox.server.ts';
import { useFragmentView } from './use-fragment-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const next = safePath(query.get('next'), '/dashboard');
  if (context.get(viewerContext) && token === null) throw redirect(next);
  const link = token === null ? null : await stateOfResetToken(token);
  return {
    ...viewOfQuery(query, link),
    link,
    token: link === 'valid' ? token : null,
    next: next === '/dashboard' ? null : next,
    mailbox: mayReadMailbox(request),
    passwordMinLength: config().passwordMinLength,
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = authIntents.find((known) => known === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  const answer = await intents[intent](request, form);
  if ('redirectTo' in answer) throw redirect(answer.redirectTo, { headers: cookiesOf(answer.headers) });
  const values = { fullName: shortText(form.get('fullName'), 200), email: shortText(form.get('email'), 300) };
  const outcome: AuthOutcome = { errors: {}, done: false, ...answer.outcome, values, intent, at: Date.now() };
  return data(outcome, { status: answer.status, headers: cookiesOf(answer.headers) });
}

/** Cookies and Retry-After only: the rest of an inner answer is not this page's. */
function cookiesOf(from: Headers | undefined): Headers {
  const headers = new Headers();
  for (const cookie of from?.getSetCookie() ?? []) headers.append('set-cookie', cookie);
  const retryAfter = from?.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return headers;
}

function shortText(value: FormDataEntryValue | null, max: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, max) : undefined;
}

/** Links of mails carry a token: it must not leak to other sites or stay in a cache. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  for (const cookie of actionHeaders.getSetCookie()) headers.append('set-cookie', cookie);
  const retryAfter = actionHeaders.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return headers;
};

// With the new session the loader would leave at once; the message is shown for a second first.
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.goTo ? false : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches[0], {
    title: loaderData?.view === 'sign-up' ? 'Sign Up' : 'Sign In',
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
