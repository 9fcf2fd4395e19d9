import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditErrors } from '#app/domain/ads/edit/edit-form.ts';
import type { EditNotes } from '#app/domain/ads/edit/edit-notes.ts';
import { askForPreview } from './ask-for-preview.ts';
import type { FormValues } from './form-values.ts';
import { type Trouble, waitAfter } from './trouble.ts';

/** What the picture pane shows. `trouble` says why the picture does not follow. */
export type Preview = {
  /** Address of the picture drawn last; null while the saved one is shown. */
  url: string | null;
  notes: EditNotes | null;
  errors: EditErrors;
  trouble: Trouble | null;
  isDrawing: boolean;
};

const nothing: Preview = { url: null, notes: null, errors: {}, trouble: null, isDrawing: false };
/**
 * ms of rest after which a scene painted small is asked for in full; ms
 * until a drawing that gave way is asked for again.
 */
const restMs = 350;
const againMs = 150;

type Wanted = { values: FormValues; isFine?: boolean };

/**
 * The picture as the fields have it. One drawing is asked for at a time, and only the newest change waits meanwhile. So
 * the picture follows as fast as it can be drawn and never goes back. A drawing that did not come is asked for again by
 * itself a few times.
 */
export function usePreview(adId: string, width: () => number) {
  const [preview, setPreview] = useState(nothing);
  const wanted = useRef<Wanted | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string | null>(null);
  const failures = useRef(0);

  const draw = useCallback(async () => {
    const next = wanted.current;
    if (!next || underWay.current) return;
    wanted.current = null;
    const control = new AbortController();
    underWay.current = control;
    setPreview((before) => ({ ...before, isDrawing: true }));
    const answer = await askForPreview(adId, next.values, {
      ...{ width: width(), signal: control.signal },
      ...(next.isFine && { isFine: true }),
    });
    underWay.current = null;
    if (control.signal.aborted) return;
    const isNewest = wanted.current === null;
    const again = (ms: number, isFine?: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        wanted.current ??= { values: next.values, ...(isFine && { isFine }) };
        void draw();
      }, ms);
    };
    if (answer.kind === 'trouble') {
      failures.current += 1;
      wanted.current ??= next;
      setPreview((before) => ({ ...before, trouble: answer.trouble, isDrawing: false }));
      const ms = waitAfter(answer.trouble, failures.current);
      if (ms !== null) again(ms, next.isFine);
      return;
    }
    failures.current = 0;
    if (answer.kind === 'drawn') {
      const before = shown.current;
      shown.current = answer.url;
      setPreview({ url: answer.url, notes: answer.notes, errors: {}, trouble: null, isDrawing: !isNewest });
      // The one before is on the screen until this one is decoded.
      if (before) setTimeout(() => URL.revokeObjectURL(before), 2_000);
      if (isNewest && answer.notes.isDraft) again(restMs, true);
    } else if (answer.kind === 'refused') {
      setPreview((before) => ({ ...before, errors: answer.errors, trouble: null, isDrawing: !isNewest }));
    } else if (isNewest) again(againMs);
    if (!isNewest) void draw();
  }, [adId, width]);

  const request = useCallback(
    (values: FormValues) => {
      clearTimeout(timer.current);
      wanted.current = { values };
      void draw();
    },
    [draw],
  );

  const tryAgain = useCallback(() => {
    clearTimeout(timer.current);
    failures.current = 0;
    if (wanted.current) setPreview((before) => ({ ...before, trouble: null }));
    void draw();
  }, [draw]);

  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      clearTimeout(timer.current);
      underWay.current?.abort();
      underWay.current = null;
    };
  }, [tryAgain]);
  return { preview, request, tryAgain };
}
