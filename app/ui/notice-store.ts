import type { Notice } from '#app/ui/notice.ts';

/** `about` is the matter a notice is of: a newer one takes the place of the one before it. */
export type ShownNotice = Notice & { id: number; about: string };

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly ShownNotice[] = [];

function replace(next: readonly ShownNotice[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast. One at a time about one matter: what the last form came to, unless another is named. At most three
 * stay. Browser only.
 */
export function showNotice(notice: Notice, { about = 'form' }: { about?: string } = {}): void {
  lastId += 1;
  const others = shown.filter((other) => other.about !== about);
  replace([...others, { ...notice, about, id: lastId }].slice(-3));
}

/** Takes back what was said about a matter. */
export function withdrawNotice(about: string): void {
  if (shown.some((notice) => notice.about === about))
    replace(shown.filter((notice) => notice.about !== about));
}

export function dismissNotice(id: number): void {
  replace(shown.filter((notice) => notice.id !== id));
}

/** The open modal dialogs that have a place for notices, in the order in which they were opened. Browser only. */
let dialogs: readonly HTMLDialogElement[] = [];

/** Notes that a dialog with a place for notices has opened or closed. */
export function noteDialog(dialog: HTMLDialogElement, isOpen: boolean): void {
  if (dialogs.includes(dialog) === isOpen) return;
  dialogs = isOpen ? [...dialogs, dialog] : dialogs.filter((other) => other !== dialog);
  for (const listener of listeners) listener();
}

/** The dialog that has the notices now, if one is open. */
export const topDialog = () => dialogs.at(-1) ?? null;

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownNotices = () => shown;
/** The server renders no toasts; a page's PageNotice puts its message into the page instead. */
export const serverNotices = () => none;
