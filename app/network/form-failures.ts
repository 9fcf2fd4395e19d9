import { href } from 'react-router';

/** What is said when a form could not be sent, in the same words as its page's own failures. */
export type FormFailure = {
  title: string;
  description?: string;
  /** Sent by a fetcher: the page never leaves, whatever the path. */
  inPlace?: true;
};

const fallback: FormFailure = { title: 'This could not be sent' };

/** By the path a form is sent to; then by its `intent`, where a page has several. */
const failures: Record<string, FormFailure | Record<string, FormFailure>> = {
  [href('/dashboard')]: {
    generate: { title: 'Failed to generate ad' },
    'try-again': { title: 'Failed to generate ad' },
    regenerate: { title: 'Failed to regenerate ad' },
    remix: { title: 'Failed to remix ad' },
    delete: { title: 'Failed to delete ad' },
  },
  [href('/manage-plan')]: {
    subscribe: { title: 'Failed to create checkout session', inPlace: true },
    portal: { title: 'Failed to open customer portal', inPlace: true },
  },
  [href('/manage-plan/support')]: {
    title: 'Failed to submit your request. Please try again.',
    inPlace: true,
  },
  [href('/contact')]: {
    title: 'Error sending message',
    description: 'Please try again later or contact us directly.',
  },
  [href('/auth')]: {
    'sign-in': { title: 'Sign In Error' },
    'sign-up': { title: 'Sign Up Error' },
    forgot: { title: 'Reset Password Error' },
    'new-password': { title: 'Failed to update password' },
    resend: { title: 'Confirmation Email Error' },
  },
  [href('/admin/login')]: { title: 'Sign In Error' },
};

const newsletter: FormFailure = { title: 'Subscription failed', description: 'Please try again later.' };

/** Of the editor of an ad; `save` unless named. */
const editor: Record<string, FormFailure> = {
  save: { title: 'This was not saved' },
  'bring-back': { title: 'This version was not brought back' },
};

/** The words for a form, by the path it is sent to and its `intent`. */
export function failureOfForm(path: string, intent: string): FormFailure {
  if (intent === 'newsletter') return newsletter;
  if (/^\/dashboard\/ads\/[^/]+$/.test(path))
    return (Object.hasOwn(editor, intent) ? editor[intent] : editor.save) ?? fallback;
  const known = Object.hasOwn(failures, path) ? failures[path] : undefined;
  if (!known) return fallback;
  if (isFailure(known)) return known;
  return (Object.hasOwn(known, intent) ? known[intent] : undefined) ?? fallback;
}

const isFailure = (known: FormFailure | Record<string, FormFailure>): known is FormFailure =>
  typeof known.title === 'string';
