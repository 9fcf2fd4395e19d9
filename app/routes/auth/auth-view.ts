import { href } from 'react-router';
import type { Notice } from '#app/ui/notice.ts';

/** What /auth shows. */
export const authViews = ['sign-in', 'sign-up', 'forgot', 'new-password'] as const;
export type AuthView = (typeof authViews)[number];

/** What the window is named while it shows them. */
export const windowTitles: Record<AuthView, string> = {
  'sign-in': 'Sign In',
  'sign-up': 'Sign Up',
  forgot: 'Reset Your Password',
  'new-password': 'Choose a New Password',
};

/** What became of the reset link in the address; null when there is none. */
export type ResetLink = 'valid' | 'expired' | 'invalid' | null;

const expired: Notice = {
  tone: 'error',
  title: 'Reset Link Expired',
  description: 'Your password reset link has expired. Please request a new one below.',
};
const invalid: Notice = {
  tone: 'error',
  title: 'Invalid Reset Link',
  description: 'This reset link is invalid or incomplete. Please request a new one.',
};

const confirmed: Notice = {
  tone: 'success',
  title: 'Email confirmed',
  description: 'Your account is ready. Sign in and make your first ad.',
};
const confirmationExpired: Notice = {
  tone: 'error',
  title: 'Confirmation Link Expired',
  description: 'Sign in with your email and password, and we will offer to send you a new link.',
};
const confirmationInvalid: Notice = {
  tone: 'error',
  title: 'Invalid Confirmation Link',
  description: 'This link is incomplete or was replaced. Sign in, and we will offer to send you a new one.',
};

const confirmationUsed: Notice = {
  tone: 'info',
  title: 'Link Used Already',
  description: 'This link has done its work, or your address was confirmed in another way. Please sign in.',
};
const passwordToConfirm: Notice = {
  tone: 'info',
  title: 'One more step',
  description: 'Enter the password you chose when you signed up, and your address is confirmed.',
};

const signInToSubscribe: Notice = {
  tone: 'info',
  title: 'Sign In Required',
  description: 'Please sign in to subscribe to a plan.',
};

const signUpToSubscribe: Notice = {
  tone: 'info',
  title: 'An account first',
  description: 'Sign up, confirm your email, and you are back where you choose your plan.',
};

const signInToJoin: Notice = {
  tone: 'info',
  title: 'You are invited to a team',
  description: 'Sign in with the address the invitation came to, or sign up with it first.',
};

type Shown = { view: AuthView; notice: Notice | null };

/** The view for a query of /auth, such as 'tab=signup'. */
export function viewOfQuery(query: URLSearchParams, link: ResetLink): Shown {
  if (link === 'valid') return { view: 'new-password', notice: null };
  if (link === 'expired' || isExpiredError(query)) return { view: 'forgot', notice: expired };
  if (link === 'invalid' || query.get('error') === 'access_denied')
    return { view: 'forgot', notice: invalid };
  if (query.has('confirm')) return { view: 'sign-in', notice: passwordToConfirm };
  if (query.get('view') === 'forgot') return { view: 'forgot', notice: null };
  const isInvited = query.get('next')?.startsWith(href('/team/invitation/:token', { token: '' })) === true;
  const isSubscribing = query.get('reason') === 'subscribe';
  const errand = isInvited ? signInToJoin : isSubscribing ? signInToSubscribe : null;
  if (query.get('tab') === 'signup')
    return { view: 'sign-up', notice: isSubscribing ? signUpToSubscribe : errand };
  if (errand) return { view: 'sign-in', notice: errand };
  return { view: 'sign-in', notice: query.has('confirmed') ? confirmationNotice(query.get('error')) : null };
}

/**
 * The view a URL's fragment asks for, as links of mails carry it; null when it asks for none. Browsers don't send it.
 */
export function viewOfFragment(fragment: string, link: ResetLink): Shown | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  if (isExpiredError(values)) return { view: 'forgot', notice: expired };
  if (values.has('error')) return { view: 'forgot', notice: invalid };
  if (values.get('type') !== 'recovery' || link !== null) return null;
  // Half of a session: the links of our mails carry a token in the query and no access token.
  if (values.has('access_token')) return { view: 'forgot', notice: invalid };
  return { view: 'new-password', notice: null };
}

function isExpiredError(values: URLSearchParams): boolean {
  return values.get('error') === 'access_denied' && values.get('error_code') === 'otp_expired';
}

function confirmationNotice(error: string | null): Notice {
  if (error === null) return confirmed;
  if (error === 'TOKEN_USED') return confirmationUsed;
  return error === 'TOKEN_EXPIRED' ? confirmationExpired : confirmationInvalid;
}
