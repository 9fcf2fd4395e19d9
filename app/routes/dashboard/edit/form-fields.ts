import { type FormValues, typedValues } from './form-values.ts';

/** What stands in the form of the page. */
export const readFields = (form: HTMLFormElement): FormValues => typedValues(new FormData(form));

/** Puts values into the fields of the page; things are not fields somebody types into. */
export function writeFields(form: HTMLFormElement, values: FormValues): void {
  const { details, things: _things, ...single } = values;
  for (const [name, value] of Object.entries(single)) {
    const found = form.elements.namedItem(name);
    if (found instanceof RadioNodeList) check(found, value);
    else if (found instanceof HTMLInputElement && found.type === 'radio')
      found.checked = found.value === value;
    else setText(found, value);
    setText(form.elements.namedItem(`${name}Typed`), value);
  }
  const texts = [...form.querySelectorAll<HTMLElement>('[name=detailText]')];
  for (const [index, field] of texts.entries()) setText(field, details[index]?.text ?? '');
}

function check(radios: RadioNodeList, value: string): void {
  for (const radio of radios) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value;
}

function setText(field: Element | RadioNodeList | null, value: string): void {
  const takesText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  if (takesText && field.value !== value) field.value = value;
}
