import { z } from 'zod';

/** Subjects of the public form, in its order. */
export const contactSubjects = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing Question',
  feature: 'Feature Request',
  bug: 'Bug Report',
  partnership: 'Partnership',
  api: 'API Access',
  enterprise: 'Enterprise Plan',
} as const;
type ContactSubject = keyof typeof contactSubjects;

const subjectKeys = Object.keys(contactSubjects) as [ContactSubject, ...ContactSubject[]];

/** 'billing' to 'Billing Question'; any other text stays as it is. */
export function subjectLabel(subject: string): string {
  return Object.hasOwn(contactSubjects, subject) ? contactSubjects[subject as ContactSubject] : subject;
}

/** Longest values in characters; the browser sets the same as maxlength. */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const;

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

/** What is wrong, by field. */
export type ContactFormErrors = Partial<Record<keyof ContactForm | 'captcha', string>>;

/** Reads the submitted form; `missing` says that something is not filled in at all. */
export function readContactForm(
  sent: Record<string, unknown>,
): { ok: true; form: ContactForm } | { ok: false; missing: boolean; errors: ContactFormErrors } {
  const parsed = contactFormSchema.safeParse(sent);
  if (parsed.success) return { ok: true, form: parsed.data };
  const errors: ContactFormErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as keyof ContactForm;
    errors[field] ??= issue.message;
  }
  return { ok: false, errors, missing: Object.values(errors).includes(required) };
}
