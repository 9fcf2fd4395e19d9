import type { Notice } from '#app/ui/notice.ts';

export type ShownNotice = Notice & { id: number };

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly ShownNotice[] = [];

function replace(next: readonly ShownNotice[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; at most three stay, the oldest leaves first. Browser only. */
export function showNotice(notice: Notice): void {
  lastId += 1;
  replace([...shown, { ...notice, id: lastId }].slice(-3));
}

export function dismissNotice(id: number): void {
  replace(shown.filter((notice) => notice.id !== id));
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownNotices = () => shown;
/** The server renders no toasts; a page's PageNotice puts its message into the page instead. */
export const serverNotices = () => none;
