import { ArrowLeft } from 'lucide-react';
import { type HeadersFunction, href, Link } from 'react-router';
import { config } from '#app/config.server.ts';
import { listSessions } from '#app/domain/users/account-sessions.server.ts';
import { isLastAdmin } from '#app/domain/users/delete-user.server.ts';
import { signedInContext } from '#app/middleware/require-signed-in.server.ts';
import { noStoreWith } from '#app/routes/no-store.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Route } from './+types/account';
import { answer } from './account-answers.server.ts';
import { accountIntents } from './account-intents.server.ts';
import { AccountView } from './account-view.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, sessionId } = context.get(signedInContext);
  const wait = Number(new URL(request.url).searchParams.get('export-in'));
  return {
    account: { name: viewer.name, email: viewer.email, role: viewer.role },
    ...(await listSessions(viewer.id, sessionId)),
    isLastAdmin: await isLastAdmin(viewer.id),
    passwordMinLength: config().passwordMinLength,
    /** s until another export may start, when one was just refused. */
    exportIn: Number.isFinite(wait) && wait > 0 ? Math.min(wait, 3_600) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await accountIntents(form, context.get(signedInContext));
  return answer(String(form.get('intent') ?? ''), result);
}

/** The page names a person, so no cache may keep it. The cookie of a new session passes through. */
export const headers: HeadersFunction = ({ actionHeaders }) => noStoreWith(actionHeaders);

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Your Account',
    description: 'Your name and password, your devices and your data.',
  });

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const isAdmin = loaderData.account.role === 'admin';
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <Link
          to={isAdmin ? href('/admin/dashboard') : href('/dashboard')}
          className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {isAdmin ? 'Back to the admin area' : 'Back to Dashboard'}
        </Link>
        <h1 className="font-display text-display">Your Account</h1>
      </div>
      <AccountView {...loaderData} outcome={actionData} />
    </div>
  );
}
