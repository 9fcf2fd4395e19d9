import { X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { href, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router';
import { cn } from '#app/ui/cn.ts';
import { DialogNotices } from '#app/ui/dialog-notices.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { withoutSaved } from './saved.ts';

type PostDialogProps = { title: string; children: (cancel: ReactNode) => ReactNode };

/**
 * A page of its own that opens over the list as a modal dialog. Without JavaScript it stands above the list, open. What
 * was typed is not thrown away without asking. `children` get the button that leaves.
 */
export function PostDialog({ title, children }: PostDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isChanged = useRef(false);
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  const list = `${href('/admin/blog')}${withoutSaved(useLocation().search)}`;

  // A layout effect ends while the dialog is still in the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    // Opened by the server as part of the page; a modal one has to be opened by a script.
    element.removeAttribute('open');
    element.showModal();
    element.querySelector<HTMLElement>('[name=title]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isChanged.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  // Every way to leave this page inside the product: Escape, a link, the back button. A saved post leaves by a
  // redirect.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm('Discard what you have written?')) blocker.proceed();
    else blocker.reset();
  }, [blocker]);

  const leave = () => {
    if (!busy) void navigate(list, { preventScrollReset: true });
  };
  const closeLink = { to: list, preventScrollReset: true };
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="post-dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onInput={() => {
        isChanged.current = true;
      }}
      className={cn(
        'm-auto w-full max-w-3xl rounded-lg border border-line bg-raised p-5 text-ink shadow-lift sm:p-6',
        'backdrop:bg-black/55 [&:modal]:w-[calc(100%-1.5rem)] [&:not(:modal)]:static',
      )}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id="post-dialog-title" className="text-title font-bold tracking-tight">
          {title}
        </h2>
        <LinkButton
          {...closeLink}
          aria-label="Close"
          variant="ghost"
          size="icon"
          className="-m-2 size-9 min-h-0"
        >
          <X aria-hidden="true" />
        </LinkButton>
      </div>
      {children(
        <LinkButton {...closeLink} variant="secondary">
          Cancel
        </LinkButton>,
      )}
      <DialogNotices className="mt-4 empty:mt-0" />
    </dialog>
  );
}
