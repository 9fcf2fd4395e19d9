import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { NewsletterAnswer } from '#app/routes/newsletter/newsletter-action.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Input } from '#app/ui/input.tsx';

type NewsletterFormProps = {
  answer: NewsletterAnswer | undefined;
  /** Address of the action; the page itself unless given. */
  action?: string;
  /** The heading, with the id 'newsletter-title', and what it is about. */
  children: ReactNode;
};

/** The sign-up for the newsletter, drawn as a coupon. The field is emptied once the address is stored. */
export function NewsletterForm({ answer, action, children }: NewsletterFormProps) {
  const { state, formData } = useNavigation();
  const pending = state === 'submitting' && formData?.get('intent') === 'newsletter';
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  useEffect(() => {
    if (answer && !answer.email && !answer.error) form.current?.reset();
    else if (answer?.error) focusFirstInvalid(form.current);
  }, [answer]);
  useEffect(() => {
    if (answer || state !== 'submitting') isSending.current = false;
  }, [answer, state]);
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="grid scroll-mt-24 gap-6 rounded-xl border-2 border-dashed border-line-strong bg-raised p-6 sm:p-10 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-14"
    >
      <div className="grid gap-3">{children}</div>
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        onSubmit={(event) => {
          // A second press may come before the button shows that it works.
          if (isSending.current) event.preventDefault();
          isSending.current = true;
        }}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <input type="hidden" name="intent" value="newsletter" />
        <Field
          label="Email address"
          name="email"
          error={answer?.error ?? undefined}
          hint="Confirm by mail, leave with one click."
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="you@yourshop.com"
              defaultValue={answer?.email}
            />
          )}
        </Field>
        <Button variant="ink" pending={pending} className="sm:mt-[1.725rem]">
          Subscribe
        </Button>
      </Form>
    </section>
  );
}
