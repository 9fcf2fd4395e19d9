import { isRouteErrorResponse } from 'react-router';
import { shutGateOf } from '#app/routes/gates/shut-gate.ts';

/**
 * Why a request came to nothing. There is no network here, no answer from there, or none in time. Or the server does
 * not take so large a body or so many requests, or says that it failed.
 */
export type Loss = 'offline' | 'unreachable' | 'timed-out' | 'too-large' | 'too-many' | 'failed';

/** The loss behind an error of a loader or action; null for what is meant to be shown: a shut gate, a missing page. */
export function lossOf(error: unknown): Loss | null {
  if (isRouteErrorResponse(error)) {
    if (shutGateOf(error)) return null;
    if (error.status === 413) return 'too-large';
    if (error.status === 429) return 'too-many';
    if (error.status === 408 || error.status === 504) return 'timed-out';
    return error.status >= 500 ? 'failed' : null;
  }
  if (!(error instanceof Error) || error.name === 'AbortError') return null;
  // What a browser's fetch rejects with, or an answer that broke off half way.
  const isNetwork = error instanceof TypeError || /decode turbo-stream/.test(error.message);
  if (!isNetwork) return 'failed';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** What happened, for the end of a sentence that says what failed. */
export const lossSentences: Record<Loss, string> = {
  offline: 'You are offline. What you entered is still here: send it again once you are connected.',
  unreachable: 'The server could not be reached. What you entered is still here.',
  'timed-out':
    'The server took too long to answer, so this may or may not have arrived. What you entered is still here.',
  'too-large': 'This is more than the server takes at once. Please send less.',
  'too-many': 'Too many requests came from here. Please wait a minute; what you entered is still here.',
  failed: 'The server answered with an error. What you entered is still here.',
};
