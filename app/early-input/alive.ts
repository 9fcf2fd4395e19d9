import { useEffect } from 'react';

/** Heard by the script that watched the page until then (watch-early-input.ts). */
export const aliveEvent = 'alive';

/** Tells the document, once every component of it listens, that the application has taken it over. */
export function useAlive(): void {
  useEffect(() => {
    // Not within React's own work: it then takes over the fields one after the other.
    queueMicrotask(() => document.dispatchEvent(new Event(aliveEvent)));
  }, []);
}
