import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '#app/ui/cn.ts';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner, NoticeBody, noticeVariants } from '#app/ui/notice-banner.tsx';
import {
  dismissNotice,
  type ShownNotice,
  serverNotices,
  showNotice,
  shownNotices,
  subscribeToNotices,
} from '#app/ui/notice-store.ts';

/** ms a toast stays; errors are read more slowly. */
const stay = { success: 6000, info: 6000, error: 12_000 };

/** Shows `notice` as a toast each time an action answers with a new one. */
export function useNotice(notice: Notice | null | undefined): void {
  useEffect(() => {
    if (notice) showNotice(notice);
  }, [notice]);
}

/**
 * A page's notice: a toast, or a banner in the page for one that came with the document itself, as it does where
 * JavaScript is off or has not arrived yet.
 */
export function PageNotice({ notice, className }: { notice: Notice | null | undefined; className?: string }) {
  const [first] = useState(notice);
  useNotice(notice === first ? null : notice);
  return notice && notice === first ? <NoticeBanner notice={notice} className={className} /> : null;
}

/**
 * The region toasts appear in; once, in the root. Always in the page, so that screen readers announce what arrives, and
 * above everything: a popover, which is raised again over a dialog that was opened since.
 */
export function Toaster() {
  const notices = useSyncExternalStore(subscribeToNotices, shownNotices, serverNotices);
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: raised for each new notice
  useEffect(() => {
    const box = region.current;
    if (!box?.showPopover) return;
    if (document.querySelector('dialog:modal') && box.matches(':popover-open')) box.hidePopover();
    if (!box.matches(':popover-open')) box.showPopover();
  }, [notices]);
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
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Toast({ notice }: { notice: ShownNotice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(notice.id), stay[notice.tone]);
    return () => clearTimeout(timer);
  }, [held, notice.id, notice.tone]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast or focusing its button only keeps it open
    <div
      className={cn(noticeVariants({ tone: notice.tone }), 'toast-in pointer-events-auto w-full shadow-lift')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <NoticeBody notice={notice} />
      <button
        type="button"
        onClick={() => dismissNotice(notice.id)}
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-sm hover:bg-ink/10"
      >
        <X className="size-4" aria-hidden="true" />
        <span className="sr-only">Dismiss: {notice.title}</span>
      </button>
    </div>
  );
}
