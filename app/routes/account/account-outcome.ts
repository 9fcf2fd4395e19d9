import type { AccountErrors } from '#app/domain/users/account-forms.ts';
import type { Notice } from '#app/ui/notice.ts';

export const accountIntents = [
  'change-name',
  'change-password',
  'end-session',
  'end-other-sessions',
  'end-all-sessions',
] as const;
export type AccountIntent = (typeof accountIntents)[number];

/** What the account's forms are answered with. `at` (ms) tells two equal answers apart. */
export type AccountOutcome = {
  intent: AccountIntent | 'delete-account';
  notice: Notice;
  errors: AccountErrors;
  /** The name as typed, to be shown again. */
  fullName?: string;
  at: number;
};
