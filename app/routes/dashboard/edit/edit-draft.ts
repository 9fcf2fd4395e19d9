import type { FormValues } from './form-values.ts';

/** Unsaved changes of one ad, kept for this tab: they outlive a reload, and go with the tab and at sign-out. */
export type EditDraft = { version: number; values: FormValues };

const keyOf = (userId: string, adId: string) => `edit-draft:${userId}:${adId}`;

export function keepEditDraft(userId: string, adId: string, draft: EditDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, adId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, adId));
  } catch {
    // Storage is off or full; the editor works without.
  }
}

/** What was kept; null when there is nothing, or nothing this version of the page understands. */
export function readEditDraft(userId: string, adId: string): EditDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(userId, adId)) ?? 'null') as EditDraft | null;
    const isWhole =
      typeof kept?.version === 'number' &&
      typeof kept.values.headline === 'string' &&
      Array.isArray(kept.values.details) &&
      Array.isArray(kept.values.things);
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}
