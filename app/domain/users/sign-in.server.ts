import { noteSecurityOf } from '#app/domain/audit/security-log.server.ts';
import { type Attempt, claimAttempt, forgetAttempts } from '#app/domain/limits/attempts.server.ts';
import { knownDeviceOf, rememberDevice } from '#app/domain/limits/known-devices.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { signInRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { callAuth } from './auth-call.server.ts';
import { confirmSignUp } from './confirm-email.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { findLinked, findSignUpOf } from './pending-sign-ups.server.ts';
import { findUserByEmail, type User } from './users.server.ts';

/** `confirm` is the token of a confirmation link that led here. */
export type SignInForm = { email: string; password: string; confirm?: string };
export type SignInOutcome =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'unverified' | 'wrong' | 'other-sign-up' | 'refused'; message: string }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

const wrong = { ok: false, reason: 'wrong', message: 'Invalid email or password.' } as const;
const suspended = 'This account has been suspended. Please contact support.';

/**
 * Starts a new session; `headers` hold its cookies. An unknown address and a wrong password answer alike and take the
 * same time: both cost one argon2id.
 */
export async function signIn(request: Request, form: SignInForm): Promise<SignInOutcome> {
  const { email, password } = form;
  const attempt: Attempt = { email, purpose: 'sign-in', device: knownDeviceOf(request, email) };
  const network = await takeTurn({ key: `sign-in|${clientNetwork(request)}`, ...signInRates.network });
  if (!network.ok) {
    await noteSecurityOf(request, { kind: 'sign-in.flood', userId: null });
    return tooMany(network.retryAfterMs);
  }
  const turn = await claimAttempt(attempt);
  const user = await findUserByEmail(email);
  const about = { userId: user?.id ?? null };
  if (!turn.ok) {
    await noteSecurityOf(request, { ...about, kind: 'sign-in.locked-out' });
    return tooMany(turn.retryAfterMs);
  }
  const isWaiting = user !== undefined && !user.emailVerified;
  const outcome = isWaiting
    ? await signInWaiting(request, user, form)
    : await enter(request, { email, password });
  if (outcome.ok || outcome.reason === 'unverified') await forgetAttempts(attempt);
  else if (outcome.reason === 'wrong') await noteSecurityOf(request, { ...about, kind: 'sign-in.failed' });
  if (outcome.ok) outcome.headers.append('set-cookie', rememberDevice(request, email));
  return outcome;
}

const tooMany = (retryAfterMs: number) => ({ ok: false, reason: 'too-many', retryAfterMs }) as const;

async function enter(
  request: Request,
  credentials: { email: string; password: string },
): Promise<SignInOutcome> {
  const answer = await callAuth(request, 'sign-in/email', credentials);
  if (answer.ok) return { ok: true, headers: answer.headers };
  if (answer.status === 401) return wrong;
  return { ok: false, reason: 'refused', message: answer.message };
}

/** An address that was never confirmed: its account has no password yet, only the sign-ups that wait for their mail. */
async function signInWaiting(request: Request, user: User, form: SignInForm): Promise<SignInOutcome> {
  const linked = form.confirm ? await findLinked(form.confirm) : null;
  const isLinked = linked?.state === 'waiting' && linked.signUp.userId === user.id;
  const signUp = isLinked ? linked.signUp : await findSignUpOf(user.id, request);
  // Without one there is nothing to compare with, and the same time to take.
  const hash = signUp?.password ?? (await hashPassword(form.password));
  const isRight = signUp !== undefined && (await verifyPassword({ hash, password: form.password }));
  if (!signUp || !isRight) return isLinked ? otherSignUp : wrong;
  if (!isLinked) return unverified;
  const confirmed = await confirmSignUp(request, signUp);
  if (!confirmed.ok) return wrong;
  if (!confirmed.headers) return { ok: false, reason: 'refused', message: suspended };
  return { ok: true, headers: confirmed.headers };
}

const unverified = {
  ok: false,
  reason: 'unverified',
  message: 'Please confirm your email address first: open the link we sent you.',
} as const;

const otherSignUp = {
  ok: false,
  reason: 'other-sign-up',
  message:
    'This is not the password of the sign-up this mail was sent for. Did you sign up more than once? Open the mail of the other sign-up, or choose a new password with “Forgot your password?”.',
} as const;
