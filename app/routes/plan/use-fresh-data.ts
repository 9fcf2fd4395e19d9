import { useEffect, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { onLive } from '#app/live-stream.ts';
import type { Notice } from '#app/ui/notice.ts';

/** ms between two checks: a focus and the tab becoming visible often come together. */
const atMostEvery = 2_000;

const failure: Notice = {
  tone: 'error',
  title: 'Failed to load subscription status',
  description: 'The payment provider could not be reached. What you see may be out of date.',
};

/**
 * Has the subscription read from the payment provider on load, when the window gets the focus and when the tab is seen
 * again. Loads the page's data after it. Also hears of changes made elsewhere. Returns what to say when it failed.
 */
export function useFreshData(): Notice | null {
  const { revalidate } = useRevalidator();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let last = 0;
    let isGone = false;
    async function check() {
      if (document.visibilityState !== 'visible' || Date.now() - last < atMostEvery) return;
      last = Date.now();
      const answer = await fetch(href('/api/check-subscription'), { method: 'POST' }).catch(() => null);
      // A body nobody reads keeps its connection.
      await answer?.text().catch(() => '');
      if (isGone) return;
      setHasFailed(answer !== null && answer.status >= 500);
      void revalidate();
    }
    void check();
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      isGone = true;
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [revalidate]);

  useEffect(() => onLive('plan', () => void revalidate()), [revalidate]);

  return hasFailed ? failure : null;
}
