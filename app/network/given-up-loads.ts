import { useEffect } from 'react';

/**
 * Keeps quiet about what nobody waits for any more. Where somebody moves on, the router ends the load it has begun and
 * leaves the promise of the rest of that answer to nobody; the browser would report it as an error of the page. For the
 * root.
 */
export function useGivenUpLoads(): void {
  useEffect(() => {
    const hear = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
    };
    window.addEventListener('unhandledrejection', hear);
    return () => window.removeEventListener('unhandledrejection', hear);
  }, []);
}
