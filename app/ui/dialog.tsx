import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '#app/ui/button.tsx';
import { cn } from '#app/ui/cn.ts';
import { DialogNotices } from '#app/ui/dialog-notices.tsx';

type DialogProps = Omit<ComponentProps<'dialog'>, 'title' | 'id'> & {
  /** Opened by a DialogTrigger or closed by a DialogClose with the same id. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
};

function dialogOf(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/** Opens the dialog with this id, if it is closed. */
export function openDialog(id: string): void {
  const dialog = dialogOf(id);
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(id: string): void {
  dialogOf(id)?.close();
}

/** A modal dialog on the browser's own <dialog>: focus stays inside, Escape closes, the page behind is inert. */
export function Dialog({ id, title, description, className, children, ...rest }: DialogProps) {
  const labelId = useId();
  return (
    <dialog
      {...rest}
      id={id}
      aria-labelledby={`${labelId}-title`}
      aria-describedby={description ? `${labelId}-text` : undefined}
      className={cn(
        'm-auto w-[calc(100%-2rem)] max-w-lg rounded-lg border border-line bg-raised p-6 text-ink shadow-lift',
        'backdrop:bg-black/55 open:grid open:gap-4',
        className,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${labelId}-title`} className="text-title font-bold tracking-tight">
          {title}
        </h2>
        <DialogClose
          dialogId={id}
          variant="ghost"
          size="icon"
          className="-m-2 size-9 min-h-0"
          aria-label="Close"
        >
          <X aria-hidden="true" />
        </DialogClose>
      </div>
      {description ? (
        <div id={`${labelId}-text`} className="text-base text-ink-soft">
          {description}
        </div>
      ) : null}
      {children}
      <DialogNotices />
    </dialog>
  );
}

/** True where the command attributes of a button open and close dialogs by themselves. */
const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Opens a dialog. The command attributes do it before JavaScript arrives, the click where a browser lacks them. */
export function DialogTrigger({ dialogId, ...rest }: ButtonProps & { dialogId: string }) {
  const command = { command: 'show-modal', commandfor: dialogId };
  return (
    <Button {...rest} {...command} type="button" onClick={() => hasCommands() || openDialog(dialogId)} />
  );
}

export function DialogClose({ dialogId, ...rest }: ButtonProps & { dialogId: string }) {
  const command = { command: 'close', commandfor: dialogId };
  return (
    <Button {...rest} {...command} type="button" onClick={() => hasCommands() || closeDialog(dialogId)} />
  );
}
