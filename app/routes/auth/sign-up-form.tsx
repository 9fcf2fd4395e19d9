import { href, Link } from 'react-router';
import type { AuthErrors } from '#app/domain/users/auth-forms.ts';
import { nameMaxLength } from '#app/domain/users/auth-limits.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthOutcome } from './auth-outcome.ts';
import { CaptchaField } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordInput } from './password-input.tsx';

type SignUpFormProps = {
  errors: AuthErrors;
  values: AuthOutcome['values'];
  /** Where to go once the address is confirmed, when it isn't the dashboard. */
  next: string | null;
  minLength: number;
};

export function SignUpForm({ errors, values, next, minLength }: SignUpFormProps) {
  return (
    <AuthForm intent="sign-up" submit="Sign Up" pending="Making your account...">
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <Field label="Full Name" name="fullName" required error={errors.fullName}>
        {(control) => (
          <Input {...control} autoComplete="name" maxLength={nameMaxLength} defaultValue={values.fullName} />
        )}
      </Field>
      <EmailField error={errors.email} value={values.email} />
      <Field
        label="Password"
        name="password"
        required
        error={errors.password}
        hint={`At least ${minLength} characters. Three words you can remember beat one you can't.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <CaptchaField action="sign-up" error={errors.captcha} />
      <p className="text-2xs text-ink-soft">
        By signing up you agree to our{' '}
        <Link to={href('/terms-of-service')} className="text-link">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to={href('/privacy-policy')} className="text-link">
          Privacy Policy
        </Link>
        .
      </p>
    </AuthForm>
  );
}
