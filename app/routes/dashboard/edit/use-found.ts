import { useCallback, useEffect, useState } from 'react';
import { href } from 'react-router';
import type { SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';
import { type Trouble, troubleOfAnswer, troubleOfError, within } from './trouble.ts';

/** ms of rest in typing before things are looked up, and that an answer may take. */
const restMs = 120;
const patience = 10_000;

type Found = { things: SubjectChoice[] | null; trouble: Trouble | null };

/** What a word leads to; null until the first answer. While a newer word is looked up, what was found before stays. */
export function useFound(word: string, language: string): Found & { tryAgain: () => void } {
  const [found, setFound] = useState<Found>({ things: null, trouble: null });
  const [attempt, setAttempt] = useState(0);
  const tryAgain = useCallback(() => {
    setFound(({ things }) => ({ things, trouble: null }));
    setAttempt((before) => before + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    if (word.trim() === '') return setFound({ things: null, trouble: null });
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: word, language });
      try {
        const response = await fetch(`${href('/dashboard/subjects')}?${query}`, {
          signal: within(patience, control.signal),
        });
        if (response.ok && !response.redirected)
          return setFound({ things: await response.json(), trouble: null });
        setFound(({ things }) => ({ things, trouble: troubleOfAnswer(response) }));
      } catch (error) {
        if (!control.signal.aborted) setFound(({ things }) => ({ things, trouble: troubleOfError(error) }));
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [word, language, attempt]);

  const isOffline = found.trouble === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isOffline, tryAgain]);
  return { ...found, tryAgain };
}
