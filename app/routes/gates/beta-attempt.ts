import { useEffect } from 'react';
import { showNotice } from '#app/ui/notice-store.ts';

/** Session-storage keys of the flow (specification: gates.beta.keys). They decide nothing: the cookie does. */
const grantedKey = 'beta_access_granted';
const attemptKey = 'beta_password_attempt';

/** The password being tried, kept until the answer is known. Storage may be off. */
export const betaAttempt = {
  note: (password: string) => write(attemptKey, password),
  forget: () => write(attemptKey, null),
};

/** On a page behind the gate: an attempt that is still noted was the right one, and its visitor is welcomed. */
export function useBetaWelcome(): void {
  useEffect(() => {
    if (read(attemptKey) === null) return;
    write(attemptKey, null);
    write(grantedKey, 'true');
    showNotice({ tone: 'success', title: 'Access Granted', description: 'Welcome to the beta!' });
  }, []);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The browser keeps nothing for this site; the flow works without.
  }
}
