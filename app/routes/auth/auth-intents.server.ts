import { href, redirect } from 'react-router';
import { config } from '#app/config.server.ts';
import {
  type AuthErrors,
  authMessages,
  emailSchema,
  errorsOf,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
} from '#app/domain/users/auth-forms.ts';
import { resendConfirmation } from '#app/domain/users/confirm-email.server.ts';
import { requestReset, setNewPassword } from '#app/domain/users/reset-password.server.ts';
import { safePath } from '#app/domain/users/safe-path.ts';
import { signIn } from '#app/domain/users/sign-in.server.ts';
import { signUp } from '#app/domain/users/sign-up.server.ts';
import { type Answer, done, intents, refuse } from '#app/routes/answer.server.ts';
import type { AuthIntent, AuthOutcome } from './auth-outcome.ts';
import { readWithCaptcha, textFields } from './read-auth-form.server.ts';
import { waitMessage } from './waiting-time.ts';

/** `headers` may carry a session's cookie. */
export type AuthAnswer = Answer & {
  headers?: Headers;
  errors?: AuthErrors;
} & Partial<Pick<AuthOutcome, 'done' | 'unconfirmed' | 'linkGone' | 'goTo'>>;

const titles: Record<AuthIntent, string> = {
  'sign-in': 'Sign In Error',
  'sign-up': 'Sign Up Error',
  forgot: 'Reset Password Error',
  'new-password': 'Failed to update password',
  resend: 'Confirmation Email Error',
};

/** Every form of the page. */
export const authIntents = intents<Request, AuthAnswer, AuthIntent>({
  async 'sign-in'(form, request) {
    const read = await readWithCaptcha({ request, form, action: 'sign-in', schema: signInSchema });
    if (!read.ok) return invalid('sign-in', read.errors);
    const confirm = form.get('confirm');
    const signedIn = await signIn(request, {
      ...read.value,
      confirm: typeof confirm === 'string' ? confirm : undefined,
    });
    if (signedIn.ok) {
      throw redirect(safePath(form.get('next'), href('/dashboard')), { headers: signedIn.headers });
    }
    if (signedIn.reason === 'too-many') return tooMany('sign-in', signedIn.retryAfterMs);
    return { ...fail('sign-in', signedIn.message), unconfirmed: signedIn.reason === 'unverified' };
  },

  async 'sign-up'(form, request) {
    const schema = signUpSchema(config().passwordMinLength);
    const read = await readWithCaptcha({ request, form, action: 'sign-up', schema });
    if (!read.ok) return invalid('sign-up', read.errors);
    const next = safePath(form.get('next'), href('/dashboard'));
    const signedUp = await signUp(request, {
      ...read.value,
      next: next === href('/dashboard') ? null : next,
    });
    if (!signedUp.ok) return tooMany('sign-up', signedUp.retryAfterMs);
    const description = 'Please check your email to confirm your account.';
    const headers = new Headers({ 'set-cookie': signedUp.cookie });
    return { ...succeed('Success!', description), headers };
  },

  async forgot(form, request) {
    const read = await readWithCaptcha({ request, form, action: 'forgot-password', schema: emailSchema });
    if (!read.ok) return invalid('forgot', read.errors);
    const asked = await requestReset(request, read.value.email);
    if (asked.ok) {
      const description = 'Please check your email for a link to reset your password.';
      return succeed('Password Reset Email Sent', description);
    }
    if (asked.reason === 'too-many') return tooMany('forgot', asked.retryAfterMs);
    return fail('forgot', asked.message);
  },

  async 'new-password'(form, request) {
    const token = form.get('token');
    if (typeof token !== 'string' || token === '') return linkGone(authMessages.sessionMissing);
    const parsed = newPasswordSchema(config().passwordMinLength).safeParse(textFields(form));
    if (!parsed.success) return invalid('new-password', errorsOf(parsed.error));
    const updated = await setNewPassword(request, { token, password: parsed.data.password });
    if (updated.ok) {
      const goTo = updated.headers ? href('/dashboard') : href('/auth');
      const answer = succeed('Password updated', 'Every other device was signed out.');
      return { ...answer, headers: updated.headers ?? undefined, goTo };
    }
    if (updated.reason === 'too-many') return tooMany('new-password', updated.retryAfterMs);
    return updated.reason === 'expired'
      ? linkGone(authMessages.sessionExpired)
      : fail('new-password', updated.message);
  },

  async resend(form, request) {
    const parsed = emailSchema.safeParse(textFields(form));
    if (!parsed.success) return invalid('resend', errorsOf(parsed.error));
    const turn = await resendConfirmation(request, parsed.data.email);
    if (!turn.ok) return tooMany('resend', turn.retryAfterMs);
    const description = 'Please check your email for the link that confirms your account.';
    return succeed('Confirmation Email Sent', description);
  },
});

const succeed = (title: string, description: string): AuthAnswer => ({
  ...done(title, description),
  done: true,
});

const fail = (intent: AuthIntent, description: string, status = 400): AuthAnswer =>
  refuse(status, titles[intent], description);

const invalid = (intent: AuthIntent, errors: AuthErrors): AuthAnswer => ({
  ...fail(intent, 'Please check the marked fields.'),
  errors,
});

const linkGone = (description: string): AuthAnswer => ({
  ...fail('new-password', description),
  linkGone: true,
});

const tooMany = (intent: AuthIntent, retryAfterMs: number): AuthAnswer =>
  fail(intent, waitMessage(retryAfterMs), 429);
