import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/**
 * What stands behind the # of the address ('#…' or ''): '' until the page is alive, as the server is never told of it.
 */
export function useHash(): string {
  const { hash } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? hash : '';
}
