import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { emailMaxLength } from '#app/domain/users/auth-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Input } from '#app/ui/input.tsx';

/** The page's last answer, as far as this form shows it. `at` tells two equal ones apart. */
export type InviteOutcome = { error?: string; email?: string; at: number };

type InviteFormProps = { isFull: boolean; seats: number; outcome: InviteOutcome | undefined };

/** Asks for the address to invite; with every seat taken it says so instead. */
export function InviteForm({ isFull, seats, outcome }: InviteFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'invite';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome?.error) focusFirstInvalid(form.current);
  }, [outcome]);
  if (isFull) {
    return (
      <p className="rounded-md bg-sunk px-4 py-3 text-sm text-ink-soft">
        All {seats} seats are taken. Remove somebody or withdraw an invitation to free one.
      </p>
    );
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Invite somebody"
      className="grid gap-4 border-t border-line pt-6"
    >
      <input type="hidden" name="intent" value="invite" />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Email of the person to invite"
          name="email"
          required
          error={outcome?.error}
          hint="They get a link that is open for 7 days."
        >
          {(control) => (
            <Input
              {...control}
              key={outcome?.at}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={emailMaxLength}
              defaultValue={outcome?.email}
            />
          )}
        </Field>
        <Button pending={pending} className="sm:mt-6.5">
          {pending ? 'Sending...' : 'Send Invitation'}
        </Button>
      </div>
    </Form>
  );
}
