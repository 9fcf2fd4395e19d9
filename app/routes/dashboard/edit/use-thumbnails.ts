import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { makeAgree } from '#app/domain/ads/edit/agree.ts';
import { askForPreview } from './ask-for-preview.ts';
import type { FormValues } from './form-values.ts';
import type { Trouble } from './trouble.ts';

type Pictures = Record<string, string>;

/** ms of rest before small pictures are drawn anew, and until one that gave way is asked for again. */
const restMs = 900;
const againMs = 400;

/**
 * Small pictures of the ad in some layouts, as addresses by layout. They are drawn one after the other while they are
 * on the screen, and again once a change has come to rest. One that did not come is asked for again when somebody says
 * so, or is connected again.
 */
export function useThumbnails(input: {
  adId: string;
  values: FormValues;
  layouts: readonly string[];
  hasProp: boolean;
  near: RefObject<HTMLElement | null>;
}): { pictures: Pictures; trouble: Trouble | null; tryAgain: () => void } {
  const { adId, values, layouts, hasProp, near } = input;
  const [pictures, setPictures] = useState<Pictures>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => {
    setTrouble(null);
    setAttempt((before) => before + 1);
  }, []);
  const isInSight = useInSight(near);
  const drawn = useRef(new Map<string, string>());
  // The layout chosen is no change of the others' pictures.
  const look = JSON.stringify({ ...values, layout: '', subjectWord: '' });
  const names = layouts.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    if (!isInSight) return;
    const control = new AbortController();
    const wanted = names.split(',').filter((layout) => drawn.current.get(layout) !== look);
    const common: FormValues = JSON.parse(look);
    const ask = (layout: string) =>
      askForPreview(adId, makeAgree({ ...common, layout }, 'layout', hasProp), {
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
        if (control.signal.aborted) return;
        setTrouble(answer.kind === 'trouble' ? answer.trouble : null);
        if (answer.kind === 'trouble') return;
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
  }, [adId, isInSight, look, names, hasProp, attempt]);

  const isOffline = trouble === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isOffline, tryAgain]);
  return { pictures, trouble, tryAgain };
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
