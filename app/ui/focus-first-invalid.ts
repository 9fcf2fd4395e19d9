/** Moves the focus to the first field of a form, or of a part of one, that its answer marks as wrong. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
