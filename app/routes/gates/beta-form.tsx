import { type FormEvent, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { betaAttempt } from '#app/routes/gates/beta-attempt.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';

/** Asks for the shared password: a plain form, answered by a whole page, as there is no other page to stay on. */
export function BetaForm({ next, refusal }: { next: string; refusal?: Notice }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Still shut after an attempt: it was denied.
    betaAttempt.forget();
    // The page may come back from the browser's cache.
    const rest = () => setBusy(false);
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (busy) return event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password === 'string' && password.trim()) betaAttempt.note(password);
    setBusy(true);
  };
  return (
    <Form
      reloadDocument
      method="post"
      action="/beta-access"
      noValidate
      onSubmit={submit}
      className="grid w-full max-w-md gap-4"
    >
      {refusal ? <NoticeBanner notice={refusal} /> : null}
      <input type="hidden" name="next" value={next} />
      <Field label="Beta Password" name="password" required>
        {(control) => <PasswordInput {...control} autoComplete="off" autoFocus={refusal !== undefined} />}
      </Field>
      <Button size="lg" pending={busy} className="w-full">
        {busy ? 'Verifying...' : 'Access Beta'}
      </Button>
    </Form>
  );
}
