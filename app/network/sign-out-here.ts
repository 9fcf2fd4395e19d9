import { useSyncExternalStore } from 'react';
import { signedOutMark } from '#app/domain/users/signed-out-mark.ts';

let isSignedOut = false;
const listeners = new Set<() => void>();

/**
 * Signs out of this browser when the server could not be told. What the pages kept is forgotten, and a mark is left:
 * the next request that arrives with it ends the session.
 */
export function signOutHere(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing on plain HTTP
  document.cookie = `${signedOutMark}=1; Path=/; Max-Age=2592000; SameSite=Lax`;
  try {
    sessionStorage.clear();
  } catch {
    // The browser keeps nothing for this site anyway.
  }
  isSignedOut = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody signed out here while the server could not be told. */
export function useSignedOutHere(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSignedOut,
    () => false,
  );
}
