/** In the page: whether each form with a captcha has an answer to it. */
export function isSolved(): boolean {
  const forms = [...document.forms].filter((form) => form.querySelector('.captcha-box'));
  return forms.every((form) =>
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].some(({ value }) => value.length > 40),
  );
}

/** In the page: its posted forms, each once for every button that says what it asks for. */
export function listForms() {
  return [...document.forms].flatMap((form, index) => {
    if (form.method !== 'post' || form.getAttribute('action') === '/sign-out') return [];
    // Sent by a script of its own, picture by picture (network-cut.test.ts).
    if (form.getAttribute('aria-label') === 'Upload pictures') return [];
    const path = new URL(form.action, location.href).pathname;
    const fixed = form.querySelector<HTMLInputElement>('input[name=intent]')?.value;
    const asked = [...form.elements].flatMap((element) =>
      element instanceof HTMLButtonElement && element.name === 'intent'
        ? { intent: element.value, button: element.value }
        : [],
    );
    const all = fixed !== undefined || asked.length === 0 ? [{ intent: fixed ?? 'null', button: '' }] : asked;
    return all.map((each) => ({ index, path, ...each }));
  });
}

/** In the page: types something and sends the form, by its button of this name where it has several. */
export function submitForm({ index, button }: { index: number; button: string }) {
  const form = document.forms[index];
  if (!form) throw new Error(`no form ${index}`);
  form.noValidate = true;
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input:is([type=text], [type=password]):not([readonly]), textarea',
  );
  for (const field of fields) field.value = 'typed';
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=email]'))
    field.value = 'typed@example.com';
  const pressed = [...form.elements].find(
    (element) =>
      element instanceof HTMLButtonElement && element.name === 'intent' && element.value === button,
  ) as HTMLButtonElement | undefined;
  if (pressed) pressed.disabled = false;
  form.requestSubmit(button ? pressed : null);
}

/** In the page: whether a field that was typed in still says so. */
export function typedIn(index: number): boolean {
  const fields = document.forms[index]?.querySelectorAll<HTMLInputElement>(
    'input:is([type=text], [type=password]):not([readonly]), textarea',
  );
  return [...(fields ?? [])].every(({ value }) => value === 'typed');
}
