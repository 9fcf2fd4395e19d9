import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import {
  type ShownNotice,
  serverNotices,
  showNotice,
  shownNotices,
  subscribeToNotices,
  topDialog,
} from '#app/ui/notice-store.ts';
import { Toast } from '#app/ui/toast.tsx';

/** Shows `notice` as a toast each time an action answers with a new one. */
export function useNotice(notice: Notice | null | undefined): void {
  useEffect(() => {
    if (notice) showNotice(notice);
  }, [notice]);
}

/**
 * A page's notice. It is a toast, or a banner in the page where it came with the document itself. That is so where
 * JavaScript is off or has not arrived yet.
 */
export function PageNotice({ notice, className }: { notice: Notice | null | undefined; className?: string }) {
  const [first] = useState(notice);
  useNotice(notice === first ? null : notice);
  return notice && notice === first ? <NoticeBanner notice={notice} className={className} /> : null;
}

const none: readonly ShownNotice[] = [];

/**
 * The region toasts appear in; once, in the root. Always in the page, so that screen readers announce what arrives, and
 * above everything: a popover. While a modal dialog is open its own place has them (DialogNotices); over one that has
 * none the popover is raised again.
 */
export function Toaster() {
  const all = useSyncExternalStore(subscribeToNotices, shownNotices, serverNotices);
  const isInDialog = useSyncExternalStore(subscribeToNotices, topDialog, () => null) !== null;
  const notices = isInDialog ? none : all;
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: raised for each new notice
  useEffect(() => {
    const box = region.current;
    if (!box?.showPopover || isInDialog) return;
    if (document.querySelector('dialog:modal') && box.matches(':popover-open')) box.hidePopover();
    if (!box.matches(':popover-open')) box.showPopover();
  }, [notices, isInDialog]);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-(--toast-bottom) z-50 m-0 w-auto justify-items-end gap-3 overflow-visible border-0 bg-transparent p-0 text-ink open:grid sm:start-auto sm:w-96"
    >
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} stays={false} className="pointer-events-auto shadow-lift" />
      ))}
    </section>
  );
}
