import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';

/** The page on show: its address and the data of its routes, or the error shown in its place. */
type ShownPage = { address: string; data: Map<string, unknown>; error?: unknown };

let shown: ShownPage | null = null;

/** What the page shows now; null before the first one is alive. */
export const shownPage = () => shown;

/** Path and query in one spelling, without the mark of an index route. */
export function addressOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('index');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * Remembers the data of the shown page, so that it can stay when it cannot be loaded again. For the root, and with
 * `error` its boundary.
 */
export function useShownPageMemory(error?: unknown): void {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const data = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
    shown = { address: addressOf(pathname, search), data, error };
  }, [matches, pathname, search, error]);
}
