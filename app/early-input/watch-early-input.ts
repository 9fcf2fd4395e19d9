type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** How React notices that a field changed: it compares with the value it saw last. */
type Followed = { _valueTracker?: { setValue(value: string): void } };

/**
 * Runs in the page before anything else. Its text is written into the page, so it may use nothing from outside but its
 * arguments.
 *
 * What somebody does before the application is alive is not lost. A field that was changed gets its value back, in case
 * the application has overwritten it, and the application hears of it. A form may be marked by `needsScripts`, or hold
 * something that is. When it is sent, it waits for the application and is then sent again; meanwhile it has
 * `data-held`. If the scripts fail, or do not come within `patience` ms, it goes without them. Without a network it
 * waits for one.
 */
export function watchEarlyInput(aliveEvent: string, needsScripts: string, patience: number): void {
  const touched = new Map<Field, string | boolean | boolean[]>();
  let held: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isCheckable = (field: Field) => field.type === 'checkbox' || field.type === 'radio';

  const note = ({ target }: Event) => {
    const field = target as Field;
    if (field instanceof HTMLSelectElement) {
      touched.set(
        field,
        [...field.options].map((option) => option.selected),
      );
    } else if (isCheckable(field)) touched.set(field, (field as HTMLInputElement).checked);
    else if ('value' in field) touched.set(field, field.value);
  };

  const tell = (field: Field, was: string | boolean | boolean[]) => {
    if (typeof was === 'boolean') {
      const box = field as HTMLInputElement;
      if (box.checked !== was) box.checked = was;
      (box as Followed)._valueTracker?.setValue(String(!was));
      // A plain event of this name toggles nothing; React looks for changed boxes when it hears one.
      box.dispatchEvent(new Event('click', { bubbles: true }));
    } else if (typeof was === 'string') {
      // Not where it is there already: that would move the caret and end what an input method is composing.
      if (field.type !== 'file' && field.value !== was) field.value = was;
      (field as Followed)._valueTracker?.setValue(`${was}+`);
    } else {
      [...(field as HTMLSelectElement).options].forEach((option, index) => {
        if (option.selected !== was[index]) option.selected = was[index] === true;
      });
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const send = () => {
    if (!held) return;
    const { form, submitter } = held;
    held = undefined;
    form.requestSubmit(submitter && form.contains(submitter) ? submitter : null);
  };

  const goWithout = () => {
    hasFailed = true;
    if (navigator.onLine) send();
    else addEventListener('online', goWithout, { once: true });
  };

  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (hasFailed && navigator.onLine) return;
    if (!form.matches(needsScripts) && !form.querySelector(needsScripts)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { form, submitter: event.submitter };
    form.dataset.held = '';
    if (hasFailed) goWithout();
    else timer ??= setTimeout(goWithout, patience);
  };

  const notice = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) goWithout();
  };

  const begin = () => {
    clearTimeout(timer);
    document.removeEventListener('input', note, true);
    document.removeEventListener('change', note, true);
    document.removeEventListener('submit', hold, true);
    removeEventListener('error', notice, true);
    removeEventListener('unhandledrejection', goWithout);
    removeEventListener('online', goWithout);
    for (const [field, was] of touched) tell(field, was);
    touched.clear();
    if (held) delete held.form.dataset.held;
    send();
    document.documentElement.dataset.alive = '';
  };

  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
  document.addEventListener('submit', hold, true);
  addEventListener('error', notice, true);
  // A module that another one imports while it runs.
  addEventListener('unhandledrejection', goWithout);
  document.addEventListener(aliveEvent, begin, { once: true });
}
