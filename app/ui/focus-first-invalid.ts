/** Moves the focus to the first field that the answer marks as wrong, in a form or a part of one. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
