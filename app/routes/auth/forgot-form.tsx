import type { AuthErrors } from '#app/domain/users/auth-forms.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthOutcome } from './auth-outcome.ts';
import { CaptchaField } from './captcha-field.tsx';
import { EmailField } from './email-field.tsx';

export function ForgotForm({ errors, values }: { errors: AuthErrors; values: AuthOutcome['values'] }) {
  return (
    <AuthForm intent="forgot" submit="Send Reset Link" pending="Sending...">
      <EmailField error={errors.email} value={values.email} />
      <CaptchaField action="forgot-password" error={errors.captcha} />
    </AuthForm>
  );
}
