import { href, Link } from 'react-router';
import type { AuthErrors } from '#app/domain/users/auth-forms.ts';
import { Field } from '#app/ui/field.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthOutcome } from './auth-outcome.ts';
import { CaptchaField } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordInput } from './password-input.tsx';

type SignInFormProps = {
  errors: AuthErrors;
  values: AuthOutcome['values'];
  /** Where to go afterwards, when it isn't the dashboard. */
  next: string | null;
  /** Token of a confirmation link, which this sign-in completes. */
  confirm?: string;
};

export function SignInForm({ errors, values, next, confirm }: SignInFormProps) {
  return (
    <AuthForm intent="sign-in" submit="Sign In" pending="Signing in...">
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {confirm ? <input type="hidden" name="confirm" value={confirm} /> : null}
      <EmailField error={errors.email} value={values.email} />
      <div className="grid gap-2">
        <Field label="Password" name="password" required error={errors.password}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <Link to={`${href('/auth')}?view=forgot`} className="justify-self-start py-1 text-sm text-link">
          Forgot your password?
        </Link>
      </div>
      <CaptchaField action="sign-in" error={errors.captcha} />
    </AuthForm>
  );
}
