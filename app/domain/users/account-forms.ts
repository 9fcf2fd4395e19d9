import { z } from 'zod';
import { authMessages, currentPassword, fullName, newPassword } from './auth-forms.ts';

export const profileSchema = z.object({ fullName });

/** `min` is the deployment's shortest password. */
export const changePasswordSchema = (min: number) =>
  z
    .object({
      currentPassword,
      newPassword: newPassword(min),
      confirmPassword: z.string({ error: authMessages.mismatch }),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: authMessages.mismatch,
      when: ({ value }) => hasBoth(value),
    });

/** What a step that can't be taken back asks for. */
export const confirmSchema = z.object({ currentPassword });

export type AccountFieldName = 'fullName' | 'currentPassword' | 'newPassword' | 'confirmPassword';
export type AccountErrors = Partial<Record<AccountFieldName, string>>;

/** The first message of each field. */
export function accountErrorsOf(error: z.ZodError): AccountErrors {
  const errors: AccountErrors = {};
  for (const issue of error.issues) errors[issue.path[0] as AccountFieldName] ??= issue.message;
  return errors;
}

function hasBoth(value: unknown): boolean {
  const form = value as Record<string, unknown> | null;
  return typeof form?.newPassword === 'string' && typeof form.confirmPassword === 'string';
}
