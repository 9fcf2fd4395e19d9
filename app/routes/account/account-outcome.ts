import type { AccountErrors } from '#app/domain/users/account-forms.ts';
import type { Notice } from '#app/ui/notice.ts';

export type AccountIntent =
  | 'change-name'
  | 'change-password'
  | 'end-session'
  | 'end-other-sessions'
  | 'end-all-sessions';

/** What the account's forms are answered with. `at` (ms) tells two equal answers apart. */
export type AccountOutcome = {
  /** Of the form that was sent. */
  intent: string;
  notice: Notice;
  errors: AccountErrors;
  /** The name as typed, to be shown again. */
  fullName?: string;
  at: number;
};
