import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onLive, setGatesMark, setLiveOwner } from '#app/live-stream.ts';
import { useRootData } from '#app/root-data.ts';

/**
 * Loads the page again when an operator opens or shuts a gate: once, in the root, also while a gate's page is shown.
 * `gatesMark` is the state of the gates the page was made in.
 */
export function LiveSettings({ gatesMark }: { gatesMark: string }) {
  const { revalidate } = useRevalidator();
  const userId = useRootData().user?.id;
  useEffect(() => setGatesMark(gatesMark), [gatesMark]);
  useEffect(() => setLiveOwner(userId), [userId]);
  useEffect(() => {
    const again = () => void revalidate();
    const ends = [onLive('settings', again), onLive('open', again)];
    return () => {
      for (const end of ends) end();
    };
  }, [revalidate]);
  return null;
}
