import { useCallback, useRef, useState } from 'react';
import type { FormValues } from './form-values.ts';

/** A state to go back to; typing on in one field within `oneStep` ms is one step. */
type Step = { values: FormValues; field: string; at: number };
const oneStep = 1_500;
const mostSteps = 100;

/** The states an editor went through, to go back and forth between. */
export function useHistory() {
  const past = useRef<Step[]>([]);
  const future = useRef<FormValues[]>([]);
  const [can, setCan] = useState({ undo: false, redo: false });
  const tell = useCallback(
    () => setCan({ undo: past.current.length > 0, redo: future.current.length > 0 }),
    [],
  );

  /**
   * Remembers the values before a change. `field` is the field that was typed in, or 'all' for a change that is a step
   * of its own.
   */
  const note = useCallback(
    (before: FormValues, field: string) => {
      const at = Date.now();
      const last = past.current.at(-1);
      if (last && field !== 'all' && last.field === field && at - last.at < oneStep) last.at = at;
      else past.current = [...past.current.slice(-mostSteps), { values: before, field, at }];
      future.current = [];
      tell();
    },
    [tell],
  );

  /** What stood before the last change; `now` is kept to go forth to. */
  const back = useCallback(
    (now: FormValues): FormValues | undefined => {
      const step = past.current.pop();
      if (step) future.current.push(now);
      tell();
      return step?.values;
    },
    [tell],
  );

  const forth = useCallback(
    (now: FormValues): FormValues | undefined => {
      const values = future.current.pop();
      if (values) past.current.push({ values: now, field: 'all', at: 0 });
      tell();
      return values;
    },
    [tell],
  );
  return { note, back, forth, canUndo: can.undo, canRedo: can.redo };
}
