import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdView } from '#app/domain/ads/ad-view.ts';
import { onLive } from '#app/live-stream.ts';

type AdEvent = { adId: string; status: AdView['status'] | 'deleted'; stage: AdView['stage'] };

/** ms between two looks while something is being made, for when the stream is blocked on the way. */
const lookEvery = 4_000;

/**
 * The ads of the page with the stage each generation is in, as it happens. Asks the server for the page again whenever
 * a generation begins or ends, here or in another tab.
 */
export function useLiveAds(ads: AdView[]): AdView[] {
  const { revalidate } = useRevalidator();
  const [stages, setStages] = useState<Record<string, AdView['stage']>>({});
  const known = useRef(new Set<string>());
  for (const ad of ads) known.current.add(ad.id);
  const isOnHold = useRef(false);
  isOnHold.current = ads.some((ad) => ad.isOnHold);

  useEffect(() => {
    const again = () => void revalidate();
    const hear = (message: string) => {
      const event: AdEvent = JSON.parse(message);
      // An ad that is not on this page makes it load again once, not at each of its stages. A stage told means that
      // somebody is at work again.
      if (event.status !== 'generating' || !known.current.has(event.adId) || isOnHold.current) again();
      known.current.add(event.adId);
      setStages((told) => ({ ...told, [event.adId]: event.stage }));
    };
    // What happened while the stream was away is not sent again, hence 'open'.
    const ends = [onLive('ad', hear), onLive('plan', again), onLive('open', again)];
    return () => {
      for (const end of ends) end();
    };
  }, [revalidate]);

  const isMaking = ads.some((ad) => ad.status === 'generating');
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void revalidate(), lookEvery);
    return () => clearInterval(timer);
  }, [isMaking, revalidate]);

  return ads.map((ad) => (ad.status === 'generating' ? { ...ad, stage: stages[ad.id] ?? ad.stage } : ad));
}
