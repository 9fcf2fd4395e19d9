import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again when the window gets the focus or the tab is seen again: the plan may have changed elsewhere. */
export function useFreshData(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate]);
}
