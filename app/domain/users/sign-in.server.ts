import { callAuth } from './auth-call.server.ts';
import { claimAttempt, forgetAttempts } from './rate-limits.server.ts';

export type SignInOutcome =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'unverified' | 'wrong' | 'refused'; message: string }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

/**
 * Starts a new session; `headers` hold its cookie. An unknown address and a wrong password answer alike and take the
 * same time: both cost one argon2id.
 */
export async function signIn(
  request: Request,
  input: { email: string; password: string },
): Promise<SignInOutcome> {
  const attempt = await claimAttempt(input.email);
  if (!attempt.ok) return { ok: false, reason: 'too-many', retryAfterMs: attempt.retryAfterMs };
  const answer = await callAuth(request, '/sign-in/email', input);
  if (answer.ok) {
    await forgetAttempts(input.email);
    return { ok: true, headers: answer.headers };
  }
  if (answer.code === 'TOO_MANY_REQUESTS') {
    return { ok: false, reason: 'too-many', retryAfterMs: answer.retryAfterMs };
  }
  if (answer.code === 'EMAIL_NOT_VERIFIED') {
    await forgetAttempts(input.email);
    return {
      ok: false,
      reason: 'unverified',
      message: 'Please confirm your email address first: open the link we sent you.',
    };
  }
  if (answer.status === 401) return { ok: false, reason: 'wrong', message: 'Invalid email or password.' };
  return { ok: false, reason: 'refused', message: answer.message };
}
