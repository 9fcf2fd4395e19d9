import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, type HeadersFunction, href, Link, useNavigation } from 'react-router';
import { accountErrorsOf, confirmSchema } from '#app/domain/users/account-forms.ts';
import { deleteUser, isLastAdmin } from '#app/domain/users/delete-user.server.ts';
import { checkPassword } from '#app/domain/users/password-check.server.ts';
import { signedInContext } from '#app/middleware/require-signed-in.server.ts';
import { refuse } from '#app/routes/answer.server.ts';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { textFields } from '#app/routes/auth/read-auth-form.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import type { Route } from './+types/delete';
import { answer, invalid, leave, refusePassword } from './account-answers.server.ts';
import type { AccountOutcome } from './account-outcome.ts';

const intent = 'delete-account';
const title = 'Account not deleted';

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = context.get(signedInContext);
  return { email: viewer.email, isLastAdmin: await isLastAdmin(viewer.id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer } = context.get(signedInContext);
  const form = await readForm(request);
  const parsed = confirmSchema.safeParse(textFields(form));
  if (!parsed.success) return answer(intent, invalid(title, accountErrorsOf(parsed.error)));
  const check = await checkPassword(viewer, parsed.data.currentPassword);
  // Gone already: of two requests at once the other one did it.
  if (!check.ok && check.reason === 'gone') throw await leave('/?account=deleted');
  if (!check.ok) return answer(intent, refusePassword(title, check));
  const deleted = await deleteUser({ userId: viewer.id, actor: 'self' });
  if (deleted.ok || deleted.reason === 'not-found') throw await leave('/?account=deleted');
  return answer(intent, refuse(deleted.reason === 'last-admin' ? 409 : 502, title, reasons[deleted.reason]));
}

const reasons = {
  'last-admin': 'The last admin cannot be deleted',
  'provider-unavailable':
    'Your subscription could not be ended at the payment provider, so nothing was deleted. Please try again in a few minutes.',
  'only-subscription-ended':
    'Your subscription has ended and is not charged again, but your account could not be deleted. Please try again.',
  'payments-off':
    'Your subscription can only be ended by our support at the moment, so nothing was deleted. Please contact us.',
};

export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Delete Your Account', description: 'Removes your account for good.' });

const goes = [
  'Your profile, your password and every signed-in device',
  'All your ads, with their pictures and the images you sent in',
  'Your plan, your credits and what is left of this month; a team of yours ends with it',
  'Your messages to us and your newsletter subscription',
];

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <Link
        to={href('/account')}
        className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to Your Account
      </Link>
      <h1 className="font-display text-display text-balance">Delete your account?</h1>
      {actionData ? <NoticeBanner notice={actionData.notice} /> : null}
      <Card className="grid gap-6 sm:p-8">
        <div className="grid gap-3">
          <p>
            This deletes <strong className="font-semibold break-words">{loaderData.email}</strong> at once and
            for good. Nobody can bring it back. What goes:
          </p>
          <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft marker:text-danger">
            {goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            Want to keep something?{' '}
            <Link to={href('/account/export')} reloadDocument className="text-link">
              Export my data
            </Link>{' '}
            first.
          </p>
        </div>
        {loaderData.isLastAdmin ? (
          <p className="border-t border-line pt-6 font-semibold">
            The last admin cannot be deleted. Make somebody else an admin first.
          </p>
        ) : (
          <DeleteForm outcome={actionData} email={loaderData.email} />
        )}
      </Card>
    </div>
  );
}

function DeleteForm({ outcome, email }: { outcome: AccountOutcome | undefined; email: string }) {
  const busy = useNavigation().formData?.get('intent') === intent;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome) focusFirstInvalid(form.current);
  }, [outcome]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="grid gap-5 border-t border-line pt-6"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" name="currentPassword" required error={outcome?.errors.currentPassword}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <LinkButton to={href('/account')} variant="secondary">
          Keep my account
        </LinkButton>
        <Button variant="danger" pending={busy}>
          {busy ? 'Deleting...' : 'Delete my account'}
        </Button>
      </div>
    </Form>
  );
}
