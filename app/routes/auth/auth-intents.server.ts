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
import type { Notice } from '#app/ui/notice.ts';
import type { AuthIntent, AuthOutcome } from './auth-outcome.ts';
import { readWithCaptcha, textFields } from './read-auth-form.server.ts';
import { waitMessage } from './waiting-time.ts';

/** `redirectTo` ends the page; otherwise `outcome` is shown. `headers` may carry a session's cookie. */
export type IntentAnswer =
  | { redirectTo: string; headers: Headers }
  | {
      status: number;
      headers?: Headers;
      outcome: Partial<Omit<AuthOutcome, 'intent' | 'at' | 'values'>> & { notice: Notice };
    };
type Intent = (request: Request, form: FormData) => Promise<IntentAnswer>;

const titles: Record<AuthIntent, string> = {
  'sign-in': 'Sign In Error',
  'sign-up': 'Sign Up Error',
  forgot: 'Reset Password Error',
  'new-password': 'Failed to update password',
  resend: 'Confirmation Email Error',
};

/** What each form of the page does. */
export const intents: Record<AuthIntent, Intent> = {
  async 'sign-in'(request, form) {
    const read = await readWithCaptcha({ request, form, action: 'sign-in', schema: signInSchema });
    if (!read.ok) return invalid('sign-in', read.errors);
    const confirm = form.get('confirm');
    const signedIn = await signIn(request, {
      ...read.value,
      confirm: typeof confirm === 'string' ? confirm : undefined,
    });
    if (signedIn.ok) {
      return { redirectTo: safePath(form.get('next'), '/dashboard'), headers: signedIn.headers };
    }
    if (signedIn.reason === 'too-many') return tooMany('sign-in', signedIn.retryAfterMs);
    const answer = refuse('sign-in', signedIn.message);
    return signedIn.reason === 'unverified'
      ? { ...answer, outcome: { ...answer.outcome, unconfirmed: true } }
      : answer;
  },

  async 'sign-up'(request, form) {
    const schema = signUpSchema(config().passwordMinLength);
    const read = await readWithCaptcha({ request, form, action: 'sign-up', schema });
    if (!read.ok) return invalid('sign-up', read.errors);
    const next = safePath(form.get('next'), '/dashboard');
    const signedUp = await signUp(request, { ...read.value, next: next === '/dashboard' ? null : next });
    if (!signedUp.ok) return tooMany('sign-up', signedUp.retryAfterMs);
    const description = 'Please check your email to confirm your account.';
    const headers = new Headers({ 'set-cookie': signedUp.cookie });
    return { ...succeed({ title: 'Success!', description }), headers };
  },

  async forgot(request, form) {
    const read = await readWithCaptcha({ request, form, action: 'forgot-password', schema: emailSchema });
    if (!read.ok) return invalid('forgot', read.errors);
    const asked = await requestReset(request, read.value.email);
    if (asked.ok) {
      const description = 'Please check your email for a link to reset your password.';
      return succeed({ title: 'Password Reset Email Sent', description });
    }
    if (asked.reason === 'too-many') return tooMany('forgot', asked.retryAfterMs);
    return refuse('forgot', asked.message);
  },

  async 'new-password'(request, form) {
    const token = form.get('token');
    if (typeof token !== 'string' || token === '') return linkGone(authMessages.sessionMissing);
    const parsed = newPasswordSchema(config().passwordMinLength).safeParse(textFields(form));
    if (!parsed.success) return invalid('new-password', errorsOf(parsed.error));
    const updated = await setNewPassword(request, { token, password: parsed.data.password });
    if (updated.ok) {
      const goTo = updated.headers ? '/dashboard' : '/auth';
      const answer = succeed({
        title: 'Password updated',
        description: 'Every other device was signed out.',
      });
      return { ...answer, headers: updated.headers ?? undefined, outcome: { ...answer.outcome, goTo } };
    }
    if (updated.reason === 'too-many') return tooMany('new-password', updated.retryAfterMs);
    return updated.reason === 'expired'
      ? linkGone(authMessages.sessionExpired)
      : refuse('new-password', updated.message);
  },

  async resend(request, form) {
    const parsed = emailSchema.safeParse(textFields(form));
    if (!parsed.success) return invalid('resend', errorsOf(parsed.error));
    const turn = await resendConfirmation(request, parsed.data.email);
    if (!turn.ok) return tooMany('resend', turn.retryAfterMs);
    const description = 'Please check your email for the link that confirms your account.';
    return succeed({ title: 'Confirmation Email Sent', description });
  },
};

function succeed(notice: Omit<Notice, 'tone'>) {
  return {
    status: 200,
    outcome: { done: true, notice: { ...notice, tone: 'success' } },
  } satisfies IntentAnswer;
}

function refuse(intent: AuthIntent, description: string) {
  return {
    status: 400,
    outcome: { notice: { tone: 'error', title: titles[intent], description } },
  } satisfies IntentAnswer;
}

function invalid(intent: AuthIntent, errors: AuthErrors): IntentAnswer {
  const answer = refuse(intent, 'Please check the marked fields.');
  return { ...answer, outcome: { ...answer.outcome, errors } };
}

function linkGone(description: string): IntentAnswer {
  const answer = refuse('new-password', description);
  return { ...answer, outcome: { ...answer.outcome, linkGone: true } };
}

function tooMany(intent: AuthIntent, retryAfterMs: number): IntentAnswer {
  return { ...refuse(intent, waitMessage(retryAfterMs)), status: 429 };
}
