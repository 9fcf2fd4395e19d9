import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { agreeing } from '#app/domain/ads/edit/agree.ts';
import type { SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';
import { keepEditDraft, readEditDraft } from './edit-draft.ts';
import type { Conflict } from './edit-intents.server.ts';
import type { EditAnswer, Editing } from './editor.tsx';
import { readFields, writeFields } from './form-fields.ts';
import { type FormValues, isSame, valuesOf, withPutIn } from './form-values.ts';
import { usePreview } from './use-preview.ts';

/** A state to go back to; typing on in one field within `oneStep` ms is one step. */
type Step = { values: FormValues; field: string; at: number };
const oneStep = 1_500;
const mostSteps = 100;

/**
 * The state of the editor. The form of the page is what is typed and sent; this follows it, keeps what is unsaved for a reload, has the
 * picture drawn, and goes back a step.
 */
export function useEditor({ editing, outcome }: { editing: Editing; outcome?: EditAnswer }) {
  const { userId, ad } = editing;
  const form = useRef<HTMLFormElement>(null);
  const picture = useRef<HTMLElement>(null);
  const saved = useMemo(() => valuesOf(editing.fields), [editing.fields]);
  const [values, setValues] = useState(outcome?.values ?? saved);
  const [subjects, setSubjects] = useState<SubjectChoice[]>(editing.subjects);
  const [steps, setSteps] = useState<Step[]>([]);
  const [base, setBase] = useState(ad.version);
  const [conflict, setConflict] = useState<Conflict | null>(outcome?.conflict ?? null);
  const width = useCallback(() => (picture.current?.clientWidth ?? 640) * Math.min(2, devicePixelRatio), []);
  const { preview, request } = usePreview(ad.id, width);
  const current = useRef(values);
  const started = useRef(base);
  const isDirty = !isSame(values, saved);
  const hasProp = subjects.some((subject) => subject.name === values.things[0] && subject.hasProp);

  /** Takes new values over: into the picture, the draft and, unless typed there, the form. */
  const take = useCallback(
    (next: FormValues, how: { field?: string; isTyped?: true; isNoStep?: true } = {}) => {
      const before = current.current;
      current.current = next;
      setValues(next);
      if (!how.isTyped && form.current) writeFields(form.current, next);
      const { field = 'all' } = how;
      if (!how.isNoStep && !isSame(before, next)) {
        const at = Date.now();
        setSteps((known) => {
          const last = known.at(-1);
          if (last && field !== 'all' && last.field === field && at - last.at < oneStep)
            return [...known.slice(0, -1), { ...last, at }];
          return [...known.slice(-mostSteps), { values: before, field, at }];
        });
      }
      keepEditDraft(userId, ad.id, isSame(next, saved) ? null : { version: started.current, values: next });
      request(next);
    },
    [request, saved, userId, ad.id],
  );

  const begin = useCallback((version: number) => {
    started.current = version;
    setBase(version);
  }, []);

  // What was typed before this page was alive, or kept from before a reload; else only the checks are missing.
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || !form.current) return;
    isBegun.current = true;
    const typed = { ...readFields(form.current), things: current.current.things };
    const draft = readEditDraft(userId, ad.id);
    if (!isSame(typed, current.current)) take(typed, { isTyped: true });
    else if (draft && !isSame(draft.values, saved)) {
      if (draft.version !== ad.version) {
        begin(draft.version);
        setConflict({ version: ad.version, by: editing.editor, theirs: editing.fields });
      }
      take(draft.values);
    } else request(current.current);
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const hear = (event: Event) => {
      const field = event.target instanceof HTMLElement ? (event.target.getAttribute('name') ?? '') : '';
      if (field === '' || field === 'subjectWord') return;
      const read = { ...readFields(element), things: current.current.things };
      if (field !== 'way' && field !== 'layout') return take(read, { field, isTyped: true });
      take(agreeing(read, field, hasProp), { field: 'all' });
    };
    element.addEventListener('input', hear);
    return () => element.removeEventListener('input', hear);
  }, [take, hasProp]);

  // The layout drawn differs where a change of the subject asked for another.
  const { notes } = preview;
  useEffect(() => {
    if (notes && !preview.isDrawing && notes.layout !== current.current.layout)
      take({ ...current.current, layout: notes.layout }, { isNoStep: true });
  }, [notes, preview.isDrawing, take]);

  const handled = useRef<EditAnswer>(undefined);
  useEffect(() => {
    if (!outcome || handled.current === outcome) return;
    // The answer comes before the page's data of the version it speaks of.
    if (outcome.saved !== undefined && ad.version < outcome.saved) return;
    handled.current = outcome;
    if (outcome.conflict) setConflict(outcome.conflict);
    if (outcome.saved !== undefined) {
      begin(outcome.saved);
      setConflict(null);
      if (outcome.isReplaced) take(saved);
      else if (isSame(current.current, saved)) keepEditDraft(userId, ad.id, null);
    }
    if (outcome.errors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, saved, userId, ad.id, ad.version, take, begin]);

  // Somebody else saved: taken over where nothing is unsaved here, else said.
  const lastSaved = useRef(saved);
  useEffect(() => {
    const wasSaved = lastSaved.current;
    lastSaved.current = saved;
    if (ad.version === started.current) return;
    setSubjects((known) => [...editing.subjects, ...known]);
    if (isSame(current.current, wasSaved) || isSame(current.current, saved)) {
      begin(ad.version);
      take(saved, { isNoStep: true });
    } else setConflict({ version: ad.version, by: editing.editor, theirs: editing.fields });
  }, [ad.version, saved, editing, take, begin]);

  const undo = () => {
    const last = steps.at(-1);
    if (!last) return;
    setSteps((known) => known.slice(0, -1));
    take(last.values, { isNoStep: true });
  };
  const chooseSubject = (choice: SubjectChoice) => {
    setSubjects((known) => [choice, ...known]);
    const { way: before } = current.current;
    const way = before === 'solid' || before === 'drawn' ? before : choice.hasProp ? 'prop' : 'solid';
    // What stood beside the former one belonged to it.
    const next = agreeing({ ...current.current, things: [choice.name], way }, 'way', choice.hasProp);
    take(agreeing(next, 'layout', choice.hasProp));
  };
  return {
    ...{ form, picture, values, saved, base, isDirty, preview, subjects, hasProp, conflict },
    canUndo: steps.length > 0,
    undo,
    change: (changed: Partial<FormValues>) => take({ ...current.current, ...changed }),
    putIn: (fact: string) => take(withPutIn(current.current, fact)),
    chooseSubject,
    /** Puts away a conflict: theirs in place of what is here, or this goes on above theirs. */
    settle: (whose: 'theirs' | 'mine') => {
      if (!conflict) return;
      begin(conflict.version);
      setConflict(null);
      if (whose === 'theirs') take(valuesOf(conflict.theirs));
      else keepEditDraft(userId, ad.id, { version: conflict.version, values: current.current });
    },
    forget: () => keepEditDraft(userId, ad.id, null),
  };
}

export type EditorState = ReturnType<typeof useEditor>;
