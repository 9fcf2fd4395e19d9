import type { AdFormValues } from '#app/domain/ads/ad-form.ts';

/** One for each tab and person; gone with the tab and at sign-out. */
const keyOf = (userId: string) => `brief-draft:${userId}`;

/** Keeps what stands in the form, for a reload or a gate that shuts. Pictures can't be kept. */
export function keepDraft(userId: string, form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'intent',
  );
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage is off or full; the form works without.
  }
}

export function forgetDraft(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}

/** What was kept; null when there is nothing. */
export function readDraft(userId: string): AdFormValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return typeof kept === 'object' ? (kept as AdFormValues | null) : null;
  } catch {
    return null;
  }
}

/** Whether nobody has typed into the form since it was drawn. */
export function isUntouched(form: HTMLFormElement): boolean {
  return [...form.elements].every((field) => {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
      return field.checked === field.defaultChecked;
    if (field instanceof HTMLInputElement && field.type === 'file') return field.value === '';
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return !isText || field.value === field.defaultValue;
  });
}
