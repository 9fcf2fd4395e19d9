import type { ZodType } from 'zod';
import type { CaptchaAction } from '#app/adapters/captcha/port.ts';
import { type AuthErrors, authMessages, errorsOf } from '#app/domain/users/auth-forms.ts';
import { captchaAnswerOf, checkCaptcha } from '#app/domain/users/captcha-check.server.ts';

/** The form's fields, once they are right and its captcha is solved. A wrong field does not spend the captcha. */
export async function readWithCaptcha<Value>(input: {
  request: Request;
  form: FormData;
  action: CaptchaAction;
  schema: ZodType<Value>;
}): Promise<{ ok: true; value: Value } | { ok: false; errors: AuthErrors }> {
  const { form, request, action } = input;
  const parsed = input.schema.safeParse(textFields(form));
  const captcha = authMessages.captcha;
  const missing: AuthErrors = captchaAnswerOf(form) === undefined ? { captcha } : {};
  if (!parsed.success) return { ok: false, errors: { ...errorsOf(parsed.error), ...missing } };
  if (await checkCaptcha({ form, request, action })) return { ok: true, value: parsed.data };
  return { ok: false, errors: { captcha } };
}

/** The form's text by field name; files are left out. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
