import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Keeps the address in step with the page that is shown. Deleting the last ad of the last page shows the page before,
 * and the back button must not lead to one that is gone.
 */
export function useShownPage(shown: number | undefined): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const asked = Number(query.get('page') ?? 1);
    if (shown === undefined || asked === shown || !(asked > shown)) return;
    query.set('page', String(shown));
    if (shown === 1) query.delete('page');
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  }, [shown, search, navigate]);
}
