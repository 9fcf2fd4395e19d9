import type { AuthErrors } from '#app/domain/users/auth-forms.ts';
import type { Notice } from '#app/ui/notice.ts';

export type AuthIntent = 'sign-in' | 'sign-up' | 'forgot' | 'new-password' | 'resend';

/** What the page's action answers with. `at` (ms) tells two equal answers apart. */
export type AuthOutcome = {
  /** Of the form that was sent. */
  intent: string;
  notice: Notice;
  errors: AuthErrors;
  /** As typed, without passwords. */
  values: { fullName?: string; email?: string };
  /** The form did its work and gives way to what comes next. */
  done: boolean;
  /** The address waits for its confirmation: another mail can be asked for. */
  unconfirmed?: boolean;
  /** The link is spent or too old: another must be asked for. */
  linkGone?: boolean;
  /** Where the page goes by itself. */
  goTo?: string;
  at: number;
};
