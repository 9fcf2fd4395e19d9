import { captcha } from '#app/adapters/adapters.server.ts';
import type { CaptchaAction } from '#app/adapters/captcha/port.ts';

/** Names the widgets give the field that holds the answer: ours and Turnstile's, then hCaptcha's own. */
const fieldNames = ['captcha', 'h-captcha-response'];

/** The answer in a submitted form, if there is one. */
export function captchaAnswerOf(form: FormData): string | undefined {
  for (const name of fieldNames) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** Whether the form's captcha was solved, for this form, just now and for the first time. The answer is spent. */
export async function checkCaptcha(input: {
  form: FormData;
  request: Request;
  action: CaptchaAction;
}): Promise<boolean> {
  const ip = input.request.headers.get('x-client-address') ?? '';
  const verdict = await captcha.verify(captchaAnswerOf(input.form), { ip, action: input.action });
  return verdict.ok;
}
