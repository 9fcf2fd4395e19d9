import { useEffect } from 'react';

/** Takes a name that said something once, such as `?user=deleted`, off the address: a reload must not say it again. */
export function useOnceInAddress(name: string): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (!address.searchParams.has(name)) return;
    address.searchParams.delete(name);
    // Past the router: what the page shows stays as it is.
    history.replaceState(history.state, '', address);
  }, [name]);
}
