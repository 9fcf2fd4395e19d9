import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { cn } from '#app/ui/cn.ts';
import { NoticeBody, noticeVariants } from '#app/ui/notice-banner.tsx';
import { dismissNotice, type ShownNotice } from '#app/ui/notice-store.ts';

/** ms a toast stays; errors are read more slowly. */
const stay = { success: 6000, info: 6000, error: 12_000 };

/** A notice that can be put away. One that does not stay goes by itself, unless somebody is at it. */
export function Toast({
  notice,
  stays,
  className,
}: {
  notice: ShownNotice;
  stays: boolean;
  className: string;
}) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(() => dismissNotice(notice.id), stay[notice.tone]);
    return () => clearTimeout(timer);
  }, [held, stays, notice.id, notice.tone]);
  const hold = (event: FocusEvent) => {
    cameFrom.current = event.relatedTarget;
    setHeld(true);
  };
  // The button goes with the toast: the focus returns to where it was before.
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissNotice(notice.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast or focusing its button only keeps it open
    <div
      className={cn(noticeVariants({ tone: notice.tone }), 'toast-in w-full', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      <NoticeBody notice={notice} />
      <button
        type="button"
        onClick={dismiss}
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-sm hover:bg-ink/10"
      >
        <X className="size-4" aria-hidden="true" />
        <span className="sr-only">Dismiss: {notice.title}</span>
      </button>
    </div>
  );
}
