import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cn } from '#app/ui/cn.ts';
import {
  noteDialog,
  serverNotices,
  shownNotices,
  subscribeToNotices,
  topDialog,
} from '#app/ui/notice-store.ts';
import { Toast } from '#app/ui/toast.tsx';

/**
 * Where notices stand while the dialog around it is open: in its frame, below what it holds. The toasts of the page
 * behind can then be neither pressed nor heard, and would lie on the dialog's buttons. Here they stay until they are
 * put away or the dialog closes, so that nothing moves under a finger.
 */
export function DialogNotices({ className }: { className?: string }) {
  const place = useRef<HTMLElement>(null);
  const [own, setOwn] = useState<HTMLDialogElement | null>(null);
  const notices = useSyncExternalStore(subscribeToNotices, shownNotices, serverNotices);
  const top = useSyncExternalStore(subscribeToNotices, topDialog, () => null);
  const here = own && own === top ? notices : [];
  const newest = here.at(-1)?.id;

  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    if (!dialog) return;
    const look = () => noteDialog(dialog, dialog.matches(':modal'));
    setOwn(dialog);
    look();
    // A browser without the first event shows a dialog's notices as toasts.
    dialog.addEventListener('toggle', look);
    dialog.addEventListener('close', look);
    return () => {
      dialog.removeEventListener('toggle', look);
      dialog.removeEventListener('close', look);
      noteDialog(dialog, false);
    };
  }, []);
  useEffect(() => {
    if (newest !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <section
      ref={place}
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      className={cn('grid scroll-mb-6 gap-3 empty:absolute', className)}
    >
      {here.map((notice) => (
        <Toast key={notice.id} notice={notice} stays className="" />
      ))}
    </section>
  );
}
