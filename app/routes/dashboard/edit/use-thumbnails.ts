import { type RefObject, useEffect, useRef, useState } from 'react';
import { agreeing } from '#app/domain/ads/edit/agree.ts';
import { askForPreview } from './ask-for-preview.ts';
import type { FormValues } from './form-values.ts';

type Pictures = Record<string, string>;

/** ms of rest before small pictures are drawn anew, and until one that gave way is asked for again. */
const restMs = 900;
const againMs = 400;

/**
 * Small pictures of the ad in some layouts, as addresses by layout; drawn one after the other while they are on the screen, and again
 * once a change has come to rest.
 */
export function useThumbnails(input: {
  adId: string;
  values: FormValues;
  layouts: readonly string[];
  hasProp: boolean;
  near: RefObject<HTMLElement | null>;
}): Pictures {
  const { adId, values, layouts, hasProp, near } = input;
  const [pictures, setPictures] = useState<Pictures>({});
  const isInSight = useInSight(near);
  const drawn = useRef(new Map<string, string>());
  // The layout chosen is no change of the others' pictures.
  const look = JSON.stringify({ ...values, layout: '', subjectWord: '' });
  const names = layouts.join();

  useEffect(() => {
    if (!isInSight) return;
    const control = new AbortController();
    const wanted = names.split(',').filter((layout) => drawn.current.get(layout) !== look);
    const common: FormValues = JSON.parse(look);
    const ask = (layout: string) =>
      askForPreview(adId, agreeing({ ...common, layout }, 'layout', hasProp), {
        signal: control.signal,
        isSmall: true,
      });
    const drawAll = async () => {
      for (const layout of wanted) {
        let answer = await ask(layout);
        if (answer.kind === 'gave-way' && !control.signal.aborted) {
          await new Promise((resolve) => setTimeout(resolve, againMs));
          answer = await ask(layout);
        }
        if (control.signal.aborted || answer.kind === 'trouble') return;
        if (answer.kind !== 'drawn') continue;
        const { url } = answer;
        drawn.current.set(layout, look);
        setPictures((known) => {
          if (known[layout]) URL.revokeObjectURL(known[layout]);
          return { ...known, [layout]: url };
        });
      }
    };
    const timer = setTimeout(() => void drawAll(), drawn.current.size > 0 ? restMs : 200);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [adId, isInSight, look, names, hasProp]);
  return pictures;
}

function useInSight(near: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!near.current) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      rootMargin: '120px',
    });
    observer.observe(near.current);
    return () => observer.disconnect();
  }, [near]);
  return isInSight;
}
