import type { AuthErrors } from '#app/domain/users/auth-forms.ts';
import { Field } from '#app/ui/field.tsx';
import { AuthForm } from './auth-form.tsx';
import { PasswordInput } from './password-input.tsx';

type NewPasswordFormProps = { errors: AuthErrors; token: string | null; minLength: number };

/** Without a token it can be filled but not used: the answer says that a new link is needed. */
export function NewPasswordForm({ errors, token, minLength }: NewPasswordFormProps) {
  return (
    <AuthForm intent="new-password" submit="Update Password" pending="Updating...">
      <input type="hidden" name="token" value={token ?? ''} />
      <Field
        label="New Password"
        name="password"
        required
        error={errors.password}
        hint={`At least ${minLength} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm New Password" name="confirmPassword" required error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
    </AuthForm>
  );
}
