import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ContactForm, ContactFormErrors } from '#app/domain/contact/contact-form.ts';
import { contactLimits, contactSubjects } from '#app/domain/contact/contact-limits.ts';
import { CaptchaField } from '#app/routes/auth/captcha-field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstInvalid } from '#app/ui/focus-first-invalid.ts';
import { Select } from '#app/ui/select.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { SenderFields } from './sender-fields.tsx';

type ContactFormFieldsProps = {
  /** As typed before, or what is known of a signed-in sender. */
  values: Partial<Record<keyof ContactForm, string>>;
  errors: ContactFormErrors;
  /** The action's last answer; each new one moves the focus to the first field it marks. */
  answer: unknown;
};

/** The public contact form. The server checks it and words every message, so the browser's own checks are off. */
export function ContactFormFields({ values, errors, answer }: ContactFormFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useNavigation().formMethod === 'POST';
  useEffect(() => {
    if (answer) focusFirstInvalid(form.current);
  }, [answer]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label="Contact form"
      className="grid gap-5"
    >
      <SenderFields values={values} errors={errors} />
      <Field label="Subject" name="subject" required error={errors.subject}>
        {(control) => (
          <Select {...control} defaultValue={values.subject ?? ''}>
            <option value="" disabled>
              Choose a subject
            </option>
            {Object.entries(contactSubjects).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Message" name="message" required error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            rows={7}
            className="min-h-44"
            maxLength={contactLimits.message}
            defaultValue={values.message}
          />
        )}
      </Field>
      <CaptchaField action="contact" error={errors.captcha} />
      <Button size="lg" pending={pending} className="w-full sm:w-fit">
        {pending ? 'Sending...' : 'Send Message'}
      </Button>
    </Form>
  );
}
