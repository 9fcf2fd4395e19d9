import type { AuthErrors } from '#app/domain/users/auth-forms.ts';
import { AuthForm } from './auth-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

type NewPasswordFormProps = { errors: AuthErrors; token: string | null; minLength: number };

/** Without a token it can be filled but not used: the answer says that a new link is needed. */
export function NewPasswordForm({ errors, token, minLength }: NewPasswordFormProps) {
  return (
    <AuthForm intent="new-password" submit="Update Password" pending="Updating...">
      <input type="hidden" name="token" value={token ?? ''} />
      <NewPasswordFields name="password" minLength={minLength} errors={errors} />
    </AuthForm>
  );
}
