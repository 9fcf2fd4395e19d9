import { type FormEvent, useEffect, useState } from 'react';
import { Form, href } from 'react-router';
import type { Loss } from '#app/network/loss.ts';
import { noteLoss } from '#app/network/note-loss.ts';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { betaAttempt } from '#app/routes/gates/beta-attempt.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';

/**
 * Whether the server answers at all. If it does not, sending a plain form would lead to the browser's own error page.
 */
async function findLoss(): Promise<Loss | null> {
  try {
    const answer = await fetch(href('/healthz'), { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return answer.status >= 502 ? 'failed' : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'timed-out';
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}

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
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const loss = await findLoss();
    if (loss) {
      noteLoss(href('/beta-access'), '', loss);
      return setBusy(false);
    }
    const password = new FormData(form).get('password');
    if (typeof password === 'string' && password.trim()) betaAttempt.note(password);
    form.submit();
  };
  return (
    <Form
      reloadDocument
      method="post"
      action={href('/beta-access')}
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
