import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { arrangeForAll, makeAgree } from '#app/domain/ads/edit/agree.ts';
import { editLimits } from '#app/domain/ads/edit/edit-limits.ts';
import type { SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { withdrawNotice } from '#app/ui/notice-store.ts';
import { keepEditDraft, readEditDraft } from './edit-draft.ts';
import type { Conflict } from './edit-intents.server.ts';
import type { EditAnswer, Editing } from './editor.tsx';
import { readFields, writeFields } from './form-fields.ts';
import { type FormValues, isSame, mergeChange, valuesOf, withPutIn } from './form-values.ts';
import { useHistory } from './use-history.ts';
import { usePreview } from './use-preview.ts';

/**
 * The state of the editor. What is typed and sent is the form of the page, and this follows it. It keeps what is
 * unsaved for a reload, has the picture drawn, and goes back a step.
 */
export function useEditor({ editing, outcome }: { editing: Editing; outcome?: EditAnswer }) {
  const { userId, ad } = editing;
  const form = useRef<HTMLFormElement>(null);
  const picture = useRef<HTMLElement>(null);
  const saved = useMemo(() => valuesOf(editing.fields), [editing.fields]);
  const [values, setValues] = useState(outcome?.values ?? saved);
  const [subjects, setSubjects] = useState<SubjectChoice[]>(editing.subjects);
  const { note, back, forth, canUndo, canRedo } = useHistory();
  const [base, setBase] = useState(ad.version);
  const [conflict, setConflict] = useState<Conflict | null>(outcome?.conflict ?? null);
  const width = useCallback(() => (picture.current?.clientWidth ?? 640) * Math.min(2, devicePixelRatio), []);
  const { preview, request, tryAgain } = usePreview(ad.id, width);
  const current = useRef(values);
  const started = useRef(base);
  const handled = useRef<EditAnswer>(undefined);
  const isDirty = !isSame(values, saved);
  const hasProp = subjects.some((subject) => subject.name === values.things[0] && subject.hasProp);

  /** Takes new values over: into the picture, the draft and, unless typed there, the form. */
  const take = useCallback(
    (next: FormValues, how: { field?: string; isTyped?: true; isNoStep?: true } = {}) => {
      const before = current.current;
      current.current = next;
      setValues(next);
      if (!how.isTyped && form.current) writeFields(form.current, next);
      if (!how.isNoStep && !isSame(before, next)) note(before, how.field ?? 'all');
      // Of words that are others by now.
      if (handled.current?.errors && !isSame(before, next)) withdrawNotice('form');
      keepEditDraft(userId, ad.id, isSame(next, saved) ? null : { version: started.current, values: next });
      request(next);
    },
    [request, note, saved, userId, ad.id],
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
    if (draft && !isSame(draft.values, saved)) {
      if (draft.version !== ad.version) {
        begin(draft.version);
        setConflict({ version: ad.version, by: editing.editor, theirs: editing.fields });
      }
      take(mergeChange(draft.values, { from: current.current, to: typed }));
    } else if (!isSame(typed, current.current)) take(typed, { isTyped: true });
    else request(current.current);
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const hear = (event: Event) => {
      const field = event.target instanceof HTMLElement ? (event.target.getAttribute('name') ?? '') : '';
      if (field === '' || field === 'subjectWord') return;
      const read = { ...readFields(element), things: current.current.things };
      if (field !== 'way' && field !== 'layout') return take(read, { field, isTyped: true });
      take(makeAgree(read, field, hasProp), { field: 'all' });
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

  useEffect(() => {
    if (!outcome || handled.current === outcome) return;
    // The answer comes before the page's data of the version it speaks of.
    if (outcome.saved !== undefined && ad.version < outcome.saved) return;
    handled.current = outcome;
    const { conflict: told } = outcome;
    // What a save without an answer brought there is no news.
    if (told && isSame(valuesOf(told.theirs), current.current)) begin(told.version);
    else if (told) setConflict(told);
    if (outcome.saved !== undefined) {
      begin(outcome.saved);
      setConflict(null);
      if (outcome.isReplaced) take(saved);
      else if (isSame(current.current, saved)) keepEditDraft(userId, ad.id, null);
    }
    if (outcome.errors) focusFirstInvalid(form.current);
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

  const goTo = (values: FormValues | undefined) => {
    if (values) take(values, { isNoStep: true });
  };
  /** The form with things in place of those before, alone or together. */
  const show = (things: string[], choice: SubjectChoice) => {
    const { way: before } = current.current;
    const isTogether = things.length > 1;
    const way =
      before === 'solid' || before === 'drawn' || (isTogether && before === 'prop')
        ? before
        : choice.hasProp
          ? 'prop'
          : 'solid';
    const next = makeAgree({ ...current.current, things, way }, 'way', choice.hasProp);
    return makeAgree(isTogether ? arrangeForAll(next) : next, 'layout', choice.hasProp);
  };
  const chooseSubject = (choice: SubjectChoice) => {
    setSubjects((known) => [choice, ...known]);
    take(show([choice.name], choice));
  };
  const addSubject = (choice: SubjectChoice) => {
    const { things, way } = current.current;
    if (things.length === 0 || way === 'none' || way === 'picture') return chooseSubject(choice);
    if (things.includes(choice.name) || things.length >= editLimits.things) return;
    setSubjects((known) => [...known, choice]);
    const lead = subjects.find(({ name }) => name === things[0]) ?? choice;
    take(show([...things, choice.name], lead));
  };
  const takeOut = (thing: string) => {
    const things = current.current.things.filter((name) => name !== thing);
    const [lead] = things;
    const known = subjects.find(({ name }) => name === lead);
    if (!lead) return take(makeAgree({ ...current.current, things, way: 'none' }, 'way', false));
    // Only the leading thing is ever modelled.
    const way = current.current.way === 'prop' && !known?.hasProp ? 'solid' : current.current.way;
    take(makeAgree({ ...current.current, things, way }, 'way', known?.hasProp ?? false));
  };
  return {
    ...{ form, picture, values, saved, base, isDirty, preview, subjects, hasProp, conflict },
    ...{ canUndo, canRedo, tryAgain },
    undo: () => goTo(back(current.current)),
    redo: () => goTo(forth(current.current)),
    change: (changed: Partial<FormValues>) => take({ ...current.current, ...changed }),
    putIn: (fact: string) => take(withPutIn(current.current, fact)),
    ...{ chooseSubject, addSubject, takeOut },
    /** Ends a conflict: takes the other version, or goes on with this one in place of it. */
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
