import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { NewsletterAnswer } from '#app/routes/public/newsletter-action.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';

type NewsletterProps = { answer: NewsletterAnswer | undefined };

/** A coupon to cut out: leave an address, get the newsletter. */
export function Newsletter({ answer }: NewsletterProps) {
  const navigation = useNavigation();
  const pending = navigation.formData?.get('intent') === 'newsletter';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer && !answer.email && !answer.error) form.current?.reset();
  }, [answer]);
  return (
    <Container className="pb-20 lg:pb-28">
      <section
        aria-labelledby="newsletter-title"
        className="grid gap-6 rounded-xl border-2 border-dashed border-line-strong bg-raised p-6 sm:p-10 lg:grid-cols-[1.15fr_1fr] lg:items-center lg:gap-14"
      >
        <div className="grid gap-3">
          <h2 id="newsletter-title" className="font-display text-display">
            Good ad ideas, <span className="accent-word">by mail</span>
          </h2>
          <p className="text-lead text-ink-soft text-pretty">
            What worked in other people's campaigns, taken apart: the hook, the offer, the picture. Short
            enough for a coffee.
          </p>
        </div>
        <Form
          ref={form}
          method="post"
          action="?index"
          preventScrollReset
          className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
        >
          <input type="hidden" name="intent" value="newsletter" />
          <Field
            label="Email address"
            name="email"
            error={answer?.error ?? undefined}
            hint="Leave whenever you like, with one click."
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
          <Button variant="ink" pending={pending} className="sm:mt-[1.85rem]">
            Subscribe
          </Button>
        </Form>
      </section>
    </Container>
  );
}
