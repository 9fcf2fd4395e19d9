import { data, redirectDocument } from 'react-router';
import type { AccountErrors } from '#app/domain/users/account-forms.ts';
import type { PasswordCheck } from '#app/domain/users/password-check.server.ts';
import { headersOfLeaving } from '#app/domain/users/sessions.server.ts';
import { type Answer, refuse } from '#app/routes/answer.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';
import type { AccountOutcome } from './account-outcome.ts';

/** `headers` may carry a cookie. */
export type AccountAnswer = Answer & {
  errors?: AccountErrors;
  fullName?: string;
  headers?: Record<string, string>;
};

/** Names the fields to look at; each has its own message beside it. */
export function invalid(title: string, errors: AccountErrors): AccountAnswer {
  return { ...refuse(422, title, 'Please check the marked fields.'), errors };
}

const sentences = {
  wrong: 'This is not your current password.',
  'no-password': 'This account has no password yet. Sign out and choose “Forgot your password?” to set one.',
};

/** What to say when the password that was asked for isn't right, or was guessed at too often. */
export function refusePassword(
  title: string,
  check: Exclude<PasswordCheck, { ok: true } | { reason: 'gone' }>,
): AccountAnswer {
  if (check.reason !== 'too-many') return invalid(title, { currentPassword: sentences[check.reason] });
  const message = waitMessage(check.retryAfterMs);
  return { ...refuse(429, title, message), errors: { currentPassword: message } };
}

export function answer(intent: string, { status, headers, ...outcome }: AccountAnswer) {
  const body: AccountOutcome = { errors: {}, ...outcome, intent, at: Date.now() };
  return data(body, { status, headers });
}

/** Sends the browser on without its session, and without what the page still holds in memory. */
export async function leave(path: string): Promise<Response> {
  return redirectDocument(path, { headers: await headersOfLeaving() });
}
