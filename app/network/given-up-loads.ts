import { useEffect } from 'react';

/**
 * Reports no error for a load that was given up. When a visitor moves on, the router ends the load it has begun. Nobody
 * handles the promise for the rest of that answer, so the browser would report an error of the page. For the root.
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
