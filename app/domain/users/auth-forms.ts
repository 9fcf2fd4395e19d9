import { z } from 'zod';
import { emailMaxLength, nameMaxLength, passwordMaxLength } from './auth-limits.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Sentences that are promised word for word (specification: auth.errors, auth.recovery.gone, auth.password-length),
 * and ours beside them.
 */
export const authMessages = {
  captcha: 'Please complete the captcha verification',
  mismatch: 'Passwords do not match',
  tooShort: (min: number) => `Password must be at least ${min} characters long`,
  sessionMissing: 'Recovery session not found. Please request a new reset link.',
  sessionExpired: 'Recovery session expired. Please request a new reset link.',
} as const;

const line = (value: string) => value.normalize('NFC').trim();

const email = z
  .string({ error: 'Please enter your email address.' })
  .transform((value) => line(value).toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'Please enter your email address.', abort: true })
      .max(emailMaxLength, {
        error: `Please use an address of at most ${emailMaxLength} characters.`,
        abort: true,
      })
      .pipe(z.email('Please enter a valid email address, such as name@example.com.')),
  );

/** A person's name as every form takes it. */
export const fullName = z
  .string({ error: 'Please enter your full name.' })
  .transform(line)
  .pipe(
    z
      .string()
      .min(1, { error: 'Please enter your full name.', abort: true })
      .max(nameMaxLength, { error: `Please keep your name under ${nameMaxLength} characters.`, abort: true })
      // A name is quoted in mails: it must not carry a message of its own.
      .refine(
        (value) => !/\p{Cc}|[<>]|:\/\/|www\./iu.test(value),
        'Please enter your name only, without links or symbols.',
      ),
  );

/** A password that is there already, for a form that asks who it is. */
export const currentPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, { error: 'Please enter your password.', abort: true })
  .max(passwordMaxLength, `Passwords have at most ${passwordMaxLength} characters.`);

/** A password to be set; `min` is the deployment's shortest. */
export const newPassword = (min: number) =>
  z
    .string({ error: 'Please choose a password.' })
    .min(min, { error: authMessages.tooShort(min), abort: true })
    .max(passwordMaxLength, {
      error: `Password must be at most ${passwordMaxLength} characters long`,
      abort: true,
    })
    .refine(
      (value) => !isCommonPassword(value),
      'This password is among the first that anyone would guess. Please choose another.',
    );

export const signInSchema = z.object({ email, password: currentPassword });
export const emailSchema = z.object({ email });
/** `min` is the deployment's shortest password. */
export const signUpSchema = (min: number) => z.object({ fullName, email, password: newPassword(min) });
/** `min` is the deployment's shortest password. */
export const newPasswordSchema = (min: number) =>
  z
    .object({ password: newPassword(min), confirmPassword: z.string({ error: authMessages.mismatch }) })
    .refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: authMessages.mismatch,
      when: ({ value }) => hasBoth(value),
    });

export type AuthFieldName = 'fullName' | 'email' | 'password' | 'confirmPassword' | 'captcha';
export type AuthErrors = Partial<Record<AuthFieldName, string>>;

/** The first message of each field. */
export function errorsOf(error: z.ZodError): AuthErrors {
  const errors: AuthErrors = {};
  for (const issue of error.issues) errors[issue.path[0] as AuthFieldName] ??= issue.message;
  return errors;
}

function hasBoth(value: unknown): boolean {
  const form = value as Record<string, unknown> | null;
  return typeof form?.password === 'string' && typeof form.confirmPassword === 'string';
}
