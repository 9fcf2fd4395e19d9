import { type ComponentType, type Ref, useEffect, useRef } from 'react';
import type { FormProps } from 'react-router';
import { href } from 'react-router';
import { contactLimits } from '#app/domain/contact/contact-limits.ts';
import type { SupportAnswer } from '#app/routes/plan/support.tsx';
import { SenderFields } from '#app/routes/public/contact/sender-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Input } from '#app/ui/input.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { Textarea } from '#app/ui/textarea.tsx';

type SupportFormProps = {
  /** The page's own Form, or a fetcher's. */
  form: ComponentType<FormProps>;
  pending: boolean;
  /** As typed before, or what is known of the account. */
  values: Partial<Record<'name' | 'email' | 'subject' | 'message', string>>;
  /** What was wrong with the last attempt. */
  answer: SupportAnswer | undefined;
  subjectRef?: Ref<HTMLInputElement>;
};

/** A message to the operators. The server checks it and words every message, so the browser's own checks are off. */
export function SupportForm({ form: Form, pending, values, answer, subjectRef }: SupportFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) focusFirstInvalid(fields.current);
  }, [answer]);
  const errors = answer?.errors ?? {};
  return (
    <Form method="post" action={href('/manage-plan/support')} noValidate aria-label="Support request">
      <div ref={fields} className="grid gap-5">
        {answer ? <NoticeBanner notice={answer.notice} /> : null}
        <SenderFields values={values} errors={errors} />
        <Field label="Subject" name="subject" required error={errors.subject}>
          {(control) => (
            <Input
              {...control}
              ref={subjectRef}
              dir="auto"
              autoComplete="off"
              maxLength={contactLimits.subject}
              defaultValue={values.subject}
            />
          )}
        </Field>
        <Field label="Message" name="message" required error={errors.message}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={6}
              maxLength={contactLimits.message}
              defaultValue={values.message}
            />
          )}
        </Field>
        <Button pending={pending} className="w-full sm:w-fit">
          {pending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </Form>
  );
}
