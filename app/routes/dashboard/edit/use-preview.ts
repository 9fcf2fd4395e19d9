import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditErrors } from '#app/domain/ads/edit/edit-form.ts';
import type { EditNotes } from '#app/domain/ads/edit/edit-notes.ts';
import { askForPreview } from './ask-for-preview.ts';
import type { FormValues } from './form-values.ts';

/** What the picture pane shows. `trouble` says why the picture does not follow. */
export type Preview = {
  /** Address of the picture drawn last; null while the saved one is shown. */
  url: string | null;
  notes: EditNotes | null;
  errors: EditErrors;
  trouble: 'offline' | 'signed-out' | 'too-many' | 'failed' | null;
  isDrawing: boolean;
};

const nothing: Preview = { url: null, notes: null, errors: {}, trouble: null, isDrawing: false };
/** ms of rest after which a scene painted small is asked for in full; ms until a drawing that gave way is asked for again. */
const restMs = 350;
const againMs = 150;

type Wanted = { values: FormValues; isFine?: boolean };

/**
 * The picture as the fields have it. One drawing is asked for at a time: while it is on its way only the newest change waits, so that
 * the picture follows as fast as it can be drawn and never goes back.
 */
export function usePreview(adId: string, width: () => number) {
  const [preview, setPreview] = useState(nothing);
  const wanted = useRef<Wanted | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string | null>(null);

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
      timer.current = setTimeout(() => {
        wanted.current ??= { values: next.values, ...(isFine && { isFine }) };
        void draw();
      }, ms);
    };
    if (answer.kind === 'drawn') {
      const before = shown.current;
      shown.current = answer.url;
      setPreview({ url: answer.url, notes: answer.notes, errors: {}, trouble: null, isDrawing: !isNewest });
      // The one before is on the screen until this one is decoded.
      if (before) setTimeout(() => URL.revokeObjectURL(before), 2_000);
      if (isNewest && answer.notes.isDraft) again(restMs, true);
    } else if (answer.kind === 'refused') {
      setPreview((before) => ({ ...before, errors: answer.errors, trouble: null, isDrawing: !isNewest }));
    } else if (answer.kind === 'gave-way') {
      if (isNewest) again(againMs);
    } else {
      setPreview((before) => ({ ...before, trouble: answer.trouble, isDrawing: false }));
      if (answer.trouble === 'too-many') again(5_000);
      if (answer.trouble === 'offline') wanted.current ??= next;
    }
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

  useEffect(() => {
    const resume = () => void draw();
    window.addEventListener('online', resume);
    return () => {
      window.removeEventListener('online', resume);
      clearTimeout(timer.current);
      underWay.current?.abort();
      underWay.current = null;
    };
  }, [draw]);
  return { preview, request };
}
