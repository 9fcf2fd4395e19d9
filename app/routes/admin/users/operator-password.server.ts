import { isPasswordDue, provePassword } from '#app/domain/users/operator-fresh-password.server.ts';
import type { PasswordCheck } from '#app/domain/users/password-check.server.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import { type Answer, refuse } from '#app/routes/answer.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';

/** What a stolen session of an operator must not do: change who may do what, or delete. */
const protectedIntents = new Set(['promote', 'demote', 'block', 'delete']);

const title = 'Your password is needed';

/** Refuses a protected step when the operator typed their password long ago and the form does not carry it. */
export async function refuseWithoutPassword(
  request: Request,
  operator: Viewer,
  form: FormData,
): Promise<Answer | null> {
  if (!protectedIntents.has(String(form.get('intent'))) || !(await isPasswordDue(request))) return null;
  const typed = form.get('currentPassword');
  if (typeof typed !== 'string' || typed === '')
    return refuse(
      403,
      title,
      'Please enter your own password with this step: it is a while since you signed in.',
    );
  const check = await provePassword(request, operator, typed.slice(0, 300));
  if (check.ok) return null;
  return check.reason === 'too-many'
    ? refuse(429, title, waitMessage(check.retryAfterMs))
    : refuse(403, title, sentences[check.reason]);
}

const sentences: Record<Exclude<(PasswordCheck & { ok: false })['reason'], 'too-many'>, string> = {
  wrong: 'This is not your password. Nothing was changed.',
  'no-password': 'Your account has no password yet. Sign out and choose “Forgot your password?” to set one.',
  gone: 'Your account is not there any more.',
};
