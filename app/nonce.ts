import { createContext, useContext } from 'react';

/** The document's CSP nonce while the server renders it; undefined in the browser, which hides nonces from the page. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
