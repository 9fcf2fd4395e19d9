import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { AdFormValues } from '#app/domain/ads/ad-form.ts';
import { useRootData } from '#app/root-data.ts';
import {
  forgetDraft,
  isUntouched,
  keepDraft,
  readDraft,
} from '#app/routes/dashboard/brief-form/brief-draft.ts';
import type { ExampleBrief } from '#app/routes/dashboard/brief-form/example-briefs.ts';
import type { DashboardAnswer } from '#app/routes/dashboard/dashboard-view.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';

/** `isDraft`: put back by itself, so the focus stays where it is. */
type Filled = { values?: AdFormValues; isDraft?: true };

type UseBriefInput = { freshKey: string; answer?: DashboardAnswer; example?: ExampleBrief };

/**
 * What the form remembers between answers. It is emptied once a generation was accepted, unless somebody has typed
 * since. It is filled when an answer brings values (Remix) or an example is chosen, and keeps both through paging, when
 * the answer is gone. A draft outlives a reload and a gate that shuts. The form keeps its idempotency key until the key
 * was used, although every load brings a new one. So a brief that is sent again after its answer was lost is charged
 * once. A changed brief is another brief.
 */
export function useBrief({ freshKey, answer, example }: UseBriefInput) {
  const form = useRef<HTMLFormElement>(null);
  const spent = useRef(false);
  const sent = useRef<FormDataEntryValue | null>(null);
  // A new object each time the form is filled or emptied, also with what it held before.
  const [filled, fill] = useState<Filled>({ values: answer?.values ?? example?.values });
  const userId = useRootData().user?.id ?? '';
  const [key, setKey] = useState(answer?.values?.idempotencyKey ?? freshKey);
  const navigation = useNavigation();
  const sending = navigation.formData?.get('intent') ?? null;
  const isTried = useRef(false);
  const isChangedSince = useRef(false);
  useEffect(() => {
    if (sending) sent.current = sending;
    if (sending !== 'generate') return;
    isTried.current = true;
    isChangedSince.current = false;
  }, [sending]);

  const hasOther = useRef(Boolean(answer || example));
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = hasOther.current ? null : readDraft(userId);
    if (draft && isUntouched(element)) {
      fill({ values: draft, isDraft: true });
      setKey((fresh) => draft.idempotencyKey ?? fresh);
      // It may have been on its way when the page was left.
      isTried.current = true;
    }
    const keep = (event: Event) => {
      if (isTried.current && event.isTrusted) setKey(newKey());
      isTried.current = false;
      isChangedSince.current = true;
      keepDraft(userId, element);
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [userId]);

  useEffect(() => {
    if (!answer) return;
    const accepted = answer.notice.tone === 'success';
    if (sent.current === 'generate' && accepted) {
      spent.current = true;
      if (!isChangedSince.current) {
        fill({});
        document.getElementById('ads-title')?.scrollIntoView({ block: 'nearest' });
      }
    }
    if (sent.current === 'remix' && accepted) fill({ values: answer.values });
  }, [answer]);
  useEffect(() => {
    if (example && shown.current.values !== example.values) fill({ values: example.values });
  }, [example]);

  const shown = useRef(filled);
  useEffect(() => {
    if (shown.current === filled) return;
    shown.current = filled;
    // The defaults in the page are the new values by now; a reset shows them in place of what was typed.
    form.current?.reset();
    if (!filled.values) forgetDraft(userId);
    else if (form.current) keepDraft(userId, form.current);
    if (filled.values && !filled.isDraft)
      form.current?.querySelector<HTMLInputElement>('[name=title]')?.focus();
  }, [filled, userId]);

  useEffect(() => {
    if (answer) focusFirstInvalid(form.current);
  }, [answer]);

  useEffect(() => {
    if (!spent.current) return;
    spent.current = false;
    setKey(freshKey);
  }, [freshKey]);
  return { form, key, values: filled.values, pending: sending === 'generate' };
}

/** 32 hexadecimal digits; not randomUUID, which plain HTTP lacks. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
