import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { AuthIntent } from './auth-outcome.ts';

type AuthFormProps = { intent: AuthIntent; submit: string; pending: string; children: ReactNode };

/** A form of the sign-in page. The server words every message, so the browser's own checks are off. */
export function AuthForm({ intent, submit, pending, children }: AuthFormProps) {
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button size="lg" pending={busy} className="w-full">
        {busy ? pending : submit}
      </Button>
    </Form>
  );
}
