import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { NewsletterAnswer } from '#app/routes/public/newsletter-action.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';

type NewsletterProps = { answer: NewsletterAnswer | undefined };

/** Newsletter sign-up below the articles; the field clears once an address is taken. */
export function Newsletter({ answer }: NewsletterProps) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useNavigation().formMethod === 'POST';
  useEffect(() => {
    if (answer && !answer.email && !answer.error) form.current?.reset();
  }, [answer]);
  return (
    <section
      aria-labelledby="newsletter-title"
      className="grid gap-6 rounded-xl border-2 border-dashed border-line-strong bg-raised p-6 sm:p-10 lg:grid-cols-2 lg:items-center lg:gap-14"
    >
      <div className="grid gap-2">
        <h2 id="newsletter-title" className="text-heading font-bold tracking-tight text-balance">
          New articles by email
        </h2>
        <p className="text-ink-soft text-pretty">
          Only when there is something to read. Leave whenever you like.
        </p>
      </div>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <Field label="Email address" name="email" error={answer?.error ?? undefined}>
          {(control) => (
            <Input
              {...control}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={answer?.email}
            />
          )}
        </Field>
        <Button variant="ink" pending={pending} className="sm:mt-[1.85rem]">
          Subscribe
        </Button>
      </Form>
    </section>
  );
}
