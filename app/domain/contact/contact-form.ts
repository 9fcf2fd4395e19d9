import { z } from 'zod';
import { type ContactSubject, contactLimits, contactSubjects } from './contact-limits.ts';

const subjectKeys = Object.keys(contactSubjects) as [ContactSubject, ...ContactSubject[]];

const required = 'Please fill in this field.';

const filled = (max: number) =>
  z
    .string({ error: required })
    .transform((value) => value.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(max, `Please keep this under ${max.toLocaleString('en-US')} characters.`),
    );

/** The public contact form. */
const contactFormSchema = z.object({
  name: filled(contactLimits.name),
  email: filled(contactLimits.email).pipe(z.email('Please enter a valid email address.')),
  subject: filled(40).pipe(z.enum(subjectKeys, { error: 'Please choose one of the subjects.' })),
  message: filled(contactLimits.message),
});
export type ContactForm = z.output<typeof contactFormSchema>;

/** The support dialog, whose subject is free text in one line. */
const supportFormSchema = contactFormSchema.extend({
  subject: filled(contactLimits.subject).transform((subject) => subject.replace(/\s+/g, ' ')),
});
export type SupportForm = z.output<typeof supportFormSchema>;

/** What is wrong, by field. */
export type ContactFormErrors = Partial<Record<keyof ContactForm | 'captcha', string>>;

type Reading<Form> =
  | { ok: true; form: Form }
  | {
      ok: false;
      /** Something is not filled in at all. */
      missing: boolean;
      errors: ContactFormErrors;
    };

/** Reads the submitted contact form. */
export function readContactForm(sent: Record<string, unknown>): Reading<ContactForm> {
  return read(contactFormSchema, sent);
}

/** Reads the submitted support dialog. */
export function readSupportForm(sent: Record<string, unknown>): Reading<SupportForm> {
  return read(supportFormSchema, sent);
}

function read<Form>(schema: z.ZodType<Form>, sent: Record<string, unknown>): Reading<Form> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: ContactFormErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof ContactForm;
    errors[field] ??= issue.message;
  }
  return { ok: false, errors, missing: Object.values(errors).includes(required) };
}
