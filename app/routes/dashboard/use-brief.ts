import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { AdFormValues } from '#app/domain/ads/ad-form.ts';
import type { DashboardAnswer } from '#app/routes/dashboard/dashboard-view.tsx';
import type { ExampleBrief } from '#app/routes/dashboard/example-briefs.ts';

type UseBriefInput = { freshKey: string; answer?: DashboardAnswer; example?: ExampleBrief };

/**
 * What the form remembers between answers: it is emptied once a generation was accepted, filled when an answer brings
 * values (Remix) or an example is chosen, and keeps both through paging, when the answer is gone. It keeps its
 * idempotency key until it was spent, although every load brings a new one.
 */
export function useBrief({ freshKey, answer, example }: UseBriefInput) {
  const form = useRef<HTMLFormElement>(null);
  const spent = useRef(false);
  const sent = useRef<FormDataEntryValue | null>(null);
  // A new object each time the form is filled or emptied, also with what it held before.
  const [filled, fill] = useState<{ values?: AdFormValues }>({ values: answer?.values ?? example?.values });
  const [key, setKey] = useState(answer?.values?.idempotencyKey ?? freshKey);
  const navigation = useNavigation();
  const sending = navigation.formData?.get('intent') ?? null;
  useEffect(() => {
    if (sending) sent.current = sending;
  }, [sending]);

  useEffect(() => {
    if (!answer) return;
    const accepted = answer.notice.tone === 'success';
    if (sent.current === 'generate' && accepted) {
      fill({});
      spent.current = true;
      document.getElementById('ads-title')?.scrollIntoView({ block: 'nearest' });
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
    if (filled.values) form.current?.querySelector<HTMLInputElement>('[name=title]')?.focus();
  }, [filled]);

  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);

  useEffect(() => {
    if (!spent.current) return;
    spent.current = false;
    setKey(freshKey);
  }, [freshKey]);
  return { form, key, values: filled.values, pending: sending === 'generate' };
}
