import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
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
 * Where toasts appear; once, in the root. Always in the page, so that screen readers announce what arrives. While a
 * modal dialog is open they appear inside it: the page behind it can neither be pressed nor heard.
 */
export function Toaster() {
  const notices = useSyncExternalStore(subscribeToNotices, shownNotices, serverNotices);
  const dialog = useOpenDialog(notices);
  return (
    <>
      <Region notices={dialog ? none : notices} />
      {dialog ? createPortal(<Region notices={notices} />, dialog) : null}
    </>
  );
}

const none: readonly ShownNotice[] = [];

/** The modal dialog that is open, if any: looked for with each new notice, at each new address and as one closes. */
function useOpenDialog(notices: readonly ShownNotice[]): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew with each of them
  useEffect(() => {
    const look = () =>
      setDialog([...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null);
    look();
    // It does not bubble.
    document.addEventListener('close', look, true);
    return () => document.removeEventListener('close', look, true);
  }, [notices, key]);
  return dialog;
}

/** A popover, and so above everything that was there before it. */
function Region({ notices }: { notices: readonly ShownNotice[] }) {
  const region = useRef<HTMLElement>(null);
  // What stands in a region from its beginning is not announced.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new notice, should it have been closed
  useEffect(() => {
    const box = region.current;
    if (box?.showPopover && !box.matches(':popover-open')) box.showPopover();
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
      {isThere ? notices.map((notice) => <Toast key={notice.id} notice={notice} />) : null}
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
